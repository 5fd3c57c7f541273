import { expect, test } from 'vitest';
import { talkOf } from '../../src/chaptering/builtin/talk.ts';
import { readTranscript } from '../../src/transcripts/reading/reading.ts';
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
  expect(tableOf(Float64Array.of(0.123456, 2))).toEqual([0.123, 2]);
});

test('the background leaves out what only few channels say', () => {
  const said = (channel: string): Material => {
    const text = Array.from({ length: 3000 }, (_, at) => ['the', 'harbour', 'was', channel][at % 4]).join(' ');
    const transcript = { language: 'en', kind: 'file' as const, segments: [{ start: 0, end: 60, text }] };
    const talk = talkOf({ reading: readTranscript(transcript, 60, null), title: null });
    const reference = [{ start: 0, end: 60, title: 'Harbour' }];
    return { set: 'invented', channel, talk, reference, spans: [{ from: 0, to: talk.sentences.length }] };
  };
  const background = learnBackground(['anna', 'bert', 'cleo', 'dora'].map(said));
  expect([...background.keys()]).toEqual(['harbour']);
  expect(background.get('harbour')?.noun).toBeGreaterThan(0.9);
});
