import { readFile, stat } from 'node:fs/promises';
import { loadFromAddon } from '../../addons/load-from-addon.ts';
import { serveAddonProcess } from '../../addons/serve-addon-process.ts';
import { availableMemory } from './available-memory.ts';
import type { EncoderForm } from './catalogue.ts';

/** What the process is told: first the model, then texts in turn. `stop` is not answered: what runs ends. */
export type ToEncoder =
  | { kind: 'load'; addonFolder: string; weights: string; tokenizer: string; form: EncoderForm; threads: number }
  | { kind: 'encode'; texts: readonly string[] }
  | { kind: 'stop' };

/** What it answers to each. */
export type FromEncoder =
  | { kind: 'ready' }
  | { kind: 'too_large'; neededBytes: number; availableBytes: number }
  /** One vector of length 1 after the other. */
  | { kind: 'vectors'; values: Float32Array }
  | { kind: 'stopped' }
  | { kind: 'fault'; message: string };

/** As much of `onnxruntime-node` as is used. */
interface OnnxRuntime {
  InferenceSession: { create(file: string, options: object): Promise<Session> };
  Tensor: new (type: 'int64', values: BigInt64Array, shape: readonly number[]) => object;
}
interface Session {
  inputNames: readonly string[];
  run(given: Record<string, object>): Promise<Record<string, { data: Float32Array; dims: readonly number[] }>>;
}
/** As much of `@huggingface/tokenizers` as is used. Its file for `require` has all of it in one export. */
interface Tokenizers {
  default: TokenizerMaker;
}
interface TokenizerMaker {
  Tokenizer: new (json: object, settings: object) => { encode(text: string): { ids: number[] } };
}

/** Bytes that the process takes beside the weights, which are held twice while they are loaded, and the tokenizer. */
const ownBytes = 200_000_000;
/** The tables of a tokenizer take so many times the bytes of its file. */
const tokenizerGrowth = 20;
/** Tokens that go through the model together. */
const tokensAtOnce = 2048;
/** A token has seldom more characters: of a longer text only the beginning is read. */
const mostCharactersOfToken = 12;

let encode: ((texts: readonly string[]) => Promise<FromEncoder>) | undefined;
let isStopped = false;

async function load(message: Extract<ToEncoder, { kind: 'load' }>): Promise<FromEncoder> {
  const { addonFolder, weights, form, threads } = message;
  const tokenizerBytes = (await stat(message.tokenizer)).size;
  const neededBytes = 2 * (await stat(weights)).size + tokenizerGrowth * tokenizerBytes + ownBytes;
  const availableBytes = await availableMemory();
  if (neededBytes > availableBytes) return { kind: 'too_large', neededBytes, availableBytes };
  const { InferenceSession, Tensor } = await loadFromAddon<OnnxRuntime>(addonFolder, 'onnxruntime-node');
  const { Tokenizer } = (await loadFromAddon<Tokenizers>(addonFolder, '@huggingface/tokenizers')).default;
  const tokenizer = new Tokenizer(JSON.parse(await readFile(message.tokenizer, 'utf8')), {});
  const session = await InferenceSession.create(weights, { intraOpNumThreads: threads, interOpNumThreads: 1 });

  function tokensOf(text: string): number[] {
    const { ids } = tokenizer.encode(text.slice(0, form.mostTokens * mostCharactersOfToken));
    return ids.length <= form.mostTokens ? ids : [...ids.slice(0, form.mostTokens - 1), ids.at(-1) ?? 0];
  }

  async function statesOf(batch: readonly (readonly number[])[]) {
    const ids = batch.flat();
    const shape = [batch.length, ids.length / batch.length];
    const whole = (value: (id: number) => number) =>
      new Tensor(
        'int64',
        BigInt64Array.from(ids, (id) => BigInt(value(id))),
        shape,
      );
    const given: Record<string, object> = { input_ids: whole((id) => id), attention_mask: whole(() => 1) };
    if (session.inputNames.includes('token_type_ids')) given.token_type_ids = whole(() => 0);
    const [states] = Object.values(await session.run(given));
    if (states?.dims.at(-1) !== form.dimensions)
      throw new Error('its file is no encoder of the form that is known of it');
    return states.data;
  }

  await statesOf([tokensOf('.')]);
  encode = async (texts) => {
    isStopped = false;
    const tokens = texts.map(tokensOf);
    const values = new Float32Array(texts.length * form.dimensions);
    // Texts of one length go together, so that none is filled up: what fills it up would change how the others are rounded.
    for (const [length, places] of Map.groupBy(tokens.keys(), (at) => tokens[at]?.length ?? 0)) {
      const atOnce = Math.max(1, Math.floor(tokensAtOnce / Math.max(1, length)));
      for (let from = 0; from < places.length && length > 0; from += atOnce) {
        if (isStopped) return { kind: 'stopped' };
        const batch = places.slice(from, from + atOnce);
        const states = await statesOf(batch.map((at) => tokens[at] ?? []));
        batch.forEach((at, place) => {
          const own = states.subarray(place * length * form.dimensions, (place + 1) * length * form.dimensions);
          values.set(pooled(own, form), at * form.dimensions);
        });
      }
    }
    return { kind: 'vectors', values };
  };
  return { kind: 'ready' };
}

/** What the states of a text's tokens come to: their mean, or the first one, of length 1. */
function pooled(states: Float32Array, { dimensions, pooling }: EncoderForm): Float32Array {
  const sum = new Float32Array(dimensions);
  const count = pooling === 'first' ? dimensions : states.length;
  for (let at = 0; at < count; at += 1) sum[at % dimensions] = (sum[at % dimensions] ?? 0) + (states[at] ?? 0);
  const length = Math.hypot(...sum);
  return length > 0 ? sum.map((value) => value / length) : sum;
}

serveAddonProcess<ToEncoder, FromEncoder>(
  (message) => {
    if (message.kind === 'stop') {
      isStopped = true;
      return undefined;
    }
    if (message.kind === 'load') return load(message);
    if (!encode) throw new Error('texts came before the model');
    return encode(message.texts);
  },
  (message) => ({ kind: 'fault', message }),
);
