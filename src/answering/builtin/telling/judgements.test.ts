import { expect, test } from 'vitest';
import { builtinAnsweringEngine } from '../builtin-engine.ts';

const lines = [
  'I have used this tent for two summers in the rain.',
  'The floor is thick, and that is the thing I love the most about it.',
  'The zip sticks.',
  'We had to cut it open with a knife in the middle of the night.',
  'The poles are made of fibreglass.',
  'What I like about the tent is the colour of it.',
  'The pockets.',
  'But the bag is torn.',
  'The ropes are short.',
  'It weighs three kilos with everything in the bag.',
];

test('the good sides of a thing are not what is told after one of them, nor after a but', async () => {
  const segments = lines.map((text, at) => ({ start: at * 10, end: (at + 1) * 10, text }));
  const transcript = { language: 'en', kind: 'manual' as const, segments };
  const video = { transcript, chapters: [], durationSeconds: 90, title: 'My tent', earlier: [] };
  const { markdown } = await builtinAnsweringEngine.answer({ ...video, question: 'What are the pros?' });
  expect(markdown).toContain('The pockets');
  expect(markdown).not.toMatch(/“The (?:zip|ropes)/);
});

test('for whom each of several things is, is told of each', async () => {
  const compared = [
    'Hello, this is about three tents that I carried over the moor.',
    'The blue tent has a thick floor.',
    'The red tent stands in a minute.',
    'So, if you walk alone in the summer, get the red one.',
    "If you've got children, buy the blue tent.",
    "I'd sell the green one.",
    'My boots are wet.',
  ];
  const segments = compared.map((text, at) => ({ start: at * 10, end: (at + 1) * 10, text }));
  const transcript = { language: 'en', kind: 'manual' as const, segments };
  const video = { transcript, chapters: [], durationSeconds: 70, title: 'Three tents', earlier: [] };
  const { markdown } = await builtinAnsweringEngine.answer({ ...video, question: 'Who should buy which?' });
  expect(markdown).toContain('get the red one');
  expect(markdown).toContain('buy the blue tent');
});

test('what bothers a speaker is told of what is wrong with a thing, however they put it', async () => {
  const kettle = [
    'I have had this kettle for a year and it boils water for six cups.',
    'What bugs me is the lid, which opens by itself when I pour.',
    'It is made of steel and of a black plastic.',
    'I have no complaints about the handle, which stays cold in the hand.',
    'The biggest flaw of the kettle is the cord, which is as short as my arm.',
    'I put it on the shelf beside the stove every evening.',
  ];
  const segments = kettle.map((text, at) => ({ start: at * 10, end: (at + 1) * 10, text }));
  const transcript = { language: 'en', kind: 'manual' as const, segments };
  const video = { transcript, chapters: [], durationSeconds: 60, title: 'My kettle', earlier: [] };
  for (const question of ['What bothers you about the kettle?', 'What is wrong with the kettle?']) {
    const { markdown } = await builtinAnsweringEngine.answer({ ...video, question });
    expect(markdown).toMatch(/^Said against it:/);
    expect(markdown).toContain('What bugs me is the lid');
    expect(markdown).toContain('The biggest flaw');
    expect(markdown).not.toContain('no complaints');
  }
});
