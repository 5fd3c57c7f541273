import { open, stat } from 'node:fs/promises';
import { loadFromAddon } from '../../addons/load-from-addon.ts';
import { serveAddonProcess } from '../../addons/serve-addon-process.ts';
import type { LineRequest } from '../../language-model/line-writer.ts';
import { availableMemory } from './available-memory.ts';

/** What the process is told: first the model, then requests in turn. `stop` is not answered: what runs ends. */
export type ToWriter =
  | { kind: 'load'; addonFolder: string; file: string; contextTokens: number; threads: number }
  | ({ kind: 'write' } & LineRequest)
  | { kind: 'stop' };

/** What it answers to each. */
export type FromWriter =
  | { kind: 'ready' }
  | { kind: 'too_large'; neededBytes: number; availableBytes: number }
  | { kind: 'line'; text: string; isCut: boolean }
  | { kind: 'too_long'; tokens: number }
  | { kind: 'fault'; message: string };

/** As much of `node-llama-cpp` as is used. */
interface NodeLlamaCpp {
  getLlama(options: object): Promise<{ loadModel(options: object): Promise<Model> }>;
  readGgufFileInfo(file: string, options: object): Promise<{ architectureMetadata: Shape; metadata: Metadata }>;
  resolveChatWrapper(model: Model, options: object): object;
  LlamaChatSession: new (options: object) => Session;
}
interface Model {
  createContext(options: object): Promise<{ getSequence(): object }>;
  tokenize(text: string): unknown[];
}
interface Session {
  resetChatHistory(): void;
  setChatHistory(history: object[]): void;
  promptWithMeta(prompt: string, options: object): Promise<{ responseText: string; stopReason: string }>;
}
interface Metadata {
  tokenizer?: { chat_template?: string };
}
/** What the file says of the model's form, as far as the size of what it remembers follows from it. */
interface Shape {
  block_count?: number;
  embedding_length?: number;
  attention?: { head_count?: Heads; head_count_kv?: Heads; key_length?: number; value_length?: number };
}
/** One number for all layers, or one for each. */
type Heads = number | number[];

/** Bytes that the process takes beside the weights and what the model remembers. */
const ownBytes = 300_000_000;
/** Tokens of the marks around a request's parts. */
const tokensAround = 64;
/** Milliseconds in which the header of a file is read. */
const mostMsOfHeader = 60_000;

let write: ((request: LineRequest) => Promise<FromWriter>) | undefined;
let running: AbortController | undefined;

async function load(message: Extract<ToWriter, { kind: 'load' }>): Promise<FromWriter> {
  const { addonFolder, file, contextTokens, threads } = message;
  const llamaCpp = await loadFromAddon<NodeLlamaCpp>(addonFolder, 'node-llama-cpp');
  if (!(await isGguf(file))) return { kind: 'fault', message: 'its file is no GGUF file of version 2 or 3' };
  const signal = AbortSignal.timeout(mostMsOfHeader);
  const info = await llamaCpp.readGgufFileInfo(file, { readTensorInfo: false, sourceType: 'filesystem', signal });
  const { size } = await stat(file);
  const neededBytes = size + rememberedBytes(info.architectureMetadata, contextTokens) + ownBytes;
  const availableBytes = await availableMemory();
  if (neededBytes > availableBytes) return { kind: 'too_large', neededBytes, availableBytes };
  const own = { gpu: false, build: 'never', skipDownload: true, logLevel: 'error', progressLogs: false };
  const llama = await llamaCpp.getLlama({ ...own, maxThreads: threads });
  // Mapped into memory the weights would be there twice: as they are in the file, and as the processor wants them.
  const model = await llama.loadModel({ modelPath: file, gpuLayers: 0, useMmap: false });
  const context = await model.createContext({ contextSize: contextTokens, sequences: 1, threads, batchSize: 512 });
  const thinks = /think/.test(info.metadata.tokenizer?.chat_template ?? '');
  const chatWrapper = llamaCpp.resolveChatWrapper(model, {
    ...(thinks && { customWrapperSettings: { qwen: { thoughts: 'discourage' } } }),
  });
  const session = new llamaCpp.LlamaChatSession({ contextSequence: context.getSequence(), chatWrapper });
  write = async ({ instructions, prompt, mostTokens, hasLines }) => {
    const tokens = model.tokenize(instructions + prompt).length + tokensAround + mostTokens;
    if (tokens > contextTokens) return { kind: 'too_long', tokens };
    session.setChatHistory([{ type: 'system', text: instructions }]);
    running = new AbortController();
    const { responseText, stopReason } = await session.promptWithMeta(prompt, {
      temperature: 0,
      maxTokens: mostTokens,
      customStopTriggers: hasLines ? [] : ['\n'],
      signal: running.signal,
    });
    return { kind: 'line', text: responseText, isCut: stopReason === 'maxTokens' };
  };
  return { kind: 'ready' };
}

/** Whether its first bytes say so: what reads its header would look for the rest of anything else for minutes. */
async function isGguf(file: string): Promise<boolean> {
  await using handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
  return buffer.toString('latin1', 0, 4) === 'GGUF' && [2, 3].includes(buffer.readUInt32LE(4));
}

/** Bytes that a model of this form remembers of a whole context: two numbers of two bytes for each layer's keys and values. */
function rememberedBytes({ block_count: layers = 0, embedding_length: width = 0, attention }: Shape, tokens: number) {
  const { head_count: heads = 1, head_count_kv: own = heads, key_length, value_length } = attention ?? {};
  const mean = (of: Heads) => (typeof of === 'number' ? of : of.reduce((sum, one) => sum + one, 0) / of.length);
  const perHead = width / Math.max(1, Array.isArray(heads) ? Math.max(...heads) : heads);
  return tokens * layers * mean(own) * ((key_length ?? perHead) + (value_length ?? perHead)) * 2;
}

serveAddonProcess<ToWriter, FromWriter>(
  (message) => {
    if (message.kind === 'stop') {
      running?.abort();
      return undefined;
    }
    if (message.kind === 'load') return load(message);
    if (!write) throw new Error('a request came before the model');
    return write(message);
  },
  (message) => ({ kind: 'fault', message }),
);
