import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { hostname } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { addTo } from '../src/cli/model.ts';
import { type LocalModel, localModels } from '../src/models/local/catalogue.ts';
import { type FetchModelOptions, fetchModel } from '../src/models/local/fetch-model.ts';
import { fetchedBytes, placeOf } from '../src/models/local/fetched-model.ts';
import { listen } from './harness/listen.ts';
import { type ModelHub, startModelHub } from './harness/model-hub.ts';
import { folderForTest, runProgram } from './harness/program.ts';
import { startProxy } from './harness/proxy-server.ts';

const weights = Buffer.from('weights of a model, '.repeat(20_000));
const tokenizer = Buffer.from('{"a tokenizer":1}');
const files = { 'onnx/model.gguf': weights, 'tokenizer.json': tokenizer };
type Spoil = NonNullable<Parameters<typeof startModelHub>[1]>;

function modelOn({ repository, revision }: ModelHub): LocalModel {
  const file = (name: keyof typeof files) => ({
    path: name,
    bytes: files[name].length,
    hash: createHash('sha256').update(files[name]).digest('hex'),
  });
  return {
    ...{ name: 'tiny', kind: 'language', purpose: 'tests', licence: 'MIT', memoryBytes: 1_000_000 },
    ...{ repository, revision, files: [file('onnx/model.gguf'), file('tokenizer.json')] },
  };
}

/** A hub that spoils what it sends so, a folder for models, and a try to fetch its model there. */
async function hubWith(spoil?: Spoil) {
  const hub = await startModelHub(files, spoil);
  const modelsFolder = await folderForTest();
  const model = modelOn(hub);
  const fetch = (options: Partial<FetchModelOptions> = {}) =>
    fetchModel(model, { modelsFolder, hubUrl: hub.hubUrl, pauseMs: 10, ...options });
  const left = () => readdirSync(path.join(modelsFolder, 'tiny')).toSorted();
  return { hub, model, modelsFolder, fetch, left };
}

test('a model is fetched once, each file with the hash that is known of it, and nothing else is left', async () => {
  const { hub, model, modelsFolder, fetch, left } = await hubWith();
  const heard: number[] = [];
  await fetch({ onProgress: (bytes) => heard.push(bytes) });
  expect(readFileSync(placeOf(modelsFolder, model))).toEqual(weights);
  expect(left()).toEqual(['model.gguf', 'tokenizer.json']);
  expect(heard.at(-1)).toBe(weights.length + tokenizer.length);
  expect(heard).toEqual(heard.toSorted((one, other) => one - other));
  expect(await fetchedBytes(modelsFolder, model)).toEqual({ bytes: heard.at(-1), isWhole: true });
  const before = hub.asked.length;
  await fetch();
  expect(hub.asked).toHaveLength(before);
});

test('a connection that is cut again and again is gone on with by ranges, and by the next command', async () => {
  let cuts = 0;
  const { hub, model, modelsFolder, fetch, left } = await hubWith((name, bytes) => {
    if (name === 'tokenizer.json' || cuts > 4) return bytes;
    cuts += 1;
    return cuts > 2 ? 503 : { cutAfter: 90_000 };
  });
  await expect(fetch()).rejects.toThrow(/answered 503: npx cuemark model fetch tiny goes on where it broke off; or/);
  expect(left()).toEqual(['model.gguf.part']);
  expect((await fetchedBytes(modelsFolder, model)).isWhole).toBe(false);
  await fetch();
  expect(readFileSync(placeOf(modelsFolder, model))).toEqual(weights);
  expect(hub.asked.filter((one) => one.startsWith('/cdn') && one.includes(' bytes=')).length).toBeGreaterThan(2);
});

test('a server that knows no ranges sends it from the beginning', async () => {
  let isFirst = true;
  const { fetch, left } = await hubWith((name, bytes) => {
    if (name === 'tokenizer.json') return bytes;
    const sent = isFirst ? { cutAfter: 1000 } : ('whole' as const);
    isFirst = false;
    return sent;
  });
  await fetch();
  expect(left()).toEqual(['model.gguf', 'tokenizer.json']);
});

