/** The kinds that are told by their words in other languages than English and German. */
export type AskedElsewhere = 'why' | 'moment' | 'duration' | 'price' | 'number' | 'who' | 'yesNo';

interface Asking extends Partial<Record<AskedElsewhere, string>> {
  /** Whether the words stand anywhere in a question, and not where it begins. */
  isAnywhere?: true;
  /** What belongs to the words and stands apart from them: `Wanneer komt … aan bod`. */
  apart?: string;
}

const il = '((-t)?-(il|elle|on|ils|elles)| est-ce qu.(il|elle|on|ils|elles))';
const fala = '(é que )?((ele|ela|eles|elas|se) )?(fala|falam|explica|explicam|menciona|mencionam|mostra|mostram)';
const habla = '(se )?(habla|hablan|explica|explican|menciona|mencionan|trata|tratan)';
const parla = '(si )?(parla|parlano|spiega|spiegano|menziona|mostra|tratta)';
const mowi = '(jest |była )?(mowa|mówi|mówią|opowiada|wspomina|tłumaczy|omawia|wyjaśnia)( o)?';
const govorit =
  '((он|она|они|автор|ведущий|ведущая) )?(говорит|говорят|говорится|рассказыва\\p{L}+|упомина\\p{L}+|объясня\\p{L}+|ид[её]т речь|заходит речь)';

const serboCroatian: Asking = {
  why: 'zašto|iz kojeg razloga|zbog čega',
  moment:
    '(kada|kad|gdje|gde)( se)? (govori|priča|kaže|spominje|objašnjava|pokazuje)( o)?|u ko(jem|joj|m) (dijelu|delu|trenutku|minuti|minutu)( videa)?',
  duration:
    'koliko (dugo( (traje|treba))?|vremena|traje|(?=(sekundi|minuta|sati|dana|tjedana|nedelja|mjeseci|meseci|godina) ))',
  price: 'koliko(?= (košta|koštaju|koštao|koštala|stoji|se plaća))|koja je (cijena|cena)|po kojoj (cijeni|ceni)',
  number: 'koliko',
  who: '(s |sa |od )?(tko|ko|koga|komu|kome|kim)',
  yesNo: '\\p{L}+ li',
};

/**
 * The words with which other languages ask for a reason, where in the video something is said, how long something takes, what it costs, how
 * many there are, who it is, and whether it is so, by the languages' codes. What follows in `(?=…)` may well be said where that is told.
 */
