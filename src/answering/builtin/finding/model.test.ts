import { expect, test } from 'vitest';
import { parseForest } from '../../../trees/tree-text.ts';
import { howOften, ratesOf } from '../../spoken/how-often.ts';
import { readSpoken } from '../../spoken/passages.ts';
import { answerableNames } from './answerable.ts';
import { parseEvidence, spellEvidence } from './model.ts';
import { answerableOf } from './weigh.ts';

test('evidence reads back as it was written', () => {
  const evidence = new Map([
    ['drill', { ratios: [-0.6, 0.15, 0.45, 0.5], usual: 0.2 }],
    ['3d', { ratios: [0, 0, 0, 1], usual: 0 }],
  ]);
  expect(parseEvidence(spellEvidence(evidence))).toEqual(evidence);
});

test('a word is said not at all, seldom, sometimes or often, and not all the time by a video of few words', () => {
  expect([0, 1, 4, 12, 1000].map(howOften)).toEqual([0, 1, 2, 3, 3]);
  const segments = [{ start: 0, end: 9, text: 'The drill, the drill and the ladder.' }];
  const rates = ratesOf(readSpoken({ language: 'en', kind: 'manual', segments }, 9));
  expect(rates.get('dril')).toBeCloseTo(2000 / 153);
});

test('trees tell whether a video answers, and a long one must be ahead of a short one', () => {
  const at = (name: string) => answerableNames.findIndex(([one]) => one === name);
  const decliner = parseForest(`${at('evidence')}:0.5:0 -10000 10000`);
  const features = (size: number, evidence: number) => {
    const all = new Float32Array(answerableNames.length);
    all[at('size')] = size;
    all[at('evidence')] = evidence;
    return all;
  };
  const model = { decliner, lead: 0.4 };
  expect(answerableOf(features(0.5, 0.2), model)).toBeCloseTo(-1.2);
  expect(answerableOf(features(0.5, 0.8), model)).toBeCloseTo(0.8);
  expect(answerableOf(features(1, 0.8), model)).toBeCloseTo(0.6);
  expect(answerableOf(features(0, 0.8), model)).toBeCloseTo(answerableOf(features(0.2, 0.8), model));
});

test('what nobody says a word of is told from what is merely not learned', () => {
  const unsaid = new Float32Array(answerableNames.length);
  unsaid[answerableNames.findIndex(([name]) => name === 'nothingSaid')] = 1;
  const model = { decliner: parseForest('0'), lead: 0 };
  expect(answerableOf(unsaid, model)).toBeLessThan(answerableOf(new Float32Array(answerableNames.length), model) - 1);
});
