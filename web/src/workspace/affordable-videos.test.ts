import { expect, test } from 'vitest';
import { affordableVideos } from './affordable-videos.ts';

test.each([
  [[9, 40, 3], 60, [9, 40, 3]],
  [[9, 40, 3], 12, [9, 3]],
  [[40, 9], 9, [9]],
  [[40, 9], 8, []],
  [[], 8, []],
])('of %j those for which %i minutes suffice are %j', (costs, left, fitting) => {
  const videos = costs.map((minutes_needed) => ({ minutes_needed }));
  expect(affordableVideos(videos, left).map(({ minutes_needed }) => minutes_needed)).toEqual(fitting);
});
