import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openModelServer } from './harness/model-server.ts';
import { askEverything } from './recorded/works.ts';

/** What a small model that is really served answered: what it writes is seldom what a stand-in would. */
const recording = path.join(import.meta.dirname, 'recorded/qwen2.5-coder-1.5b.jsonl');

interface Recorded {
  request: { messages: { role: string; content: string }[] };
  status: number;
  answer: string;
}

let all: Awaited<ReturnType<typeof askEverything>>;
let left: Recorded[];

beforeAll(async () => {
  left = readFileSync(recording, 'utf8')
    .trim()
    .split('\n')
    .map((line): Recorded => JSON.parse(line));
  // What is asked in other words than when it was recorded gets the next answer to a request of its kind.
  const kindOf = (instructions: string) => instructions.slice(0, 30);
  const server = await openModelServer(({ instructions, isStream }) => {
    const at = left.findIndex(({ request }) => kindOf(request.messages[0]?.content ?? '') === kindOf(instructions));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (!found) return { kind: 'status', status: 500 };
    return { kind: isStream ? 'events' : 'raw', body: found.answer };
  });
  const baseUrl = server.baseUrl('openai-compatible');
  const served = { provider: 'openai-compatible' as const, baseUrl, apiKey: undefined, model: 'recorded' };
  all = await askEverything({ ...served, contextTokens: 8192, prices: undefined, questionTokens: 60_000 });
  server.stop();
});

test('every recorded answer is asked for', () => {
  expect(left).toEqual([]);
});

test('of four titles those are shown that name what is said', () => {
  expect(all.titles).toEqual(['The nut turns']);
});

test('a chapter for nearly every sentence, twice, is no division: the chapters are the built-in engine’s, and the report says why', () => {
  expect(all.divided).toMatchObject({
    chapters: [{ startSeconds: 0 }, { startSeconds: 55 }, { startSeconds: 88 }, { startSeconds: 112 }],
    report: { engine: 'builtin', windowsFellBack: 1, causes: [expect.stringMatching(/it has 17 chapters/)] },
  });
});

test('an answer that names no sentence is not shown: the built-in engine quotes what answers the question', () => {
  expect(all.own).toMatchObject({ kind: 'answered', report: { engine: 'builtin', requests: 2, kept: 0 } });
  expect(all.own.citations[0]).toMatchObject({ startSeconds: 37, quote: expect.stringContaining('twenty minutes') });
});

test('what the talk does not say is declined', () => {
  expect(all.foreign).toMatchObject({ kind: 'not_said', citations: [], report: { engine: 'llm', requests: 1 } });
});

test('each sentence of the summary ends with the moment at which it is said', () => {
  if (all.summary.kind !== 'summary') throw new Error(all.summary.cause);
  const { summary, report } = all.summary;
  expect(report).toMatchObject({ kept: 16, removed: 0 });
  const said = new Map(all.reading.sentences.map(({ start, text }) => [Math.floor(start), text]));
  for (const text of [summary.text, ...summary.chapters.map((chapter) => chapter.text ?? '')]) {
    const sentences = text.match(/[^.]+\(\d:\d\d\)\./g) ?? [];
    expect(sentences.join('')).toBe(text);
    expect(sentences.length).toBeGreaterThan(0);
  }
  for (const { startSeconds, quote } of summary.citations) expect(quote).toContain(said.get(startSeconds));
});
