/** Small words by which the languages of Latin script are told apart, by their codes: of grammar, and those that ask. */
export const smallWords = {
  en: 'the and is are was were of to in that it how what why who when where which does did do you for with not this they he she his her has have about say says i a my your we us at be can could should would need if from there any just than then will been into out up its',
  de: 'der die das und ist sind war wie was warum wer wann wo nicht ein eine einen für mit im zu den von auf es sie er dem des sich wird hat haben über sagt',
  es: 'el la los las de que y en es qué cómo por cuánto cuánta quién cuándo dónde un una para con se no del al lo su sobre dice a una unos unas más pero o si son está hay cuál cuáles esto esta este les ha',
  fr: 'le la les des et est que qui pourquoi comment quand combien un une dans pour avec ne pas du au ce il elle sur quel quelle dit de quoi à en y cette ces ses son sa quels quelles sont nous vous se plus par mais ou où aux a ont fait c qu l d',
  it: 'il lo la gli i di che è come perché quando chi un una per con non si della del nel quanto quanta dove cosa sono dice a ha o ma le al alla dei delle nella questo questa quali più anche l quanti quante',
  pt: 'o a os as de que é como por quando quem um uma para com não se do da em no na quanto onde são diz e ou mais mas ao à das dos pelo pela este esta isto qual quais há foi quantos quantas ele ela isso você tem',
  nl: 'de het een en is van wat hoe waarom wie wanneer waar niet met voor op dat te zijn hij zij over zegt deze dit die er je we ik ook maar of als naar bij uit om aan welke worden wordt wat heeft hoeveel welk gaat',
  pl: 'i w na jest to co jak dlaczego kto kiedy gdzie nie się z do ile czy o od za ten ta te są tego tym ale jakie po przez jaki jaka który która którym można',
  tr: 've bir bu ne nasıl neden kim nerede ile için mi mı kaç da de çok hangi hakkında değil mü daha',
  sv: 'och att det som en ett är vad vem vilken vilket vilka hur varför när på av för med till om inte han hon jag du vi ni ska kan måste får finns från eller här där också mycket många länge ofta har hade blir varit vara säger sägs pratar handlar behöver behövs kostar går gör göra sin sitt hans hennes deras detta denna dessa någon något några ingen bara efter innan mig dem man bäst bättre videon filmen klippet avsnittet sammanfatta sammanfattning var nu bor hjälp den mitt min frågan kallas',
  da: 'og det som en et er hvad hvem hvilken hvilket hvilke hvor hvordan hvorfor hvornår på af med til om ikke de han hun jeg du vi skal kan må får findes fra eller der også meget mange længe tit ofte har havde bliver blev været være siger taler handler bruger bruges brug koster gør gøre sin sit hans hendes deres dette denne disse nogen noget nogle ingen kun efter før mig dem man bedst bedre videoen filmen afsnittet resumé opsummer sammenfat nu bor hjælp den hedder taget',
  no: 'og det som en et ei er hva hvem hvilken hvilket hvilke hvor hvordan hvorfor når på av med til om ikke de han hun jeg du vi dere skal kan må får finnes fra eller der også mye mange lenge ofte har hadde blir ble vært være sier snakker handler bruker bruke brukes trenger koster gjør gjøre går sin sitt hans hennes deres dette denne disse noen noe ingen bare etter før nå meg dem man bedre videoen filmen episoden sammendrag oppsummer bor hjelp den heter snakkes',
  fi: 'ja on ei se että hän hänen minä sinä he ne tämä tämän tässä tuo mikä mitä mistä missä mihin minne minkä minkälainen millainen miksi miten milloin kuka ketkä kenen kuinka kumpi montako paljonko onko oliko voiko voi voisi pitääkö pitää saako saa kannattaako tarvitseeko tarvitaan tarvitsen tarvitsee täytyy täytyykö oli ovat olla olisi ole tai vai mutta kun jos niin myös vain paljon usein kauan kanssa ilman ennen jälkeen sitä siitä siinä niitä niiden niistä joka jotka nyt sitten parempi paras videolla videossa videon videosta puhuu puhutaan sanoo sanotaan kertoo kerrotaan maksaa tiivistelmä tiivistä yhteenveto kannattaa tapahtuu asuvat onkohan',
  cs: 'je jsou byl byla bylo být není že se si co kdo kdy kde kam odkud jak jaký jaká jaké jakou jakým proč kolik který která které kterou čem čeho čemu kým koho komu ve na ze ke od pro po při před za nad mezi nebo ale když jestli jako tak také už jen ještě má mám máme mají musí musím může můžu můžeme lze dá mohu mít ten ta tento tato tohle toto toho tom tím jeho její jejich něco někdo nic říká říkají mluví potřeba potřebuju potřebuji videu videa videem shrň shrnout shrnutí lepší nejlepší často dlouho teď nejdřív stojí mi bydlí',
  sk: 'je sú bol bola bolo byť nie že sa si čo kto kedy kde kam odkiaľ ako aký aká aké akú akým prečo koľko ktorý ktorá ktoré ktorú čom čoho čomu kým koho komu vo na zo ku od pre po pri pred za nad medzi alebo ale keď či tak tiež už len ešte má mám máme majú musí musím môže môžem môžeme možno dá mať ten tá tento táto toto toho tom tým jeho jej ich niečo niekto nič hovorí hovoria treba potrebujem potrebné videu videa zhrň zhrnúť zhrnutie lepšie najlepšie často dlho teraz najprv stojí mi bývajú',
  hu: 'az és hogy nem volt lesz vannak egy ez ezt ezek azt mi mit miért mikor mennyi mennyibe mennyire ki kik kit kinek hol hova hová honnan hogyan milyen melyik melyiket hány hányan miről mire miből mivel mitől miben kell kellene kellett kellenek lehet szabad tudok vagy mert csak már még itt ott nagyon jobb legjobb kerül szól beszél beszélnek mond mondja mondanak említi foglald össze összefoglaló videó videóban videót videóról hozzá ennek ennél annak ők ő én meg most van a',
  ro: 'și este e sunt era fi că ce cine cum când cand unde de la din în pe cu pentru fără despre care cât câți câte câtă nu se să un ale lui lor mai sau dar dacă prin după până între trebuie poate putem are am au avea spune zice vorbește vorbeste costă există nevoie acest această acesta aceasta aceste acum aici acolo foarte bun bună bine îmi rezumat rezumă videoclip videoclipul videoclipului pot pus',
  hr: 'je su bio bila bilo biti nije nisu da se što šta tko ko kada kad gdje gde kuda odakle kako koji koja koje koju kojem kojoj kojim kakav kakva kakvo zašto koliko čemu čega čime koga komu kome na iz sa od za po pri prije pre nad između ili ali ako jer li kao tako već samo još ima imam imaju mora može mogu možemo treba trebam trebaju ovaj ova ovo ovom taj ta tome tom njegov njen njezin njihov njih nešto netko neko ništa kaže govori govore priča spominje postoji košta bolje bolji najbolji često dugo sada sad prvo videu sažmi sažetak ukratko mi mogući',
  id: 'yang dan di ke dari untuk dengan ini itu apa apakah siapa kapan dimana mana bagaimana mengapa kenapa berapa seberapa adalah ada adakah tidak bukan bisa boleh bolehkah harus haruskah dapat akan sudah belum pada dalam oleh karena kerana atau tapi tetapi jika kalau juga saja sahaja lebih paling sangat saya aku kamu anda dia mereka kita tentang seperti agar supaya cara caranya antara setelah sebelum sekarang tolong ringkas ringkasan ringkaskan rangkum perlu perlukah butuh dibutuhkan pakai katanya dikatakan bilang jelaskan ialah bila bilakah nak awak harga harganya dulu',
  vi: 'là và của có không được cho trong với này đó kia gì nào ai sao thế khi đâu bao nhiêu lâu mấy tại vì để phải cần nên thì mà ở từ đến về như cũng những các một người cách làm nói bằng trên trước sau hoặc nếu nhưng đã đang sẽ rồi chỉ nhất hơn rất nhiều bây giờ họ cô ấy anh tôi bạn chúng mình lần tóm tắt giúp giá dùng',
  ca: 'el la els les un una uns unes de del dels al als que qui què com quan quant quanta quants quantes quin quina quins quines per perquè amb sense en és són era està estan hi ha es se seu seva aquest aquesta aquests aquestes això més molt si cal calen puc poden podem té tenen fa fer diu diuen parla parlen va resum resumeix fes millor cada ara entre fins pot necessito',
};

