import { expect, test } from 'vitest';
import { mainClause, withoutCourtesy } from './asked-clause.ts';

test.each([
  ['Hi there! Could you please tell me what glue he used? Thanks in advance', 'what glue he used?'],
  ['I was just wondering what glue he used', 'what glue he used'],
  ['Do you know how long it dries?', 'how long it dries?'],
  ['Can you list the tools?', 'list the tools?'],
  ['Kannst du mir bitte sagen, wie lange das dauert?', 'wie lange das dauert?'],
  ['Do you need a primer?', 'Do you need a primer?'],
  ['I missed the meeting, what was decided?', 'what was decided?'],
  ["Sorry, I couldn't watch the stream yesterday. So who won?", 'who won?'],
  ['I missed the meeting room on the second floor', 'I missed the meeting room on the second floor'],
  ['What did she build in short, please', 'What did she build'],
  ['Thanks', 'Thanks'],
  ['What does she say about thanks?', 'What does she say about thanks?'],
])('%s asks: %s', (question, asked) => {
  expect(withoutCourtesy(question).trim()).toBe(asked);
});

test.each([
  ['When you are done sanding, what goes on it?', 'what goes on it?'],
  ['In the part about paint, how many coats does he use?', 'how many coats does he use?'],
  ['I have a flat. How do I patch it?', 'How do I patch it?'],
  ['What should I do? When I have a flat?', 'What should I do?'],
  ['Did it hold? When was it tried?', 'When was it tried?'],
  ['When was the mill, which burned down, built?', 'When was the mill, which burned down, built?'],
  ['In what year was it built?', 'In what year was it built?'],
  ['What is the price of version 2.5?', 'What is the price of version 2.5?'],
])('of %s it is asked: %s', (question, asked) => {
  expect(mainClause(question)).toBe(asked);
});
