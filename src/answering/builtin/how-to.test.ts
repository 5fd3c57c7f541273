import { expect, test } from 'vitest';
import { citationFaults } from '../citations.ts';
import { builtinAnsweringEngine } from './builtin-engine.ts';

/** Ten seconds for each sentence; `Ann: …` is said by Ann. */
async function ask(question: string, sentences: readonly string[]): Promise<string> {
  const segments = sentences.map((line, at) => {
    const [, speaker, said = line] = /^(\w+): (.*)$/.exec(line) ?? [];
    return { start: at * 10, end: at * 10 + 10, text: said, ...(speaker ? { speaker } : {}) };
  });
  const transcript = { language: 'en', kind: 'manual' as const, segments };
  const durationSeconds = segments.length * 10;
  const input = { transcript, chapters: [], durationSeconds, title: '', earlier: [], question };
  const answer = await builtinAnsweringEngine.answer(input);
  expect(citationFaults(answer, durationSeconds)).toEqual([]);
  return answer.markdown;
}

const bindery = [
  'So today we are binding a notebook with a linen cover.',
  'Before anything else, turn off the glue pot.',
  'There is a switch under the lid, and it clicks.',
  'To fold the signatures, line up the corners.',
  'Under the bone folder paper sighs.',
  'Then crease them hard.',
  'Many binders hang a picture of their first book over the bench, and mine is crooked.',
  'Now we come to the awl, which was my grandfather’s.',
  'To mark the stations, open the template in the printing program and choose Marks.',
  'Type nine as the number of stations.',
  'Click OK.',
  'Print shops use other programs that are older than I am.',
  'The ribbon is not there for beauty.',
  'Ribbons are there to hold the spine while the paste dries.',
  'People have asked me whether you can leave out the wax.',
  'You can, my aunt never used any.',
  'The thread frays a little sooner then.',
  'Linen is dear this year.',
  'Now turn the glue pot back on, slowly.',
  'So that was a quick look at how to sew the cover.',
  'Lay the cover on the board, grey side up.',
  'Brush it with paste from the middle to the edges, and sew the cover to the ribbon.',
  'The cloth.',
  'It came from a mill in Ghent that closed in spring.',
];

test('a step is told to what finishes it, and not to what merely comes next', async () => {
  const marks = await ask('how do i mark the stations', bindery);
  expect(marks).toMatch(/“To mark the stations, .* Type nine as the number of stations\. Click OK\.”/);
});

test('a remark stands between two acts, and does not follow the last', async () => {
  expect(await ask('how do i fold the signatures', bindery)).toMatch(
    /“To fold the signatures, .* Then crease them hard\.” \(0:30\)/,
  );
});

test('what says the opposite of the verb is not how it is done', async () => {
  expect(await ask('how do i turn off the glue pot', bindery)).toMatch(/“Before anything else, turn off .* clicks\./);
  expect(await ask('how do i turn the glue pot on', bindery)).toMatch(/“Now turn the glue pot back on/);
});

test('what only looks back on how something was done does not tell it', async () => {
  expect(await ask('how do i sew the cover', bindery)).toMatch(
    /: “Lay the cover on the board, grey side up\. Brush it /,
  );
});

test('what a thing is there for is its reason', async () => {
  expect(await ask('why does it have ribbons', bindery)).toMatch(/^The reason given: “Ribbons are there to hold/);
});

test('what somebody reports to be asked is answered by what follows', async () => {
  expect(await ask('can i leave out the wax', bindery)).toMatch(/“You can, my aunt never used any\./);
});

test('a number before a question is none of its words', async () => {
  const numbered = await ask('3. how do i fold the signatures', bindery);
  expect(numbered).toBe(await ask('how do i fold the signatures', bindery));
});

test('what is done with “it” is told with what it is', async () => {
  const lines = ['The dough is in the blue bowl.', 'Cover it with a damp cloth for the night.', 'The oven is new.'];
  expect(await ask('what do i need the damp cloth for', lines)).toMatch(/“The dough is in the blue bowl\. Cover it /);
});

test('a sentence is not quoted with the “and” that joins it to another one', async () => {
  const lines = ['The mill stands on a hill.', 'And all the sails were torn in the storm of March.', 'I was nine.'];
  expect(await ask('what happened to the sails in the storm', lines)).toMatch(/“All the sails were torn/);
});

test('a list of one is told as a sentence', async () => {
  const lines = ['Our shed has a tin roof.', 'You need a hammer for the tin roof of the shed.', 'It rained on Monday.'];
  expect(await ask('what tools do i need for the roof of the shed', lines)).not.toMatch(/^- /m);
});

test('where but a manner is never named, the answer is not called what comes closest', async () => {
  const lines = [...bindery.slice(1, 6), 'Lay the cover on the board, grey side up.'];
  expect(await ask('how do i lay the cover on the board carefully', lines)).toMatch(
    /^The video explains: “Lay the cover /,
  );
});

const keeper = [
  'Ida: You keep the lighthouse at Varn, is that right?',
  'Olaf: I do, with two goats and a barometer.',
  'Ida: How did that come about?',
  'Olaf: Well, the old man fell ill in winter.',
  'Olaf: I rowed across with his letters, and he gave me the keys.',
  'Ida: And is it lonely?',
  'Olaf: Only on Sundays.',
];

test('who asks on about what was asked before is understood', async () => {
  expect(await ask('how did he come to keep the lighthouse', keeper)).toMatch(/: “(?:Well, )?[Tt]he old man fell ill/);
});

test('whether one can do it, or there is a way to, is answered by how, where that is told', async () => {
  const step = /^On that, the video says: “To mark the stations, open the template/;
  expect(await ask('Can I mark the stations?', bindery)).toMatch(step);
  expect(await ask('Is there a way to mark the stations?', bindery)).toMatch(/Click OK\.”/);
  expect(await ask('Is there a way to leave out the wax?', bindery)).not.toMatch(/bone folder|explains/);
});
