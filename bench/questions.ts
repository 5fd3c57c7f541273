/**
 * How soon a question is answered: `node bench/questions.ts [--json] [--check]`.
 *
 * Thirty questions of two sample videos are put to a service of its own (embedded PostgreSQL, worker and API in one process):
 * milliseconds from a question's 202 until a client that asks again every 10 ms sees its answer, beside the same two requests
 * to a bare server. Then the engine alone on one and three hours of generated speech. With --check it ends with code 1 where
 * an answer takes a second or more, three hours take more than 3.3 times what one hour takes, or a twentieth of their questions 100 ms.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createApiKey } from '../src/accounts/api-keys.ts';
import { createAccount } from '../src/accounts/create-account.ts';
import { builtinAnsweringEngine } from '../src/answering/builtin/builtin-engine.ts';
import { readConfig } from '../src/config.ts';
import { readMeaning } from '../src/engines/read-meaning.ts';
import { createLog } from '../src/observability/log.ts';
import { startService } from '../src/service.ts';
import { readTranscript } from '../src/transcripts/reading/reading.ts';
import { asked } from './asked.ts';
import { generatedSpeech } from './generated-speech.ts';

const { values: options } = parseArgs({
  options: { json: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
});
/** How long a client waits before it asks again. */
const pollMilliseconds = 10;
const most = { milliseconds: 1000, growth: 3.3, engineP95: 100 };
const rounds = 40;

const service = await serviceTimes();
const bare = await bareTimes(service.length);
const hours: { length: number; median: number; p95: number }[] = [];
for (const length of [1, 3]) hours.push({ length, ...(await engineTimes(length)) });
const growth = (hours[1]?.median ?? 0) / (hours[0]?.median || 1);
const report = {
  questions: service.length,
  answered: { median: median(service), most: Math.max(...service) },
  bareServer: { median: median(bare), most: Math.max(...bare) },
  engine: hours,
  growth,
};
if (options.json) console.log(JSON.stringify(report, null, 2));
else print();
const isSlow = (hours.at(-1)?.p95 ?? 0) >= most.engineP95;
if (options.check && (report.answered.most >= most.milliseconds || growth > most.growth || isSlow))
  process.exitCode = 1;

/** Milliseconds from each question's 202 to its answer. */
async function serviceTimes(): Promise<number[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cuemark-bench-'));
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir });
  const running = await startService(config, createLog('error'));
  try {
    running.open();
    const { accountId } = await createAccount(running.ctx, { email: 'bench@example.test', plan: 'pro' });
    const { key } = await createApiKey({ ...running.ctx, accountId }, { name: 'bench' });
    const call = caller(`http://127.0.0.1:${running.port}/api/v1`, key);
    const times: number[] = [];
    for (const [sample, questions] of Object.entries(asked)) {
      const { body: video } = await call('/videos', { url: `https://www.youtube.com/watch?v=${sample}` });
      await settled(() => call(`/videos/${video.id}`), 'processing', 100);
      for (const question of questions) {
        const { status, body } = await call(`/videos/${video.id}/questions`, { question });
        const began = performance.now();
        if (status !== 202) throw new Error(`a question is answered ${status}`);
        await settled(() => call(`/videos/${video.id}/questions/${body.id}`), 'pending', pollMilliseconds);
        times.push(performance.now() - began);
      }
    }
    return times;
  } finally {
    await running.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The same two requests of a server that does nothing. */
async function bareTimes(count: number): Promise<number[]> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"x","status":"answered"}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const call = caller(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, 'none');
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    await call('/', { question: 'How often was the drill borrowed?' });
    const began = performance.now();
    await settled(() => call('/'), 'pending', pollMilliseconds);
    times.push(performance.now() - began);
  }
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  return times;
}

type Call = (path: string, body?: object) => Promise<{ status: number; body: { id: string; status: string } }>;

function caller(origin: string, key: string): Call {
  return async (place, body) => {
    const response = await fetch(`${origin}${place}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
}

async function settled(ask: () => ReturnType<Call>, unsettled: string, milliseconds: number): Promise<void> {
  for (;;) {
    const { status, body } = await ask();
    if (status !== 200 || body.status === 'failed') throw new Error(`${status}: ${JSON.stringify(body)}`);
    if (body.status !== unsettled) return;
    await sleep(milliseconds);
  }
}

/** Milliseconds of the engine for questions about so many hours on their stored reading, the first with cold code left out. */
async function engineTimes(length: number): Promise<{ median: number; p95: number }> {
  const durationSeconds = length * 3600;
  const transcript = generatedSpeech(durationSeconds);
  const reading = readTranscript(transcript, durationSeconds);
  const words = transcript.segments.flatMap(({ text }) => text.split(' ')).filter((word) => word.length > 4);
  const meaningOf = await readMeaning(reading);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const sought = [0.2, 0.5, 0.8].map((place) => words[Math.floor(words.length * place) + round * 7] ?? 'nothing');
    const question = `Why is the ${sought.join(' ')}?`;
    const began = performance.now();
    const meaning = await meaningOf(question);
    await builtinAnsweringEngine.answer({ reading, chapters: [], title: '', question, earlier: [], meaning });
    times.push(performance.now() - began);
  }
  const warm = times.slice(1);
  return { median: median(warm), p95: percentile(warm, 0.95) };
}

function print(): void {
  const row = (name: string, { median: middle, most: longest }: { median: number; most: number }) =>
    console.log(
      `${name.padEnd(34)}median ${middle.toFixed(1).padStart(7)} ms   most ${longest.toFixed(1).padStart(7)} ms`,
    );
  row(`${report.questions} questions, from 202 to answer`, report.answered);
  row('a bare server, the same', report.bareServer);
  for (const { length, ...times } of hours)
    console.log(
      `${`the engine on ${length} h of speech`.padEnd(34)}median ${times.median.toFixed(1).padStart(7)} ms   p95  ${times.p95.toFixed(1).padStart(7)} ms`,
    );
  console.log(`three hours take ${growth.toFixed(1)} times what one hour takes (3.0 is linear)`);
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}
