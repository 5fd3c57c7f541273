import { matching, oneOf } from '../../../transcripts/reading/phrase-forms.ts';
import type { AnsweringInput } from '../../engine.ts';
import { ratesOf } from '../../spoken/how-often.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { topicsOf } from '../question/topics.ts';

const cue = matching([
  `^((and|so|okay|ok|now|well|then|also|alright)[, ]+)*${oneOf([
    "next|now|first|finally|let's|let me|to |if you|another|once|with |in order|i'll",
    "i'm going|we'll|you can|one way|the next|jetzt|als nächstes|zuerst|dann|um ",
  ])}`,
]);
const closing = /\b(?:so now|now you|and that's|that's how|and there|as you can see|done|fertig)\b/iu;

/** What stands for a video whatever is asked of it. */
export interface Ground {
  spoken: Spoken;
  /** First sentence of each chapter, ascending, from 0. */
  chapterStarts: number[];
  /** Number of the first word of each sentence, and of all words. */
  wordStarts: Int32Array;
  /** Features of each sentence that no question changes. */
  plain: Float32Array[];
  /** 0 for some minutes, 1 for hours. */
  size: number;
  /** How often each stem is said, of a thousand words that carry a topic. */
  rates: ReadonlyMap<string, number>;
  /** The stems of the video's title. */
  titled: ReadonlySet<string>;
}

/** The features of `Ground.plain`, in order. */
export const plainNames = [
  'place',
  'placeSquared',
  'first',
  'last',
  'cue',
  'closing',
  'question',
  'words',
  'short',
  'pause',
  'chapterStart',
  'sinceChapter',
];

/** What no question changes. */
export function groundOf(spoken: Spoken, chapters: AnsweringInput['chapters'], title: string): Ground {
  const { sentences, words } = spoken;
  const chapterStarts = [0];
  for (const { startSeconds } of chapters) {
    const at = sentences.findIndex(({ start }) => start >= startSeconds - 0.5);
    if (at > (chapterStarts.at(-1) ?? 0)) chapterStarts.push(at);
  }
  const count = sentences.length;
  const wordStarts = new Int32Array(count + 1);
  sentences.forEach(({ from }, at) => {
    wordStarts[at] = from;
  });
  wordStarts[count] = sentences.at(-1)?.to ?? 0;
  const plain = sentences.map(({ text, from, to, question }, at) => {
    const place = at / Math.max(1, count - 1);
    const length = to - from;
    const chapter = chapterStarts.findLast((start) => start <= at) ?? 0;
    return Float32Array.of(
      place,
      place * place,
      Math.max(0, 1 - at / 4),
      Math.max(0, 1 - (count - 1 - at) / 3),
      cue.test(text) ? 1 : 0,
      closing.test(text) ? 1 : 0,
      question ? 1 : 0,
      Math.min(1, length / 30),
      length < 5 ? 1 : 0,
      Math.min(1, (words[from]?.pause ?? 0) / 2),
      at === chapter ? 1 : 0,
      Math.min(1, (at - chapter) / 20),
    );
  });
  const size = Math.max(0, Math.min(1, Math.log2((wordStarts[count] ?? 0) / 600 + 1) / 5));
  const titled = new Set(topicsOf(title)?.map((one) => one.stem));
  return { spoken, chapterStarts, wordStarts, plain, size, rates: ratesOf(spoken), titled };
}
