import { setTimeout as sleep } from 'node:timers/promises';
import { type AddonProcess, type ProcessBounds, startAddonProcess } from '../../addons/start-addon-process.ts';
import type { EncodeOptions, Encoder } from '../encoder.ts';
import type { EncoderForm } from './catalogue.ts';
import { centred, type EncoderCentres } from './encoder-centres.ts';
import type { FromEncoder, ToEncoder } from './encoder-process.ts';
import { megabytes } from './megabytes.ts';

export interface LocalEncoderOptions {
  /** The addon's folder, with its packages. */
  addonFolder: string;
  /** Kept with the vectors that it makes. */
  name: string;
  form: EncoderForm;
  /** What all its vectors have in common, and lose. */
  centres?: EncoderCentres | undefined;
  /** Where its files are. */
  weights: string;
  tokenizer: string;
  /** What keeps it from its work, and what to do, as far as can be told before it is loaded. */
  obstacle?: () => Promise<string | undefined>;
  bounds: Pick<ProcessBounds, 'prlimit' | 'withoutNetwork'>;
  threads: number;
  /** Milliseconds without work after which the process, and its memory, is given up. */
  idleMs?: number;
  /** Milliseconds for texts that go to it at once, for loading it, for stopping it, and until it is tried again after faults. */
  patience?: { textsMs: number; loadMs: number; stopMs: number; restMs: number };
}

export interface LocalEncoder extends Encoder {
  /** Codes of ISO 639. */
  languages: readonly string[];
  /**
   * @throws {EncoderAway} where it can do nothing for now; another error where these texts broke it
   * @throws the signal's reason where it aborts
   */
  encode(texts: readonly string[], options?: EncodeOptions): Promise<Float32Array[]>;
  /** What keeps it from its work as far as can be told without it, and what to do; undefined: nothing. */
  obstacle(): Promise<string | undefined>;
  /** Whether it may be asked: nothing keeps it from its work, and it is not left alone after faults. */
  isReady(): Promise<boolean>;
  /** Ends the process. */
  close(): Promise<void>;
}

/** The first of them that knows the language; undefined where none does. */
export function encoderFor(language: string | null, encoders: readonly LocalEncoder[]): LocalEncoder | undefined {
  return encoders.find(({ languages }) => language !== null && languages.includes(language));
}

/** An encoder that can do nothing for now, whatever the texts are: a sentence for the operator. */
export class EncoderAway extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EncoderAway';
  }
}

const processFile = new URL('./encoder-process.ts', import.meta.url);
/** Texts that go to it at once: a question waits for no more of others. */
const textsAtOnce = 128;
/** What asks and what is asked about may each wait for the one before, so many of them. */
const mostWaiting = 32;
/** It takes a tenth of it; what is taken is looked at before the model is loaded. */
const mostDataBytes = 8_000_000_000;
/** After so many faults in a row it is left alone for a while. */
const mostFaults = 2;
const usualPatience = { textsMs: 120_000, loadMs: 60_000, stopMs: 20_000, restMs: 300_000 };

/**
 * An encoder on this machine, in a process of its own, loaded when it is first needed and given up when it has had nothing to do.
 * Texts go to it a few at a time, those that ask before those that are asked about. A process that ends, or that the system ends,
 * has failed those texts alone, and is started again.
 */
