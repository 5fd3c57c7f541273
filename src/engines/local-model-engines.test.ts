import { expect, test } from 'vitest';
import type { LineWriter } from '../language-model/line-writer.ts';
import { packReading } from '../transcripts/reading/pack-reading.ts';
import { readTranscript } from '../transcripts/reading/reading.ts';
import type { Engines } from './engines.ts';
import { enginesWithLocalModel } from './local-model-engines.ts';

const text = 'Before you touch a spoke you check the bearings, since a loose hub wanders from side to side.';
const reading = packReading(
  readTranscript({ language: 'en', kind: 'manual', segments: [{ start: 4, end: 9, text }] }, 60),
);

/** A model that sums up the talk, and is away where it is asked by two at a time; how often it was. */
function busyModel() {
  const asked = { now: 0, ever: 0 };
  const writer: LineWriter = {
    name: 'tiny',
    async write() {
      asked.now += 1;
      asked.ever += 1;
      const isBusy = asked.now > 1;
      await new Promise(setImmediate);
      asked.now -= 1;
      if (isBusy) return { kind: 'away', cause: 'too much waits for it', isLasting: false };
      return { kind: 'line', text: '{"text":"You check the bearings.","passages":[1]}', isCut: false, seconds: 1 };
    },
  };
  return { writer, asked };
}

function summarizingOf(writer: LineWriter) {
  const { summarize } = enginesWithLocalModel({} as Engines, writer, {});
  if (!summarize) throw new Error('nothing is summed up');
  return (signal = new AbortController().signal) => summarize({ reading, chapters: [{ startSeconds: 0 }] }, { signal });
}

test('several videos are summed up one after the other', async () => {
  const summarize = summarizingOf(busyModel().writer);
  const summaries = await Promise.all(Array.from({ length: 12 }, () => summarize()));
  expect(summaries.map(({ kind }) => kind)).toEqual(summaries.map(() => 'summary'));
});

test('a summary that nobody wants any more when its turn comes is not begun, and keeps none from its turn', async () => {
  const { writer, asked } = busyModel();
  const summarize = summarizingOf(writer);
  const unwanted = new AbortController();
  const summaries = Promise.allSettled([summarize(), summarize(unwanted.signal), summarize()]);
  unwanted.abort(new Error('the video is gone'));
  expect((await summaries).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(asked.ever).toBe(2);
});
