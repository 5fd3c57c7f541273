import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtinAnsweringEngine } from '../src/answering/builtin/builtin-engine.ts';
import { builtinEngine } from '../src/chaptering/builtin/builtin-engine.ts';
import { chaptersText } from '../src/chaptering/rules.ts';
import { readMeaning } from '../src/engines/read-meaning.ts';
import { sampleCatalogue } from '../src/samples/catalogue.ts';
import { passagesOf } from '../src/search/passages-of.ts';
import { matchesIn, readQuery } from '../src/search/query.ts';
import { parseCaptions } from '../src/transcripts/parse-captions.ts';
import { type Reading, readTranscript } from '../src/transcripts/reading/reading.ts';
import { timestamp } from '../src/transcripts/timestamp.ts';

/** Where results of the samples are shown, which question is asked there and what is looked for: the API's examples and the landing page. */
const shown = {
  'src/contract/sample-result.json': ['sampleTalk1', 'Which battery system should a library pick?', 'battery system'],
  'web/src/home/sample-result.json': ['sampleIntv1', 'What happened to the sea stars?'],
} as const;

/** Writes what the built-in engines make of the samples that are shown, so that a change of theirs is seen there. */
export async function writeSampleResults(root: string): Promise<void> {
  for (const [file, [platformId, question, words]] of Object.entries(shown)) {
    const result = await sampleResult(platformId, question, words);
    await writeFile(path.join(root, file), `${JSON.stringify(result, null, 2)}\n`);
  }
}

async function sampleResult(platformId: string, question: string, words?: string) {
  const video = sampleCatalogue().get(platformId);
  const captions = parseCaptions(JSON.stringify(video?.captions?.json3()));
  if (!video || !captions.ok) throw new Error(`${platformId} has no captions`);
  const { title, durationSeconds } = video;
  const transcript = { language: 'en', kind: 'automatic' as const, segments: captions.segments };
  const source = { reading: readTranscript(transcript, durationSeconds), title };
  const made = await builtinEngine.chapters(source);
  if (made.kind !== 'chapters') throw new Error(`${platformId} has no chapters`);
  const meaning = await (await readMeaning(source.reading))(question);
  const input = { ...source, chapters: made.chapters, question, earlier: [], meaning };
  const answer = await builtinAnsweringEngine.answer(input);
  if (!('markdown' in answer)) throw new Error(`${platformId} has no answer`);
  return {
    platform_id: platformId,
    title,
    duration_seconds: durationSeconds,
    chapters: made.chapters.map(({ startSeconds, title }) => ({
      start_seconds: startSeconds,
      timestamp: timestamp(startSeconds),
      title,
    })),
    chapters_text: chaptersText(made.chapters),
    question,
    answer: answer.markdown,
    citations: answer.citations.map(({ startSeconds, quote }) => ({ timestamp: timestamp(startSeconds), quote })),
    ...(words !== undefined && { words, passage: foundPassage(source.reading, words) }),
  };
}

/** The first passage in which this phrase is said. */
function foundPassage(reading: Reading, words: string) {
  const query = readQuery(`"${words}"`);
  for (const { startSeconds, text, moments } of passagesOf(reading, '').passages) {
    const [first, ...more] = matchesIn(text, query);
    if (!first) continue;
    const second = Math.floor(startSeconds + (moments[first.place] ?? 0) / 10);
    const matches = [first, ...more].map(({ from, to }) => text.slice(from, to));
    return { start_seconds: second, timestamp: timestamp(second), text, matches };
  }
  throw new Error(`nobody says ${words}`);
}