describe('nothing that is wrong is kept, and a sentence says what to do', () => {
  const other = (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replaceAll('weights', 'Weights'), 'latin1');
  test.each<[string, Spoil, RegExp]>([
    ['other weights of the same length', (_, bytes) => other(bytes), /not what its commit says: it was removed; try/],
    ['a file that is shorter', (_, bytes) => bytes.subarray(0, 999), /not what its commit says/],
    ['a file that is longer', (_, bytes) => Buffer.concat([bytes, bytes]), /not what its commit says/],
  ])('%s', async (_, spoil, sentence) => {
    const { fetch, left } = await hubWith(spoil);
    await expect(fetch()).rejects.toThrow(sentence);
    expect(left()).toEqual([]);
  });

  test('a sign-in page of a network, a refusal, silence and no server at all', async () => {
    for (const isMeasured of [true, false]) {
      const page = await hubWith(() => ({ page: '<h1>Accept our terms</h1>', isMeasured }));
      await expect(page.fetch()).rejects.toThrow(/something else than the file, .*MODEL_HUB_URL/);
      expect(page.left()).toEqual([]);
    }
    const refusing = await hubWith(() => 403);
    await expect(refusing.fetch()).rejects.toThrow(/answered 403: name a mirror in MODEL_HUB_URL/);
    const silent = await hubWith(() => 'silence');
    await expect(silent.fetch({ silenceMs: 200 })).rejects.toThrow(/can not be reached.* goes on where it broke off/);
    await expect(silent.fetch({ hubUrl: 'http://127.0.0.1:9' })).rejects.toThrow(/can not be reached.*MODEL_FILE/);
    const encoder = { ...silent.model, kind: 'encoder' as const };
    const away = { modelsFolder: silent.modelsFolder, hubUrl: 'http://127.0.0.1:9', pauseMs: 10 };
    await expect(fetchModel(encoder, away)).rejects.toThrow(/else name a mirror in MODEL_HUB_URL\.$/);
    await expect(silent.fetch({ signal: AbortSignal.timeout(200) })).rejects.toThrow(/timeout/);
  });

  test('a disk without room is told before anything comes, and one that fills up meanwhile too', async () => {
    const { model, modelsFolder, fetch } = await hubWith();
    const [first = modelOn(await startModelHub(files)).files[0]] = model.files;
    if (!first) throw new Error('the model has no files');
    const vast = { ...model, files: [{ ...first, bytes: 1e15 }] };
    await expect(fetchModel(vast, { modelsFolder, hubUrl: 'http://127.0.0.1:9' })).rejects.toThrow(
      /^1000000\.1 GB are needed in .* are free: make room there, or move DATA_DIR\.$/,
    );
    symlinkSync('/dev/full', path.join(modelsFolder, 'tiny', 'model.gguf.part'));
    await expect(fetch()).rejects.toThrow(/than the disk has room for: make room in DATA_DIR/);
  });

  test('what is left of another version is not taken for a part of this one', async () => {
    const { model, modelsFolder, fetch, left } = await hubWith();
    mkdirSync(path.join(modelsFolder, 'tiny'));
    writeFileSync(`${placeOf(modelsFolder, model)}.part`, 'of another model');
    await fetch();
    expect(left()).toEqual(['model.gguf', 'tokenizer.json']);
    truncateSync(placeOf(modelsFolder, model), 5);
    await fetch();
    expect(readFileSync(placeOf(modelsFolder, model))).toEqual(weights);
  });
});

test('while a process fetches a model another one leaves it alone, until the first has ended', async () => {
  const { modelsFolder, fetch, left } = await hubWith();
  mkdirSync(path.join(modelsFolder, 'tiny'));
  const mark = path.join(modelsFolder, 'tiny', 'fetching');
  for (const [pid, host] of [
    [process.ppid, hostname()],
    [99999999, 'another-machine'],
  ]) {
    writeFileSync(mark, `${pid} ${host}`);
    await expect(fetch()).rejects.toThrow(`tiny is being fetched already, by the process ${pid} of ${host}.`);
  }
  writeFileSync(mark, `99999999 ${hostname()}`);
  await fetch();
  expect(left()).toEqual(['model.gguf', 'tokenizer.json']);
});

test('a process that was killed while it fetched keeps nobody from it, though another one has its number by now', async () => {
  const { modelsFolder, fetch, left } = await hubWith();
  mkdirSync(path.join(modelsFolder, 'tiny'));
  const mark = path.join(modelsFolder, 'tiny', 'fetching');
  writeFileSync(mark, `${process.ppid} ${hostname()}`);
  utimesSync(mark, new Date(), new Date(Date.now() - 40_000));
  await fetch();
  expect(left()).toEqual(['model.gguf', 'tokenizer.json']);
});

test('while it fetches a process says so again and again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { modelsFolder, fetch } = await hubWith(() => 'silence');
  const mark = path.join(modelsFolder, 'tiny', 'fetching');
  const stop = new AbortController();
  const fetching = fetch({ signal: stop.signal }).catch((error: Error) => error.name);
  await expect.poll(() => existsSync(mark)).toBe(true);
  utimesSync(mark, new Date(0), new Date(0));
  await vi.advanceTimersByTimeAsync(5000);
  await expect.poll(() => statSync(mark).mtimeMs).toBeGreaterThan(Date.now() - 20_000);
  stop.abort();
  expect(await fetching).toBe('AbortError');
  expect(existsSync(mark)).toBe(false);
});

