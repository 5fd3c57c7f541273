import { oneOf } from '../../../transcripts/language/phrase-forms.ts';
import { byLanguage } from '../../spoken/by-language.ts';

interface Figures {
  /** Numbers that are told in words. */
  numbers: string;
  /** What says that a number is a length of time, and that it is money. */
  duration: string;
  price: string;
}

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
};

/** How a language tells figures, where it is one of those; undefined for English, German and any that is not known. */
export const figuresElsewhere = byLanguage(figures, (own, { before, after }) => {
  const pattern = (form: string) => new RegExp(`${before}${oneOf([form])}${after}`, 'iu');
  return { numbers: pattern(own.numbers), duration: pattern(own.duration), price: pattern(own.price) };
});
