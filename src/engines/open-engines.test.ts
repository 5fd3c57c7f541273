import { afterAll, expect, test } from 'vitest';
import { rankSentences } from '../answering/retrieval/rank-sentences.ts';
import { unpackReading } from '../transcripts/reading/pack-reading.ts';
import { openEngines } from './open-engines.ts';

const engines = openEngines({ threads: 1 });
afterAll(() => engines.close());

const said = ['Hello and welcome.', 'The roof needs a slope.', 'The hole is thirty two millimetres wide.'];
const segments = JSON.stringify(said.map((text, at) => ({ start: at * 10, end: at * 10 + 9, text })));

test('a transcript is read, its sentences are ranked and a question is answered in a thread as they are here', async () => {
  const packed = await engines.makeReading({ language: 'en', kind: 'manual', segments, durationSeconds: 30 });
  const reading = unpackReading(packed);
  expect(reading.sentences.map(({ text }) => text)).toEqual(said);
  const asked = { chapters: [], title: 'A birdhouse', earlier: [], question: 'How wide is the hole?' };
  const ranked = await engines.rankSentences({ ...asked, reading: packed });
  expect(ranked).toEqual(await rankSentences({ ...asked, reading }));
  expect(ranked.toSorted()).toEqual([0, 1, 2]);
  expect(await engines.rankSentences({ ...asked, reading: packed, question: 'What is it about?' })).toEqual([]);
  const answer = await engines.answer({ ...asked, reading: packed, question: 'What is said at 0:12?' });
  expect(answer).toMatchObject({ kind: 'answered', citations: [{ startSeconds: 10, passage: 2 }] });
});