/** Letters that a language of Latin script writes beside those of English, by their codes. */
export const letters: Readonly<Record<keyof typeof smallWords, string>> = {
  en: '',
  de: 'äöüß',
  es: 'áéíóúüñ',
  fr: 'àâçéèêëîïôùûüœæ',
  it: 'àèéìòù',
  pt: 'áâãàçéêíóôõú',
  nl: 'éëïöü',
  pl: 'ąćęłńóśźż',
  tr: 'çğıöşüâî',
  sv: 'åäöé',
  da: 'æøåé',
  no: 'æøåéô',
  fi: 'äöå',
  cs: 'áčďéěíňóřšťúůýž',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  hu: 'áéíóöőúüű',
  ro: 'ăâîșțşţ',
  hr: 'čćđšž',
  id: '',
  vi: 'àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ',
  ca: 'àçèéíïòóúü',
};

/** The same of the languages of Cyrillic and of Arabic script, of which one each is taken for granted where nothing tells another. */
export const cyrillicWords = {
  ru: 'что это как какой какая какое какие какую каких почему зачем отчего кто кого кому кем где куда откуда когда сколько ли и не в во на с со из от до для про о об за по при под над между или но если чтобы потому уже ещё еще только есть был была было были может можно нужно надо она он они оно мы вы я ты его её их этот эта эти этого эту тот те там тут так очень больше лучше говорит говорится рассказывает чём чем такая такой та то тем да нет ко само сам',
  uk: 'що це як чому навіщо хто кого кому ким де куди звідки коли який яка яке які яку якого якої скільки чи і й та не в у на з із зі до від для про за по при під над між або але якщо бо тому вже ще тільки лише є був була було були може можна треба потрібно потрібні потрібен має вона він вони воно ми ви я ти його її їх цей ця ці цього цю той те там тут так дуже більше краще каже говорить говорять розповідає така такий',
  bg: 'какво какъв каква какви защо кой коя кое кои кого къде откъде кога как колко ли е са съм сте се да не и на в във с със от до за по при под над между или но ако че това този тази тези той тя те то ние вие аз му им ще беше може мога трябва има няма много повече още вече само най добре казва говори разказва споменава видеото клипа е',
  sr: 'шта што ко кад када где одакле како који која које коју каква какво зашто колико чему чега чиме кога коме је су није нису да ли се и у на из са од за по о при пре над између или али ако јер као само још има може треба мора овај ова ово овом тај та то томе каже говори говоре прича спомиње кошта видеу',
};
export const arabicWords = {
  ar: 'من في على إلى عن مع هل ما ماذا لماذا كيف متى أين كم أي هذا هذه التي الذي هو هي لا لم أن إن أو و يمكن الفيديو به هم اما وقت الان در كل بعد قبل',
  fa: 'چه چرا کی کجا چطور چگونه چند چقدر چیست کیست آیا است هست هستند بود شود می را از به که در با برای این آن آنها یک یا تا هم اگر اما باید ویدیو درباره کدام چی چیزی رو کرد کنم کند کن دارد دارم وقت الان',
};

/**
 * Words of theirs that English writes too: a hoe, no dogs as a rule, who died in the van, vitamin E, pro tips; and long ones that are
 * words of a topic in another of these languages: `Que mange le chien ?`
 */
export const inOthersToo: ReadonlySet<string> = new Set(
  'mange dette disse denne detta denna dessa vara filmen episoden podem necessito moram paling quant quants sense handler taler a ai al ale am are as bao bin bra bun ca can care cho com come con cu cum da dan de dem den der di dice die din dit do dos dove e en er fa fi go ha had han handler hans has hat hay he hi hoe hon i is ja je jag jen les man me meg mi min mit most must na ne ni no nu o od of om on op os over pa par pe per pie plus po pod pot pour pre pro pus resume sad sam se sen set si sin so son ta tak te ten the ti tie tit to tom un van var vi video w was wat we y z'.split(
    ' ',
  ),
);

/** Letters that only one of several languages of a script writes. */
export const ownLetters = {
  ru: /[ыэё]/giu,
  uk: /[іїєґ]/giu,
  bg: /ъ(?![еёюя])/giu,
  /** Macedonian is nearer to Serbian than to any other of these. */
  sr: /[ђћљњџјѓќѕ]/giu,
  fa: /[پچژگ]/gu,
};
