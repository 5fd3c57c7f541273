import { expect, test } from 'vitest';
import { citationFaults } from './citations.ts';

const citation = { startSeconds: 75, quote: 'so it is' };

test('an answer whose moments are inside the video and rest on passages is in order', () => {
  expect(citationFaults({ markdown: '“so it is” (1:15).', citations: [citation] }, 100)).toEqual([]);
  expect(citationFaults({ markdown: 'The video does not say it.', citations: [] }, 100)).toEqual([]);
  const late = { startSeconds: 3725, quote: 'late' };
  expect(citationFaults({ markdown: 'late (1:02:05)', citations: [late] }, 4000)).toEqual([]);
});

test.each([
  ['an empty answer', { markdown: ' ', citations: [] }],
  ['a moment that rests on nothing', { markdown: 'See 1:15 and 1:16.', citations: [citation] }],
  ['a passage that is not cited', { markdown: 'See it.', citations: [citation] }],
  ['a moment at the end of the video', { markdown: '1:40', citations: [{ startSeconds: 100, quote: 'end' }] }],
  ['a moment between two seconds', { markdown: '1:15', citations: [{ startSeconds: 75.5, quote: 'so' }] }],
  ['a NUL character', { markdown: 'so\0 1:15', citations: [citation] }],
  ['half a character', { markdown: '1:15', citations: [{ startSeconds: 75, quote: 'so \ud83d' }] }],
  ['a passage without words', { markdown: '1:15', citations: [{ startSeconds: 75, quote: ' ' }] }],
])('%s is a fault', (_name, answer) => {
  expect(citationFaults(answer, 100)).toHaveLength(1);
});
