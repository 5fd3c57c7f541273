import { expect, test } from 'vitest';
import { readSpoken } from './passages.ts';
import { isRequest } from './requests.ts';

function requests(question: string, reply: string): boolean {
  const segments = [question, reply].map((text, at) => ({
    start: at * 10,
    end: (at + 1) * 10,
    text: `>> ${text}`,
    speaker: ['Ann', 'Bob'][at] ?? '',
  }));
  return isRequest(0, readSpoken({ language: 'en', kind: 'manual', segments }, 20));
}

test.each([
  ['Can you ask the plumber first?', "I can do that. I'll ring him."],
  ['Bob, could you order the bricks?', "Sure. I'll order them today."],
  ['Would you please lock the gate?', 'Will do.'],
])('%s asks for no answer', (question, reply) => {
  expect(requests(question, reply)).toBe(true);
});

test.each([
  ['Can you eat the skin?', 'No, never. It is bitter.'],
  ['Can you tell us why it leaks?', "I'll try. The pipe is old."],
  ['Could you freeze it?', 'I will say that it gets soft.'],
  ['Where is the gate?', "I'll lock it."],
])('%s is answered', (question, reply) => {
  expect(requests(question, reply)).toBe(false);
});
