import { expect, test } from 'vitest';
import { cutAtWords, rowAt, rowsOf, rowsWith } from './paragraphs.ts';

const sentence = (start_seconds: number, text: string) => ({ start_seconds, text, opens_turn: false, speaker: null });
const turn = (start_seconds: number, speaker: string | null, text: string) => ({
  ...sentence(start_seconds, text),
  opens_turn: true,
  speaker,
});
const chapter = (start_seconds: number, title: string) => ({ start_seconds, title, timestamp: '' });
const long = Array.from({ length: 70 }, (_, at) => `word${at}`).join(' ');

const rows = rowsOf(
  [
    sentence(0.4, 'Hello there.'),
    sentence(4, 'And welcome.'),
    sentence(30.2, 'Café au lait.'),
    sentence(50, long),
    sentence(90, 'Bye.'),
  ],
  [chapter(0, 'Intro'), chapter(30, 'Coffee')],
);

test('sentences stand in paragraphs below the chapters in which they begin', () => {
  expect(
    rows.map((row) => (row.kind === 'chapter' ? row.title : row.sentences.map(({ text }) => text.slice(0, 12)))),
  ).toEqual(['Intro', ['Hello there.', 'And welcome.'], 'Coffee', ['Café au lait', 'word0 word1 '], ['Bye.']]);
});

test.each([
  ['Japanese', '彼らは鉛を下ろし、深さを帳面に書き込んだのです。'],
  ['Thai', 'พวกเขาหย่อนลูกตะกั่วลงไปแล้วจดความลึกไว้ในสมุด'],
])('%s, which has no spaces between words, stands in paragraphs as short as others', (_, text) => {
  const rows = rowsOf(
    Array.from({ length: 60 }, (_, at) => sentence(at * 5, text)),
    [],
  );
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.length).toBeLessThan(20);
});

test.each([
  [0, 1],
  [5, 1],
  [30, 3],
  [60, 3],
  [90, 4],
  [5000, 4],
])('second %i lies in row %i', (seconds, row) => {
  expect(rowAt(rows, seconds)).toBe(row);
});

test('a search finds whatever the case and the accents, and marks what it found', () => {
  expect(rowsWith(rows, 'CAFE lait')).toEqual([rows[3]]);
  expect(rowsWith(rows, ' ')).toEqual(rows);
  expect(rowsWith(rows, 'tea')).toEqual([]);
  expect(cutAtWords('Café au lait.', 'cafe LAIT')).toEqual(['', 'Café', ' au ', 'lait', '.']);
  expect(cutAtWords('a.b', '.')).toEqual(['a', '.', 'b']);
});

test('each turn is a paragraph of its own, also where nobody is named, and is found by who speaks', () => {
  const talk = rowsOf(
    [
      turn(0, 'Rose', 'Who mends the clock?'),
      turn(4, 'Walt', 'I do.'),
      sentence(4, 'Every Monday.'),
      turn(4, null, 'So do I.'),
    ],
    [],
  );
  expect(
    talk.map((row) => row.kind === 'paragraph' && [row.speaker, row.number, row.sentences.map(({ text }) => text)]),
  ).toEqual([
    ['Rose', 0, ['Who mends the clock?']],
    ['Walt', 1, ['I do.', 'Every Monday.']],
    [null, 3, ['So do I.']],
  ]);
  expect(rowsWith(talk, 'walt monday')).toEqual([talk[1]]);
});
