import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AddonProcess,
  type ProcessBounds,
  startAddonProcess,
  TookTooLong,
} from '../../addons/start-addon-process.ts';
import type { LineOutcome, LineRequest, LineWriter } from '../../language-model/line-writer.ts';
import { megabytes } from './megabytes.ts';
import type { FromWriter, ToWriter } from './writer-process.ts';

export interface LocalLineWriterOptions {
  /** The addon's folder, with its packages. */
  addonFolder: string;
  name: string;
  /** Where the weights are. */
  file: string;
  /** What keeps it from its work, and what to do, as far as can be told before it is loaded. */
  obstacle?: () => Promise<string | undefined>;
  /** What may be used instead where there is too little memory: of the models that are offered, one that takes at most so many bytes. */
  smallerModel: (availableBytes: number) => string | undefined;
  bounds: Pick<ProcessBounds, 'prlimit' | 'withoutNetwork'>;
  threads: number;
  /** Milliseconds without work after which the process, and its memory, is given up. */
  idleMs?: number;
  /** Milliseconds for one line, for loading the model, for stopping one that was begun, and until it is tried again after a fault. */
  patience?: { lineMs: number; loadMs: number; stopMs: number; restMs: number };
}

export interface LocalLineWriter extends LineWriter {
  /** Ends the process. */
  close(): Promise<void>;
}

const processFile = new URL('./writer-process.ts', import.meta.url);
/** Tokens of a request and what is written. */
export const contextTokens = 4096;
/** Requests that wait for the one before. */
const mostWaiting = 8;
/** Address space is reserved for more than is taken; what is taken is looked at before the model is loaded. */
const mostDataBytes = 64_000_000_000;
/** Milliseconds that one request may take. */
export const longestMs = 300_000;
const unwanted = 'nobody wants it any more';
const usualPatience = { lineMs: longestMs, loadMs: 300_000, stopMs: 20_000, restMs: 60_000 };

/**
 * A language model on this machine, in a process of its own, loaded when it is first needed and given up when it has had nothing to
 * do. One request at a time: what asks in between waits, and is refused where too much waits already. A process that ends, or that
 * the system ends, is a model that is away, and is started again after a rest.
 */
export function createLocalLineWriter(options: LocalLineWriterOptions): LocalLineWriter {
  const { patience = usualPatience, idleMs = 300_000 } = options;
  let running: AddonProcess<ToWriter, FromWriter> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;
  let rest: { until: number; cause: string } | undefined;

  function end(): void {
    clearTimeout(idle);
    running?.end();
    running = undefined;
  }

  /** The process with its model, or why there is none. */
  async function loaded(): Promise<AddonProcess<ToWriter, FromWriter> | { cause: string }> {
    if (running?.isAlive()) return running;
    const { addonFolder, file, threads, obstacle } = options;
    const cause = await obstacle?.();
    if (cause !== undefined) return { cause };
    const process = startAddonProcess<ToWriter, FromWriter>(processFile, { ...options.bounds, mostDataBytes });
    running = process;
    const message = { kind: 'load' as const, addonFolder, file, contextTokens, threads };
    const reply = await process.ask(message, { ms: patience.loadMs });
    if (reply.kind === 'ready') return process;
    if (reply.kind !== 'too_large') throw new Error(`it was not loaded: ${faultOf(reply)}`);
    const { neededBytes, availableBytes } = reply;
    const smaller = options.smallerModel(availableBytes);
    const advice = smaller
      ? `${smaller} would fit: set LLM_MODEL`
      : 'name a smaller one in MODEL_FILE, or give it more';
    return {
      cause: `it needs ${megabytes(neededBytes)} of memory, and ${megabytes(availableBytes)} are free: ${advice}`,
    };
  }

  async function take(request: LineRequest, signal: AbortSignal): Promise<LineOutcome> {
    if (signal.aborted) return away(unwanted, false);
    if (rest && rest.until > performance.now()) return { kind: 'away', cause: rest.cause, isLasting: true };
    clearTimeout(idle);
    let isStopped = false;
    let began: number | undefined;
    const stop = () => {
      isStopped = true;
      running?.tell({ kind: 'stop' });
      // One that does not hear in time is ended.
      void sleep(patience.stopMs, undefined, { ref: false }).then(() => isStopped && end());
    };
    try {
      const process = await loaded();
      if ('cause' in process) {
        end();
        return away(process.cause, true);
      }
      if (signal.aborted) return away(unwanted, false);
      signal.addEventListener('abort', stop, { once: true });
      began = performance.now();
      const reply = await process.ask({ kind: 'write', ...request }, { ms: patience.lineMs });
      const seconds = (performance.now() - began) / 1000;
      rest = undefined;
      if (signal.aborted) return away(unwanted, false);
      if (reply.kind === 'line') return { ...reply, seconds };
      if (reply.kind === 'too_long')
        return { ...away(`the request has ${reply.tokens} tokens: too many for it`, false), isUnfit: true };
      throw new Error(faultOf(reply));
    } catch (error) {
      end();
      if (signal.aborted) return away(unwanted, false);
      const { cause } = away(error instanceof Error ? error.message : String(error), true);
      // Less may be in time, unless it was loaded too slowly: who asks for that need not wait.
      const isLate = began !== undefined && error instanceof TookTooLong;
      if (!isLate) rest = { until: performance.now() + patience.restMs, cause };
      return { kind: 'away', cause, isLasting: !isLate, isLate };
    } finally {
      isStopped = false;
      signal.removeEventListener('abort', stop);
      idle = setTimeout(end, idleMs).unref();
    }
  }

  function away(cause: string, isLasting: boolean): Extract<LineOutcome, { kind: 'away' }> {
    return { kind: 'away', cause: `${options.name} on this machine: ${cause}`, isLasting };
  }

  return {
    name: options.name,
    write(request, signal) {
      if (waiting >= mostWaiting) return Promise.resolve(away('too much waits for it', false));
      waiting += 1;
      const mine = turn.then(() => take(request, signal)).finally(() => (waiting -= 1));
      turn = mine.catch(() => undefined);
      return Promise.race([mine, aborted(signal).then(() => away(unwanted, false))]);
    },
    async close() {
      end();
    },
  };
}

function faultOf(reply: FromWriter): string {
  return reply.kind === 'fault' ? reply.message : `an unexpected ${reply.kind}`;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
