import { afterAll, expect, test } from 'vitest';
import { rankSentences } from '../answering/retrieval/rank-sentences.ts';
import { unpackReading } from '../transcripts/reading/pack-reading.ts';
import { openEngines } from './open-engines.ts';
import { readMeaning } from './read-meaning.ts';

const engines = openEngines({ threads: 1 });
afterAll(() => engines.close());

const said = ['Hello and welcome.', 'The roof needs a slope.', 'The hole is thirty two millimetres wide.'];
const segments = JSON.stringify(said.map((text, at) => ({ start: at * 10, end: at * 10 + 9, text })));

test('a transcript is read, its sentences are ranked and a question is answered in a thread as they are here', async () => {
  const packed = await engines.makeReading({ language: 'en', kind: 'manual', segments, durationSeconds: 30 });
  const reading = unpackReading(packed);
  expect(reading.sentences.map(({ text }) => text)).toEqual(said);
  const vectors = await engines.makeVectors(packed);
  const asked = { chapters: [], title: 'A birdhouse', earlier: [], question: 'How wide is the hole?' };
  const meaning = await (await readMeaning(reading))(asked.question);
  const ranked = await engines.rankSentences({ ...asked, vectors, reading: packed });
  expect(ranked).toEqual(await rankSentences({ ...asked, reading, meaning }));
  expect(ranked.toSorted()).toEqual([0, 1, 2]);
  expect(await engines.rankSentences({ ...asked, vectors, reading: packed, question: 'What is it about?' })).toEqual(
    [],
  );
  const answer = await engines.answer({ ...asked, vectors: null, reading: packed, question: 'What is said at 0:12?' });
  expect(answer).toMatchObject({ kind: 'answered', citations: [{ startSeconds: 10, passage: 2 }] });
});
