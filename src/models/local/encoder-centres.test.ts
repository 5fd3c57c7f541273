import { expect, test } from 'vitest';
import { localModels } from './catalogue.ts';
import { centred, centresOf, learnedCentres } from './encoder-centres.ts';

const centres = { question: Float32Array.of(0.6, 0), passage: Float32Array.of(0, 0.6) };
const rounded = (vectors: readonly Float32Array[]) =>
  vectors.map((one) => Array.from(one, (value) => Number(value.toFixed(2))));

test('of a question what all questions have in common is taken away, whatever it is asked with', () => {
  const asked = [Float32Array.of(0.8, 0.6), Float32Array.of(0.6, -0.8)];
  expect(rounded(centred(asked, 'question', centres))).toEqual([
    [0.32, 0.95],
    [0, -1],
  ]);
});

test('a reading loses what its sentences have in common, and a short one what sentences usually have', () => {
  const [alone] = centred([Float32Array.of(0.8, 0.6)], 'passage', centres);
  expect(rounded([alone ?? new Float32Array()])).toEqual([[1, 0]]);
  const many = Array.from({ length: 3000 }, (_, at) => Float32Array.of(0.8, at % 2 ? 0.6 : -0.6));
  expect(rounded(centred(many, 'passage', centres).slice(0, 2))).toEqual([
    [0.01, -1],
    [0.01, 1],
  ]);
});

test('a text that was not understood stays so', () => {
  expect(centred([new Float32Array(2)], 'question', centres)).toEqual([new Float32Array(2)]);
});

test('the centres of each encoder that needs them were learned', () => {
  for (const model of localModels.filter(({ encoder }) => encoder)) {
    const { question, passage } = centresOf(model) ?? {};
    const dimensions = model.encoder?.isCentred ? model.encoder.dimensions : undefined;
    expect([question?.length, passage?.length], model.name).toEqual([dimensions, dimensions]);
  }
  expect(learnedCentres('another')).toBeUndefined();
});
