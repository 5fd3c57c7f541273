import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { SpeechModel } from './bundled-model.ts';

/** A model on a hub that works like Hugging Face's. */
export interface HubModel {
  /** `https://huggingface.co`, or a mirror. */
  hubUrl: string;
  /** `owner/name`. */
  repository: string;
  /** A whole commit: what it names never changes. */
  revision: string;
}

export interface HubOptions {
  modelsFolder: string;
  /** The share that has come, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal | undefined;
  /** Milliseconds of silence that are borne. */
  silenceMs?: number;
}

/** What `transformers` needs of a quantised recogniser. */
const needed = [
  ...['config.json', 'generation_config.json', 'preprocessor_config.json', 'tokenizer.json', 'tokenizer_config.json'],
  ...['onnx/encoder_model_quantized.onnx', 'onnx/decoder_model_merged_quantized.onnx'],
];

const treeSchema = z.array(
  z.object({
    type: z.string(),
    path: z.string(),
    size: z.number(),
    oid: z.string(),
    lfs: z.object({ oid: z.string() }).optional(),
  }),
);
type HubFile = z.infer<typeof treeSchema>[number];

const mostModelBytes = 2_000_000_000;
const mostListBytes = 4_000_000;

/**
 * A model from the hub, fetched at first use and kept. Each file must have the hash that the commit gives it: SHA-256 of large
 * files (Git LFS), git's own of small ones. Nothing that failed the check is ever loaded.
 *
 * @throws with a sentence for the operator; the signal's reason
 */
export async function hubModel(hub: HubModel, options: HubOptions): Promise<SpeechModel> {
  const name = `${hub.repository.replace('/', '--')}@${hub.revision.slice(0, 12)}`;
  const folder = path.join(options.modelsFolder, name);
  const model = { name, folder, language: undefined };
  if (await stat(folder).catch(() => undefined)) return model;
  const files = await listFiles(hub, options);
  await mkdir(options.modelsFolder, { recursive: true, mode: 0o700 });
  const made = await mkdtemp(path.join(options.modelsFolder, 'making-'));
  try {
    await mkdir(path.join(made, 'onnx'));
    const whole = files.reduce((sum, { size }) => sum + size, 0);
    let come = 0;
    for (const file of files) {
      await fetchFile(hub, file, path.join(made, file.path), options, (bytes) => {
        come += bytes;
        options.onProgress?.(come / whole);
      });
    }
    await rename(made, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error; // another process was quicker
    });
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  return model;
}

async function listFiles(hub: HubModel, options: HubOptions): Promise<HubFile[]> {
  let text = '';
  for await (const chunk of ask(hub, `api/models/${hub.repository}/tree/${hub.revision}?recursive=1`, options)) {
    text += Buffer.from(chunk).toString('latin1'); // the names that count are ASCII
    if (text.length > mostListBytes) break;
  }
  const parsed = treeSchema.safeParse(jsonOf(text));
  if (!parsed.success) throw new Error(`${hub.hubUrl} did not list the files of ${hub.repository}`);
  const files = needed.flatMap((name) => parsed.data.filter((file) => file.type === 'file' && file.path === name));
  if (files.length < needed.length) {
    const missing = needed.filter((name) => !files.some((file) => file.path === name));
    throw new Error(`${hub.repository} has no ${missing.join(', ')}: name a model made for transformers.js`);
  }
  if (files.reduce((sum, { size }) => sum + size, 0) > mostModelBytes)
    throw new Error(`${hub.repository} is too large`);
  return files;
}

async function fetchFile(
  hub: HubModel,
  file: HubFile,
  to: string,
  options: HubOptions,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const hash = file.lfs ? createHash('sha256') : createHash('sha1').update(`blob ${file.size}\0`);
  await using handle = await open(to, 'wx', 0o600);
  let bytes = 0;
  for await (const chunk of ask(hub, `${hub.repository}/resolve/${hub.revision}/${file.path}`, options)) {
    bytes += chunk.length;
    if (bytes > file.size) break;
    hash.update(chunk);
    await handle.writeFile(chunk);
    onBytes(chunk.length);
  }
  if (bytes !== file.size || hash.digest('hex') !== (file.lfs?.oid ?? file.oid)) {
    throw new Error(
      `${file.path} of ${hub.repository} is not what its commit says: try again, or look at ${hub.hubUrl}`,
    );
  }
}

/** What the hub answers, as it comes. It sends large files from another address, so redirects are followed. */
async function* ask(
  hub: HubModel,
  what: string,
  { signal, silenceMs = 30_000 }: HubOptions,
): AsyncGenerator<Uint8Array> {
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), silenceMs);
  let status = 200;
  try {
    const either = signal ? AbortSignal.any([signal, silent.signal]) : silent.signal;
    const response = await fetch(`${hub.hubUrl}/${what}`, { signal: either, redirect: 'follow' });
    status = response.status;
    if (!response.ok) throw new Error('refused');
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      timer.refresh();
      yield chunk;
    }
  } catch (error) {
    signal?.throwIfAborted();
    const advice = 'see TRANSCRIBE_MODEL, or fetch it elsewhere and name its folder there';
    const fault = status === 200 ? 'can not be reached' : `answered ${status}`;
    throw new Error(`${hub.hubUrl} ${fault} for the model ${hub.repository}: ${advice}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
