import { oneOf } from '../../../transcripts/reading/phrase-forms.ts';
import { byLanguage } from '../../spoken/by-language.ts';

interface Figures {
  /** Numbers that are told in words. */
  numbers: string;
  /** What says that a number is a length of time, and that it is money. */
  duration: string;
  price: string;
}

const serboCroatian: Figures = {
  numbers:
    'dva|dvije|dve|tri|četiri|pet|šest|sedam|osam|devet|deset|\\p{L}+naest|\\p{L}*(dvadeset|trideset|četrdeset|pedeset|šezdeset|sedamdeset|osamdeset|devedeset)|sto|stotin\\p{L}|dvjesto|dvesta|tristo|trista|petsto|tisuć\\p{L}|hiljad\\p{L}|milijun\\p{L}*|milion\\p{L}*|milijard\\p{L}|pola|tucet',
  duration: '(sekund|tjedn|nedelj|godin)\\p{L}|minut\\p{L}?|sat|sata|sati|dan|dana|tjedan|tjedana|mj?esec\\p{L}?',
  price: 'kun\\p{L}|eur\\p{L}{0,2}|dinar\\p{L}?|dolar\\p{L}?|besplatno',
};

/** How other languages than English and German tell figures, by their codes. */
const figures: Readonly<Record<string, Figures>> = {
  fr: {
    numbers:
      'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille|millions?|milliards?|dizaines?|douzaine|quinzaine|vingtaine|demi-?(heure)?',
    duration: 'secondes?|minutes?|(demi-)?heures?|jours?|semaines?|mois|ans?|années?',
    price: '(centimes? d)?euros?|dollars?|francs?|centimes?|livres?|gratuit\\p{L}*',
  },
  es: {
    numbers:
      'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veint\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|cientos?|\\p{L}+cient[oa]s|quinient[oa]s|mil|millón|millones|medi[oa]',
    duration: 'segundos?|minutos?|horas?|días?|semanas?|mes|meses|años?',
    price: 'euros?|dólar(es)?|pesos?|céntimos?|gratis',
  },
  pt: {
    numbers:
      'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|c?quatorze|catorze|quinze|dezess?[ei]\\p{L}+|dezoito|dezanove|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|\\p{L}+cent[oa]s|duzent[oa]s|trezent[oa]s|quinhent[oa]s|mil|milhão|milhões|mei[oa]',
    duration: 'segundos?|minutos?|horas?|dias?|semanas?|m[eê]s|meses|anos?',
    price: 'reais|euros?|dólar(es)?|centavos?|de graça|grátis',
  },
  it: {
    numbers:
      'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|dici\\p{L}+|(vent|trent|quarant|cinquant|sessant|settant|ottant|novant)\\p{L}+|\\p{L}*cento\\p{L}*|mille|\\p{L}*mila|milion[ei]|mezz[oa]',
    duration: "second[oi]|minut[oi]|(un')?or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]",
    price: 'euro|dollar[oi]|lire|centesimi|gratis',
  },
  nl: {
    numbers:
      'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\\p{L}+tien|\\p{L}*(twin|der|veer|vijf|zes|zeven|tach|negen)tig|\\p{L}*honderd\\p{L}*|\\p{L}*duizend|miljoen|miljard|anderhalf|anderhalve|halve?',
    duration: 'seconden?|minuut|minuten|uur|uren|dag|dagen|week|weken|maand|maanden|jaar|jaren',
    price: 'euro|cent|gulden|dollar|gratis',
  },
  pl: {
    numbers:
      'dwa|dwie|dwóch|dwoma|trzy|trzech|cztery|czterech|pięć|pięciu|sześć|sześciu|siedem|siedmiu|osiem|ośmiu|dziewięć|dziewięciu|dziesięć|dziesięciu|\\p{L}+naście|\\p{L}+nastu|\\p{L}+dzieści|\\p{L}+dziestu|\\p{L}+dziesiąt|sto|dwieście|\\p{L}{3,}set|\\p{L}{3,}sta|tysiąc|tysiąc[ea]|tysięcy|milion\\p{L}*|miliard\\p{L}*|pół|półtora',
    duration:
      'sekund\\p{L}?|minut\\p{L}?|godzin\\p{L}?|dzień|dni|tydzień|tygodni\\p{L}?|miesiąc\\p{L}?|miesięcy|rok|roku|lat|lata',
    price: 'zł|złot\\p{L}+|grosz\\p{L}*|cent\\p{L}{0,2}|euro|dolar\\p{L}*|za darmo',
  },
  ru: {
    numbers:
      'два|две|двух|три|тр[её]х|четыре|четыр[её]х|пять|пяти|шесть|шести|семь|семи|восемь|восьми|девять|девяти|десять|десяти|десяток|\\p{L}+надцат[ьи]|двадцат[ьи]|тридцат[ьи]|сорока?|\\p{L}+десяти?|девяност[оа]|ста?о?|двести|триста|четыреста|\\p{L}+сот|тысяч\\p{L}?|миллион\\p{L}*|миллиард\\p{L}*|полтор[аы]|пол\\p{L}*час\\p{L}|половин\\p{L}',
    duration: 'секунд\\p{L}?|минут\\p{L}?|(пол)?час\\p{L}{0,2}|день|дня|дней|недел\\p{L}+|месяц\\p{L}*|год|года|лет',
    price: 'рубл\\p{L}+|доллар\\p{L}*|евро|копе\\p{L}+|грив\\p{L}+|тенге|бесплатно|тысяч\\p{L}?',
  },
  tr: {
    numbers:
      'iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin|milyon|milyar|yarım|buçuk',
    duration: '(saniye|dakika|saat|gün|hafta|yıl)\\p{L}*|ay',
    price: '(lira|euro|avro|dolar|kuruş)\\p{L}*|tl|ücretsiz|bedava',
  },
  ja: {
    numbers: '[二三四五六七八九十百千万億]+(?!次)|一(?=[分秒時日週年円個枚回人つ度])|[0-9０-９]+',
    duration: '秒|分|時間|日|週間|か月|ヶ月|年',
    price: '円|ドル|ユーロ|無料',
  },
  zh: {
    numbers: '[二两兩三四五六七八九十百千万萬亿億]+|一(?=[分秒小天周年元块個个次张台])|[0-9]+|半',
    duration: '秒|分钟|分鐘|小时|小時|天|周|个月|個月|年',
    price: '元|块钱|美元|欧元|免费',
  },
  ko: {
    numbers:
      '[일이삼사오육칠팔구십백천만억조]{2,}|[이삼사오육칠팔구십백천만억] ?(?=원|분|시간|초|주|개월|년)|(두|세|네|다섯|여섯|일곱|여덟|아홉|열)',
    duration: '\\p{L}*(초|분|시간|일|주|주일|달|개월|년)\\p{L}{0,2}',
    price: '\\p{L}*원\\p{L}{0,3}|달러|유로|무료\\p{L}*',
  },
  ar: {
    numbers:
      'اثن\\p{L}+|ثلاث\\p{L}*|أربع\\p{L}*|خمس\\p{L}*|ست|ستة|ست[وي]ن|سبع\\p{L}*|ثمان\\p{L}*|تسع\\p{L}*|عشر\\p{L}*|مئة|مائة|بالمئة|مئت\\p{L}+|ألف|آلاف|مليون|نصف',
    duration: '(ثاني|ثوان|دقيق|دقائق|ساع|أسبوع|أسابيع|شهر|أشهر|شهور|سنة|سنوات|أعوام)\\p{L}*|يوم|يوما|أيام|عام',
    price: '(دولار|دينار|درهم|دراهم|ريال|جنيه|ليرة|يورو)\\p{L}*|مجان\\p{L}*',
  },
  hi: {
    numbers:
      'दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|सोलह|सत्रह|अठारह|उन्नीस|बीस|पच्चीस|तीस|चालीस|पचास|साठ|सत्तर|अस्सी|नब्बे|सौ|हज़ार|हजार|लाख|करोड़|आधा|डेढ़|ढाई',
    duration: 'सेकंड|मिनट|घंट[ेाो]ं?|दिन|दिनों|हफ़्त[ेाो]ं?|हफ्त[ेाो]ं?|सप्ताह|महीन[ेाो]ं?|साल|वर्ष',
    price: 'रुपय[ेाो]ं?|रुपए|रुपये|पैसे|डॉलर|मुफ़्त|मुफ्त',
  },
  sv: {
    numbers:
      'två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|tretton|fjorton|femton|sexton|sjutton|arton|nitton|(tjugo|trettio|fyrtio|femtio|sextio|sjuttio|åttio|nittio)\\p{L}*|\\p{L}*hundra\\p{L}*|\\p{L}*tusen|miljon\\p{L}*|miljard\\p{L}*|halv\\p{L}*|dussin',
    duration: '(sekund|minut|timm|månad)\\p{L}*|dygn|dag|dagar|vecka|veckor|år',
    price: 'kron(a|or)|kr|öre|euro|dollar|gratis',
  },
  da: {
    numbers:
      'to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten|\\p{L}*(tyve|tredive|fyrre|halvtreds|tres|halvfjerds|firs|halvfems)|\\p{L}*hundrede?|\\p{L}*tusinde?|million\\p{L}*|milliard\\p{L}*|halv\\p{L}*|dusin',
    duration: '(sekund|minut|måned)\\p{L}*|time|timer|døgn|dag|dage|uge|uger|år',
    price: 'kroner?|kr|øre|euro|dollars?|gratis',
  },
  no: {
    numbers:
      'to|tre|fire|fem|seks|sju|syv|åtte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten|(tjue|tyve|tretti|tredve|førti|femti|seksti|sytti|åtti|nitti)\\p{L}*|\\p{L}*hundre\\p{L}*|\\p{L}*tusen|million\\p{L}*|milliard\\p{L}*|halv\\p{L}*|dusin',
    duration: '(sekund|minutt|måned)\\p{L}*|time|timer|døgn|dag|dager|uke|uker|år',
    price: 'kroner?|kr|øre|euro|dollar|gratis',
  },
  fi: {
    numbers:
      'kaksi|kahde\\p{L}+|kolme\\p{L}*|neljä\\p{L}*|viisi|viide\\p{L}+|kuusi|kuude\\p{L}+|seitsemä\\p{L}+|kahdeksa\\p{L}+|yhdeksä\\p{L}+|kymmene\\p{L}+|\\p{L}+toista|\\p{L}+kymmentä\\p{L}*|sata|sadan|\\p{L}*sataa|tuhat|\\p{L}*tuhatta|miljoon\\p{L}+|miljard\\p{L}+|puoli|puole\\p{L}+|tusina',
    duration:
      '(puoli)?(sekun|minuut|viik|kuukau|vuorokau)\\p{L}+|(puoli)?tun(ti|tia|nin|nissa)|päivä\\p{L}*|vuosi|vuotta|vuoden',
    price: '(euro|dollari)\\p{L}*|sent\\p{L}+|ilmai\\p{L}+',
  },
  cs: {
    numbers:
      'dva|dvě|dvou|tři|tří|čtyři|čtyř|pět|pěti|šest|šesti|sedm|sedmi|osm|osmi|devět|devíti|deset|deseti|\\p{L}+náct\\p{L}?|\\p{L}*(dvacet|třicet|čtyřicet|padesát|šedesát|sedmdesát|osmdesát|devadesát)\\p{L}?|sto|stovk\\p{L}|stě|tisíc\\p{L}?|milion\\p{L}*|miliard\\p{L}*|půl\\p{L}*|tucet',
    duration: '(půl)?(vteřin|sekund|minut|hodin)\\p{L}?|den|dn[yíů]|týden|týdn\\p{L}+|měsíc\\p{L}*|rok\\p{L}?|let',
    price: 'korun\\p{L}?|kč|eur\\p{L}?|dolar\\p{L}*|haléř\\p{L}*|zdarma',
  },
  sk: {
    numbers:
      'dva|dve|dvoch|tri|troch|štyri|štyroch|päť|piatich|šesť|šiestich|sedem|osem|deväť|desať|\\p{L}+násť|\\p{L}*(dvadsať|tridsať|štyridsať|desiat)\\p{L}*|sto|stov\\p{L}+|dvesto|tristo|tisíc\\p{L}?|milión\\p{L}*|miliard\\p{L}*|pol|polovic\\p{L}|tucet',
    duration:
      '(pol)?(sekún|sekun|minút|minut|hodín|hodin)\\p{L}{0,2}|deň|dni|dní|týžd\\p{L}+|mesiac\\p{L}*|rok\\p{L}{0,2}',
    price: 'eur\\p{L}?|cent\\p{L}{0,2}|korún|korun\\p{L}|dolár\\p{L}*|zadarmo',
  },
  hu: {
    numbers:
      'kettő|két|három|négy|öt|hat|hét|nyolc|kilenc|tíz|tizen\\p{L}+|húsz|huszon\\p{L}+|(harminc|negyven|ötven|hatvan|hetven|nyolcvan|kilencven)\\p{L}*|\\p{L}*száz\\p{L}*|\\p{L}*ezer\\p{L}*|millió\\p{L}*|milliárd\\p{L}*|fél\\p{L}*|másfél|tucat',
    duration: '(másodperc|perc|órá|óra|nap|hét|hete|hónap|év)\\p{L}*',
    price: '(forint|euró|dollár|ingyen)\\p{L}*|ft',
  },
  ro: {
    numbers:
      'doi|două|trei|patru|cinci|[șş]ase|[șş]apte|opt|nouă|zece|\\p{L}+sprezece|\\p{L}+zeci|sută|sute|mie|mii|milion|milioane|miliard\\p{L}*|jumătate|duzină',
    duration: 'secund[eă]|minute?|or[eă]|zi|zile|săptămân[iă]|lun[iă]|an|ani',
    price: 'lei|leu|bani|euro|dolari?|gratis|gratuit',
  },
  uk: {
    numbers:
      "два|дві|двох|три|трьох|чотири|чотирьох|п'ят[ьи]|шість|шести|сім|семи|вісім|восьми|дев'ят[ьи]|десять|десяти|десяток|\\p{L}+надцят[ьи]|двадцят[ьи]|тридцят[ьи]|сорока?|[\\p{L}']+десят\\p{L}?|дев'яносто|сто|двісті|триста|чотириста|[\\p{L}']+сот|тисяч\\p{L}?|мільйон\\p{L}*|мільярд\\p{L}*|півтор[аи]|пів\\p{L}*|половин\\p{L}",
    duration: '(секунд|хвилин|(пів)?годин|доб)\\p{L}?|день|дні|днів|тиждень|тижн\\p{L}+|місяц\\p{L}*|рік|рок\\p{L}+',
    price: 'грив\\p{L}+|грн|копі\\p{L}+|долар\\p{L}*|євро|безкоштовно',
  },
  bg: {
    numbers:
      'два|две|двама|три|трима|четири|пет|шест|седем|осем|девет|десет|\\p{L}+(надесет|найсет)|двадесет|двайсет|тридесет|трийсет|\\p{L}+десет|сто|двеста|триста|\\p{L}+стотин|хиляд\\p{L}+|милион\\p{L}*|милиард\\p{L}*|половин\\p{L}*',
    duration: '(секунд|минут|седмиц|годин)\\p{L}|час|часа|часове|ден|дни|дена|месец\\p{L}?',
    price: 'лев\\p{L}?|лв|евро|стотинк\\p{L}|долар\\p{L}?|безплатно',
  },
  hr: serboCroatian,
  sr: serboCroatian,
  el: {
    numbers:
      'δύο|δυο|τρεις|τρία|τέσσερ\\p{L}+|πέντε|έξι|εφτά|επτά|οκτώ|οχτώ|εννέα|εννιά|δέκα|έντεκα|δώδεκα|δεκα\\p{L}+|είκοσι|τριάντα|σαράντα|πενήντα|εξήντα|εβδομήντα|ογδόντα|ενενήντα|εκατόν?|\\p{L}+κόσι\\p{L}+|χίλι\\p{L}+|χιλιάδες|εκατομμύρι\\p{L}+|μισ[όήέ]\\p{L}?|μιάμιση|ενάμισ\\p{L}+',
    duration: '(δευτερόλεπτ|λεπτ|ώρ|μέρ|ημέρ|εβδομάδ|μήν|χρόν)\\p{L}+|έτ(ος|η)',
    price: 'ευρώ|δολάρι\\p{L}+|λεπτά|δωρεάν',
  },
  id: {
    numbers:
      'dua|tiga|empat|lima|enam|tujuh|delapan|lapan|sembilan|sepuluh|\\p{L}*belas|\\p{L}*puluh|\\p{L}*ratus|seribu|ribu|juta|miliar|setengah|separuh',
    duration: 'detik|menit|minit|jam|hari|minggu|pekan|bulan|tahun',
    price: 'rupiah|rp|ringgit|rm|dolar|sen|gratis|percuma',
  },
  vi: {
    numbers: 'hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mươi|trăm|nghìn|ngàn|triệu|tỷ|rưỡi|nửa',
    duration: 'giây|phút|giờ|tiếng|ngày|tuần|tháng|năm',
    price: 'đồng|nghìn|ngàn|đô|euro|miễn phí',
  },
  th: {
    numbers: 'สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน|ครึ่ง|[0-9๐-๙]+',
    duration: 'วินาที|นาที|ชั่วโมง|วัน|สัปดาห์|อาทิตย์|เดือน|ปี',
    price: 'บาท|ดอลลาร์|ยูโร|ฟรี',
  },
  he: {
    numbers:
      '(שלוש|ארבע|חמש|שבע|תשע|עשר)\\p{L}*|שתי|שתיים|שניים|שני|חמיש\\p{L}+|שש|שישה|ששת|שישים|שמונ\\p{L}+|מאה|מאות|מאתיים|אלף|אלפים|אלפיים|מיליון|מיליארד|חצי|(שע|שנ)תיים|יומיים|שבועיים|חודשיים',
    duration: 'שניות|דקות|דקה|שעות|שעה|(שע|שנ)תיים|יום|ימים|יומיים|(שבוע|חודש)\\p{L}*|שנה|שנים',
    price: '(שקל|דולר)\\p{L}*|ש"ח|יורו|אגורות|חינם',
  },
  fa: {
    numbers:
      'دو|سه|چهار|پنج|شش|هفت|هشت|نه|ده|یازده|دوازده|سیزده|چهارده|پانزده|شانزده|هفده|هجده|نوزده|بیست|سی|چهل|پنجاه|شصت|هفتاد|هشتاد|نود|صد|دویست|سیصد|چهارصد|پانصد|هزار|میلیون|میلیارد|نیم|نصف|[۰-۹]+',
    duration: 'ثانیه|دقیقه|ساعت|روز|هفته|ماه|سال',
    price: 'تومان|تومن|ریال|دلار|یورو|رایگان',
  },
  bn: {
    numbers:
      '(দুই|দু|তিন|চার|পাঁচ|ছয়|সাত|আট|নয়|দশ|এগারো|বারো|তেরো|চৌদ্দ|পনেরো|ষোলো|সতেরো|আঠারো|উনিশ|বিশ|পঁচিশ|ত্রিশ|চল্লিশ|পঞ্চাশ|ষাট|সত্তর|আশি|নব্বই)(টি|টা|টো|টে|শ|শো)?|একশো|শত|হাজার|লাখ|লক্ষ|কোটি|আধা|আধ|দেড়|আড়াই|[০-৯]+',
    duration: '(সেকেন্ড|মিনিট|ঘণ্টা|ঘন্টা|দিন|সপ্তাহ|মাস|বছর)[\\p{L}\\p{M}]*',
    price: 'টাকা[\\p{L}\\p{M}]*|রুপি|ডলার|পয়সা|বিনামূল্যে',
  },
  ta: {
    numbers:
      'இரண்டு|மூன்று|நான்கு|ஐந்து|ஆறு|ஏழு|எட்டு|ஒன்பது|பத்து|பன்னிரண்டு|(பதின|பதினா|இருப|முப்ப|நாற்ப|ஐம்ப|அறுப|எழுப|எண்ப|தொண்ணூ|நூற்ற|ஆயிர|லட்ச)[\\p{L}\\p{M}]+|[\\p{L}\\p{M}]*நூறு|கோடி|அரை|பாதி|ஒன்றரை',
    duration: '(வினாடி|நொடி|நிமிட|மணி|நாள்|நாட்கள்|வார|மாத|ஆண்டு|வருட)[\\p{L}\\p{M}]*',
    price: 'ரூபாய்|ரூ|டாலர்|பைசா|இலவச[\\p{L}\\p{M}]*',
  },
  ca: {
    numbers:
      'dos|dues|tres|quatre|cinc|sis|set|vuit|nou|deu|onze|dotze|tretze|catorze|quinze|setze|disset|divuit|dinou|(vint|trenta|quaranta|cinquanta|seixanta|setanta|vuitanta|noranta)[\\p{L}-]*|cents?|centes|mil|milió|milions|mig|mitja|dotzena',
    duration: 'segons?|minuts?|hor(a|es)|di(a|es)|setman(a|es)|mes|mesos|anys?',
    price: 'euros?|dòlars?|cèntims?|gratis|de franc',
  },
};

/** How a language tells figures, where it is one of those; undefined for English, German and any that is not known. */
export const figuresElsewhere = byLanguage(figures, (own, { before, after }) => {
  const pattern = (form: string) => new RegExp(`${before}${oneOf([form])}${after}`, 'iu');
  return { numbers: pattern(own.numbers), duration: pattern(own.duration), price: pattern(own.price) };
});
