import { expect, test } from 'vitest';
import { learnedModel } from '../src/answering/builtin/finding/learned-model.ts';
import { askedOfNobody, askedOfSamples, sampleFigures } from './answers-samples.ts';

test('the samples answer what they speak of, and decline most of what the others speak of, or nobody', {
  timeout: 240_000,
}, () => {
  const questions = Object.values(askedOfSamples).flat();
  expect(new Set([...questions, ...askedOfNobody]).size).toBe(70);
  const { own, other, nobody, otherShort } = sampleFigures(learnedModel());
  expect([own, other, nobody, otherShort].map(({ asked }) => asked)).toEqual([60, 180, 40, 180]);
  expect(own.declined).toBeLessThanOrEqual(4);
  expect(other.declined).toBeGreaterThanOrEqual(144);
  expect(nobody.declined).toBeGreaterThanOrEqual(36);
  // A video of ten sentences is not believed by a word or two.
  expect(otherShort.declined).toBeGreaterThanOrEqual(170);
});
