import type { Sentence } from '../../../../transcripts/reading/sentences.ts';
import { grammarOf, listsOf } from '../../grammars/grammar-of.ts';
import { trimmed, withCapital } from '../words/casing.ts';
import { partCuesOf } from './part-cues.ts';

/** Seconds that an advertisement or a farewell lasts at most. */
const longestAside = 210;
/** Sentences in which a greeting stands, or who pays. */
const openingSentences = 4;
/** Different ways of selling that make an advertisement, so many seconds for each at most. */
const fewestPitches = 2;
const secondsOfPitch = 20;

interface Part {
  sentences: readonly Sentence[];
  index: number;
  count: number;
  length: number;
  durationSeconds: number;
  language: string | null;
}

/** Which recurring part a chapter is, in a language of which the cues are listed. */
export function recurringPartOf({ sentences, index, count, length, durationSeconds, language }: Part) {
  const cues = partCuesOf(language);
  if (!cues) return null;
  const texts = sentences.map(({ text }) => text.toLowerCase().replaceAll('’', "'"));
  const opening = texts.slice(0, openingSentences).join(' ');
  const all = texts.join(' ');
  const isShort = length <= Math.max(45, Math.min(150, durationSeconds / 8));
  const ways = (cue: RegExp, text: string) => new Set(text.match(cue) ?? []).size;
  if (index === 0) return isShort && ways(cues.greets, opening) > 0 ? 'intro' : null;
  const pitches = ways(cues.sells, all);
  if (length <= longestAside && cues.sponsored.test(opening)) return 'sponsor';
  if (index === count - 1) {
    const farewells = ways(cues.closes, all);
    // Every last chapter ends with a farewell; an outro begins with it, or is little else.
    const begins = ways(cues.closes, texts.slice(0, Math.ceil(texts.length / 3)).join(' ')) > 0;
    if (length <= longestAside && (begins || (isShort && farewells > 1))) return 'outro';
    return null;
  }
  const isSoon = ways(cues.sells, texts.slice(0, Math.ceil(texts.length / 3)).join(' ')) > 0;
  const sells = isSoon && pitches >= fewestPitches && pitches * secondsOfPitch >= length;
  return length <= longestAside && sells ? 'sponsor' : null;
}

/** Words of a name; where nothing has a capital, its end is less sure. */
const mostWordsOfName = { cased: 3, uncased: 2 };

/** Who pays, as the speaker says it; null where nobody is named. */
export function payerOf(sentences: readonly Sentence[], language: string | null): string | null {
  const grammar = grammarOf(language);
  const cues = partCuesOf(language);
  if (!grammar || !cues) return null;
  const text = sentences
    .slice(0, openingSentences)
    .map((sentence) => sentence.text)
    .join(' ');
  const found = cues.sponsored.exec(text.toLowerCase().replaceAll('’', "'"));
  if (!found) return null;
  const { name, after } = found.groups ?? {};
  // A line of captions may end within a name that is written without white space.
  const told = name ?? after;
  if (told)
    return told.replace(
      /(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])\s+(?=\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hiragana})/gu,
      '',
    );
  const { words } = listsOf(grammar);
  const rest = text
    .slice(found.index + found[0].length)
    .trim()
    .split(/\s+/);
  const isCased = /\p{Lu}/u.test(text.slice(1));
  const own: string[] = [];
  for (const word of rest.slice(0, 8)) {
    const form = trimmed(word);
    // "… par terrabio terrabio livre": said again, it begins the next sentence.
    if (own.includes(withCapital(form))) break;
    const isName = isCased ? /^\p{Lu}/u.test(form) : form !== '' && !words.has(form.toLowerCase());
    if (isName) own.push(withCapital(form));
    else if (own.length > 0 || (!isCased && form !== '' && !words.has(form.toLowerCase()))) break;
    if (
      own.length > 0 &&
      (/[.,;:!?]$/u.test(word) || own.length === (isCased ? mostWordsOfName.cased : mostWordsOfName.uncased))
    )
      break;
  }
  return own.length > 0 ? own.join(' ') : null;
}
