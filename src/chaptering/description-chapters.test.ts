import { expect, test } from 'vitest';
import { descriptionChapters } from './description-chapters.ts';

const read = (description: string, duration = 4000) =>
  descriptionChapters(description, duration)?.map(({ startSeconds, title }) => `${startSeconds} ${title}`) ?? null;

test('lines with a moment each are the creator’s chapters, whatever stands around them', () => {
  const description =
    'All about ladders.\nhttps://example.org\n\n0:00 Intro\n1:30 Why ladders\n1:02:03 Goodbye\n\nThanks to all.';
  expect(read(description)).toEqual(['0 Intro', '90 Why ladders', '3723 Goodbye']);
});

test.each([
  ['dashes', '0:00 - A\n0:20 – B\n00:40 — C'],
  ['brackets and bullets', '• [0:00] A\n• [0:20] B\n• [0:40] C'],
  ['round brackets', '(0:00) A\n(0:20) B\n(0:40): C'],
  ['corner brackets', '【0:00】A\n【0:20】B\n【0:40】C'],
  ['spans', '0:00 - 0:20 A\n0:20–0:40 B\n0:40 to 1:00 C'],
  ['pictures', '▶ 0:00 | A\r\n▶ 0:20 | B\r\n▶ 0:40 | C'],
  ['moments at the end', 'A 0:00\nB (0:20)\nC - 0:40'],
])('they may be written with %s', (_, description) => {
  expect(read(description)).toEqual(['0 A', '20 B', '40 C']);
});

test.each([
  ['no moment', 'Just a description.'],
  ['two lines', '0:00 A\n1:00 B'],
  ['a first line later than 0:00', '0:05 A\n1:00 B\n2:00 C'],
  ['lines that do not ascend', '0:00 A\n2:00 B\n1:00 C'],
  ['lines less than ten seconds apart', '0:00 A\n0:05 B\n1:00 C'],
  ['lines past the end', '0:00 A\n1:00 B\n2:00:00 C'],
  ['lines without a title', '0:00\n1:00\n2:00'],
  ['times of day and scores', 'Doors open 19:30\nWe won 3:2\n'],
  ['nothing', ''],
])('%s: there are none', (_, description) => {
  expect(read(description)).toBeNull();
});

test('what follows the list is not of it', () => {
  expect(read('0:00 A\n1:00 B\n2:00 C\n\nMy other video:\n0:00 X\n0:30 Y')).toEqual(['0 A', '60 B', '120 C']);
});

test('a line of hundreds of characters is none of them', () => {
  expect(read(`0:00 A\n0:30 ${'x'.repeat(400)}\n1:00 B\n2:00 C`)).toEqual(['0 A', '60 B', '120 C']);
});

test('titles are cleaned like all others', () => {
  expect(read('0:00 <b>A</b>\u202e\n1:00 B\u0007\n2:00 C')).toEqual(['0 bA/b', '60 B', '120 C']);
});
