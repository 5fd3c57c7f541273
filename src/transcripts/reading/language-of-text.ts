import { arabicWords, cyrillicWords, inOthersToo, letters, ownLetters, smallWords } from './small-words.ts';

export type Language =
  | keyof typeof smallWords
  | keyof typeof cyrillicWords
  | keyof typeof arabicWords
  | 'ja'
  | 'zh'
  | 'ko'
  | 'hi'
  | 'he'
  | 'el'
  | 'th'
  | 'bn'
  | 'ta';

const setsOf = <Name extends string>(words: Readonly<Record<Name, string>>) =>
  Object.entries<string>(words).map(([language, own]) => [language as Name, new Set(own.split(' '))] as const);

const lists = setsOf(smallWords);
const cyrillic = setsOf(cyrillicWords);
const arabic = setsOf(arabicWords);
/** Told by their words alone; the others need more words, or letters of their own, than any of these. */
const firstTold: ReadonlySet<Language> = new Set<Language>(['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'tr']);
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
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
];
/** Urdu is written with Arabic letters, and is as far from Arabic as from Persian. */
const urduLetters = /[ٹڈڑںے]/u;

/** Languages of one script that few words do not tell apart. */
const neighbours: readonly ReadonlySet<string>[] = [
  ['sv', 'da', 'no'],
  ['cs', 'sk'],
  ['ru', 'uk', 'bg', 'sr', 'hr'],
  ['es', 'pt', 'ca'],
].map((codes) => new Set(codes));

/** A text of fewer words than these is short. */
const fewWords = 60;
const shared = new Set(lists.flatMap(([, own]) => [...own]).filter((word) => word.length > 1));

/** Whether a word (lower case) is a small one of any of the languages: a text of some length says most of its own. */
export function isSmallWord(word: string): boolean {
  return shared.has(word);
}

/**
 * The language of a text, by its script, its small words and its letters; null where they do not tell.
 *
 * @param expected the code of a language that it is likely in, and is where they tell no more of a neighbour of that
 */
export function languageOfText(text: string, expected: string | null = null): Language | null {
  const count = text.match(/\p{L}/gu)?.length ?? 0;
  // Japanese is written with Chinese characters too: a few of its own tell.
  const script = scripts.find(([name, own]) => (text.match(own)?.length ?? 0) > count * (name === 'ja' ? 0.1 : 0.4));
  if (script?.[0] === 'ru') return ofScript(text, cyrillic, 'ru', expected);
  if (script?.[0] === 'ar') return urduLetters.test(text) ? null : ofScript(text, arabic, 'ar', expected);
  if (script) return script[0];
  const words = countedWords(text);
  const first = byWordsAlone(words);
  const told = byWordsAndLetters(text, words, expected);
  // Where the words alone told a language, more must speak for another.
  if (told && (first === null || !firstTold.has(told))) return told;
  if (first) return first;
  // Letters tell where words do not: a talk in English may speak of a jalapeño.
  if (/[¿¡ñ]/i.test(text)) return 'es';
  return /[äöüß]/i.test(text) ? 'de' : null;
}

/** Of few words one that several languages have counts once, however often it stands there: `a`. */
function countedWords(text: string): readonly string[] {
  const spelled = spelledWords(text);
  return spelled.length < fewWords ? [...new Set(spelled)] : spelled;
}

function byWordsAlone(words: readonly string[]): Language | null {
  const [best, second] = lists
    .filter(([language]) => firstTold.has(language))
    .map(([language, own]) => ({ language, count: words.filter((word) => own.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  return best && best.count > 1 && best.count !== second?.count ? best.language : null;
}

/**
 * What tells a language, measured in small words: in a short text a longer word that only it has, or its neighbours, a letter of its own,
 * and a letter that it has not.
 */
const worth = { plainWord: 2, letter: 0.5, foreignLetter: -1 };
const lettersOfPlainWord = { english: 5, other: 4 };
/** Of a text that English letters write, and of another. */
const leastTold = { english: 2, other: 1.5 };

function byWordsAndLetters(text: string, words: readonly string[], expected: string | null): Language | null {
  const isShort = words.length < fewWords;
  const written = isShort ? lettersBesideNames(text) : new Set<string>();
  const scores = lists.map(([language, own]) => {
    const small = words.filter((word) => own.has(word));
    const known = [...written].filter((letter) => letters[language].includes(letter)).length;
    const plain = isShort ? small.filter((word) => isWordOf(word, language)).length : 0;
    const score =
      small.length +
      (worth.plainWord - 1) * plain +
      worth.letter * known +
      worth.foreignLetter * (written.size - known);
    const least = written.size > 0 ? leastTold.other : leastTold.english;
    return { language, score, isTold: score >= least && small.some((word) => !inOthersToo.has(word)) };
  });
  const told = likeliest(scores, expected);
  return told?.isTold ? told.language : null;
}

/** Whether a small word is long enough to tell a language by itself, which shares it with its neighbours alone; no word of those told first is. */
export function isWordOf(word: string, language: Language): boolean {
  const least = /[^a-z]/u.test(word) ? lettersOfPlainWord.other : lettersOfPlainWord.english;
  if (firstTold.has(language) || word.length < least || inOthersToo.has(word)) return false;
  return lists.every(([other, own]) => (own.has(word) ? areNear(language, other) : other !== language));
}

/** The one of the highest score; of several neighbours the expected one, else the first. Undefined where others have as much. */
function likeliest<Scored extends { language: Language; score: number }>(
  scores: readonly Scored[],
  expected: string | null,
): Scored | undefined {
  const most = Math.max(...scores.map(({ score }) => score));
  const best = scores.filter(({ score }) => score === most);
  const [first] = best;
  if (!first || best.length === 1) return first;
  if (!best.every(({ language }) => areNear(language, first.language))) return undefined;
  return best.find(({ language }) => language === expected) ?? (firstTold.has(first.language) ? undefined : first);
}

/** Letters that English has not, in lower case; in the midst of a text a capital makes a name, which any language may spell. */
function lettersBesideNames(text: string): Set<string> {
  const words = text.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? [];
  const isShouted = !/\p{Ll}/u.test(text);
  const common = words.filter((word, at) => at === 0 || isShouted || !/^\p{Lu}/u.test(word));
  return new Set(
    common
      .join('')
      .toLowerCase()
      .match(/[^\P{L}a-z]/gu) ?? [],
  );
}

/** Of the languages of a script: what most words and letters tell, and what is taken for granted where they tell no other. */
function ofScript<Name extends Language>(
  text: string,
  known: readonly (readonly [Name, ReadonlySet<string>])[],
  granted: Name,
  expected: string | null,
): Name {
  const words = countedWords(text);
  const scores = known.map(([language, own]) => {
    const letter = language in ownLetters ? ownLetters[language as keyof typeof ownLetters] : undefined;
    const told = letter === undefined ? 0 : (text.match(letter)?.length ?? 0);
    return { language, score: words.filter((word) => own.has(word)).length + told };
  });
  const most = Math.max(...scores.map(({ score }) => score));
  const best = scores.flatMap(({ language, score }) => (score === most ? [language] : []));
  return (
    best.find((language) => language === expected) ??
    best.find((language) => language === granted) ??
    best[0] ??
    granted
  );
}

/** Whether two languages are one, or so near to each other that a few words do not tell them apart. */
export function areNear(one: string, other: string): boolean {
  return one === other || neighbours.some((codes) => codes.has(one) && codes.has(other));
}

/** Whether a text, too short to tell its language, has a small word of this one that the other has not, or a letter that English lacks. */
export function mayBeIn(text: string, language: Language, other: Language | null): boolean {
  const own = lists.find(([name]) => name === language)?.[1];
  const known = lists.find(([name]) => name === other)?.[1];
  const isWord = spelledWords(text).some((word) => own?.has(word) && !known?.has(word));
  return isWord || (other === 'en' && /[^\P{L}a-z]/iu.test(text));
}

/** The small words of a language that is told by them; none of one that its script tells, or tells where they do not. */
export function smallWordsOf(language: Language | null): ReadonlySet<string> {
  const told = [...lists, ...cyrillic, ...arabic].find(
    ([name]) => name === language && !scripts.some(([own]) => own === name),
  );
  return told?.[1] ?? new Set();
}

/** Whether a language is told by its small words. */
export function hasSmallWords(language: string): boolean {
  return language in smallWords;
}

/** Whether a language is told by its small words alone. */
export function isToldFirst(language: string): boolean {
  return firstTold.has(language as Language);
}

/** Whether a language is told by its script, and not by its words. */
export function isToldByScript(language: string): boolean {
  return [...scripts, ...cyrillic, ...arabic].some(([name]) => name === language);
}

/** The words of a text in lower case, without what is no letter. */
export function spelledWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
