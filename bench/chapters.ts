/**
 * How fast the built-in engine reads and divides: median milliseconds (p50) and peak memory of one run for one, two and three hours of
 * generated speech, and how they grow, beside plain splitting into words of the same text; and the same for what the samples say, over
 * and over, without punctuation and capitals, as automatic captions have it. `node bench/chapters.ts [--rounds N] [--json] [--check]`;
 * with --check it ends with code 1 where three hours take two seconds, 300 MB or more than four times what one hour takes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtinEngine } from '../src/chaptering/builtin/builtin-engine.ts';
import { readTranscript } from '../src/transcripts/reading/reading.ts';
import type { Transcript } from '../src/transcripts/transcript.ts';
import { bareSpeech } from './bare-speech.ts';
import { generatedSpeech } from './generated-speech.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Measures the transcript in this file alone, so many hours long, in this process. */
    transcript: { type: 'string' },
    hours: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const rounds = Math.max(1, Number.parseInt(options.rounds, 10));

if (options.transcript) console.log(JSON.stringify(await measure(options.transcript, Number(options.hours))));
else report();

/** One length, in this process. */
async function measure(file: string, hours: number) {
  const durationSeconds = hours * 3600;
  const transcript: Transcript = JSON.parse(readFileSync(file, 'utf8'));
  const engine: number[] = [];
  const splitting: number[] = [];
  const before = process.cpuUsage();
  let processorMs = 0;
  for (let round = 0; round < rounds; round++) {
    engine.push(
      await timed(() => builtinEngine.chapters({ reading: readTranscript(transcript, durationSeconds), title: null })),
    );
    const { user, system } = process.cpuUsage(before);
    processorMs = (user + system) / 1000 / (round + 1);
    splitting.push(await timed(() => splitIntoWords(transcript.segments)));
  }
  return {
    hours,
    words: splitIntoWords(transcript.segments),
    firstMs: engine[0] ?? 0,
    medianMs: median(engine),
    processorMs,
    splittingMs: median(splitting),
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  };
}

function report() {
  const kinds = { punctuated: growing(generatedSpeech), bare: growing(bareSpeech) };
  if (options.check) process.exitCode = Object.values(kinds).some(isTooMuch) ? 1 : 0;
  if (options.json) {
    console.log(JSON.stringify({ rounds, ...kinds }, null, 2));
    return;
  }
  console.log(`${rounds} rounds, medians; the first round is with cold code`);
  for (const [name, measured] of Object.entries(kinds)) print(name, measured);
}

type Speech = (durationSeconds: number) => Transcript;
type Measured = Awaited<ReturnType<typeof measure>>;

/** One, two and three hours of one kind of speech, and how many times the processor time of one three take. */
function growing(speech: Speech): { results: Measured[]; growth: number } {
  const results = [1, 2, 3].map((hours) => inProcesses(hours, speech));
  return { results, growth: (results[2]?.processorMs ?? 0) / (results[0]?.processorMs || 1) };
}

function inProcesses(hours: number, speech: Speech): Measured {
  const folder = mkdtempSync(join(tmpdir(), 'cuemark-bench-'));
  try {
    const file = join(folder, 'transcript.json');
    writeFileSync(file, JSON.stringify(speech(hours * 3600)));
    const inAnother = (times: number): Measured => {
      const own = [import.meta.filename, '--transcript', file, '--hours', String(hours), '--rounds', String(times)];
      return JSON.parse(execFileSync(process.execPath, own, { encoding: 'utf8' }));
    };
    // Memory is that of one video: the service thinks of each in a thread of its own, the command line in a process.
    return { ...inAnother(rounds), peakMegabytes: inAnother(1).peakMegabytes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isTooMuch({ results, growth }: ReturnType<typeof growing>): boolean {
  const longest = results.at(-1);
  if (!longest) return true;
  const isSlow = longest.firstMs >= 2000 || longest.medianMs >= 2000;
  return isSlow || longest.peakMegabytes >= 300 || growth > 4;
}

function print(name: string, { results, growth }: ReturnType<typeof growing>): void {
  console.log(`${name}\nhours  words   first ms  p50 ms     processor ms  splitting ms  times  peak MB`);
  for (const one of results) {
    const times = (one.medianMs / one.splittingMs).toFixed(0);
    const cells = [
      String(one.hours).padEnd(6),
      String(one.words).padEnd(7),
      one.firstMs.toFixed(0).padEnd(9),
      one.medianMs.toFixed(0).padEnd(10),
      one.processorMs.toFixed(0).padEnd(13),
      one.splittingMs.toFixed(1).padEnd(13),
      times.padEnd(6),
      one.peakMegabytes.toFixed(0),
    ];
    console.log(cells.join(' '));
  }
  console.log(`three hours take ${growth.toFixed(1)} times what one hour takes (3.0 is linear)`);
}

function splitIntoWords(segments: readonly { text: string }[]): number {
  let words = 0;
  for (const { text } of segments) words += text.toLowerCase().split(/\s+/).length;
  return words;
}

async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
