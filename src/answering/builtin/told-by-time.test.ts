import { expect, test } from 'vitest';
import type { Transcript } from '../../transcripts/transcript.ts';
import { citationFaults } from '../citations.ts';
import type { AnsweringInput } from '../engine.ts';
import { builtinAnsweringEngine } from './builtin-engine.ts';

/** Twenty seconds for each sentence; `Name: …` says who speaks. */
function spoken(sentences: string[], language = 'en'): Transcript {
  const segments = sentences.map((line, index) => {
    const [, speaker, text = line] = /^(\p{Lu}\p{L}+): (.*)$/u.exec(line) ?? [];
    return { start: index * 20, end: (index + 1) * 20, text, ...(speaker ? { speaker } : {}) };
  });
  return { language, kind: 'manual', segments };
}

const workshop = [
  'Hello and welcome back to the little bicycle workshop.',
  'Today an old bicycle from the river gets its wheels and its chain back.',
  'The frame was covered in mud and some very green weeds.',
  'A stiff brush and warm water took most of that mud away.',
  'The rusty chain goes into a jar of paraffin for a whole night.',
  'Grease belongs on the bearings of the front wheel, and plenty of it.',
  'The brake cables were rotten, so both of them were replaced.',
  'A cable cutter gives a clean end, which pliers never do.',
  'The saddle came from a flea market and cost four euros.',
  'Its leather needed three coats of oil before it was soft.',
  'The grease on the pedal threads keeps them from seizing.',
  'Finally the tyres were pumped up and the bicycle rolled.',
];

async function ask(question: string, more: Partial<AnsweringInput> = {}) {
  const input = {
    transcript: spoken(workshop),
    chapters: [],
    durationSeconds: 240,
    title: 'A bicycle from the river',
    earlier: [],
    ...more,
  };
  const answer = await builtinAnsweringEngine.answer({ ...input, question });
  expect(citationFaults(answer, input.durationSeconds)).toEqual([]);
  return answer;
}

test('of a moment is told what is said from its sentence on', async () => {
  const { kind, markdown, citations } = await ask('What happens at 1:30?');
  expect(kind).toBe('answered');
  expect(markdown).toMatch(
    /^At 1:20 the video says: “The rusty chain goes into a jar .* Grease belongs .* never do\.”$/s,
  );
  expect(citations).toMatchObject([{ startSeconds: 80 }]);
});

test('of a part its key sentences are told in order, and nothing from before or after', async () => {
  const { markdown, citations } = await ask('What is said between 1:00 and 3:20?');
  expect(markdown).toMatch(/^Said there, in order:\n\n- “/);
  const moments = citations.map(({ startSeconds }) => startSeconds);
  expect(moments.length).toBeGreaterThan(1);
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  expect(moments.every((moment) => moment >= 60 && moment < 200)).toBe(true);
});

test('a part of few words is told whole', async () => {
  expect((await ask('What happens in the last minute?')).markdown).toMatch(
    /^At 3:00 the video says: “Its leather .* rolled\.”$/s,
  );
});

test('what else is asked is looked for at that time only', async () => {
  expect((await ask('What does he say about grease?')).citations[0]?.startSeconds).toBe(100);
  expect((await ask('What does he say about grease after 2:30?')).citations).toMatchObject([{ startSeconds: 200 }]);
  expect((await ask('Which cutter does he use at 2:05?')).markdown).toContain('A cable cutter gives a clean end');
});

test('what is named in a question there and answered after it is told', async () => {
  const sentences = workshop.with(5, 'So where does the grease go?').with(6, 'It goes on the bearings, plenty of it.');
  const about = { transcript: spoken(sentences) };
  const { markdown, citations } = await ask('What does he say about the grease between 1:00 and 3:00?', about);
  expect(markdown).toMatch(/^On this, the video says: “It goes on the bearings/);
  expect(citations).toMatchObject([{ startSeconds: 120 }]);
});

test('where that is not named then, it says so and tells what is said', async () => {
  const { markdown } = await ask('What does he say about the saddle before 1:00?');
  expect(markdown).toMatch(/^Nothing that is said there names this\.\nAt 0:00 the video says: “Hello/);
});

test('a time beyond its end is answered by how long the video is', async () => {
  expect(await ask('What happens at 5:00?')).toMatchObject({
    kind: 'not_said',
    markdown: 'The video is 4 minutes long.',
    citations: [],
  });
  expect((await ask('Was passiert bei 1:02:03?')).markdown).toBe('Das Video ist 4 Minuten lang.');
});

test('a question that leans on one with a time takes up its words alone', async () => {
  const earlier = [{ question: 'Which saddle does he show at 2:45?', answer: '' }];
  expect((await ask('And what did it cost?', { earlier })).markdown).toContain('cost four euros');
});

const council = spoken([
  'Okafor: The first item is the footbridge by the mill.',
  'Okafor: Its planks are loose and the rail has come away.',
  'Varga: The repair of the footbridge costs nine thousand in all.',
  'Varga: The timber alone takes up half of that money.',
  'Lind: I would rather close the footbridge for the winter.',
  'Okafor: We agreed to repair the footbridge before the frost.',
]);

test('who speaks then is named, and who is asked for and silent', async () => {
  const about = { transcript: council, durationSeconds: 120, title: 'The council' };
  const { markdown } = await ask('What is said at 0:45?', about);
  expect(markdown).toMatch(/^At 0:40 Varga says: “The repair .*\n\n- Lind: “I would rather/s);
  expect((await ask('What does Lind say in the first minute?', about)).markdown).toMatch(
    /^No words of Lind on this were found\.\n/,
  );
  expect((await ask('What does Lind say after 0:30?', about)).markdown).toMatch(/^At 1:20 Lind says: “I would rather/);
});

test('German questions are answered in German', async () => {
  const sentences = ['Heute bauen wir ein Vogelhaus aus Lärche.', 'Das Dach wird mit zwei Schrauben befestigt.'];
  const about = { transcript: spoken(sentences, 'de'), durationSeconds: 40, title: 'Ein Vogelhaus' };
  expect((await ask('Was wird bei 0:25 gesagt?', about)).markdown).toBe(
    'Bei 0:20 heißt es: „Das Dach wird mit zwei Schrauben befestigt.“',
  );
});