test('a model that is removed while it is fetched is not fetched, and a sentence says so', async () => {
  const { model, modelsFolder, fetch } = await hubWith();
  const removing = fetch({
    onProgress: () => rmSync(path.dirname(placeOf(modelsFolder, model)), { recursive: true, force: true }),
  });
  await expect(removing).rejects.toThrow(/^tiny was removed while it was fetched\.$/);
});

test('every model that is offered has a whole commit and whole hashes', () => {
  for (const { revision, files: pinned, licence } of localModels) {
    expect(revision).toMatch(/^[0-9a-f]{40}$/);
    for (const { hash, bytes } of pinned)
      expect([hash, bytes > 0]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), true]);
    expect(['Apache-2.0', 'MIT']).toContain(licence);
  }
});

describe('cuemark model', () => {
  afterEach(() => vi.unstubAllEnvs());

  /** Runs the command with a catalogue of this model alone; what it prints. */
  async function run(model: LocalModel, words: string[], environment: Record<string, string>): Promise<string> {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      const program = new Command().exitOverride();
      addTo(program, () => undefined, [model]);
      await program.parseAsync(['model', ...words], { from: 'user' });
      return written.mock.calls.join('');
    } finally {
      written.mockRestore();
    }
  }

  test('lists what can be had and what is there, fetches it and removes it', async () => {
    const { hub, model } = await hubWith();
    const DATA_DIR = await folderForTest();
    const here = { DATA_DIR, MODEL_HUB_URL: `${hub.hubUrl}/` };
    const state = async () => JSON.parse(await run(model, ['list', '--json'], here)).models[0];
    expect(await state()).toMatchObject({
      name: 'tiny',
      kind: 'language',
      licence: 'MIT',
      state: 'absent',
      file: null,
    });
    expect(await run(model, ['fetch'], here)).toMatch(
      /^tiny is in .*model\.gguf\. Set LLM_PROVIDER=local and LLM_MODEL/,
    );
    expect(await state()).toMatchObject({
      state: 'fetched',
      bytes: weights.length + tokenizer.length,
      needed_bytes: 0,
    });
    expect(await run(model, ['list'], here)).toContain('fetched: ');
    expect(JSON.parse(await run(model, ['remove', 'tiny', '--json'], here))).toEqual({ name: 'tiny', removed: true });
    expect(await run(model, ['remove', 'tiny'], here)).toBe('There is nothing of tiny.\n');
    expect(existsSync(path.join(DATA_DIR, 'models', 'tiny'))).toBe(false);
    await expect(run(model, ['fetch', 'huge'], here)).rejects.toThrow('There is no model huge. There are: tiny.');
  });

  test('goes through the proxy that Node is told of, and says so where it refuses', async () => {
    const hub = await startModelHub(files);
    const proxy = await startProxy(hub.port, 'user:word');
    const through = async (credentials: string) => {
      const address = `http://${credentials}@${proxy.host}`;
      const program = runProgram(['model', 'fetch', 'granite-4.1-3b'], {
        ...{ DATA_DIR: await folderForTest(), MODEL_HUB_URL: 'http://hub.example' },
        ...{ NODE_USE_ENV_PROXY: '1', HTTP_PROXY: address, HTTPS_PROXY: address },
      });
      expect(await program.ended).toBe(1);
      return program.errors();
    };
    expect(await through('user:word')).toMatch(/^http:\/\/hub\.example answered 404: name a mirror/);
    expect(hub.asked).toEqual([expect.stringContaining('/granite-4.1-3b-Q4_K_M.gguf')]);
    expect(await through('user:wrong')).toMatch(/the proxy on the way there answered 407: see HTTPS_PROXY/);
  });

  test('as a program says what is wrong in a sentence, and exits with 1', async () => {
    const data = { DATA_DIR: await folderForTest(), MODEL_HUB_URL: 'http://127.0.0.1:9' };
    const program = runProgram(['model', 'fetch'], data);
    expect(await program.ended).toBe(1);
    expect(program.errors()).toMatch(/^http:\/\/127\.0\.0\.1:9 can not be reached.*goes on where it broke off.*\n$/);
    const hub = createServer((_, response) => response.setHeader('content-type', 'text/html').end('Accept our terms'));
    const origin = await listen(hub);
    const began = performance.now();
    const page = runProgram(['model', 'fetch'], { ...data, MODEL_HUB_URL: origin });
    expect(await page.ended).toBe(1);
    expect(page.errors()).toMatch(/sent something else than the file/);
    expect(performance.now() - began).toBeLessThan(25_000);
    const list = runProgram(['model', 'list'], data);
    expect(await list.ended).toBe(0);
    expect(list.output()).toContain('granite-4.1-3b  for titles');
  });
});
