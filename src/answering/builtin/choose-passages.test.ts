import { expect, test } from 'vitest';
import { readTranscript } from '../../transcripts/reading/reading.ts';
import { indexReading } from '../retrieval/indexed-reading.ts';
import { choosePassages } from './choose-passages.ts';

function indexOf(said: readonly { text: string; speaker?: string }[]) {
  const segments = said.map((one, at) => ({ start: at * 10, end: at * 10 + 9, ...one }));
  const reading = readTranscript({ language: 'en', kind: 'manual', segments }, said.length * 10);
  return indexReading(reading, { chapters: [], title: '', stem: (word) => word });
}
const long = (at: number) => `Sentence ${at} has some forty words: ${'and on it goes '.repeat(9)}to its end.`;

test('at most three passages, best first, and none that is far less likely than the best', () => {
  const indexed = indexOf(Array.from({ length: 12 }, (_, at) => ({ text: long(at) })));
  const scores = Float64Array.from({ length: 12 }, (_, at) => (at === 6 ? 9 : at === 0 ? 8 : at === 10 ? 7 : 0));
  const placesOf = (of: Float64Array) => choosePassages({ scores: of }, indexed).map(({ from }) => from);
  expect(placesOf(scores)).toEqual([6, 0, 10]);
  expect(placesOf(scores.with(10, 4.9))).toEqual([6, 0]);
  expect(placesOf(new Float64Array(12).fill(1))).toHaveLength(3);
});

test('a few words go on to the sentence after them, but not into somebody else’s turn', () => {
  const one = indexOf([
    { text: 'It is wide.' },
    { text: 'That is so that the larger of the birds may get in as well as out.' },
  ]);
  expect(choosePassages({ scores: Float64Array.of(1, 0) }, one)).toMatchObject([{ from: 0, to: 2 }]);
  const two = indexOf([
    { text: 'It is wide.', speaker: 'Ana' },
    { text: 'That is so that the larger of the birds may get in as well as out.', speaker: 'Juan' },
  ]);
  expect(choosePassages({ scores: Float64Array.of(1, 0) }, two)).toMatchObject([{ from: 0, to: 1 }]);
});
