import { oneOf } from '../../transcripts/reading/phrase-forms.ts';
import { byLanguage } from './by-language.ts';

interface Reasons {
  /** What stands before a reason. */
  because: string;
  /** What only shows that there is one: it follows from it, or something is done to an end. */
  also?: string;
  /** With which a sentence begins whose reason was said before it. */
  therefore?: string;
}

const serboCroatian: Reasons = {
  because: 'jer|zato što|budući da|zbog',
  also: 'zato|da bi|inače|razlog\\p{L}*',
  therefore: 'zato|stoga|zbog toga',
};

/** How other languages than English and German give a reason, by their codes. */
const reasons: Readonly<Record<string, Reasons>> = {
  fr: {
    because: "parce qu(e|')|car|puisqu(e|')|à cause d(e|u|es|')|en raison d(e|u|es|')|vu qu(e|')",
    also: "c'est pour ça|c'est pourquoi|afin d(e|')|pour qu(e|')|sinon|raison",
    therefore: "c'est pour (ça|cela)|c'est pourquoi|voilà pourquoi",
  },
  es: {
    because: 'porque|ya que|puesto que|debido a|a causa de|pues',
    also: 'por es[oa]|para que|si no|así que|razón|motivo',
    therefore: 'por es[oa]|es por es[oa]',
  },
  pt: {
    because: 'porque|pois|já que|porquanto|devido a|por causa d[eoa]s?|visto que',
    also: 'por isso|para que|senão|razão|motivo',
    therefore: '(é )?por isso',
  },
  it: {
    because: 'perché|poiché|siccome|dato che|visto che|a causa d\\p{L}+',
    also: 'per questo|altrimenti|affinché|così che|motivo|ragione',
    therefore: '(è )?per questo|ecco perché',
  },
  nl: {
    because: 'omdat|want|doordat|aangezien|vanwege|wegens',
    also: 'daarom|daardoor|zodat|anders|reden',
    therefore: 'daarom|daardoor|vandaar',
  },
  pl: {
    because: 'ponieważ|bo|gdyż|bowiem|dlatego że|z powodu',
    also: 'dlatego|żeby|aby|inaczej|powód',
    therefore: 'dlatego',
  },
  ru: {
    because: 'потому,? что|так как|поскольку|ведь|из-за|оттого,? что|дело в том',
    also: 'поэтому|чтобы|иначе|причин\\p{L}+',
    therefore: 'поэтому|вот почему',
  },
  tr: {
    because: 'çünkü|zira|yüzünden|sebebiyle|nedeniyle|-?diği için',
    also: 'o yüzden|bu yüzden|bu nedenle|onun için|\\p{L}+m[ae]k için|yoksa|nedeni|sebebi',
    therefore: '(o|bu) yüzden|bu nedenle|onun için',
  },
  ja: {
    because: 'からです|からだ|からなん|なぜなら|というのは|ためです|ためだ|せいで',
    also: 'ので|ために|だから|そのため|おかげ|理由|こうすると',
    therefore: 'だから|そのため|それで|なので',
  },
  zh: {
    because: '因为|因為|由于|由於',
    also: '所以|因此|为了|為了|否则|否則|不然|原因',
    therefore: '所以|因此|这就是为什么',
  },
  ko: {
    because: '왜냐하면|왜냐면|때문(에|이|입)\\p{L}*',
    also: '그래서|그러니까|\\p{L}+니까|\\p{L}*때문\\p{L}*|위해\\p{L}*|덕분\\p{L}*|이유\\p{L}*',
    therefore: '그래서|그러니까|따라서',
  },
  ar: {
    because: 'و?لأن\\p{L}*|و?لان\\p{L}*|بسبب|نظرا ل\\p{L}+|حيث إن\\p{L}*',
    also: 'لذلك|لهذا|لكي|حتى لا|وإلا|السبب',
    therefore: 'و?لذلك|و?لهذا',
  },
  hi: {
    because: 'क्योंकि|क्यूँकि|क्यूंकि|चूँकि|चूंकि|की वजह से|के कारण',
    also: 'इसलिए|ताकि|वरना|नहीं तो|इससे|वजह|कारण',
    therefore: 'इसलिए',
  },
  uk: { because: 'тому,? що|бо|оскільки|адже|через те', also: 'тому|щоб|інакше', therefore: 'тому' },
  sk: { because: 'pretože|lebo|keďže|kvôli', also: 'preto|aby|inak|dôvod\\p{L}*', therefore: 'preto' },
  bg: {
    because: 'защото|понеже|тъй като|заради|поради',
    also: 'затова|за да|иначе|причин\\p{L}+',
    therefore: 'затова|ето защо|поради това',
  },
  hr: serboCroatian,
  sr: serboCroatian,
  ca: {
    because: "perquè|ja que|atès que|a causa d(e|el|els|')|com que",
    also: 'per això|altrament|si no|raó|motiu',
    therefore: '(és )?per això',
  },
  th: {
    because: 'เพราะ|เนื่องจาก',
    also: 'ดังนั้น|จึง|เพื่อ|ไม่งั้น|มิฉะนั้น|เหตุผล',
    therefore: 'ดังนั้น|เพราะฉะนั้น|ก็เลย',
  },
  fa: {
    because: 'چون|زیرا|به خاطر|به دلیل|به علت|برای این ?که',
    also: 'بنابراین|تا|وگرنه|دلیل\\p{L}*',
    therefore: 'بنابراین|برای همین|به همین دلیل',
  },
  bn: { because: 'কারণ|কেননা|যেহেতু', also: 'তাই|জন্য|যাতে|নইলে|না হলে', therefore: 'তাই|সেজন্য|এ কারণে' },
  ta: {
    because: 'ஏனெனில்|ஏனென்றால்|காரணம்|[\\p{L}\\p{M}]+[வதறட]தால்',
    also: 'எனவே|அதனால்|ஆகவே|இல்லையெனில்|[\\p{L}\\p{M}]+க்காக',
    therefore: 'எனவே|அதனால்|ஆகவே',
  },
  cs: { because: 'protože|neboť|jelikož|poněvadž', also: 'proto|aby|jinak', therefore: 'proto' },
  sv: { because: 'därför att|eftersom|för att', also: 'därför|annars', therefore: 'därför' },
  da: { because: 'fordi|eftersom|på grund af', also: 'derfor|ellers', therefore: 'derfor' },
  no: { because: 'fordi|ettersom|på grunn av', also: 'derfor|ellers', therefore: 'derfor' },
  fi: { because: 'koska|sillä', also: 'siksi|jotta|muuten', therefore: 'siksi' },
  ro: { because: 'pentru că|fiindcă|deoarece|din cauza', also: 'de aceea|altfel', therefore: 'de aceea' },
  hu: { because: 'mert|mivel|ugyanis', also: 'ezért|hogy ne|különben', therefore: 'ezért' },
  el: { because: 'γιατί|επειδή|διότι|αφού', also: "γι' αυτό|ώστε|αλλιώς", therefore: "γι' αυτό" },
  id: {
    because: 'karena|kerana|sebab|gara-gara',
    also: 'oleh karena itu|supaya|agar',
    therefore: 'oleh karena itu|karena itu',
  },
  vi: { because: 'bởi vì|vì|tại vì|do đó', also: 'cho nên|để', therefore: 'vì vậy|vì thế|cho nên' },
  he: { because: 'כי|מפני ש\\p{L}*|בגלל', also: 'לכן|כדי|אחרת', therefore: 'לכן' },
};

const nothing = /(?!)/u;

const patternsFor = byLanguage(reasons, ({ because, also, therefore }, { before, after }) => {
  // What ends with an apostrophe is written together with the next word.
  const found = (form: string) => new RegExp(`${before}${oneOf([form])}(?:(?<=['’])|${after})`, 'iu');
  const begun = (form: string) => new RegExp(`^[^\\p{L}\\p{N}]*${oneOf([form])}${after}`, 'iu');
  return {
    because: found(because),
    also: also === undefined ? nothing : found(also),
    therefore: therefore === undefined ? nothing : begun(therefore),
  };
});

/** What a sentence in such a language says of a reason; nothing where the language is not known. */
export function reasonElsewhere(
  text: string,
  language: string | null,
): { isGiven: boolean; isBecause: boolean; isBefore: boolean } {
  const patterns = patternsFor(language);
  const isBecause = patterns?.because.test(text) === true;
  return {
    isGiven: isBecause || patterns?.also.test(text) === true,
    isBecause,
    isBefore: patterns?.therefore.test(text) === true,
  };
}
