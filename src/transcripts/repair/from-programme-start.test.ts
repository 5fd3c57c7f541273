import { expect, test } from 'vitest';
import { fromProgrammeStart } from './from-programme-start.ts';

const talk = [
  { start: 2.4, end: 4, text: 'Good evening.' },
  { start: 4.04, end: 6.5, text: 'to you', wordStarts: [4.04, 5] },
  { start: 700, end: 702, text: 'Good night.' },
];
const from = (seconds: number) =>
  talk.map(({ start, end, wordStarts, ...rest }) => ({
    ...rest,
    start: start + seconds,
    end: end + seconds,
    ...(wordStarts && { wordStarts: wordStarts.map((at) => at + seconds) }),
  }));

test.each([3600, 36_000])('a timeline that begins at %d s begins with the video', (start) => {
  expect(fromProgrammeStart(from(start))).toEqual(talk);
  expect(fromProgrammeStart(from(start), 720)).toEqual(talk);
});

test('times that may be the video’s own stay', () => {
  for (const kept of [talk, [], from(61), from(3700), from(10_800)]) expect(fromProgrammeStart(kept)).toEqual(kept);
  expect(fromProgrammeStart(from(7300), 7200)).toEqual(from(7300));
  // In a video of two hours they are no mistake, and neither way do they fit one of ten minutes.
  for (const latest of [7200, 600]) expect(fromProgrammeStart(from(3600), latest)).toEqual(from(3600));
});

test('where the length is known, the first words may come late', () => {
  expect(fromProgrammeStart(from(3700), 900)).toEqual(from(100));
});
