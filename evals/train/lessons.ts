import { join } from 'node:path';
import { type Talk, talkOf } from '../../src/chaptering/builtin/talk.ts';
import { readTranscript } from '../../src/transcripts/reading/reading.ts';
import { asCaptions } from '../as-captions.ts';
import { type Document, transcriptOf } from '../document.ts';
import { readSet, sets } from '../documents.ts';
import { groupOf } from '../folds.ts';

/** A document to learn boundaries from. */
export interface Lesson {
  document: Document;
  set: string;
  /** What is left out together (`groupOf`). */
  group: string;
  /** Whether it was turned into automatic captions. */
  captions: boolean;
  talk: Talk;
}

const others = ['more/yt_creator_chapters', 'more/datatalks', 'more/syntax_fm', 'more/engineeringkiosk_de'];

/**
 * The main set whole, at most `most` documents of every other group, and each `captionsEvery`-th of them again as captions. One after
 * the other, since all of them at once hardly fit into memory.
 */
export function* readLessons(data: string, most: number, captionsEvery: number): Generator<Lesson> {
  const seen = new Map<string, number>();
  for (const source of [...sets, ...others]) {
    const set = source.replace('more/', '');
    for (const document of readSet(data, source) ?? []) {
      const group = groupOf(set, document.channel);
      const count = seen.get(group) ?? 0;
      if (count >= most && source !== 'yt_creator_chapters') continue;
      seen.set(group, count + 1);
      yield lessonOf(document, set, group, false);
      if (count % captionsEvery === 1 && captionsEvery > 0) yield lessonOf(document, set, group, true);
    }
  }
}

export function lessonOf(document: Document, set: string, group: string, captions: boolean): Lesson {
  const durationSeconds = document.duration_seconds;
  const transcript = captions ? asCaptions(transcriptOf(document), durationSeconds) : transcriptOf(document);
  // Learned from captions as they come: from restored ones what is learned is no better (evals/tried.md).
  const talk = talkOf({ reading: readTranscript(transcript, durationSeconds, null), title: document.title });
  return { document, set, group, captions, talk };
}

const nearSeconds = 8;
const unclearSeconds = 6;

/** Of each sentence: 1 where it is the nearest to a mark within eight seconds, 2 where it is close to one and says nothing, else 0. */
export function labelsOf({ document, talk }: Lesson): Uint8Array {
  const { starts } = talk;
  const labels = new Uint8Array(starts.length);
  const marks = document.chapters.map((chapter) => chapter.start_seconds).filter((_, index) => index > 0);
  for (const mark of marks) {
    let nearest = -1;
    starts.forEach((start, place) => {
      const distance = Math.abs(start - mark);
      if (distance <= unclearSeconds && labels[place] === 0) labels[place] = 2;
      if (distance <= nearSeconds && (nearest < 0 || distance < Math.abs((starts[nearest] ?? 0) - mark)))
        nearest = place;
    });
    if (nearest >= 0) labels[nearest] = 1;
  }
  return labels;
}

export const dataFolder = join(import.meta.dirname, '../../../shared/eval');
