import { type SpokenWord, spokenWord } from '../../src/transcripts/reading/restoring/spoken-word.ts';
import { isAbbreviation, sentenceEnd } from '../../src/transcripts/reading/sentences.ts';
import { type Word, wordsOf } from '../../src/transcripts/reading/words.ts';
import { asCaptions } from '../as-captions.ts';
import { type Document, transcriptOf } from '../document.ts';
import { readSet } from '../documents.ts';
import { groupOf } from '../folds.ts';

/** A transcript as captions show it, and what they leave out. */
export interface RestoringLesson {
  group: string;
  words: SpokenWord[];
  /** What stands after each word. */
  marks: Uint8Array;
  /** Whether each word has a capital; 2 where a sentence's beginning hides it. */
  capitals: Uint8Array;
  /** Each word as it is written, without punctuation at its edges. */
  forms: string[];
}

export const mark = { none: 0, comma: 1, end: 2, question: 3 };
export const hidden = 2;

const sources = [
  'yt_creator_chapters',
  'more/yt_creator_chapters',
  'datatalks',
  'more/datatalks',
  'syntax_fm',
  'more/syntax_fm',
  'bitcoin',
  'ethereum_calls',
  'treeseg_augmend',
  'avlectures_boundaries',
];

/** Above one sentence end in this many words a transcript's punctuation teaches. */
const wordsPerEnd = 25;
const questionEnd = /[?]["'”’»)\]]*$/u;
const commaEnd = /[,;:—–]["'”’»)\]]*$/u;
const nothing = /^[^\p{L}\p{N}]*$/u;

/** English transcripts of the folder `data`, of a channel or other set about `most` words. */
export function* readRestoringLessons(data: string, most: number): Generator<RestoringLesson> {
  const seen = new Map<string, number>();
  for (const source of sources) {
    for (const document of readSet(data, source) ?? []) {
      const group = groupOf(source, document.channel);
      const count = seen.get(group) ?? 0;
      if (count >= most || !document.language.startsWith('en')) continue;
      const lesson = lessonOf(document, group);
      if (!lesson) continue;
      seen.set(group, count + lesson.words.length);
      yield lesson;
    }
  }
}

function lessonOf(document: Document, group: string): RestoringLesson | null {
  const transcript = transcriptOf(document);
  const written = wordsOf(transcript, document.duration_seconds).filter(({ text }) => !nothing.test(text));
  const ends = written.filter(({ text }) => sentenceEnd.test(text)).length;
  const plain = wordsOf(asCaptions(transcript, document.duration_seconds), document.duration_seconds);
  if (ends * wordsPerEnd < written.length || plain.length !== written.length) return null;
  const marks = Uint8Array.from(written, ({ text }, at) => markAfter(text, written[at + 1]));
  return {
    group,
    words: plain.map(({ text, pause }) => spokenWord(text, pause)),
    marks,
    capitals: Uint8Array.from(written, ({ text }, at) => {
      const before = written[at - 1]?.text ?? '.';
      if ((marks[at - 1] ?? mark.end) >= mark.end || /[:"“”]$/.test(before) || /^["“]/.test(text)) return hidden;
      return /^[^\p{L}\p{N}]*\p{Lu}/u.test(text) ? 1 : 0;
    }),
    forms: written.map(({ text }) => text.replace(/^[^\p{L}\p{N}]+|(?:['’]s)?[^\p{L}\p{M}\p{N}]*$/gu, '')),
  };
}

function markAfter(text: string, next: Word | undefined): number {
  if (questionEnd.test(text)) return mark.question;
  if ((sentenceEnd.test(text) && !isAbbreviation(text)) || next?.speaker) return mark.end;
  return commaEnd.test(text) ? mark.comma : mark.none;
}
