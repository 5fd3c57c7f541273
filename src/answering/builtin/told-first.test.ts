import { expect, test } from 'vitest';
import type { Transcript } from '../../transcripts/transcript.ts';
import { citationFaults } from '../citations.ts';
import { readSpoken } from '../spoken/passages.ts';
import { builtinAnsweringEngine } from './builtin-engine.ts';
import { keySentences } from './telling/key-sentences.ts';

/** Ten seconds for each line; `Ann: …` is said by her. */
function meeting(lines: readonly string[]): Transcript {
  let before = '';
  const segments = lines.map((line, at) => {
    const [, speaker = '', said = ''] = /^(\p{Lu}\p{Ll}+): (.*)$/u.exec(line) ?? [];
    const text = speaker === before ? said : `>> ${said}`;
    before = speaker;
    return { start: at * 10, end: (at + 1) * 10, text, speaker };
  });
  return { language: 'en', kind: 'manual', segments };
}

const chapters = [
  { startSeconds: 0, title: 'Planks' },
  { startSeconds: 600, title: 'The weir' },
  { startSeconds: 1120, title: 'More planks' },
];

async function ask(question: string, lines: readonly string[], parts = chapters): Promise<string> {
  const durationSeconds = lines.length * 10;
  const video = { transcript: meeting(lines), chapters: parts, durationSeconds, title: '', earlier: [] };
  const answer = await builtinAnsweringEngine.answer({ ...video, question });
  expect(citationFaults(answer, durationSeconds)).toEqual([]);
  return answer.markdown;
}

const planks = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `Ann: Plank ${from + at} is sawn and sanded on a Monday by the volunteers.`);
const talk = [
  ...planks(0, 60),
  'Ann: Now we come to the weir, and who would like to begin?',
  'Bob: The weir has been, you know, leaking since the flood of last winter.',
  'Bob: I think the weir should be built of oak, because oak, um, lasts in the water for a hundred years.',
  'Ann: The next slide shows the weir from the east, as I said.',
  'Bob: It stood on gravel when my father was the miller, and gravel moves.',
  ...Array.from(
    { length: 45 },
    (_, at) => `Bob: Gravel number ${at} from the quarry is round and rolls away in a flood.`,
  ),
  'Cy: Herons nest on the sill and must not be moved before the end of June.',
  ...planks(100, 240),
];

test('what somebody thinks is told first, then where, then what else they say', async () => {
  const [first, second] = (await ask('What did Bob think about the weir of oak?', talk)).split('\n');
  expect(first).toBe(
    'On this, Bob says: “I think the weir should be built of oak, because oak lasts in the water for a hundred years.” (10:20).',
  );
  expect(second).toMatch(/^This is discussed from 10:/);
});

test('all of a discussion goes on to the end of its chapter, and in order', async () => {
  const question = 'Summarize the discussion about the weir.';
  const markdown = await ask(question, talk);
  expect(markdown).toMatch(/^This is discussed from 10:00 to 18:\d0\./);
  expect(markdown).toContain('leaking since the flood');
  expect(markdown).not.toContain('you know');
  expect(await ask(question, talk, [])).toMatch(/^This is discussed from 10:00 to 1[0-5]:\d0\./);
});

test('what only tells what comes in a meeting says less than what it comes to', () => {
  const lines = [
    'Ann: The next slide shows the old weir and the gravel.',
    'Bob: The next flood moves the old weir and the gravel.',
  ];
  expect(keySentences(0, 2, readSpoken(meeting(lines), 20), 1)).toEqual([1]);
});
