import { expect, test } from 'vitest';
import { measure } from './figures.ts';
import { beginningAlike, byPublisher, strangerOf } from './publishers.ts';

const document = (channel: string) => ({
  ...{ id: channel, source: 'invented', title: 'Ladders', channel, duration_seconds: 600, language: 'en' },
  segments: [],
  chapters: [0, 200, 400].map((start_seconds) => ({ start_seconds, title: 'A ladder' })),
});
const found = (channel: string) =>
  measure(
    document(channel),
    [0, 200, 400].map((start) => ({ start, title: 'A ladder' })),
  );
const missed = (channel: string) => measure(document(channel), []);

test('a stranger’s figure weighs publishers alike, and leaves out channels whose videos begin alike', () => {
  const figures = [
    ...[found('Anna - News'), found('Anna - Talks'), found('Anna - Talks'), missed('Bert')],
    ...[missed('NPR - News Now'), missed('CBS - 60 Minutes')],
  ];
  expect(byPublisher(figures).map(({ name, documents }) => [name, documents])).toEqual([
    ['Anna', 3],
    ['Bert', 1],
  ]);
  expect(beginningAlike(figures).map(({ name }) => name)).toEqual(['NPR - News Now', 'CBS - 60 Minutes']);
  expect(strangerOf(figures)).toMatchObject({ iouF1: 0.5, title: 0.5, titleTold: null, publishers: 2, documents: 4 });
});
