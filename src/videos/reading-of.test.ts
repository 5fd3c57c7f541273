import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Context } from '../accounts/context.ts';
import { encoderOfChapters } from '../chaptering/builtin/builtin-engine.ts';
import type { Engines } from '../engines/engines.ts';
import { enginesWithEncoders } from '../engines/engines-with-encoders.ts';
import { openEngines } from '../engines/open-engines.ts';
import type { LocalEncoder } from '../models/local/local-encoder.ts';
import { readAnew } from './reading-of.ts';

const threads = openEngines({ threads: 1 });
afterAll(() => threads.close());

/** An encoder of chapters that tells nothing before it is stopped. */
const late: LocalEncoder = {
  name: encoderOfChapters(),
  dimensions: 2,
  languages: ['en'],
  encode: (_, { signal } = {}) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  isReady: async () => true,
  obstacle: async () => undefined,
  close: async () => undefined,
};

function readWith(signal: AbortSignal) {
  const warned: string[] = [];
  const log = { warn: (_: object, message: string) => warned.push(message) };
  const engines: Engines = enginesWithEncoders(threads, [late], () => undefined);
  const told = readAnew({ engines, log } as unknown as Context & { engines: Engines }, {
    videoId: 'v1',
    transcript: { language: 'en', kind: 'manual', segments: [{ start: 0, end: 9, text: 'Hello and welcome.' }] },
    ...{ corrections: [], durationSeconds: 10, signal, waitsForEncoders: true },
  });
  return { told, warned };
}

test('a video whose encoder is late for a minute is divided by its words, and the log says so', async () => {
  const waited: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    waited.push(milliseconds);
    const soon = new AbortController();
    setTimeout(() => soon.abort(new DOMException('late', 'TimeoutError')), 50);
    return soon.signal;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { told, warned } = readWith(new AbortController().signal);
  expect(await told).toMatchObject({ vectors_by: threads.encoder, vectors: expect.any(Buffer) });
  expect(waited).toContain(60_000);
  expect(warned).toEqual(['a video is divided by its words alone: the encoder was late']);
});

test('a video that is deleted meanwhile waits for no encoder', async () => {
  const deleting = new AbortController();
  const { told, warned } = readWith(deleting.signal);
  setTimeout(() => deleting.abort(new Error('deleted')), 50);
  await expect(told).rejects.toThrow('deleted');
  expect(warned).toEqual([]);
});
