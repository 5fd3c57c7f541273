import { expect, test } from 'vitest';
import { learnedBoundaryWeights } from './boundary-weights.ts';
import { countOf, countSigns } from './count-signs.ts';
import { usualCount } from './usual-count.ts';

const minute = 60;

/** The count for sentences every five seconds, of which each `every`-th stands out. */
function countFor(minutes: number, every: number): number {
  const starts = Float64Array.from({ length: minutes * 12 }, (_, place) => place * 5);
  const scores = starts.map((_, place) => (place % every === 0 ? 2.5 : -3 - (place % 7) / 10));
  return countOf(
    countSigns(scores, starts, { durationSeconds: minutes * minute, handWork: 0 }),
    learnedBoundaryWeights().count,
    minutes * minute,
  );
}

test('more sentences that stand out make more chapters', () => {
  for (const minutes of [20, 50, 120]) expect(countFor(minutes, 24)).toBeGreaterThan(countFor(minutes, 240));
});

test('no video has fewer than three chapters, and none departs from the usual count without reason', () => {
  for (const minutes of [1, 5, 25, 70, 300]) {
    for (const every of [1, 10, 1000]) {
      const count = countFor(minutes, every);
      expect(count).toBeGreaterThanOrEqual(3);
      expect(count).toBeLessThanOrEqual(Math.max(3, usualCount(minutes * minute) * 1.7));
    }
  }
});

test('a video without sentences has a count as well', () => {
  const signs = countSigns(new Float64Array(), new Float64Array(), { durationSeconds: 0, handWork: 0 });
  const count = countOf(signs, learnedBoundaryWeights().count, 0);
  expect(count).toBeGreaterThanOrEqual(3);
  expect(count).toBeLessThan(6);
});
