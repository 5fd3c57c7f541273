import { deflateSync, inflateSync } from 'node:zlib';
import type { Reading } from './reading.ts';
import { readingVersion } from './reading-version.ts';
import type { Sentence } from './sentences.ts';
import { textOf, type Word } from './words.ts';

/**
 * A reading as it is stored and handed to threads: columns as JSON, deflated. Three hours of speech take about 200 KB. Of each
 * word its marks stand in one number; what sentences say, and when, is in their words.
 */
interface PackedColumns {
  version: number;
  durationSeconds: number;
  language: string | null;
  texts: string[];
  /** Texts of the words as they were said, by their places, where that differs. */
  said: [place: number, text: string][];
  /** Milliseconds since the word before. */
  starts: number[];
  /** Milliseconds. */
  pauses: number[];
  marks: number[];
  speakers: string[];
  /** Places in `speakers` of who says each word; -1: nobody is named. Empty where nobody is at all. */
  by: number[];
  numbers: number[];
  from: number[];
  to: number[];
  questions: boolean[];
}

const mark = { spaced: 1, opensSegment: 2, speaker: 4, mark: 8 };

/** The reading in few bytes: times to the millisecond. */
export function packReading(reading: Reading): Uint8Array {
  const { version, durationSeconds, language, words, asSaid, sentences } = reading;
  const speakers = [...new Set(words.flatMap(({ by }) => by ?? []))];
  const placeOf = new Map(speakers.map((name, place) => [name, place]));
  const moments = words.map(({ start }) => Math.round(start * 1000));
  const columns: PackedColumns = {
    version,
    durationSeconds,
    language,
    texts: words.map(({ text }) => text),
    said: asSaid.flatMap(({ text }, place) => (text === words[place]?.text ? [] : [[place, text]])),
    starts: moments.map((moment, place) => moment - (moments[place - 1] ?? 0)),
    pauses: words.map(({ pause }) => Math.round(pause * 1000)),
    marks: words.map(marksOf),
    speakers,
    by: speakers.length === 0 ? [] : words.map(({ by }) => (by === null ? -1 : (placeOf.get(by) ?? -1))),
    numbers: sentences.map(({ number }) => number),
    from: sentences.map(({ from }) => from),
    to: sentences.map(({ to }) => to),
    questions: sentences.map(({ question }) => question),
  };
  return deflateSync(JSON.stringify(columns));
}

/**
 * The reading that was packed.
 *
 * @throws {Error} where it is of another version
 */
export function unpackReading(bytes: Uint8Array): Reading {
  const columns: PackedColumns = JSON.parse(inflateSync(bytes).toString());
  const { version, durationSeconds, language } = columns;
  if (version !== readingVersion) throw new Error(`a reading of version ${version} is not one of ${readingVersion}`);
  const words = wordsOf(columns);
  const asSaid = [...words];
  for (const [place, text] of columns.said) {
    const word = words[place];
    if (word) asSaid[place] = { ...word, text };
  }
  return { version, durationSeconds, language, words, asSaid, sentences: sentencesOf(columns, words) };
}

function marksOf(word: Word): number {
  return (
    (word.spaced ? mark.spaced : 0) |
    (word.opensSegment ? mark.opensSegment : 0) |
    (word.speaker ? mark.speaker : 0) |
    (word.mark ? mark.mark : 0)
  );
}

function wordsOf({ texts, starts, pauses, marks, speakers, by }: PackedColumns): Word[] {
  let moment = 0;
  return texts.map((text, place) => {
    const marked = marks[place] ?? 0;
    moment += starts[place] ?? 0;
    return {
      text,
      start: moment / 1000,
      spaced: (marked & mark.spaced) !== 0,
      opensSegment: (marked & mark.opensSegment) !== 0,
      pause: (pauses[place] ?? 0) / 1000,
      speaker: (marked & mark.speaker) !== 0,
      by: speakers[by[place] ?? -1] ?? null,
      mark: (marked & mark.mark) !== 0,
    };
  });
}

function sentencesOf({ numbers, from, to, questions, durationSeconds }: PackedColumns, words: Word[]): Sentence[] {
  return numbers.map((number, place) => {
    const [first = 0, end = 0] = [from[place], to[place]];
    return {
      number,
      from: first,
      to: end,
      start: words[first]?.start ?? 0,
      end: words[end]?.start ?? durationSeconds,
      text: textOf(words.slice(first, end)),
      question: questions[place] ?? false,
    };
  });
}
