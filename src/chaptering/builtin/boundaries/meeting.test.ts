import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../transcripts/reading/words.ts';
import { isMeeting } from './meeting.ts';

/** A talk of 20 minutes in which each line takes ten seconds; the lines are said over and over between the first and the last. */
function talk(first: string, between: readonly string[], last: string, speakers: readonly (string | undefined)[]) {
  const durationSeconds = 1200;
  const lines = Array.from({ length: 120 }, (_, at) => between[at % between.length] ?? '');
  const segments = [first, ...lines.slice(2), last].map((text, at) => {
    const speaker = speakers[at % speakers.length];
    return { start: at * 10, end: at * 10 + 10, text, ...(speaker ? { speaker } : {}) };
  });
  return { words: wordsOf({ language: 'en', kind: 'manual', segments }, durationSeconds), durationSeconds };
}

const opening = 'Shall we start the meeting, has everybody seen the agenda?';
const matters = [
  'The roof of the boathouse leaks again.',
  'I can ask my cousin about slates.',
  'What would that cost us?',
];
const closing = 'Then the next meeting is on the fourth.';

describe('a meeting', () => {
  test('is what several named people go through and call so', () => {
    expect(isMeeting(talk(opening, matters, closing, ['Ann', 'Bo', 'Cy']))).toBe(true);
  });

  test('is no conversation of two, nor one of people whom nobody names', () => {
    expect(isMeeting(talk(opening, matters, closing, ['Ann', 'Bo']))).toBe(false);
    expect(isMeeting(talk(opening, matters, closing, [undefined]))).toBe(false);
  });

  test('is no panel in which a meeting is merely spoken of', () => {
    const panel = ['They had a meeting about it.', 'A long meeting, I heard.', 'And then the harbour was sold.'];
    const quiet = Array.from({ length: 40 }, () => 'The tide is late this year.');
    expect(
      isMeeting(talk('Welcome back.', [...quiet, ...panel, ...quiet], 'Goodbye.', ['Ann', 'Bo', 'Cy', 'Di'])),
    ).toBe(false);
  });
});
