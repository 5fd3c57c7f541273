import { keptEncoders } from '../models/kept-encoders.ts';
import { staticEncoderName } from '../models/static-encoder.ts';
import type * as engineTasks from './engine-tasks.ts';
import type { Engines } from './engines.ts';
import { openPool } from './pool.ts';

/** Tasks that wait for a thread at most: with what jobs have begun there is room for as many requests. */
const mostWaiting = 64;
/** Three hours of speech take seconds; with more than this, work has gone wrong. */
const mostMilliseconds = 120_000;
/** Three hours of speech take less than two hundred. */
const mostMegabytes = 1024;

/** The built-in engines in a pool of threads. */
export function openEngines({ threads }: { threads: number }): Engines & { close(): Promise<void> } {
  const pool = openPool<typeof engineTasks>({
    module: new URL('./engine-tasks.ts', import.meta.url),
    threads,
    mostWaiting,
    mostMilliseconds,
    mostMegabytes,
  });
  return {
    name: 'builtin',
    readCaptions: (file, signal) => pool.run('readCaptions', file, signal),
    makeReading: (transcript, signal) => pool.run('makeReading', transcript, signal),
    encoder: staticEncoderName(),
    keptEncoders: keptEncoders(),
    sentencesOf: (reading, signal) => pool.run('sentencesOf', reading, signal),
    makeVectors: (reading, signal) => pool.run('makeVectors', reading, signal),
    indexSpeech: (input, signal) => pool.run('indexSpeech', input, signal),
    chapters: (input, signal) => pool.run('chapters', input, signal),
    suggestTitles: (input, signal) => pool.run('suggestTitles', input, signal),
    rankSentences: (input, signal) => pool.run('rankSentences', input, signal),
    answer: (input, options) => pool.run('answer', input, options?.signal),
    close: pool.close,
  };
}
