import { mkdir, open, readFile, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { FetchFault, type FetchOptions, fetchFile } from '../../addons/fetch-file.ts';
import { bytesOf, type LocalModel } from './catalogue.ts';
import { fetchedBytes, partOf, placeOf } from './fetched-model.ts';
import { megabytes } from './megabytes.ts';

export interface FetchModelOptions extends FetchOptions {
  modelsFolder: string;
  /** `https://huggingface.co`, or a mirror. */
  hubUrl: string;
  /** Bytes of the model that are there. */
  onProgress?: (bytes: number) => void;
}

/** Why a model was not fetched, in a sentence for the operator. */
export class ModelNotFetched extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ModelNotFetched';
  }
}

/** Bytes that a disk keeps free beside a model. */
const sparedBytes = 50_000_000;

/**
 * Fetches a model into its folder. Each file has another name until all of it has come, has the hash that is known of it and is
 * on the disk; what an earlier time left is gone on with.
 *
 * @throws {ModelNotFetched}; the signal's reason
 */
export async function fetchModel(model: LocalModel, options: FetchModelOptions): Promise<void> {
  const { modelsFolder, hubUrl, onProgress } = options;
  const folder = path.dirname(placeOf(modelsFolder, model));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const there = await fetchedBytes(modelsFolder, model);
  if (there.isWhole) return;
  await requireRoom(folder, bytesOf(model) - there.bytes);
  await using _mine = await takeTurn(model, path.join(folder, 'fetching'));
  let come = 0;
  for (const file of model.files) {
    const place = placeOf(modelsFolder, model, file);
    const part = partOf(place);
    const url = `${hubUrl}/${model.repository}/resolve/${model.revision}/${file.path}`;
    if (!(await isThere(place, file.bytes))) {
      const onBytes = (bytes: number) => onProgress?.(come + bytes);
      try {
        await fetchFile({ url, ...file }, part, { ...options, onBytes });
        await rename(part, place);
      } catch (error) {
        if (error instanceof FetchFault) throw inWords(error, model, hubUrl);
        const isGone = (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
        throw isGone ? new ModelNotFetched(`${model.name} was removed while it was fetched.`, error) : error;
      }
    }
    come += file.bytes;
  }
  await using handle = await open(folder);
  await handle.sync(); // the names too
}

async function isThere(file: string, bytes: number): Promise<boolean> {
  await using handle = await open(file).catch(() => undefined);
  return handle !== undefined && (await handle.stat()).size === bytes;
}

async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes + sparedBytes) return;
  throw new ModelNotFetched(
    `${megabytes(bytes + sparedBytes)} are needed in ${folder}, and ${megabytes(free)} are free: make room there, or move DATA_DIR.`,
  );
}

/** Milliseconds after which a process that fetches says again that it does, and without which it is taken for dead. */
const sign = { every: 5_000, missed: 30_000 };

/**
 * Two processes do not write one file: the first one's number and machine stand beside it while it lives. Since numbers are given
 * out again, and a folder may be of several machines, it also touches what it wrote.
 */
async function takeTurn(model: LocalModel, file: string): Promise<AsyncDisposable> {
  const [pid = '', host] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  const touched = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  const isDead = Date.now() - touched > sign.missed || (host === hostname() && !isAlive(Number(pid)));
  if (pid !== '' && Number(pid) !== process.pid && !isDead)
    throw new ModelNotFetched(`${model.name} is being fetched already, by the process ${pid} of ${host}.`);
  await rm(file, { force: true });
  await writeFile(file, `${process.pid} ${hostname()}`, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new ModelNotFetched(`${model.name} is being fetched already.`);
    throw error;
  });
  const lives = setInterval(() => utimes(file, new Date(), new Date()).catch(() => undefined), sign.every).unref();
  return {
    [Symbol.asyncDispose]() {
      clearInterval(lives);
      return rm(file, { force: true });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function inWords(fault: FetchFault, model: LocalModel, hubUrl: string): ModelNotFetched {
  const again = `npx cuemark model fetch ${model.name} goes on where it broke off`;
  const fileThere = model.kind === 'language' ? ', or a file that is already there in MODEL_FILE' : '';
  const elsewhere = `name a mirror in MODEL_HUB_URL${fileThere}`;
  const advice = {
    refused: (fault.status ?? 0) >= 500 ? `${again}; or ${elsewhere}` : elsewhere,
    foreign: elsewhere,
    proxy: `see HTTPS_PROXY, which needs NODE_USE_ENV_PROXY=1, or ${elsewhere}`,
    changed: 'it was removed; try again, and if it stays so, do not use that server',
    unreachable: `${again}; where only a proxy leads there, set NODE_USE_ENV_PROXY=1 and HTTPS_PROXY, else ${elsewhere}`,
    full: `make room in DATA_DIR; ${again}`,
  }[fault.kind];
  return new ModelNotFetched(`${hubUrl} ${fault.words}: ${advice}.`, fault);
}
