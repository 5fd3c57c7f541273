import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviation, maxAround, sumAround } from './sliding.ts';

/** Numbers in quarters: sums of them are exact, and sentences often start at the very edge of a window. */
const quarters = (min: number, max: number) => fc.integer({ min: 4 * min, max: 4 * max }).map((count) => count / 4);

const anySeries = fc
  .array(fc.record({ gap: quarters(0, 4), value: quarters(-5, 5) }), {
    minLength: 1,
    maxLength: 60,
  })
  .map((steps) => {
    let start = 0;
    const starts = steps.map(({ gap }) => {
      start += gap;
      return start;
    });
    return { starts: Float64Array.from(starts), values: steps.map(({ value }) => value) };
  });

test('maxima and sums of what lies around are those found one by one', () => {
  fc.assert(
    fc.property(anySeries, quarters(-16, 8), quarters(0, 16), ({ starts, values }, from, width) => {
      const inside = (place: number) =>
        values.filter((_, at) => {
          const now = starts[place] ?? 0;
          return (starts[at] ?? 0) >= now + from && (starts[at] ?? 0) <= now + from + width;
        });
      const maxima = maxAround(values, starts, from, from + width, -9);
      const sums = sumAround(values, starts, from, from + width);
      starts.forEach((_, place) => {
        expect(maxima[place]).toBe(Math.max(-9, ...inside(place)));
        expect(sums[place]).toBe(inside(place).reduce((sum, value) => sum + value, 0));
      });
    }),
  );
});

test('a deviation is 0 where all is alike, and stands out where one differs', () => {
  const starts = Float64Array.from({ length: 20 }, (_, at) => at);
  expect([...deviation(new Array(20).fill(3), starts, 5)]).toEqual(new Array(20).fill(0));
  const one = deviation(
    starts.map((start) => (start === 10 ? 1 : 0)),
    starts,
    Number.POSITIVE_INFINITY,
  );
  expect(one[10]).toBeGreaterThan(3);
});
