/** Small words by which languages of one script are told apart. */
const smallWords = {
  en: 'the and is are was were of to in that it how what why who when where which does did do you for with not this they he she his her has have about say says i a my your we us at be can could should would need if from there any just than then will been into out up its',
  de: 'der die das und ist sind war wie was warum wer wann wo nicht ein eine einen für mit im zu den von auf es sie er dem des sich wird hat haben über sagt',
  es: 'el la los las de que y en es qué cómo por cuánto cuánta quién cuándo dónde un una para con se no del al lo su sobre dice a una unos unas más pero o si son está hay cuál cuáles esto esta este les ha',
  fr: 'le la les des et est que qui pourquoi comment quand combien un une dans pour avec ne pas du au ce il elle sur quel quelle dit de quoi à en y cette ces ses son sa quels quelles sont nous vous se plus par mais ou où aux a ont fait c qu l d',
  it: 'il lo la gli i di che è come perché quando chi un una per con non si della del nel quanto quanta dove cosa sono dice a ha o ma le al alla dei delle nella questo questa quali più anche l',
  pt: 'o a os as de que é como por quando quem um uma para com não se do da em no na quanto onde são diz e ou mais mas ao à das dos pelo pela este esta isto qual quais há foi',
  nl: 'de het een en is van wat hoe waarom wie wanneer waar niet met voor op dat te zijn hij zij over zegt deze dit die er je we ik ook maar of als naar bij uit om aan welke worden wordt wat heeft',
  pl: 'i w na jest to co jak dlaczego kto kiedy gdzie nie się z do ile czy o od za ten ta te są tego tym ale jakie po przez',
  tr: 've bir bu ne nasıl neden kim nerede ile için mi mı kaç da de çok',
};

export type Language = keyof typeof smallWords | 'ru' | 'ja' | 'zh' | 'ko' | 'ar' | 'hi' | 'he' | 'el' | 'th';

const lists = Object.entries(smallWords).map(
  ([language, words]) => [language as Language, new Set(words.split(' '))] as const,
);
const scripts: [Language, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
];

/** A text of fewer words than these is short. */
const fewWords = 60;
const shared = new Set(lists.flatMap(([, own]) => [...own]).filter((word) => word.length > 1));

/** Whether a word (lower case) is a small one of any of the languages: a text of some length says most of its own. */
export function isSmallWord(word: string): boolean {
  return shared.has(word);
}

/** The language of a text, by its script or its small words; null where they do not tell. */
export function languageOfText(text: string): Language | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  // Japanese is written with Chinese characters too: a few of its own tell.
  const script = scripts.find(([name, own]) => (text.match(own)?.length ?? 0) > letters * (name === 'ja' ? 0.1 : 0.4));
  if (script) return script[0];
  const spelled = spelledWords(text);
  // In few words one that several languages have counts once, however often it stands there: `a`.
  const words = spelled.length < fewWords ? [...new Set(spelled)] : spelled;
  const hits = lists
    .map(([language, own]) => ({ language, count: words.filter((word) => own.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  const [best, second] = hits;
  if (best && best.count > 1 && best.count !== second?.count) return best.language;
  // Letters tell where words do not: a talk in English may speak of a jalapeño.
  if (/[¿¡ñ]/i.test(text)) return 'es';
  return /[äöüß]/i.test(text) ? 'de' : null;
}

/** Whether a text, too short to tell its language, has a small word of this one that the other has not, or a letter that English lacks. */
export function mayBeIn(text: string, language: Language, other: Language | null): boolean {
  const own = lists.find(([name]) => name === language)?.[1];
  const known = lists.find(([name]) => name === other)?.[1];
  const isWord = spelledWords(text).some((word) => own?.has(word) && !known?.has(word));
  return isWord || (other === 'en' && /[^\P{L}a-z]/iu.test(text));
}

/** The small words of a language that is told by them; none of one that its script tells. */
export function smallWordsOf(language: Language | null): ReadonlySet<string> {
  return lists.find(([name]) => name === language)?.[1] ?? new Set();
}

/** Whether a language is told by its small words. */
export function hasSmallWords(language: string): boolean {
  return language in smallWords;
}

/** Whether a language is told by its script, and not by its words. */
export function isToldByScript(language: string): boolean {
  return scripts.some(([name]) => name === language);
}

/** The words of a text in lower case, without what is no letter. */
export function spelledWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
