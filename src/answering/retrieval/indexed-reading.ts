import type { Reading } from '../../transcripts/reading/reading.ts';
import type { Sentence } from '../../transcripts/reading/sentences.ts';
import type { Stemmer } from '../../transcripts/reading/stemming.ts';
import type { Word } from '../../transcripts/reading/words.ts';
import { type Term, termOf, termsAmong, wordsOfText } from './terms.ts';
import { ratesOf } from './word-evidence.ts';

/** A reading as questions are asked of it: the topical words of its sentences, and what no question changes. */
export interface IndexedReading {
  reading: Reading;
  stem: Stemmer;
  /** Those that begin within the video. */
  sentences: readonly Sentence[];
  words: readonly Word[];
  /** The stems of each sentence's topical words, in order. */
  stems: readonly (readonly string[])[];
  /** In how many sentences each stem occurs. */
  frequency: ReadonlyMap<string, number>;
  /** How often each stem is said of a thousand topical words. */
  rates: ReadonlyMap<string, number>;
  /** Mean number of topical words of a sentence; at least 1. */
  meanLength: number;
  /** The stem of each folded topical word. */
  vocabulary: ReadonlyMap<string, string>;
  /** Number of the first word of each sentence, and at the end of all words. */
  wordStarts: Int32Array;
  /** The first sentence of each chapter, ascending, from 0. */
  chapterStarts: readonly number[];
  /** The stems of the video's title. */
  titleStems: ReadonlySet<string>;
  /** Who speaks each sentence, as the source names them; null where it does not say. */
  speakers: readonly (string | null)[];
  /** 0 for a video of minutes, 1 for one of hours. */
  size: number;
}

/** Indexes a reading; linear in its length. */
export function indexReading(
  reading: Reading,
  { chapters, title, stem }: { chapters: readonly { startSeconds: number }[]; title: string | null; stem: Stemmer },
): IndexedReading {
  const { words } = reading;
  const sentences = reading.sentences.filter(({ start }) => Math.floor(start) < Math.max(1, reading.durationSeconds));
  const known = new Map<string, Term | undefined>();
  const read = ({ text }: Word): Term | undefined => {
    if (!known.has(text)) known.set(text, termOf(text, stem));
    return known.get(text);
  };
  const stems = sentences.map(({ from, to }) => {
    const own: string[] = [];
    for (let at = from; at < to; at += 1) {
      const word = words[at];
      const term = word && read(word);
      if (term) own.push(term.stem);
    }
    return own;
  });
  const frequency = new Map<string, number>();
  for (const own of stems) for (const key of new Set(own)) frequency.set(key, (frequency.get(key) ?? 0) + 1);
  const wordStarts = Int32Array.from([...sentences.map(({ from }) => from), sentences.at(-1)?.to ?? 0]);
  return {
    reading,
    stem,
    sentences,
    words,
    stems,
    frequency,
    rates: ratesOf(stems),
    meanLength: Math.max(1, stems.reduce((sum, { length }) => sum + length, 0) / Math.max(1, stems.length)),
    vocabulary: new Map([...known.values()].flatMap((term) => (term ? [[term.folded, term.stem]] : []))),
    wordStarts,
    chapterStarts: chapterStartsOf(sentences, chapters),
    titleStems: new Set(termsAmong(wordsOfText(title ?? ''), stem).map((term) => term.stem)),
    speakers: sentences.map(({ from }) => words[from]?.by ?? null),
    size: Math.max(0, Math.min(1, Math.log2((wordStarts.at(-1) ?? 0) / 600 + 1) / 5)),
  };
}

function chapterStartsOf(sentences: readonly Sentence[], chapters: readonly { startSeconds: number }[]): number[] {
  const starts = [0];
  for (const { startSeconds } of chapters) {
    const at = sentences.findIndex(({ start }) => start >= startSeconds - 0.5);
    if (at > (starts.at(-1) ?? 0)) starts.push(at);
  }
  return starts;
}
