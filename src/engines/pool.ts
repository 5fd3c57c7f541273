import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Problem } from '../contract/problems.ts';

/** What threads do: functions of one value, by name, that a module exports. */
type Tasks = Record<string, (input: never) => unknown>;

export interface Pool<T extends Tasks> {
  /**
   * Runs a task in a thread. A thread that breaks, or takes more memory than it may, fails its task alone.
   *
   * @throws {Problem} `unavailable` where as many tasks wait as may
   * @throws the signal's reason where it aborts: a task that waits is forgotten then, and one that runs is ended
   */
  run<Name extends keyof T & string>(
    name: Name,
    input: Parameters<T[Name]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<T[Name]>>>;
  /** Ends all threads, and fails what they did and what waits. */
  close(): Promise<void>;
}

export interface PoolOptions {
  /** The module whose exported functions are the tasks. */
  module: URL;
  /** Threads at most. Each is started when it is needed, and ends when it has had nothing to do for a while. */
  threads: number;
  /** Tasks that may wait for a thread; more of them are refused. */
  mostWaiting: number;
  /** Milliseconds after which a task that runs is ended, and has failed. */
  mostMilliseconds: number;
  /** Megabytes of heap that a thread may take. */
  mostMegabytes: number;
}

/** Young objects are given little room: left alone it grows to more than the work needs. */
const youngMegabytes = 24;
const idleMilliseconds = 60_000;
/** Requests go first where a core has to choose. */
const niceIncrement = 5;

/** Threads for work that keeps a processor busy, so that requests and leases go on beside it. */
export function openPool<T extends Tasks>(options: PoolOptions): Pool<T> {
  const { threads, mostWaiting, mostMilliseconds, mostMegabytes } = options;
  const piscina = new Piscina({
    filename: fileURLToPath(options.module),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMilliseconds,
    niceIncrement,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
  });
  piscina.on('error', () => undefined); // of a thread that had no task: the next one is another thread's
  const closing = new AbortController();
  // Tasks wait here: those that can be aborted are not counted by the library's own bound, and can be left without a thread.
  const waiting: { begin: () => void }[] = [];
  let running = 0;
  let usualSeconds = 1;

  async function takeThread(signal: AbortSignal | undefined): Promise<void> {
    if (running < threads) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) {
      throw new Problem('unavailable', {
        detail: 'Too many videos are being worked on. Try again in a moment.',
        retryAfter: Math.ceil((usualSeconds * mostWaiting) / threads),
      });
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = { begin: resolve };
    const leave = () => {
      waiting.splice(waiting.indexOf(entry), 1);
      reject(signal?.reason ?? closing.signal.reason);
    };
    const signals = signal ? [signal, closing.signal] : [closing.signal];
    for (const one of signals) one.addEventListener('abort', leave, { once: true });
    waiting.push(entry);
    try {
      await promise;
    } finally {
      for (const one of signals) one.removeEventListener('abort', leave);
    }
  }

  /** Whoever waits takes the thread over. */
  function leaveThread(): void {
    const next = waiting.shift();
    if (next) next.begin();
    else running -= 1;
  }

  return {
    async run(name, input, signal) {
      closing.signal.throwIfAborted();
      signal?.throwIfAborted();
      await takeThread(signal);
      const over = new AbortController();
      const end = () => over.abort(signal?.reason);
      const tooLate = () => over.abort(new Error(`${name} took longer than ${mostMilliseconds} ms`));
      const timer = setTimeout(tooLate, mostMilliseconds);
      signal?.addEventListener('abort', end, { once: true });
      const began = performance.now();
      try {
        if (signal?.aborted) end();
        const result = await piscina.run(input, { name, signal: over.signal });
        usualSeconds += ((performance.now() - began) / 1000 - usualSeconds) / 8;
        return result;
      } catch (error) {
        over.signal.throwIfAborted(); // with its reason
        throw error;
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
        leaveThread();
      }
    },
    async close() {
      closing.abort(new Error('the engines stop'));
      await piscina.destroy();
    },
  };
}
