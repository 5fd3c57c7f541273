import { expect, test } from 'vitest';
import { fromZero } from './from-zero.ts';

const talk = [
  { start: 2.4, end: 4, text: 'Good evening.' },
  { start: 4.04, end: 6.5, text: 'to you', wordStarts: [4.04, 5] },
  { start: 700, end: 702, text: 'Good night.' },
];
const segmentsFrom = (...input: Parameters<typeof fromZero>) => fromZero(...input).segments;
const from = (seconds: number) =>
  talk.map(({ start, end, wordStarts, ...rest }) => ({
    ...rest,
    start: start + seconds,
    end: end + seconds,
    ...(wordStarts && { wordStarts: wordStarts.map((at) => at + seconds) }),
  }));

test.each([3600, 36_000])('a timeline that begins at %d s begins with the video', (start) => {
  expect(segmentsFrom(from(start))).toEqual(talk);
  expect(segmentsFrom(from(start), 720)).toEqual(talk);
});

test('times that may be the video’s own stay', () => {
  for (const kept of [talk, [], from(61), from(1790)]) expect(segmentsFrom(kept)).toEqual(kept);
  // In a video of two hours they are no mistake, and neither way do they fit one of ten minutes.
  for (const latest of [7200, 600]) expect(segmentsFrom(from(3600), latest)).toEqual(from(3600));
});

test('half an hour before a full hour, all of it is taken off, and a lone caption before the jump stays', () => {
  expect(fromZero(from(3590))).toMatchObject({ segments: [{ start: 0.4 }, { start: 2.04 }, { start: 698 }] });
  const lone = { start: 0, end: 3, text: 'Captions by Ann' };
  const { segments, warning } = fromZero([lone, ...from(36_100)]);
  expect(segments).toEqual([lone, ...from(100)]);
  expect(warning).toBe('The times of the file count from 10:00:00; they were counted from the start instead.');
});

test('where the length is known, the first words may come late', () => {
  expect(segmentsFrom(from(3700), 900)).toEqual(from(100));
});
