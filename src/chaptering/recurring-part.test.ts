import { describe, expect, test } from 'vitest';
import { readTranscript } from '../transcripts/reading/reading.ts';
import { type PlacedChapter, partTitle, recurringPart } from './recurring-part.ts';

/** The first of five chapters of a minute, or another one, in which this is said. */
function chapter(text: string, more: Partial<PlacedChapter> = {}): PlacedChapter {
  const transcript = { language: 'en', kind: 'file' as const, segments: [{ start: 0, end: 60, text }] };
  const { sentences } = readTranscript(transcript, 60);
  return { sentences, index: 0, count: 5, length: 60, durationSeconds: 300, language: 'en', ...more };
}

const sold =
  'This video is sponsored by Olmo Pans. Use the code BREAD for ten percent off. Go to olmo dot com. Thanks to Olmo.';

describe('a recurring part', () => {
  test.each([
    ['Hello everyone and welcome back. Today we bake.', {}, 'intro'],
    ['Herzlich willkommen zu diesem Video. Heute backen wir.', {}, 'intro'],
    ['大家好，今天我们做面包。', {}, 'intro'],
    ['', {}, 'intro'],
    [sold, { index: 2 }, 'sponsor'],
    [sold, {}, 'sponsor'],
    ['Thanks for watching. See you next week.', { index: 4 }, 'outro'],
  ] as const)('%j is one', (text, more, part) => {
    expect(recurringPart(chapter(text, more))).toBe(part);
  });

  test.each([
    ['a greeting in the midst of a video', 'Hello everyone and welcome back.', { index: 2 }],
    ['a greeting before a long chapter', 'Hello everyone and welcome back.', { length: 400 }],
    ['a farewell in the midst of a video', 'Thanks for watching. See you next week.', { index: 2 }],
    ['a video of one chapter', 'Hello everyone and welcome back.', { count: 1 }],
    [
      'a chapter that speaks of sponsors at length',
      `${sold} ${'We bake bread. '.repeat(20)}`,
      { index: 2, length: 900 },
    ],
    ['silence in the midst of a video', '', { index: 2 }],
  ])('%s is none', (_, text, more) => {
    expect(recurringPart(chapter(text, more))).toBeNull();
  });
});

test('a sponsor is named where the host says the name, in the language of the video', () => {
  expect(partTitle('sponsor', chapter(sold), 49)).toBe('Sponsor: Olmo Pans');
  expect(partTitle('sponsor', chapter('Dieses Video wird präsentiert von Olmo.', { language: 'de' }), 49)).toBe(
    'Werbung: Olmo',
  );
  expect(partTitle('sponsor', chapter('Use the code BREAD.'), 49)).toBe('Sponsor');
  expect(partTitle('sponsor', chapter('This is brought to you by The.'), 49)).toBe('Sponsor');
  expect(partTitle('sponsor', chapter(sold), 10)).toBe('Sponsor');
  expect(partTitle('intro', chapter('', { language: 'de' }), 49)).toBe('Begrüßung');
});
