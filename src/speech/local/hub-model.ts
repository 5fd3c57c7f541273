import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ask, FetchFault, type FetchOptions, fetchFile } from '../../addons/fetch-file.ts';
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

export interface HubOptions extends FetchOptions {
  modelsFolder: string;
  /** The share that has come, 0 to 1. */
  onProgress?: (share: number) => void;
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
      const url = `${hub.hubUrl}/${hub.repository}/resolve/${hub.revision}/${file.path}`;
      const pinned = { url, bytes: file.size, hash: file.lfs?.oid ?? file.oid };
      const onBytes = (bytes: number) => options.onProgress?.((come + bytes) / whole);
      await inWords(hub, file.path, () => fetchFile(pinned, path.join(made, file.path), { ...options, onBytes }));
      come += file.size;
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
  await inWords(hub, 'the list of files', async () => {
    const { chunks } = await ask(
      `${hub.hubUrl}/api/models/${hub.repository}/tree/${hub.revision}?recursive=1`,
      options,
    );
    for await (const chunk of chunks) {
      text += Buffer.from(chunk).toString('latin1'); // the names that count are ASCII
      if (text.length > mostListBytes) break;
    }
  });
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

/** Does a part of the work; what keeps it from that is told with what to do. */
async function inWords<T>(hub: HubModel, what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error;
    const advice =
      error.kind === 'changed' ? 'try again' : 'see TRANSCRIBE_MODEL, or fetch it elsewhere and name its folder there';
    const message = `${hub.hubUrl} ${error.words} for ${what} of the model ${hub.repository}: ${advice}`;
    throw new Error(message, { cause: error });
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
