import { expect, test } from 'vitest';
import { entriesCsv } from './entries-csv.ts';

test('titles keep their quotes and are no formulas; figures stay figures', () => {
  const entry = {
    id: 'a',
    created_at: '2026-11-21T09:00:00.000Z',
    minutes: -9,
    kind: 'adjustment' as const,
    video_id: 'v',
    title: '=1+"2"',
  };
  expect(entriesCsv([entry])).toBe(
    '\ufeff"time","kind","minutes","video_id","title"\r\n"2026-11-21T09:00:00.000Z","adjustment","-9","v","\'=1+""2"""',
  );
});
