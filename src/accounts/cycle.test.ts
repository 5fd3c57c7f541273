import { expect, test } from 'vitest';
import { cycleAt } from './cycle.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test.each([
  ['2026-01-31', '2026-01-31', '2026-01-31', '2026-02-28'],
  ['2026-01-31', '2026-02-27', '2026-01-31', '2026-02-28'],
  ['2026-01-31', '2026-02-28', '2026-02-28', '2026-03-31'],
  ['2026-01-31', '2026-03-30', '2026-02-28', '2026-03-31'],
  ['2028-01-31', '2028-02-29', '2028-02-29', '2028-03-31'],
  ['2025-11-15', '2026-11-14', '2026-10-15', '2026-11-15'],
  ['2025-11-15', '2026-11-15', '2026-11-15', '2026-12-15'],
])('an account begun on %s is on %s in the cycle from %s to %s', (began, now, start, end) => {
  expect(cycleAt(day(began), day(now))).toEqual({ start: day(start), end: day(end) });
});
