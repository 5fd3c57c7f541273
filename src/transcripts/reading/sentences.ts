import { textOf, type Word } from './words.ts';

/** A place where a chapter may begin, up to the next such place. */
export interface Sentence {
  /** Its number among all sentences of the transcript, from 1: what answers cite. */
  number: number;
  /** Places of its first and last word among all words; `to` is excluded. */
  from: number;
  to: number;
  /** Seconds from the start of the video. */
  start: number;
  end: number;
  text: string;
  /** Whether it ends in a question mark. */
  question: boolean;
}

/** What a sentence ends with. */
export const sentenceEnd = /[.!?…。！？｡؟।]["'”’»)\]）」』]*$/u;
const questionEnd = /[?？؟]["'”’»)\]）」』]*$/u;
const abbreviation =
  /^["'(“„]?(?:\p{Lu}|(?:\p{L}\.)+\p{L}|Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|vs|etc|bzw|ca|Nr|z\.B|d\.h|u\.a|No|Gen|Sen|Rep|Gov|Lt|Col)\.$/u;
/** Whether a word's full stop is an abbreviation's. */
export function isAbbreviation(text: string): boolean {
  return abbreviation.test(text);
}

const openings = new Set(
  'so now okay ok alright well but anyway next first finally let moving welcome also jetzt nun gut aber also okay dann zuerst nächste'.split(
    ' ',
  ),
);
/** Below one sentence end in this many words, the punctuation can not be trusted to cut sentences. */
const wordsPerEnd = 45;
const longest = 60;

/** Cuts words into sentences: at punctuation where there is some, else at pauses, cue words and lengths. */
export function sentencesOf(words: readonly Word[], durationSeconds: number): Sentence[] {
  const ends = words.reduce((sum, word) => sum + (sentenceEnd.test(word.text) ? 1 : 0), 0);
  const punctuated = ends * wordsPerEnd >= words.length;
  const sentences: Sentence[] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at++) {
    if (at < words.length && !(punctuated ? endsHere(words, from, at) : breaksHere(words, from, at))) continue;
    const own = words.slice(from, at);
    const end = words[at]?.start ?? durationSeconds;
    const question = questionEnd.test(own.at(-1)?.text ?? '');
    sentences.push({
      number: sentences.length + 1,
      from,
      to: at,
      start: own[0]?.start ?? 0,
      end,
      text: textOf(own),
      question,
    });
    from = at;
  }
  return sentences;
}

/** Whether a sentence ends before word `at`, in text with punctuation. */
function endsHere(words: readonly Word[], from: number, at: number): boolean {
  const previous = words[at - 1];
  const next = words[at];
  if (!previous || !next) return false;
  if (next.speaker || next.mark || next.by !== previous.by) return true;
  if (sentenceEnd.test(previous.text)) return !isAbbreviation(previous.text) || next.pause > 1;
  if (next.pause > 2.5) return true;
  const length = at - from;
  return length >= longest || (length >= longest / 2 && next.opensSegment && /[,;:，、；]$/u.test(previous.text));
}

/** Whether a piece ends before word `at`, in text without punctuation. */
function breaksHere(words: readonly Word[], from: number, at: number): boolean {
  const previous = words[at - 1];
  const next = words[at];
  if (!previous || !next) return false;
  const length = at - from;
  if (next.speaker || next.mark || next.by !== previous.by) return true;
  if (sentenceEnd.test(previous.text) && !isAbbreviation(previous.text)) return true;
  if (next.pause > 0.7 && length >= 3) return true;
  if (length >= 6 && openings.has(next.text.toLowerCase())) return true;
  return (length >= 12 && next.opensSegment) || length >= 30;
}
