import { expect, test } from 'vitest';
import { brokenIn, chaptersOf, draftOf, nudged, secondsOf, withLineAfter } from './chapter-draft.ts';

test.each([
  ['0:00', 0],
  ['7', 7],
  ['1:05', 65],
  ['90:00', 5400],
  [' 1:00:01 ', 3601],
  ['3：08', 188],
  ['１：００：０１', 3601],
  ['1:60', undefined],
  ['1:90:00', undefined],
  ['1:2:3:4', undefined],
  ['a', undefined],
  ['', undefined],
  ['-1:00', undefined],
])('%j is read as %j seconds', (time, seconds) => {
  expect(secondsOf(time)).toBe(seconds);
});

const draft = draftOf([
  { start_seconds: 0, timestamp: '0:00', title: 'A' },
  { start_seconds: 3600, timestamp: '1:00:00', title: 'B' },
]);

test('what is sent is what is written, or nothing while a time can not be read', () => {
  expect(chaptersOf(draft)).toEqual([
    { start_seconds: 0, title: 'A' },
    { start_seconds: 3600, title: 'B' },
  ]);
  expect(chaptersOf(draft.with(1, { id: 1, time: 'soon', title: 'B' }))).toBeUndefined();
});

test('while a time can not be read, faults of other lines stand with their lines', () => {
  const lines = ['soon', '1:00', '1:05', '2:00'].map((time, id) => ({ id, time, title: 'A' }));
  const fault = (index: number | null, rule: string) => ({ index, rule, message: rule });
  const ofReadable = [fault(null, 'too_few_chapters'), fault(0, 'first_at_start'), fault(0, 'too_short')];
  expect(brokenIn(lines, ofReadable)).toEqual([fault(1, 'too_short')]);
  expect(brokenIn(lines.slice(1), ofReadable)).toEqual(ofReadable);
});

test('a nudge moves a time by seconds, never below zero', () => {
  expect(nudged({ id: 1, time: '1:00:00', title: '' }, -1).time).toBe('59:59');
  expect(nudged({ id: 1, time: '0:00', title: '' }, -1).time).toBe('0:00');
});

test('a new line stands in the middle of the one before it', () => {
  expect(withLineAfter(draft, 0, 4000).map(({ id, time }) => ({ id, time }))).toEqual([
    { id: 0, time: '0:00' },
    { id: 2, time: '30:00' },
    { id: 1, time: '1:00:00' },
  ]);
  expect(withLineAfter(draft, 1, 4000).at(-1)?.time).toBe('1:03:20');
});
