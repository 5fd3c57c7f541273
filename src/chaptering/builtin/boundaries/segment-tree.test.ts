import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { densities } from '../../engine.ts';
import { fitStarts } from '../../obey.ts';
import { checkRules } from '../../rules.ts';
import { usualWeighing } from './divide.ts';
import { type Boundary, cutTree, segmentTree } from './segment-tree.ts';

const anyCandidates = fc
  .array(
    fc.record({ gap: fc.double({ min: 0, max: 90, noNaN: true }), value: fc.double({ min: -6, max: 6, noNaN: true }) }),
    {
      maxLength: 120,
    },
  )
  .map((steps) => {
    let start = 0;
    return [{ gap: 0, value: 0 }, ...steps].map(({ gap, value }) => {
      start += gap;
      return { start, value };
    });
  });

const startsOf = (boundaries: readonly Boundary[]) => boundaries.map(({ start }) => start);

describe('the segment tree', () => {
  test('keeps every boundary of a coarser density in a finer one, and the rules in all', () => {
    fc.assert(
      fc.property(
        anyCandidates,
        fc.double({ min: 0, max: 600, noNaN: true }),
        fc.double({ min: 1, max: 30, noNaN: true }),
        (candidates, rest, count) => {
          const durationSeconds = (candidates.at(-1)?.start ?? 0) + rest;
          const tree = segmentTree(candidates, durationSeconds, count);
          const [fewer, normal, more] = densities.map((density) => startsOf(cutTree(tree, density)));
          expect(normal).toEqual(expect.arrayContaining(fewer ?? []));
          expect(more).toEqual(expect.arrayContaining(normal ?? []));
          for (const starts of [fewer, normal, more]) {
            const lines = (starts ?? []).map((startSeconds) => ({ startSeconds, title: 'x' }));
            expect(checkRules(lines, durationSeconds)).toEqual([]);
            expect(fitStarts(starts ?? [], durationSeconds)).toEqual(starts);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('makes nearly as many chapters as are wanted where few are, though nothing tells their beginnings', () => {
    const candidates = Array.from({ length: 90 }, (_, at) => ({ start: at * 6, value: at % 30 === 0 ? 0.5 : 0 }));
    for (const count of [4, 4.4, 5, 5.6]) {
      const normal = cutTree(segmentTree(candidates, 550, count), 'normal');
      expect(normal.length).toBeGreaterThanOrEqual(Math.round(count * 0.9));
    }
  });

  test('grows around chapters that somebody else set', () => {
    const proposed = fc.array(fc.double({ min: 0, max: 4000, noNaN: true }), { maxLength: 30 });
    fc.assert(
      fc.property(
        anyCandidates,
        proposed,
        fc.double({ min: 30, max: 600, noNaN: true }),
        (candidates, starts, rest) => {
          const durationSeconds = (candidates.at(-1)?.start ?? 0) + rest;
          const settled = fitStarts(starts, durationSeconds);
          const tree = segmentTree(candidates, durationSeconds, 8, usualWeighing, settled);
          const [fewer, normal, more] = densities.map((density) => startsOf(cutTree(tree, density)));
          expect(normal).toEqual(settled);
          expect(normal).toEqual(expect.arrayContaining(fewer ?? []));
          expect(more).toEqual(expect.arrayContaining(normal ?? []));
          for (const cut of [fewer, more]) expect(fitStarts(cut ?? [], durationSeconds)).toEqual(cut);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('finds the places that stand out, and divides further where more is wanted', () => {
    // A candidate every ten seconds for an hour; every ten minutes a strong one, every five a weaker one.
    const candidates = Array.from({ length: 360 }, (_, at) => ({
      start: at * 10,
      value: at % 60 === 0 ? 6 : at % 60 === 30 ? 3 : -1,
    }));
    const tree = segmentTree(candidates, 3600, 6);
    expect(startsOf(cutTree(tree, 'normal'))).toEqual([0, 600, 1200, 1800, 2400, 3000]);
    expect(cutTree(tree, 'fewer').length).toBeLessThan(6);
    const more = startsOf(cutTree(tree, 'more'));
    expect(more.length).toBeGreaterThan(6);
    for (const start of more) expect(start % 300).toBe(0);
  });

  test('gives every boundary a strength and a share between 0 and 1, the first the most', () => {
    const candidates = Array.from({ length: 100 }, (_, at) => ({ start: at * 12, value: (at * 7) % 5 }));
    const tree = segmentTree(candidates, 1200, 8);
    for (const { strength, share } of tree) {
      expect(strength).toBeGreaterThanOrEqual(0);
      expect(strength).toBeLessThanOrEqual(1);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    expect(tree[0]).toMatchObject({ start: 0, share: 1, place: 0 });
  });

  test('is the same every time', () => {
    const candidates = Array.from({ length: 200 }, (_, at) => ({ start: at * 11, value: 0 }));
    expect(segmentTree(candidates, 2200, 9)).toEqual(segmentTree(candidates, 2200, 9));
  });
});
