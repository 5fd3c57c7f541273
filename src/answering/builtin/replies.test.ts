import { expect, test } from 'vitest';
import type { Transcript } from '../../transcripts/transcript.ts';
import { readSpoken } from '../spoken/passages.ts';
import { exchangesIn } from '../spoken/turns.ts';
import { builtinAnsweringEngine } from './builtin-engine.ts';
import { withReplies } from './finding/replies.ts';

/** Ten seconds for each sentence of a turn; `Ann: …` is a turn of hers. */
function hearing(...turns: string[]): Transcript {
  const said = turns.flatMap((turn) => {
    const [, speaker = '', text = ''] = /^(.+?): (.*)$/u.exec(turn) ?? [];
    return text.split(/(?<=[.?]) /).map((sentence, at) => ({ speaker, text: at === 0 ? `>> ${sentence}` : sentence }));
  });
  const segments = said.map((one, at) => ({ start: at * 10, end: (at + 1) * 10, ...one }));
  return { language: 'en', kind: 'manual', segments };
}

const council = hearing(
  'Chair: Good evening and welcome to the harbour committee. We will now go to Mrs. Oduya.',
  'Oduya: Thank you, Chair. The ferry grant that the council announced for the island crossing was for two winters. Families on the island depend on that crossing for school and for the doctor. Can you tell us what comes after those winters?',
  'Chair: We will go to Mr. Brandt. You have the floor.',
  'Brandt: Thank you for that question. We have talked to the treasurer about the money, and she will put another three years of the ferry grant to the vote in May. Until then the boats keep the timetable that the schools agreed on with us last autumn. If the vote fails, we would sell the smaller boat and keep one crossing a day.',
  'Chair: Thank you. We will move on to the fish market now, and I call Mr. Lund.',
  'Lund: The roof of the market hall leaks over the cold store, and the traders have put buckets under it since June. Who will mend it?',
  'Brandt: A roofer from the mainland comes on Monday. He will cover the hole with a sheet, and the tiles will follow when the storms are over.',
);
const spoken = readSpoken(council, council.segments.length * 10);

async function ask(question: string) {
  const durationSeconds = council.segments.length * 10;
  const input = { transcript: council, chapters: [], durationSeconds, title: 'A hearing', earlier: [], question };
  return (await builtinAnsweringEngine.answer(input)).markdown;
}

test('a turn that ends with a question is replied to by the next who says much, past who leads the meeting', () => {
  const said = exchangesIn(spoken).map(({ asked, reply }) => [spoken.by[asked.from], spoken.by[reply.from]]);
  expect(said).toEqual([
    ['Oduya', 'Brandt'],
    ['Lund', 'Brandt'],
  ]);
});

test('what is replied is quoted, and not what leads up to the question', async () => {
  expect(await ask('What happens with the ferry grant for the crossing?')).toMatch(
    /^Brandt says: “We have talked to the treasurer/,
  );
});

test('who asks is quoted where their words are asked for', async () => {
  expect(await ask('What did Oduya say about the ferry grant?')).toMatch(/^On this, Oduya says: “The ferry grant/);
});

test('both sides of a discussion are told, and who leads the meeting is not', async () => {
  const told = await ask('What was the discussion about the ferry grant for the island crossing?');
  expect(told).toMatch(/Oduya says: “The ferry grant .*\n(?:.*\n)*- Brandt: “We have talked to the treasurer/);
  expect(told).not.toMatch(/Chair|have the floor/);
});

test('a reply holds what it is asked for, less and less, and what is asked is worth less', () => {
  const exchanges = exchangesIn(spoken).slice(0, 1);
  const [{ asked, reply } = { asked: { from: 0 }, reply: { from: 0 } }] = exchanges;
  const bears = withReplies((place) => (place === asked.from ? 1 : 0), exchanges, spoken, 0.5);
  expect(bears(asked.from)).toBe(0.5);
  expect(bears(reply.from)).toBeGreaterThan(0.5);
  expect(bears(reply.from + 2)).toBeLessThan(bears(reply.from + 1));
  expect(bears(spoken.sentences.length - 1)).toBe(0);
});
