import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a reader would do with a title: leave it, edit it, or call it wrong. */
export type Mark = 'L' | 'E' | 'W';

/** A chapter whose candidates a reader marked, one by one and without knowing which we would have chosen. */
export interface JudgedChapter {
  /** Of the document. */
  id: string;
  /** Place of the chapter among the document's, and where they all begin, in seconds. */
  place: number;
  starts: number[];
  /** By `markKey` of the candidate. */
  marks: ReadonlyMap<string, Mark>;
  /** What the reader would have written. */
  ideal: string;
}

/** By which a candidate is known: eight hexadecimal digits, so that nothing of a transcript is kept. */
export function markKey(title: string): string {
  return createHash('sha256').update(title.toLowerCase()).digest('hex').slice(0, 8);
}

/** A line a chapter: `document place start,start,… key:mark,… ideal title`. */
export function spellJudged({ id, place, starts, marks, ideal }: JudgedChapter): string {
  const spelled = [...marks].map(([key, mark]) => `${key}${mark}`).join(',');
  return [id, place, starts.join(','), spelled, ideal].join('\t');
}

/** The inverse of `spellJudged` for each line that is no remark. */
export function parseJudged(text: string): JudgedChapter[] {
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [id = '', place = '', starts = '', marks = '', ideal = ''] = line.split('\t');
      const pairs = marks.split(',').map((entry) => [entry.slice(0, 8), entry.slice(8) as Mark] as const);
      return { id, place: Number(place), starts: starts.split(',').map(Number), marks: new Map(pairs), ideal };
    });
}

/** The chapters in `judged-titles.txt`. */
export function readJudged(): JudgedChapter[] {
  return parseJudged(readFileSync(join(import.meta.dirname, 'judged-titles.txt'), 'utf8'));
}
