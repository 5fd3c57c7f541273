import { oneOf } from '../../transcripts/language/phrase-forms.ts';
import { byLanguage } from '../spoken/by-language.ts';
import { isEnglish } from '../spoken/topicless.ts';

/** The kinds that are told by their words in other languages than English and German. */
type AskedElsewhere = 'why' | 'moment' | 'duration' | 'price' | 'number' | 'who' | 'yesNo';

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

/**
 * The words with which other languages ask for a reason, where in the video something is said, how long something takes, what it costs, how
 * many there are, who it is, and whether it is so, by the languages' codes. What follows in `(?=…)` may well be said where that is told.
 */
const asked: Readonly<Record<string, Asking>> = {
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
  uk: { why: 'чому|навіщо|з якої причини', who: 'хто|кого|кому', yesNo: 'чи' },
  cs: { why: 'proč|z jakého důvodu', who: 'kdo|koho|komu' },
  sv: { why: 'varför|av vilken anledning', who: 'vem|vilka personer' },
  da: { why: 'hvorfor', who: 'hvem' },
  no: { why: 'hvorfor', who: 'hvem' },
  fi: { why: 'miksi|minkä takia', who: 'kuka|ketkä' },
  ro: { why: 'de ce|din ce (motiv|cauză)', who: '(cu |de )?cine' },
  hu: { why: 'miért', who: 'kik?' },
  el: { why: 'γιατί|για ποιο λόγο', who: 'ποιος|ποια|ποιοι' },
  id: { why: 'mengapa|kenapa', who: 'siapa' },
  vi: { why: 'tại sao|vì sao', who: 'ai' },
  he: { why: 'למה|מדוע', who: 'מי' },
};
const order: readonly AskedElsewhere[] = ['why', 'moment', 'duration', 'price', 'number', 'who', 'yesNo'];

/** What may stand before the words with which a question begins. */
const openers = 'et|mais|alors|y|pero|entonces|e|ma|allora|mas|então|en|maar|dus|a|ale|więc|и|а|но|так|і|och|og|men';
const beginning = `(?<=(?:^|[.!?,:;…])[^\\p{L}\\p{N}]*(?:(?:${openers}),? )?)`;

const formsFor = byLanguage(asked, ({ isAnywhere, apart, ...forms }, { before, after }) => {
  const kinds = order.flatMap((kind) => {
    const form = forms[kind];
    if (form === undefined) return [];
    // A form may end with the space before what comes.
    const words = `${oneOf([form])}(?:(?<=\\s)|${after})`;
    return [{ kind, words: new RegExp(`${isAnywhere ? before : beginning}${words}`, 'iu') }];
  });
  return {
    kinds,
    isAnywhere,
    apart: apart === undefined ? undefined : new RegExp(`${before}${oneOf([apart])}${after}`, 'iu'),
  };
});

/**
 * The kind of a question in another language than English and German, and its words that only ask for that; undefined where its words
 * do not tell.
 *
 * @param language the talk's, by its code
 */
export function askedElsewhere(
  question: string,
  language: string | null,
): { kind: AskedElsewhere; asking: string } | undefined {
  const { kinds = [], isAnywhere, apart } = formsFor(language) ?? {};
  // `What did Kim say?` is not asked in Turkish.
  if (isAnywhere && isEnglish(question)) return undefined;
  for (const { kind, words } of kinds) {
    const [found] = words.exec(question) ?? [];
    if (found !== undefined) return { kind, asking: `${found} ${apart?.exec(question)?.[0] ?? ''}` };
  }
  return undefined;
}
