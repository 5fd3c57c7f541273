import { expect, test } from 'vitest';
import { askForest, parseForest, spellForest } from '../../src/chaptering/local/title-forest.ts';
import { bin, boost } from './boost.ts';

test('boosted trees learn what neither feature tells alone, and are the same when written and read', () => {
  const rows = Array.from({ length: 400 }, (_, at) => Float32Array.of(at % 2, Math.floor(at / 2) % 2, (at * 37) % 11));
  const wanted = rows.map(([a = 0, b = 0]) => (a === b ? 1 : -1));
  const options = { trees: 40, leaves: 4, rate: 0.3, rowShare: 0.8, featureShare: 1, least: 1, ridge: 1 };
  const learn = () =>
    boost(
      bin(rows, 3),
      (scores, first, second) => {
        scores.forEach((score, at) => {
          first[at] = score - (wanted[at] ?? 0);
          second[at] = 1;
        });
      },
      options,
    );
  const forest = parseForest(spellForest(learn()));
  expect(askForest(forest, Float32Array.of(1, 1, 5))).toBeCloseTo(1, 1);
  expect(askForest(forest, Float32Array.of(1, 0, 5))).toBeCloseTo(-1, 1);
  expect(spellForest(learn())).toBe(spellForest(forest));
});
