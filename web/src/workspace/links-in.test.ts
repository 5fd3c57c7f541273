import { expect, test } from 'vitest';
import { holdsLink, linksIn } from './links-in.ts';

test('links stand one a line, with blanks or with commas between them, and count once', () => {
  expect(linksIn(' https://youtu.be/a,https://youtu.be/b\n\nhttps://youtu.be/a\u00a0youtu.be/c\t, ')).toEqual([
    'https://youtu.be/a',
    'https://youtu.be/b',
    'youtu.be/c',
  ]);
  expect(linksIn(' \n')).toEqual([]);
});

test.each([
  ['https://youtu.be/a', true],
  ['\n  www.youtube.com/watch?v=a', true],
  ['youtu.be/a', true],
  ['a sentence with https://youtu.be/a in it', false],
  ['dovetail', false],
])('%j is pasted into the box: %s', (text, isMeant) => {
  expect(holdsLink(text)).toBe(isMeant);
});
