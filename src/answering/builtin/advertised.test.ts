import { expect, test } from 'vitest';
import { advertisedIn } from '../spoken/advertised.ts';
import { readSpoken } from '../spoken/passages.ts';
import { builtinAnsweringEngine } from './builtin-engine.ts';

const lines = [
  'We walked up to the lighthouse at Skerry Point before breakfast.',
  'The climb is steep, and it was windy all the way.',
  'This video is brought to you by Lampwort.',
  'It costs me ten dollars a month, and I used to pay twenty for the lamps.',
  'Lampwort sends me a box of lamps, and I never climb to the shop.',
  'Use my code skerry for three dollars off.',
  'We had soup in the keeper’s house, and a room for the night.',
  'The room cost forty dollars, and it had a lamp and a stove.',
  'On the next day the ferry took us home.',
  'It was late, and the sea was rough.',
];
const segments = lines.map((text, at) => ({ start: at * 10, end: (at + 1) * 10, text }));
const transcript = { language: 'en', kind: 'manual' as const, segments };

async function ask(question: string): Promise<string | undefined> {
  const input = { transcript, chapters: [], durationSeconds: 100, title: '', earlier: [], question };
  return (await builtinAnsweringEngine.answer(input)).citations[0]?.quote;
}

test('an advertisement goes from where it is said who pays to the last sentence that sells', () => {
  expect([...advertisedIn(readSpoken(transcript, 100))]).toEqual([2, 3, 4, 5]);
});

test('what is told in an advertisement answers only who asks about that', async () => {
  expect(await ask('How much did they pay for a lamp and a room?')).toContain('forty dollars');
  expect(await ask('How much did it cost?')).toContain('forty dollars');
  expect(await ask('Is there a long climb?')).toContain('The climb is steep');
  expect(await ask('What is the code?')).toContain('code skerry');
  expect(await ask('How much does he pay Lampwort?')).toContain('ten dollars');
});

test('who pays is told in it, though sponsors are spoken of elsewhere', async () => {
  const talk = lines.map((text, at) => (at === 2 ? 'Our sponsor today is Lampwort, of Port Elm.' : text));
  const spoken = [
    'Every boat in the race has a sponsor of its own.',
    ...talk,
    'We asked who the sponsors of the race are.',
  ];
  const told = spoken.map((text, at) => ({ start: at * 10, end: (at + 1) * 10, text }));
  const input = { chapters: [], durationSeconds: 120, title: '', earlier: [], question: 'Who is the sponsor?' };
  const { markdown } = await builtinAnsweringEngine.answer({ ...input, transcript: { ...transcript, segments: told } });
  expect(markdown).toMatch(/^[^“]*“Our sponsor today is Lampwort/);
});
