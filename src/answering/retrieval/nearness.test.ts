import { expect, test } from 'vitest';
import { readTranscript } from '../../transcripts/reading/reading.ts';
import { packVectors, unpackVectors } from '../../transcripts/reading/sentence-vectors.ts';
import { stemmerFor } from '../../transcripts/reading/stemming.ts';
import { indexReading } from './indexed-reading.ts';
import { nearnessTo } from './nearness.ts';

const none = new Float32Array(2);

async function nearness(question: Float32Array, vectors: readonly Float32Array[]) {
  const segments = vectors.map((_, at) => ({ start: at * 10, end: at * 10 + 9, text: `This is sentence ${at}.` }));
  const reading = readTranscript({ language: 'en', kind: 'manual', segments }, vectors.length * 10);
  const indexed = indexReading(reading, { chapters: [], title: '', stem: await stemmerFor('en') });
  const sentences = unpackVectors(packVectors({ name: 'of a test', dimensions: 2 }, vectors));
  const found = nearnessTo({ sentences, question }, indexed);
  const rounded = (values: Float32Array | undefined) => Array.from(values ?? [], (value) => Number(value.toFixed(2)));
  return found && { own: rounded(found.own), around: rounded(found.around) };
}

test('a sentence is as near as its cosine, and with its neighbours as the cosine of their sum', async () => {
  const found = await nearness(Float32Array.of(1, 0), [
    Float32Array.of(1, 0),
    Float32Array.of(0, 1),
    Float32Array.of(0, -1),
    Float32Array.of(-1, 0),
  ]);
  expect(found).toEqual({ own: [1, 0, 0, -1], around: [0.71, 1, -1, -0.71] });
});

test('a sentence that was not understood is neither near nor far', async () => {
  const found = await nearness(Float32Array.of(1, 0), [Float32Array.of(1, 0), none, Float32Array.of(1, 0)]);
  expect(found).toEqual({ own: [1, 0, 1], around: [1, 1, 1] });
});

test('vectors tell nothing where the question, or most of what is said, was not understood', async () => {
  expect(await nearness(none, [Float32Array.of(1, 0)])).toBeUndefined();
  expect(await nearness(Float32Array.of(1, 0), [Float32Array.of(1, 0), none, none])).toBeUndefined();
});

test('vectors of another encoder than the question’s tell nothing', async () => {
  expect(await nearness(Float32Array.of(1, 0, 0), [Float32Array.of(1, 0)])).toBeUndefined();
});
