import { expect, test } from 'vitest';
import { citationFaults } from '../../citations.ts';
import { builtinAnsweringEngine } from '../builtin-engine.ts';

/** Ten seconds for each line; `Ann: …` is said by Ann. */
async function ask(question: string, lines: readonly string[], earlier: { question: string; answer: string }[] = []) {
  const segments = lines.map((line, at) => {
    const [, speaker, said = line] = /^(\p{Lu}[\p{L}\d ]+): (.*)$/u.exec(line) ?? [];
    return { start: at * 10, end: at * 10 + 10, text: speaker ? `>> ${said}` : said, ...(speaker ? { speaker } : {}) };
  });
  const durationSeconds = lines.length * 10;
  const answer = await builtinAnsweringEngine.answer({
    transcript: { language: null, kind: 'file', segments },
    chapters: [],
    durationSeconds,
    title: 'On the pond',
    earlier,
    question,
  });
  expect(citationFaults(answer, durationSeconds)).toEqual([]);
  return answer.markdown;
}

const club = [
  'Ann: Good evening, and welcome to the club of the pond.',
  'Bob: Here.',
  'Cy: Shall we open a window in the hall first?',
  'Cy: I had a look at the gutter, and it is fine.',
  'Bob: The liner of the pond has been leaking since the winter.',
];

test.each([
  "Who's speaking?",
  'who are the speakers',
  'Who are the people in this video?',
  'who took part in the discussion',
  'What are the names of the panelists?',
])('%s is answered with the names, each where they first say something of their own', async (question) => {
  expect(await ask(question, club)).toBe(
    [
      'Named as speaking:',
      '',
      '- Ann: “Good evening, and welcome to the club of the pond.” (0:00)',
      '- Cy: “I had a look at the gutter, and it is fine.” (0:30)',
      '- Bob: “The liner of the pond has been leaking since the winter.” (0:40)',
    ].join('\n'),
  );
});

test.each(['Wer spricht?', 'Wer sind die Leute im Video?', 'Wie heißen die Sprecher?'])('%s too', async (question) => {
  expect(await ask(question, club)).toMatch(/^Es sprechen:\n\n- Ann: „Good evening/);
});

test('who says their own name is told with that', async () => {
  const told = await ask('Who is speaking?', ['Eve: The frogs have moved to the churchyard.', 'Eve: I am Eve Ford.']);
  expect(told).toMatch(/Eve: “I am Eve Ford/);
});

test('who is asked for by their part is not answered with everybody', async () => {
  const told = await ask('Who is the host?', [
    'Eve: Welcome. I am Eve Ford.',
    'Cy: The frogs have moved to the churchyard.',
  ]);
  expect(told).toMatch(/^Eve says: “[^\n]*I am Eve Ford[^\n]*$/);
  expect(told).not.toContain('Cy');
});

const council = [
  'Mayor Joan Beck: Good evening, and welcome to the council of the pond.',
  'Finance Director Rita Hale: We spent forty crowns on the frogs.',
  'Pond Director Cy Ford: The frogs are worth every crown of it.',
  'Mayor Joan Beck: The clerk of Kent would not say so.',
];

test.each([
  ['Who is the finance director?', ['Finance Director Rita Hale: “We spent']],
  ['Who was the mayor in this meeting?', ['Mayor Joan Beck: “Good evening']],
  ['Who are the directors?', ['- Finance Director Rita Hale: “We spent', '- Pond Director Cy Ford: “The frogs']],
])('%s is answered with those who are named so', async (question, lines) => {
  const told = (await ask(question, council)).split('\n').slice(2);
  expect(told).toEqual(lines.map((line) => expect.stringContaining(line)));
});

test.each(['Who is the mayor of Kent?', 'Who is the clerk?', 'Who is the mayor talking to?', 'Who is the Hale?'])(
  '%s asks for nobody who is named so',
  async (question) => {
    expect(await ask(question, council)).not.toMatch(/^Named as/);
  },
);

test('of many those who say most are told first', async () => {
  const lines = Array.from({ length: 14 }, (_, at) =>
    Array.from({ length: at + 1 }, (_, pond) => `Guest ${at + 1}: I have dug pond ${pond} of the park by hand.`),
  ).flat();
  const told = (await ask('Who are the speakers?', lines)).split('\n');
  expect(told[0]).toBe('14 are named as speaking; those who say most first:');
  expect(told.slice(2).map((line) => line.slice(2, line.indexOf(':')))).toEqual(
    Array.from({ length: 12 }, (_, at) => `Guest ${14 - at}`),
  );
});

const alone = ['Every frog needs a pond, and a quiet one too.', "Hello, I'm Kim and I dig ponds.", 'I am from Kent.'];

test.each([
  'Who is this guy?',
  'whats his name',
  "What is the speaker's name?",
  'Wie heißt der Mann?',
  'Who is the host?',
])('%s is answered with how somebody is introduced', async (question) => {
  expect(await ask(question, alone)).toMatch(/^(?:The video says|Im Video heißt es): [“„]Hello, I'm Kim[^\n]*$/);
});

test.each([
  'Who is talking about the pond?',
  'Who speaks against the liner?',
  'Wer spricht gegen den Teich?',
  'What is the name of the pond?',
  "What is his dog's name?",
  'Who are the people who dug it?',
])('%s asks for something else than who speaks', async (question) => {
  expect(await ask(question, club)).not.toMatch(/^(?:Named as|Es sprechen)/);
});

test('a name that is asked for after another question may be that of somebody else', async () => {
  const earlier = [{ question: 'Who dug the pond in Kent?', answer: 'I dig ponds (0:10).' }];
  expect(await ask('What is his name?', alone, earlier)).not.toMatch(
    /^The video says: “Hello, I'm Kim and I dig ponds\.” \(0:10\)\.$/,
  );
});
