import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadFromAddon } from '../../addons/load-from-addon.ts';
import { serveAddonProcess } from '../../addons/serve-addon-process.ts';

/** What the process is told, one message each: first the model, then pieces of sound, in turn. */
export type ToRecogniser =
  | { kind: 'model'; addonFolder: string; modelFolder: string; threads: number }
  /** Signed 16-bit samples, 16,000 a second. */
  | { kind: 'piece'; samples: Uint8Array };

/** What it answers to each. */
export type FromRecogniser =
  | { kind: 'ready' }
  | { kind: 'heard'; chunks: HeardText[] }
  | { kind: 'fault'; message: string };

/** Times are null where the model tells none. */
export interface HeardText {
  text: string;
  start: number | null;
  end: number | null;
}

/** As much of `@huggingface/transformers` as is used. */
interface Transformers {
  env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string; useFSCache: boolean };
  pipeline(task: 'automatic-speech-recognition', model: string, options: object): Promise<Listen>;
}
type Listen = (samples: Float32Array, options: object) => Promise<{ text: string; chunks?: TimedText[] }>;
interface TimedText {
  text: string;
  timestamp: [number | null, number | null];
}

/** A model says nothing of less than a second. */
const leastSamples = 16_000 + 160;

let listen: ((samples: Float32Array) => Promise<HeardText[]>) | undefined;

async function answer(message: ToRecogniser): Promise<FromRecogniser> {
  if (message.kind === 'model') {
    listen = await load(message);
    return { kind: 'ready' };
  }
  if (!listen) throw new Error('a piece came before the model');
  return { kind: 'heard', chunks: await listen(floats(message.samples)) };
}

async function load({ addonFolder, modelFolder, threads }: Extract<ToRecogniser, { kind: 'model' }>) {
  const { env, pipeline } = await loadFromAddon<Transformers>(addonFolder, '@huggingface/transformers');
  Object.assign(env, { allowRemoteModels: false, allowLocalModels: true, localModelPath: '/', useFSCache: false });
  const session_options = { intraOpNumThreads: threads, interOpNumThreads: 1, logSeverityLevel: 3 };
  const hear = await pipeline('automatic-speech-recognition', modelFolder, {
    dtype: 'q8',
    device: 'cpu',
    session_options,
  });
  const { model_type: type } = JSON.parse(await readFile(path.join(modelFolder, 'config.json'), 'utf8'));
  const tellsTimes = type === 'whisper';
  return async (samples: Float32Array): Promise<HeardText[]> => {
    // Whisper's models tell times; Moonshine's do not know the option.
    const { text, chunks } = await hear(samples, tellsTimes ? { return_timestamps: true } : {});
    if (!chunks) return [{ text, start: null, end: null }];
    return chunks.map(({ text: part, timestamp: [start, end] }) => ({ text: part, start, end }));
  };
}

function floats(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Float32Array(Math.max(leastSamples, bytes.byteLength >> 1));
  for (let at = 0; at + 1 < bytes.byteLength; at += 2) samples[at >> 1] = view.getInt16(at, true) / 32_768;
  return samples;
}

serveAddonProcess<ToRecogniser, FromRecogniser>(answer, (message) => ({ kind: 'fault', message }));