export const asked: Readonly<Record<string, Asking>> = {
  fr: {
    why: 'pourquoi|pour quelles? raisons?|comment se fait-il',
    moment: `(à|dans) quel(le)? (moment|endroit|passage|minute|partie)( de la vidéo)?( (parle|explique|aborde)${il})?|(quand|où)( (parle|parlent|explique|aborde|évoque)${il}|${il} (parle|explique|aborde|évoque))|quand est-il question`,
    duration: '((pendant|depuis|en) )?combien de (temps|(?=(secondes|minutes|heures|jours|semaines|mois) ))',
    price: 'combien(?= (ça |cela )?(coûte\\p{L}*|vaut|valent|pa[iy]e\\p{L}*))|quel est le (prix|tarif)|à quel prix',
    number: '(à )?combien',
    who: '(de |à |avec |par )?qui',
    yesNo: 'est-ce qu(?:e|(?=.))|(peut|doit|faut|puis|y a)(-t)?-(on|il|je)',
  },
  es: {
    why: '(por|para) qué|por cuál (razón|motivo)|a qué se debe',
    moment: `(cuándo|dónde) ${habla}|(en|desde) qué (momento|minuto|parte|punto)( del v[ií]deo)?( ${habla})?`,
    duration:
      '((por|durante|en|desde hace) )?cuánt[oa]s? (tiempo( (dura|duran|tarda|tardan))?|(?=(segundos|minutos|horas|días|semanas|meses) ))|cuánto (dura|duran|tarda|tardan)',
    price:
      'cuánto(?= (cuesta|cuestan|costó|vale|valen|cobra|cobran|pagó|hay que pagar|se paga))|(cuál es el|a qué) precio',
    number: '(a |de |en )?cuánt[oa]s?',
    who: '(a |de |con |por )?quién(es)?',
    yesNo: 'se puede|puedo|podemos|es (posible|verdad|cierto)',
  },
  pt: {
    why: '(por|para) qu[eê]|porqu[eê]|por (qual|que) (razão|motivo)',
    moment: `(quando|onde) ${fala}|(em|a partir de) que (momento|minuto|parte|ponto|altura)( do vídeo)?( ${fala})?`,
    duration:
      '((por|durante|em|há) )?quant[oa]s? (tempo( (dura|duram|demora|demoram|leva|levam))?|(?=(segundos|minutos|horas|dias|semanas|meses) ))|quanto (dura|demora|leva)',
    price: 'quanto(?= (custa|custam|custou|vale|valem|sai|cobra|cobram|paga|pagou|se paga))|(qual (é )?o|a que) preço',
    number: '(a |de |em )?quant[oa]s?',
    who: '(a |de |com |por )?quem',
    yesNo: 'posso|podemos|pode-se|é (possível|verdade)|dá para',
  },
  it: {
    why: 'perché|per quale (motivo|ragione)|come mai',
    moment: `(quando|dove) ${parla}|(in|a|da) (che|quale) (momento|minuto|punto|parte)( del video)?( ${parla})?`,
    duration:
      '((per|da|in) )?quant[oiae] (tempo( (dura|durano|ci vuole|ci vogliono))?|(?=(secondi|minuti|ore|giorni|settimane|mesi) ))|quanto (dura|durano)',
    price: 'quanto(?= (costa|costano|costava|si paga|viene|ha pagato))|(qual è il|a che) prezzo',
    number: '(a |di |in )?quant[oiae]',
    who: '(a |di |con |da )?chi',
    yesNo: 'si può|posso|possiamo|è (possibile|vero)',
  },
  nl: {
    why: 'waarom|waardoor|hoezo|om welke reden',
    moment:
      '(wanneer|waar) (gaat het over|(praat|spreekt|vertelt) (hij|zij|ze|men)( over)?|heeft (hij|zij|ze|men) het over|wordt|komt(?=.*(aan bod|ter sprake)))|(op|in|vanaf) welke? (moment|minuut|deel|punt)( van de video)?( gaat het| praat (hij|zij|ze)| komt)?( over)?',
    apart: 'aan bod|ter sprake',
    duration: 'hoe ?lang|hoeveel (tijd|(?=(seconden|minuten|uur|uren|dagen|weken|maanden) ))',
    price: '(hoeveel|wat)(?= (kost|kosten|kostte|betaal\\p{L}*))|hoe(?= duur)',
    number: 'hoeveel|hoe(?= (groot|hoog|zwaar|oud|warm|heet|diep|breed|vaak) )',
    who: '(met |van |door |aan )?wie',
    yesNo: '(mag|mogen|kan|kun|kunnen|moet|moeten)(?= )',
  },
  pl: {
    why: 'dlaczego|czemu|po co|z jakiego powodu',
    moment: `(w|od) (którym|której|jakim|którego) (momencie|momentu|minucie|miejscu|części)( (filmu|wykładu|nagrania))?( ${mowi})?|(kiedy|gdzie) ((on|ona) )?${mowi}`,
    duration: 'jak długo|ile (czasu( (trwa|trwało|trwała|zajmuje))?|(?=(sekund|minut|godzin|dni|tygodni|miesięcy) ))',
    price: 'ile(?= (kosztuj\\p{L}+|kosztowa\\p{L}+|zapłaci\\p{L}+|płaci\\p{L}*))|jaka jest cena|po ile',
    number: 'ile|ilu',
    who: 'kto|kogo|komu|(z )?kim',
    yesNo: 'czy',
  },
  ru: {
    why: 'почему|зачем|отчего|по какой причине|из-за чего',
    moment: `(когда|где) ${govorit}( (о|об|про))?|(в|на|с) (какой|каком|какого|какую) (момента?|минуты?|минуте|части|месте)( видео)?( ${govorit})?`,
    duration:
      'как долго|сколько (времени( (длится|занимает|нужно|надо))?|(?=(секунд|минут|часов|дней|недель|месяцев) ))',
    price:
      'сколько(?= (стоит|стоят|стоил\\p{L}*|(всё )?это стоил\\p{L}*|обош\\p{L}+|заплатил\\p{L}*|платят))|какая цена|по какой цене|поч[её]м',
    number: 'сколько',
    who: '(с )?кто|кого|кому|кем',
    yesNo: '(можно|нужно|надо|стоит|правда) ли',
  },
  tr: {
    isAnywhere: true,
    why: 'neden|niçin|niye|ne sebeple',
    moment:
      '(ne zaman|nerede) (bahsed\\p{L}+|anlat\\p{L}+|konuş\\p{L}+|söyl\\p{L}+|değin\\p{L}+)|(hangi|kaçıncı) (dakika|bölüm|kısım)\\p{L}*( (bahsed|anlat|konuş)\\p{L}+)?',
    duration: 'ne kadar(?= (sür\\p{L}+|zaman))|kaç(?= (saniye|dakika|saat|gün|hafta) )',
    price:
      'kaç (para|lira|euro|dolar)\\p{L}*|ne kadar(?= (tut\\p{L}+|öde\\p{L}+|harca\\p{L}+))|fiyatı (ne kadar|nedir|ne)',
    number: 'kaç|ne kadar',
    who: 'kim(ler|i|in|e|den|dir)?',
    yesNo: 'm[ıiuü](y\\p{L}+|d[ıiuü]r|s[ıiuü]n\\p{L}*)?(?=\\P{L}*$)',
  },
  ja: {
    isAnywhere: true,
    why: 'なぜ|何故|どうして|なんで',
    moment:
      '(の)?(説明|話|話題|紹介)?(は|が)?(いつ|どこ|どのあたり|何分)(で|に|から|ごろ)?((出て|説明|話し|話さ|紹介)\\p{L}*|です\\p{L}*)',
    duration: '何(?=(秒|分|時間|日|週間|か月|ヶ月))|どの(くらい|ぐらい)の時間',
    price: 'いくら|何円',
    number:
      '何(?=(グラム|キロ|度|個|人|枚|回|歳|杯|倍|メートル|センチ|リットル|パーセント))|いくつ|ど[のれ](くらい|ぐらい)',
    who: '誰|だれ|どなた',
  },
  zh: {
    isAnywhere: true,
    why: '为什么|為什麼|为何|為何|怎么会|为啥',
    moment:
      '(什么时候|什麼時候|在?哪里|在?哪裡|哪一?段|第?几分钟)(开始|開始)?(讲|講|说|說|谈|談|提|聊|介绍|介紹)(到|起|过|過)?',
    duration: '多久|多长时间|多長時間|几(?=(秒|分钟|小时|天|周|个月))|幾(?=(秒|分鐘|小時|天|週|個月))',
    price: '多少(钱|錢|块|元)|几块钱|什么价',
    number: '多少|几(?=[个次人台张岁米])|幾(?=[個次人台張歲米])|多(?=[大高重远深宽厚])',
    who: '谁|誰',
    yesNo: '[吗嗎](?=\\P{L}*$)|能不能|可不可以|是不是|有没有',
  },
  ko: {
    isAnywhere: true,
    why: '왜|어째서|무슨 이유로',
    moment: '(이야기[는가]? )?(언제|어디서?|몇 분(에|쯤)) ?(나오|말하|이야기하|설명하|다루|언급)\\p{L}*',
    duration: '얼마나 (오래|걸리\\p{L}*)|몇(?= (초|분|시간|일|주|달|개월))',
    price: '얼마(인가요|예요|에요|입니까|죠|를)?(?!\\p{L})|몇 원',
    number: '몇|얼마나',
    who: '누가|누구\\p{L}?',
  },
  ar: {
    why: 'لماذا|لم لا|ما سبب|ما السبب',
    moment: '(متى|أين|في أي (لحظة|دقيقة|جزء|وقت)) [تي](تحدث|تكلم|شرح|ذكر)\\p{L}*( عن)?',
    duration: 'كم (من الوقت|(?=(ثانية|دقيقة|ساعة|يوما|أسبوعا|شهرا) ))',
    price: 'كم(?= (سعر|ثمن|تكلفة|يكلف|تكلف))|بكم|ما(?= (سعر|ثمن|تكلفة))',
    number: 'كم',
    who: 'من(?= )(?! (أين|أي|ماذا|متى))',
    yesNo: 'هل',
  },
  hi: {
    isAnywhere: true,
    why: 'क्यों|किसलिए|किस वजह से|किस कारण',
    moment:
      '(क[ीा] )?(बात|चर्चा|ज़िक्र|जिक्र) कब( (होती|होता|आती|आता|करते|करती|शुरू))?|कब (बात|बताते|बताती|बताया)|किस (समय|मिनट|हिस्से)( में| पर)?',
    duration: 'कितनी देर|कितना समय|कितने(?= (सेकंड|मिनट|घंटे|दिन|हफ़्ते|हफ्ते|महीने) )',
    price: 'कितने (का|की|के)(?= है| हैं)|कितने (रुपये|रुपए|पैसे)|(क़ीमत|कीमत|दाम) (कितनी|कितना|क्या)',
    number: 'कितन[ेीा]',
    who: 'कौन|किसने|किसे|किसको',
  },
  sv: {
    why: 'varför|av vilken anledning|hur kommer det sig',
    moment:
      '(när|var) (pratar|talar|berättar|nämner|förklarar|visar|säger|tar) (han|hon|de|man)( om)?|när (nämns|tas(?=.* upp))|(i|vid|på) vilke[nt] (del|minut|tidpunkt|ställe)( (i|av) videon)?',
    duration: 'hur (länge|lång tid( (tar|tog))?)|hur många (?=(sekunder|minuter|timmar|dagar|veckor|månader) )',
    price: '(vad|hur mycket)(?= (kostar|kostade|betala\\p{L}*))|hur(?= dyr)|vad är priset',
    number: 'hur (många|mycket|ofta)|hur(?= (stor|hög|tung|gammal|varm|djup|bred)\\p{L}* )',
    who: '(med |av |till |från )?vem|vilka personer',
    yesNo: '(kan|får|ska|måste|bör|behöver|går det)(?= )',
  },
  da: {
    why: 'hvorfor|af hvilken grund|hvordan kan det være',
    moment:
      '(hvornår|hvor) (taler|snakker|fortæller|nævner|forklarer|viser|siger) (han|hun|de|man)( om)?|hvornår (nævnes|omtales)|(i|ved|på) hvilke[nt] (del|minut|tidspunkt|sted)( (i|af) videoen)?',
    duration: 'hvor (længe|lang tid( (tager|varer))?)|hvor mange (?=(sekunder|minutter|timer|dage|uger|måneder) )',
    price: '(hvad|hvor meget)(?= (koster|kostede|betal\\p{L}*))|hvor(?= dyr)|hvad er prisen',
    number: 'hvor (mange|meget|tit|ofte)|hvor(?= (stor|høj|tung|gammel|varm|dyb|bred)\\p{L}* )',
    who: '(med |af |til |fra )?hvem',
    yesNo: '(kan|må|skal|bør|behøver)(?= )',
  },
  no: {
    why: 'hvorfor|av hvilken grunn|hvordan har det seg',
    moment:
      '(når|hvor) (snakker|prater|forteller|nevner|forklarer|viser|sier) (han|hun|de|man)( om)?|når (nevnes|omtales)|(i|ved|på) hvilke[nt]? (del|minutt|tidspunkt|sted)( (i|av) videoen)?',
    duration: 'hvor (lenge|lang tid( (tar|tok))?)|hvor mange (?=(sekunder|minutter|timer|dager|uker|måneder) )',
    price: '(hva|hvor mye)(?= (koster|kostet|betal\\p{L}*))|hvor(?= dyr)|hva er prisen',
    number: 'hvor (mange|mye|ofte)|hvor(?= (stor|høy|tung|gammel|varm|dyp|bred)\\p{L}* )',
    who: '(med |av |til |fra )?hvem',
    yesNo: '(kan|må|skal|bør|trenger|går det)(?= )',
  },
  fi: {
    why: 'miksi|minkä takia|mistä syystä',
    moment:
      '(milloin|missä)( (videossa|videolla))?( (hän|he))? (puhuu|puhutaan|mainitsee|mainitaan|kertoo|kerrotaan|selittää|selitetään)|missä (kohdassa|kohtaa|vaiheessa)( (videota|videossa))?',
    duration:
      '(kuinka|miten) (kauan|pitkään)|(montako|kuinka monta) (?=(sekuntia|minuuttia|tuntia|päivää|viikkoa|kuukautta|vuotta) )',
    price: '(paljonko|kuinka paljon|mitä)(?= .*(maksaa|maksavat|maksoi))|minkä hintai\\p{L}+|mikä on hinta',
    number:
      'montako|paljonko|kuinka (monta|moni|paljon|usein)|kuinka(?= (suuri|iso|korkea|painava|vanha|kuuma|syvä|leveä) )',
    who: 'kuka|ketkä|kenen|kenelle|kenet',
    yesNo: '(voi|saa|pitää|täyty|kannatta|tarvitse|onnistu)\\p{L}*k[oö]',
  },
  cs: {
    why: 'proč|z jakého důvodu|čím to',
    moment:
      '(kdy|kde)( se)? (mluví|říká|zmiňuje|vysvětluje|vypráví|ukazuje)( o)?|(v|ve|od) kter\\p{L}+ (části|minutě|minuty|chvíli|místě|okamžiku)( videa)?',
    duration: '(za )?jak dlouho( (to )?trvá)?|kolik (času|(?=(sekund|vteřin|minut|hodin|dní|dnů|týdnů|měsíců|let) ))',
    price: 'kolik(?= ((to )?stojí|stál\\p{L}?|se platí))|jaká je cena|za kolik',
    number: 'kolik|jak(?= (velk|vysok|těžk|star|hlubok|širok|často|daleko)\\p{L}* )',
    who: '(s )?(kdo|koho|komu|kým)',
    yesNo: '(může|můžu|můžeme|mohu|musí|musím|smí|dá se|lze|mám)(?= )',
  },
  sk: {
    why: 'prečo|z akého dôvodu|čím to',
    moment:
      '(kedy|kde)( sa)? (hovorí|rozpráva|spomína|vysvetľuje|ukazuje)( o)?|(v|vo|od) ktor\\p{L}+ (časti|minúte|minúty|chvíli|mieste|okamihu)( videa)?',
    duration: '(za )?ako dlho( (to )?trvá)?|koľko (času|(?=(sekúnd|minút|hodín|dní|týždňov|mesiacov|rokov) ))',
    price: 'koľko(?= ((to )?stojí|stál\\p{L}?|sa platí))|aká je cena|za koľko',
    number: 'koľko|ak[oéýá](?= (veľk|vysok|ťažk|star|hlbok|širok|často|ďaleko)\\p{L}* )',
    who: '(s )?(kto|koho|komu|kým)',
    yesNo: '(môže|môžem|môžeme|možno|musí|musím|smie|dá sa|mám)(?= )',
  },
  hu: {
    isAnywhere: true,
    why: 'miért|mi okból|mi az oka',
    moment:
      '(mikor|hol) (beszél\\p{L}*|említ\\p{L}*|mond\\p{L}*|magyaráz\\p{L}*|van szó)|(melyik|hányadik) (perc|rész|pillanat)\\p{L}*',
    duration: 'mennyi (ideig|időbe|időt|idő)|meddig|hány (?=(másodperc|perc|óra|órá|nap|hét|hónap|év))',
    price: 'mennyibe(?= kerül)|mennyiért|(mi|mennyi) az ára',
    number: 'hány\\p{L}*|mennyi\\p{L}*|milyen(?= (nagy|magas|nehéz|öreg|meleg|mély|széles|gyakran|messze))',
    who: '(?<=^\\P{L}*)ki(?= )|kik|kinek|kivel|kitől',
    yesNo: '(?<=^\\P{L}*)(lehet|szabad|kell|muszáj|érdemes)(?= )|(lehet|szabad|kell|tud)-e',
  },
  ro: {
    why: 'de ce|din ce (motiv|cauză)|cum se face că',
    moment:
      '(când|unde)( se)? (vorbește|vorbesc|spune|spun|menționează|explică|arată)( despre)?|(în|la|din) ce (moment|minut|parte|punct)( (al|din) videoclip\\p{L}*)?',
    duration:
      '(în |pentru )?cât (timp( (durează|trebuie))?|durează)|(câte (?=(secunde|minute|ore|zile|săptămâni|luni) )|câți (?=ani ))',
    price: 'cât(?= (costă|a costat|se plătește))|care (este|e) prețul|la ce preț',
    number: '(la )?cât (de (des|mare|înalt|greu|vechi|cald|adânc|lat))|cât[eăi]?|câ[tț]i',
    who: '(cu |de |pe |al )?cine|cui',
    yesNo: '(se poate|pot|putem|trebuie|e voie|este (posibil|adevărat))(?= )',
  },
  uk: {
    why: 'чому|навіщо|з якої причини|через що',
    moment:
      '(коли|де)( (він|вона|вони|автор))? (говорить|говорять|каже|кажуть|розповіда\\p{L}+|згаду\\p{L}+|поясню\\p{L}+|йдеться|заходить мова)( про)?|(в|у|на|з) як(ій|ому|ої|ого|у) (частині|момент\\p{L}?|хвилин\\p{L}|місц\\p{L})( відео)?',
    duration:
      'як довго|скільки (часу( (триває|займає|потрібно|треба))?|(?=(секунд|хвилин|годин|днів|тижнів|місяців|років) ))',
    price: 'скільки(?= ((це )?кошту\\p{L}+|заплати\\p{L}*))|яка ціна|за якою ціною|почому',
    number: 'скільки',
    who: '(з )?(хто|кого|кому|ким)',
    yesNo: 'чи|(можна|треба|потрібно)(?= )',
  },
  bg: {
    why: 'защо|по каква причина|поради какво',
    moment:
      '(кога|къде)( се)? (говори|казва|споменава|обяснява|разказва|става дума)( за)?|в ко[йяе] (момент|минута|част|място)( (на|от) видеото)?',
    duration: '(за )?колко (време( (трае|отнема))?|дълго|(?=(секунди|минути|часа|дни|дена|седмици|месеца|години) ))',
    price: 'колко(?= (струва|струват|струваше|се плаща))|каква е цената|на каква цена',
    number: 'колко',
    who: '(с |на |от )?(кой|кого|кои)|коя(?= е )',
    yesNo: '\\p{L}+ ли',
  },
  hr: serboCroatian,
  sr: serboCroatian,
  el: {
    why: 'γιατί|για ποιο(ν)? λόγο',
    moment:
      '(πότε|πού) (μιλά\\p{L}*|λέει|λένε|αναφέρ\\p{L}+|εξηγ\\p{L}+|γίνεται λόγος)( για)?|σε ποιο (σημείο|λεπτό|μέρος)( του βίντεο)?',
    duration:
      '(για |σε )?πόσ(η ώρα|ο καιρό|ο χρόνο)|πόσο διαρκ\\p{L}+|πόσ(α|ες) (?=(δευτερόλεπτα|λεπτά|ώρες|μέρες|εβδομάδες|μήνες|χρόνια) )',
    price: 'πόσο(?= (κοστίζ|κάν|στοίχι)\\p{L}+)|πόσο έχει|(ποια είναι|τι είναι) η τιμή',
    number: '(κάθε )?πόσ(α|ες|οι|ους|ο|η|ων)',
    who: '(με |από |σε )?ποι(ος|α|οι|ον|αν|ους)',
    yesNo: '(μπορ\\p{L}+|πρέπει|γίνεται)(?= να )|χρειάζεται(?= )|υπάρχ\\p{L}+(?= )',
  },
  id: {
    isAnywhere: true,
    why: 'mengapa|kenapa|apa (sebab|alasan)\\p{L}*',
    moment:
      '(kapan|bila|di mana)( (dia|ia|mereka))? (membahas|dibahas|berbicara|bercakap|menyebut|disebut|menjelaskan|dijelaskan|mengatakan|membicarakan|dibicarakan)( tentang)?|(di|pada) (menit|minit|bagian|bahagian) (ke )?(berapa|mana)',
    duration: 'berapa (lama|(?=(detik|menit|minit|jam|hari|minggu|bulan|tahun)))',
    price: 'berapa(?= (harga|biaya|ongkos))|berapa (duit|rupiah)|berapa(?<=(harga|biaya).*berapa)',
    number: '(se)?berapa( (banyak|sering|besar|tinggi|jauh))?',
    who: '(dengan |oleh |kepada )?siapa',
    yesNo: '(apa|bisa|boleh|harus|ada|perlu|dapat)kah',
  },
  vi: {
    isAnywhere: true,
    why: 'tại sao|vì sao|sao lại',
    moment:
      '(khi nào|lúc nào|ở đâu|chỗ nào)( (anh|cô|ông|bà|họ)( ấy)?)? (nói|nhắc|đề cập|giải thích)( (về|đến|tới))?|(ở )?(phút|đoạn|phần) (thứ )?(mấy|nào)',
    duration: '(trong |mất )?bao lâu|(mấy|bao nhiêu) (?=(giây|phút|giờ|tiếng|ngày|tuần|tháng|năm))',
    price: 'bao nhiêu tiền|bao nhiêu(?<=giá.*bao nhiêu)',
    number: 'bao nhiêu|mấy',
    who: '(với |của |cho )?ai',
    yesNo: 'không(?=\\P{L}*$)',
  },
  th: {
    isAnywhere: true,
    why: 'ทำไม|เพราะอะไร|เหตุใด',
    moment: '(ตอน|ช่วง|นาที|ส่วน)(ที่)?(ไหน|เท่าไหร่|เท่าไร)',
    duration: 'นาน(แค่ไหน|เท่าไหร่|เท่าไร)|กี่(?=(วินาที|นาที|ชั่วโมง|วัน|สัปดาห์|เดือน|ปี))',
    price: 'กี่บาท|(เท่าไหร่|เท่าไร)(?<=ราคา.*)',
    number: '(?<!เ)กี่|เท่าไหร่|เท่าไร|แค่ไหน',
    who: 'ใคร',
    yesNo: '(ไหม|มั้ย|หรือไม่|หรือเปล่า)(?=\\P{L}*$)',
  },
  he: {
    why: 'למה|מדוע|מאיזו סיבה|מה הסיבה',
    moment: '(מתי|איפה|היכן) (מדבר|אומר|מזכיר|מסביר|מדובר)\\p{L}*( (על|את))?|באיזו? (דקה|חלק|רגע|שלב|קטע)',
    duration: 'כמה (זמן( (לוקח|נמשך|צריך))?|(?=(שניות|דקות|שעות|ימים|שבועות|חודשים|שנים) ))',
    price: 'כמה(?= (עולה|עולים|עולות|עלה|עלתה|משלמים))|בכמה|מה המחיר',
    number: 'כמה',
    who: '(עם |של |על )?מי',
    yesNo: 'האם|(אפשר|מותר|צריך)(?= )',
  },
  fa: {
    isAnywhere: true,
    why: 'چرا|به چه دلیل|برای چه',
    moment: '(در )?(کدام|چه) (دقیقه|لحظه|قسمت|بخش)\\p{L}*( (از )?ویدیو)?|(کی|کجا)(?= (درباره|راجع به|در مورد) )',
    duration: 'چقدر (طول|زمان|وقت)|چه مدت|چند (?=(ثانیه|دقیقه|ساعت|روز|هفته|ماه|سال))',
    price: 'چند (تومان|تومن|دلار|ریال)|(چند|چقدر)(?<=(قیمت|هزینه).*)',
    number: 'چند|چقدر',
    who: 'چه کس(ی|انی)|کیست|کی(?= (است|هست|در))',
    yesNo: 'آیا',
  },
  bn: {
    isAnywhere: true,
    why: 'কেন|(কী|কি) কারণে',
    moment: 'কখন(?= (বল|আলোচনা|উল্লেখ|কথা))|কোন (সময়ে|মিনিটে|অংশে)',
    duration: 'কতক্ষণ|কতদিন|কত (সময়|(?=(সেকেন্ড|মিনিট|ঘণ্টা|ঘন্টা|দিন|সপ্তাহ|মাস|বছর)))',
    price: 'কত টাকা|কত(?<=(দাম|খরচ|মূল্য).*)',
    number: 'কত|কয়টা|কয়টি|কয়জন|কতজন|কতগুলো',
    who: 'কে|কারা|কাকে|কার',
    yesNo: 'কি(?=\\P{L}*$)',
  },
  ta: {
    isAnywhere: true,
    why: 'ஏன்|எதற்காக|எதனால்',
    moment: 'எந்த (நேரத்தில்|நிமிடத்தில்|பகுதியில்)|(எப்போது|எங்கே)(?= (பேச|கூற|சொல்|குறிப்பிட|விளக்க))',
    duration: 'எவ்வளவு (நேரம்|காலம்)|எத்தனை (?=(வினாடி|நிமிட|மணி|நாள்|நாட்|வார|மாத|ஆண்டு|வருட))',
    price: '(என்ன|எவ்வளவு)(?<=(விலை|கட்டணம்).*)|என்ன விலை',
    number: 'எத்தனை|எவ்வளவு',
    who: 'யார்|யாரை|யாருக்கு|யாருடன்',
    yesNo: '[\\p{L}\\p{M}]+(லாமா|ுமா|ிறதா|உள்ளதா)(?=\\P{L}*$)',
  },
  ca: {
    why: 'per ?què|per quin(a raó| motiu)|com és que',
    moment:
      '(quan|on)( es)? (parla|parlen|explica|expliquen|esmenta|diu|diuen)( de)?|(en|a|des de) quin(a)? (moment|minut|punt|part)( del vídeo)?',
    duration:
      '(durant )?quant (de temps( (dura|duren|triga|cal))?|dura|triga)|quant(s|es) (?=(segons|minuts|hores|dies|setmanes|mesos|anys) )',
    price: 'quant(?= (costa|costen|val|valen|va costar|es paga))|quin (és el )?preu|a quin preu',
    number: '(a |de |cada )?quant(s|es|a)?',
    who: '(a |de |amb |per )?qui',
    yesNo: 'es pot|puc|podem|cal|és (possible|veritat|cert)',
  },
};
