import { expect, test } from 'vitest';
import { handWork } from './hand-work.ts';

const wordsOf = (text: string) => text.split(' ').map((word) => ({ text: word }));

test('acts on what is pointed at are work that is shown', () => {
  const shown =
    'So pull this off, twist it, and put them on the bench. Then scrub that until it shines, wipe it down and lift these.';
  expect(handWork(wordsOf(shown))).toBeGreaterThan(1);
});

test('a song of a few acts is none', () => {
  expect(handWork(wordsOf('Shake it off and move it and turn it around and throw it away. '.repeat(9)))).toBe(0);
});

test('talk about work is none, and neither are other languages', () => {
  const told = 'The committee wants to cut taxes, open two schools and clean the river before the next vote in May.';
  const german = 'Jetzt ziehst du das ab, drehst es um und legst sie auf die Bank, dann schrubbst du das hier.';
  expect([told, german].map((text) => handWork(wordsOf(text)))).toEqual([0, 0]);
  expect(handWork([])).toBe(0);
});
