import { expect, test } from 'vitest';
import { learnBackground } from './background.ts';
import { dot, learnListwise } from './listwise.ts';
import type { Material } from './material.ts';
import { tableOf } from './titles.ts';

test('the ranker learns which feature goes with the better title', () => {
  const choices = Array.from({ length: 60 }, (_, index) => ({
    features: [Float32Array.of(1, index % 3), Float32Array.of(0, (index + 1) % 3)],
    gains: Float32Array.of(0.6, 0),
    weight: 1,
  }));
  const weights = learnListwise(choices, 2);
  expect(dot(weights, Float32Array.of(1, 0))).toBeGreaterThan(dot(weights, Float32Array.of(0, 0)));
  expect(weights).toEqual(learnListwise(choices, 2));
});

test('the table holds three decimals of each weight', () => {
  expect(tableOf(Float64Array.of(0.123456))).toMatchObject({ words1: 0.123, words2: 0 });
});

test('the background leaves out what only few channels say', () => {
  const said = (channel: string): Material => ({
    id: channel,
    set: 'invented',
    channel,
    title: '',
    language: 'en',
    durationSeconds: 60,
    isGerman: false,
    words: Array.from({ length: 3000 }, (_, index) => ({
      text: ['the', 'harbour', 'was', channel][index % 4] ?? '',
      start: index / 50,
      spaced: true,
      opensSegment: false,
      pause: 0,
      speaker: false,
      by: null,
      mark: false,
    })),
    sentences: [{ from: 0, to: 3000, start: 0, end: 60, text: '', question: false }],
    terms: { ids: new Int32Array(3000), weights: new Float64Array(1), size: 1 },
    reference: [{ start: 0, end: 60, title: 'Harbour' }],
    spans: [{ from: 0, to: 1 }],
  });
  const background = learnBackground(['anna', 'bert', 'cleo', 'dora'].map(said));
  expect([...background.keys()]).toEqual(['harbour']);
  expect(background.get('harbour')?.noun).toBeGreaterThan(0.9);
});