export function createLocalEncoder(options: LocalEncoderOptions): LocalEncoder {
  const { name, form, patience = usualPatience, idleMs = 300_000 } = options;
  const obstacle = async () => options.obstacle?.();
  const lines: Record<'question' | 'passage', (() => void)[]> = { question: [], passage: [] };
  let running: AddonProcess<ToEncoder, FromEncoder> | undefined;
  let isTaken = false;
  let idle: NodeJS.Timeout | undefined;
  let faults = 0;
  let rest: { until: number; cause: string } | undefined;

  function end(): void {
    clearTimeout(idle);
    running?.end();
    running = undefined;
  }

  /** Whoever asks goes before whoever is asked about. */
  async function inTurn<T>(as: 'question' | 'passage', work: () => Promise<T>): Promise<T> {
    if (isTaken) {
      if (lines[as].length >= mostWaiting) throw away('too much waits for it');
      await new Promise<void>((resolve) => lines[as].push(resolve));
    }
    isTaken = true;
    try {
      return await work();
    } finally {
      const next = lines.question.shift() ?? lines.passage.shift();
      if (next) next();
      else isTaken = false;
    }
  }

  /** @throws {EncoderAway} */
  async function loaded(): Promise<AddonProcess<ToEncoder, FromEncoder>> {
    if (running?.isAlive()) return running;
    const cause = await obstacle();
    if (cause !== undefined) throw away(cause);
    const { addonFolder, weights, tokenizer, threads } = options;
    const process = startAddonProcess<ToEncoder, FromEncoder>(processFile, { ...options.bounds, mostDataBytes });
    running = process;
    const message = { kind: 'load' as const, addonFolder, weights, tokenizer, form, threads };
    const reply = await process
      .ask(message, { ms: patience.loadMs })
      .catch((error: Error): FromEncoder => ({ kind: 'fault', message: error.message }));
    if (reply.kind === 'ready') return process;
    const fault =
      reply.kind === 'too_large'
        ? `it needs ${megabytes(reply.neededBytes)} of memory, and ${megabytes(reply.availableBytes)} are free`
        : `it was not loaded: ${faultOf(reply)}`;
    leaveAlone(fault);
    throw away(fault);
  }

  function leaveAlone(cause: string): void {
    rest = { until: performance.now() + patience.restMs, cause };
  }

  async function take(texts: readonly string[], signal: AbortSignal | undefined): Promise<Float32Array[]> {
    signal?.throwIfAborted();
    if (rest && isResting()) throw away(rest.cause);
    clearTimeout(idle);
    let isDone = false;
    const stop = () => {
      running?.tell({ kind: 'stop' });
      // One that does not hear in time is ended.
      void sleep(patience.stopMs, undefined, { ref: false }).then(() => isDone || end());
    };
    try {
      const process = await loaded();
      signal?.throwIfAborted();
      signal?.addEventListener('abort', stop, { once: true });
      const reply = await process.ask({ kind: 'encode', texts }, { ms: patience.textsMs });
      signal?.throwIfAborted();
      if (reply.kind !== 'vectors') throw new Error(faultOf(reply));
      faults = 0;
      return texts.map((_, at) => reply.values.slice(at * form.dimensions, (at + 1) * form.dimensions));
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      end();
      if (error instanceof EncoderAway) throw error;
      faults += 1;
      const cause = error instanceof Error ? error.message : String(error);
      if (faults >= mostFaults) leaveAlone(cause);
      throw new Error(`${name}: ${cause}`, { cause: error });
    } finally {
      isDone = true;
      signal?.removeEventListener('abort', stop);
      idle = setTimeout(end, idleMs).unref();
    }
  }

  const isResting = () => rest !== undefined && rest.until > performance.now();
  const away = (cause: string) => new EncoderAway(`${name} on this machine: ${cause}`);

  return {
    name,
    dimensions: form.dimensions,
    languages: form.languages,
    obstacle,
    isReady: async () => !isResting() && (await obstacle()) === undefined,
    async encode(texts, { as = 'passage', signal } = {}) {
      const prefix = form.prefixes?.[as] ?? '';
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += textsAtOnce) {
        const some = texts.slice(from, from + textsAtOnce).map((text) => prefix + text);
        vectors.push(
          ...(await orAborted(
            inTurn(as, () => take(some, signal)),
            signal,
          )),
        );
      }
      return options.centres ? centred(vectors, as, options.centres) : vectors;
    },
    async close() {
      end();
    },
  };
}

function faultOf(reply: FromEncoder): string {
  return reply.kind === 'fault' ? reply.message : `an unexpected ${reply.kind}`;
}

/** Rejects at once where the signal aborts, whatever is still done. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const { promise, reject } = Promise.withResolvers<never>();
  const stopped = () => reject(signal.reason);
  signal.addEventListener('abort', stopped, { once: true });
  if (signal.aborted) stopped();
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', stopped);
    work.catch(() => undefined);
  }
}
