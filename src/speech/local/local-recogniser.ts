import { type AddonProcess, startAddonProcess } from '../../addons/start-addon-process.ts';
import type { MediaTools } from '../../media/media-tools.ts';
import type { Recogniser, Recognition, SoundPiece } from '../recogniser.ts';
import { spreadText } from '../spread-text.ts';
import type { SpeechModel } from './bundled-model.ts';
import type { FromRecogniser, HeardText, ToRecogniser } from './recogniser-process.ts';
import { removeRepetitions } from './remove-repetitions.ts';

export interface LocalRecogniserOptions {
  /** The addon's folder, with its packages. */
  addonFolder: string;
  /** For the log: the model, before it is there. */
  name: string;
  /** Gets the model at first use; what it throws is for the log and says what to do. */
  model: (signal?: AbortSignal) => Promise<SpeechModel>;
  tools: Pick<MediaTools, 'prlimit' | 'withoutNetwork'>;
  threads: number;
  /** Milliseconds without work after which the process, and its memory, is given up. */
  idleMs?: number;
  /** Milliseconds for a piece of so many seconds, and for loading the model. */
  patience?: { piece: (seconds: number) => number; loadMs: number };
}

type RecogniserProcess = AddonProcess<ToRecogniser, FromRecogniser>;

const processFile = new URL('./recogniser-process.ts', import.meta.url);
/** The tiny model takes half a gigabyte of memory and reserves 1.2. */
const mostDataBytes = 3_000_000_000;

/** Ten times as long as the sound, on a machine where it takes a tenth of it. */
const usualPatience = { piece: (seconds: number) => 60_000 + seconds * 10_000, loadMs: 120_000 };

/**
 * Recognises on this machine, in a process of its own whose memory is bounded, one piece at a time: whatever asks in
 * between waits its turn.
 */
export function createLocalRecogniser(options: LocalRecogniserOptions): Recogniser {
  const { patience = usualPatience, idleMs = 60_000 } = options;
  let running: { process: RecogniserProcess; model: SpeechModel } | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    running?.process.end();
    running = undefined;
  }

  async function started(signal: AbortSignal | undefined): Promise<NonNullable<typeof running>> {
    if (running?.process.isAlive()) return running;
    const model = await options.model(signal);
    const process: RecogniserProcess = startAddonProcess(processFile, { ...options.tools, mostDataBytes });
    running = { process, model };
    const { addonFolder, threads } = options;
    const message = { kind: 'model' as const, addonFolder, modelFolder: model.folder, threads };
    const reply = await process.ask(message, { ms: patience.loadMs, signal });
    if (reply.kind !== 'ready') throw new Error(`the model was not loaded: ${faultOf(reply)}`);
    return running;
  }

  async function take(piece: SoundPiece, signal: AbortSignal | undefined): Promise<Recognition> {
    signal?.throwIfAborted();
    clearTimeout(idle);
    try {
      const { process, model } = await started(signal);
      const reply = await process.ask(
        { kind: 'piece', samples: piece.samples },
        { ms: patience.piece(piece.seconds), signal },
      );
      if (reply.kind !== 'heard') throw new Error(faultOf(reply));
      idle = setTimeout(end, idleMs).unref();
      return {
        kind: 'heard',
        language: model.language ?? null,
        segments: reply.chunks.flatMap((one) => timed(one, piece)),
      };
    } catch (error) {
      end();
      signal?.throwIfAborted();
      const cause = `the recogniser on this machine: ${error instanceof Error ? error.message : String(error)}`;
      return { kind: 'away', cause, isLasting: false };
    }
  }

  return {
    name: options.name,
    longestSeconds: 28,
    tellsTimes: false,
    recognise(piece, signal) {
      const mine = turn.then(() => take(piece, signal));
      turn = mine.catch(() => undefined);
      return mine;
    },
    async close() {
      clearTimeout(idle);
      end();
    },
  };
}

function timed({ text, start, end }: HeardText, piece: SoundPiece) {
  const said = removeRepetitions(text);
  if (start === null) return spreadText(said, piece);
  return [{ start, end: end ?? piece.seconds, text: said }];
}

function faultOf(reply: FromRecogniser): string {
  return reply.kind === 'fault' ? reply.message : `an unexpected ${reply.kind}`;
}
