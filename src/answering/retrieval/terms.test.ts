import { expect, test } from 'vitest';
import { stemmerFor } from '../../transcripts/reading/stemming.ts';
import { termsAmong, wordsOfText } from './terms.ts';

const foldedOf = async (language: string, text: string) =>
  termsAmong(wordsOfText(text), await stemmerFor(language)).map(({ folded }) => folded);

test.each([
  ['en', 'The drills cost $1,500 in 2024, and the back-end did not.', ['drills', 'cost', '1500', '2024', 'backend']],
  ['de', 'Die Straße ist groß und das Häuschen blau.', ['strasse', 'gross', 'hauschen', 'blau']],
  ['fr', 'Les élèves sont à la bibliothèque.', ['eleves', 'bibliotheque']],
  ['ru', 'Птицы любят домики', ['птицы', 'любят', 'домики']],
  ['zh', '工作室的屋顶', ['工作室', '屋顶']],
  ['ja', '巣箱の屋根', ['巣箱', '屋根']],
])('of %s the topical words remain, without marks and grammar', async (language, text, expected) => {
  expect(await foldedOf(language, text)).toEqual(expected);
});

test.each([
  ['hi', 'दिन', 'दान'],
  ['hi', 'दिन', 'दीन'],
  ['ja', 'ガラス', 'カラス'],
  ['th', 'ข้าว', 'ขาว'],
])('in %s, marks make other words: %s is not %s', async (language, one, other) => {
  expect(await foldedOf(language, one)).not.toEqual(await foldedOf(language, other));
});

test.each([
  ['ar', 'كِتَاب', 'كتاب'],
  ['he', 'סֵפֶר', 'ספר'],
])('in %s, vowels that are written make no other word: %s, %s', async (language, one, other) => {
  expect(await foldedOf(language, one)).toEqual(await foldedOf(language, other));
});

test.each([
  ['en', 'borrowed', 'borrows'],
  ['de', 'Häuser', 'Häusern'],
  ['es', 'pájaros', 'pájaro'],
  ['ru', 'птицы', 'птицами'],
])('in %s, forms of a word share a stem: %s, %s', async (language, one, other) => {
  const stem = await stemmerFor(language);
  const [first, second] = [one, other].map((text) => termsAmong([{ text }], stem)[0]?.stem);
  expect(first).toBe(second);
  expect(first).toBeTruthy();
});
