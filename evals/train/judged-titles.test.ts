import { expect, test } from 'vitest';
import { markKey, parseJudged, readJudged, spellJudged } from './judged-titles.ts';

test('a judged chapter reads back as it was spelled; remarks are passed over', () => {
  const chapter = {
    id: 'document-1',
    place: 1,
    starts: [0, 61, 300],
    marks: new Map([
      [markKey('Rye bread'), 'L' as const],
      [markKey('The oven'), 'W' as const],
    ]),
    ideal: 'Rye bread and its starter',
  };
  expect(parseJudged(`# a remark\n${spellJudged(chapter)}\n`)).toEqual([chapter]);
});

test('what readers marked lies beside it: each mark has a letter, each chapter one of its starts, and no candidate is kept', () => {
  const judged = readJudged();
  expect(judged.length).toBeGreaterThan(500);
  for (const { marks, place, starts } of judged) {
    expect(starts[place]).toBeDefined();
    for (const [key, mark] of marks) expect(`${key}${mark}`).toMatch(/^[0-9a-f]{8}[LEW]$/);
  }
});
