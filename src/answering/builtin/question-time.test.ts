import { expect, test } from 'vitest';
import { questionTime } from './question-time.ts';

test.each([
  ['What does he do at 1:10?', { from: 70, to: 115 }],
  ['Was passiert bei 01:10?', { from: 70, to: 115 }],
  ['1:02:03に何を言いますか', { from: 3723, to: 3768 }],
  ['What happens between 1:10 and 2:00?', { from: 70, to: 120 }],
  ['What happens from 2:00 to 1:10?', { from: 120, to: 165 }],
  ['at 75:30', { from: 4530, to: 4575 }],
])('%s names seconds of the video', (question, expected) => {
  expect(questionTime(question)).toMatchObject(expected);
});

test('what else is asked remains', () => {
  expect(questionTime('What of the roof at 1:10?')?.rest).toMatch(/^What of the roof at\s+\?$/);
});

test.each(['What is a ratio of 16:9?', 'Which of the 3 roofs?', 'In 2024?', 'a:10', '1:2:3:4'])(
  '%s names none',
  (question) => {
    expect(questionTime(question)).toBeUndefined();
  },
);
