import { englishGrammar, isFunctionWord } from '../../../transcripts/reading/function-words.ts';
import { languageOfText } from '../../../transcripts/reading/language-of-text.ts';
import { learnedBackground } from '../../../transcripts/reading/learned-background.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { fold, stem } from '../../spoken/stem.ts';
import { entriesFor } from '../../spoken/synonyms.ts';
import { isEnglish } from '../../spoken/topicless.ts';
import { isKnownWord } from './known-words.ts';

/** A letter more or less makes another word of a short one; of a name even where it is longer: `Maria`, `Mario`. */
const shortest = { word: 5, name: 7 };
/** A word that the video says only once may be mistyped itself, unless it is known. */
const saidOften = 2;
const inText = /(?<![\p{L}\p{N}@#_./’'-])\p{L}+(?![\p{L}\p{N}@_/-]|\.\p{L}|['’]\p{L})/gu;
/** A rarer word than this is none that is mistyped often where the video does not say it. */
const commonRarity = 0.55;
/** Names of stuff that differ by their endings alone. */
const stuff = /(?:ite|ate|ide|ane|ene|yne|ine|one|ose|ase)s?$/u;
const quoted = /("[^"]*"|“[^”]*”|„[^“”]*[“”])/u;
/** Words of grammar that English has not. */
const foreign =
  /(?<!\p{L})(?:der|das|wie|wer|wo|ist|sind|und|nicht|eine?|gibt|le|les|el|los|las|qué|que|est|het|een|che|il|como|está|gli|och|jak|czy)(?!\p{L})/iu;

/** A question as it is spelled, and what was put for words of it that the video says otherwise. */
export interface Respelled {
  question: string;
  readAs: ReadonlyMap<string, string>;
}

/**
 * An English question with its mistyped words as they are spelled: one that is no word and differs in one letter, or two that
 * changed places, from a word of the video, or else from a common one. Doubled letters are taken for single ones. What stands in
 * quotation marks stays.
 */
export function respelled(written: string, spoken: Spoken): Respelled {
  const readAs = new Map<string, string>();
  if (spoken.tongue !== 'en' || isForeign(written)) return { question: written, readAs };
  const question = written
    .split(quoted)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(inText, (word, from: number) => {
            const { spelled, isSaid } = meantBy(word, part.slice(0, from), spoken);
            if (isSaid && spelled !== word) readAs.set(word, spelled);
            return spelled;
          }),
    )
    .join('');
  return { question, readAs };
}

function isForeign(question: string): boolean {
  if (isEnglish(question)) return false;
  return foreign.test(question) || !/^(?:en)?$/.test(languageOfText(question) ?? '');
}

/** How a word is spelled, after what stands before it; and whether the video says it so. */
function meantBy(
  word: string,
  before: string,
  { vocabulary, spread, words }: Spoken,
): { spelled: string; isSaid: boolean } {
  const folded = fold(word);
  const asWritten = { spelled: word, isSaid: false };
  const isName = /^\p{Lu}/u.test(word) && /[\p{L}\p{N},] *$/u.test(before);
  if (word.length < (isName ? shortest.name : shortest.word) || /\p{Lu}/u.test(word.slice(1))) return asWritten;
  if (vocabulary.has(folded) || spread.has(stem(folded)) || isWord(folded)) return asWritten;
  const isSpelling = (other: string) =>
    other[0] === folded[0] && isOneSlip(single(folded), single(other)) && !isOtherStuff(folded, other);
  const said = [...vocabulary]
    .filter(([other, key]) => isSpelling(other) && ((spread.get(key) ?? 0) >= saidOften || isWord(other)))
    .map(([other]) => other)
    .filter((other) => !isName || isNamed(other, words));
  const isSaid = said.length > 0;
  const meant = isSaid || isName ? said : commonWords().filter(isSpelling);
  const [spelled] = meant;
  if (spelled === undefined || new Set(meant.map(stem)).size > 1) return asWritten;
  return { spelled: isName ? `${word[0]}${spelled.slice(1)}` : spelled, isSaid };
}

let common: string[] | undefined;

/** English words that nearly every talk says, and those of grammar. */
function commonWords(): readonly string[] {
  common ??= [
    ...englishGrammar(),
    ...[...learnedBackground()].flatMap(([word, { rarity, name }]) =>
      rarity <= commonRarity && name < 0.5 && isKnownWord(word) ? [word] : [],
    ),
  ];
  return common;
}

/** Whether an English word is spelled so, as far as is known. */
function isWord(folded: string): boolean {
  return (
    isKnownWord(folded) || learnedBackground().has(folded) || isFunctionWord(folded) || entriesFor(folded).length > 0
  );
}

/** Whether two words are of different stuff: `sulfite`, `sulfate`. */
function isOtherStuff(one: string, other: string): boolean {
  const [[own] = [], [another] = []] = [stuff.exec(one) ?? [], stuff.exec(other) ?? []];
  return own !== undefined && another !== undefined && own !== another;
}

/** Whether a word is said with a capital. */
function isNamed(folded: string, words: Spoken['words']): boolean {
  return words.some(({ text }) => /^\P{L}*\p{Lu}/u.test(text) && fold(bareWord(text)) === folded);
}

/** A word without its doubled letters: these are mistaken most. */
export function single(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}

/** Whether a letter too many, too few or another one, or two that changed places, make one word of the other. */
export function isOneSlip(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - same && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(same, one.length - end), other.slice(same, other.length - end)];
  const areSwapped = left.length > 1 && left.at(0) === right.at(-1) && left.at(-1) === right.at(0);
  return Math.max(left.length, right.length) <= 1 || (areSwapped && left.slice(1, -1) === right.slice(1, -1));
}
