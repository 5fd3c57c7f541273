import { expect, test } from 'vitest';
import { parseCaptions } from './parse-captions.ts';

test('the segments of Whisper are read, with its language', () => {
  const file = {
    text: ' one two',
    segments: [
      { id: 0, start: 0, end: 2.5, text: ' one' },
      { id: 1, start: 2.5, end: 4, text: ' two &' },
    ],
  };
  expect(parseCaptions(JSON.stringify({ ...file, language: 'de' }))).toEqual({
    ok: true,
    format: 'whisper',
    language: 'de',
    segments: [
      { start: 0, end: 2.5, text: 'one' },
      { start: 2.5, end: 4, text: 'two &' },
    ],
  });
  expect(parseCaptions(JSON.stringify({ ...file, language: 'english' }))).toMatchObject({ ok: true, language: null });
});

test('who speaks is kept, and a bare list with lengths is read', () => {
  const file = [
    { start: 1, duration: 2, text: 'Hello.', speaker: 'SPEAKER_00' },
    { start: 3, duration: 2, text: 'Hi.', speaker: 'SPEAKER_01' },
    { start: 5, duration: 2, text: null },
    { start: 'now', text: 'never' },
  ];
  expect(parseCaptions(JSON.stringify(file))).toMatchObject({
    ok: true,
    segments: [
      { start: 1, end: 3, text: 'Hello.', speaker: 'SPEAKER_00' },
      { start: 3, end: 5, text: '>> Hi.', speaker: 'SPEAKER_01' },
    ],
  });
});
