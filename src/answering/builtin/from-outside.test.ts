import { expect, test } from 'vitest';
import type { Transcript } from '../../transcripts/transcript.ts';
import { builtinAnsweringEngine } from './builtin-engine.ts';

/** A workshop meeting of which a part is about the looks of a kettle, and another about what it brings in. */
const lines = [
  'Ann: Good morning, and welcome to the second meeting on the kettle.',
  'Bob: I boiled forty litres with the three kettles and wrote down the minutes for each.',
  'Bob: The copper kettle was faster than the steel one, by almost two minutes a litre.',
  'Ann: The handle of the copper kettle gets hot, though, so we need cork around it.',
  'Cy: I would paint the kettle red, since red was on every stall at the fair.',
  'Ann: Red kettles look cheap to me, and a plain one would suit more kitchens.',
  'Cy: We could sell it for sixty crowns and keep twenty of them for ourselves.',
  'Bob: Twenty crowns a piece is more than the last pot ever brought us.',
  'Ann: Good, then we meet again on Friday.',
];

async function ask(question: string) {
  const segments = lines.map((line, at) => {
    const [, speaker = '', text = ''] = /^(\p{L}+): (.*)$/u.exec(line) ?? [];
    return { start: at * 10, end: (at + 1) * 10, text: `>> ${text}`, speaker };
  });
  const transcript: Transcript = { language: 'en', kind: 'manual', segments };
  const input = { transcript, chapters: [], durationSeconds: 90, title: 'A meeting', earlier: [], question };
  return builtinAnsweringEngine.answer(input);
}

test.each([
  ['What did they say about the evaluation of the copper kettle?', 'The copper kettle was faster'],
  ['What was the importance of the cork on the handle?', 'The handle of the copper kettle'],
  ["What is the group's strategy for the kettle at the fair?", 'red was on every stall'],
  ['Which colour of kettle was preferred by the team members?', 'Red kettles look cheap'],
])('%s is not said to be missing for what is called so from outside', async (question, said) => {
  const { kind, markdown } = await ask(question);
  expect(kind).toBe('answered');
  expect(markdown).toContain(said);
  expect(markdown).not.toMatch(/does not (?:say|mention)/);
});

test('what a talk does is found by what is said then', async () => {
  expect((await ask('What was said about the style of the kettle?')).markdown).toMatch(/“Red kettles look cheap/);
  expect((await ask('What did Cy say about the profit?')).markdown).toContain('“We could sell it for sixty crowns');
});

test('a thing that nobody speaks of is still missed', async () => {
  expect((await ask('What was the importance of the chimney?')).kind).toBe('not_said');
});
