import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { localEncoder } from '../evals/local-encoder.ts';
import { hasPackage } from '../src/addons/load-from-addon.ts';
import { encoderKind, learnedModel } from '../src/answering/retrieval/learned-model.ts';
import { type EncoderForm, type LocalModel, localModels } from '../src/models/local/catalogue.ts';
import { choiceName, encoderChoices, encoderName } from '../src/models/local/encoder-name.ts';
import { placeOf } from '../src/models/local/fetched-model.ts';
import { createLocalEncoder, EncoderAway, type LocalEncoderOptions } from '../src/models/local/local-encoder.ts';
import { staticEncoder } from '../src/models/static-encoder.ts';
import { projectRoot } from '../src/settings/environment.ts';
import { encoderOfVectors } from '../src/transcripts/reading/sentence-vectors.ts';
import { apiClient } from './harness/client.ts';
import { folderForTest, runProgram, until } from './harness/program.ts';
import { readyVideo, withWorker } from './harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from './harness/service.ts';
import { tinyEncoder } from './harness/tiny-encoder.ts';

const addonFolder = path.join(projectRoot, 'addons/local-encoder');
const canRun = hasPackage(addonFolder, 'onnxruntime-node');
const needs = 'skipped without the addon: npm ci --prefix addons/local-encoder';
vi.setConfig({ testTimeout: 60_000 });

const form: EncoderForm = { languages: ['en'], dimensions: 8, mostTokens: 16, pooling: 'mean' };
const groups = [
  ['puppy', 'dog'],
  ['bite', 'nip'],
];
const patience = { textsMs: 30_000, loadMs: 30_000, stopMs: 500, restMs: 60_000 };

async function filesOf(dimensions = form.dimensions, kind: 'words' | 'pieces' = 'words') {
  const folder = await folderForTest();
  const [weights, tokenizer] = [path.join(folder, 'model.onnx'), path.join(folder, 'tokenizer.json')];
  const tiny = tinyEncoder(groups, dimensions, kind);
  writeFileSync(weights, tiny.weights);
  writeFileSync(tokenizer, tiny.tokenizer);
  return { weights, tokenizer };
}

/** The processes of encoders that this one has started, by number. */
function encoderProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('encoder-process.ts') &&
          readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] === String(process.pid)
        );
      } catch {
        return false; // it has ended
      }
    })
    .map(Number);
}

function cosine(one: Float32Array | undefined, other: Float32Array | undefined): number {
  return one?.reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0) ?? Number.NaN;
}

describe.skipIf(!canRun)(`an encoder on this machine (${needs})`, () => {
  async function encoder(options: Partial<LocalEncoderOptions> = {}) {
    const made = createLocalEncoder({
      ...{ addonFolder, name: 'tiny', form, ...(await filesOf()), patience, threads: 1 },
      ...{ bounds: { prlimit: undefined, withoutNetwork: [] } },
      ...options,
    });
    onTestFinished(() => made.close());
    return made;
  }

  test('is loaded when it is first asked, makes vectors of length 1 in order, and is given up when it has nothing to do', async () => {
    const tiny = await encoder({ idleMs: 500 });
    expect(encoderProcesses()).toEqual([]);
    const [puppy, bite, both, dog] = await tiny.encode(['puppy', 'bite', 'a puppy may bite', 'dog']);
    expect(puppy).toHaveLength(form.dimensions);
    for (const one of [puppy, bite, both, dog]) expect(cosine(one, one)).toBeCloseTo(1, 5);
    expect(cosine(puppy, dog)).toBeCloseTo(1, 5);
    expect(cosine(puppy, bite)).toBeCloseTo(0, 5);
    expect(cosine(both, bite)).toBeCloseTo(Math.SQRT1_2, 1);
    expect(encoderProcesses()).toHaveLength(1);
    await until(() => encoderProcesses().length === 0, 10);
    expect(await tiny.encode(['dog'])).toEqual([dog]);
  });

  test('many texts make the vectors that each makes alone, and of a long one the beginning is read', async () => {
    const tiny = await encoder();
    const texts = Array.from({ length: 300 }, (_, at) => `${'well '.repeat(at % 7)}${at % 2 ? 'puppy' : 'bite'}`);
    const all = await tiny.encode(texts);
    expect(all).toHaveLength(300);
    for (const at of [0, 127, 128, 299]) expect(await tiny.encode([texts[at] ?? ''])).toEqual([all[at]]);
    const [long, cut] = await tiny.encode([`${'puppy '.repeat(16)}${'bite '.repeat(50)}`, 'puppy']);
    expect(cosine(long, cut)).toBeGreaterThan(0.99);
    expect(await tiny.encode(['', ' '])).toEqual([new Float32Array(8), new Float32Array(8)]);
  });

  test('a process that is killed has failed those texts alone; after two it is left alone', async () => {
    const tiny = await encoder();
    const long = Array.from({ length: 100 }, () => 'puppy '.repeat(16));
    const kill = async () => {
      await tiny.encode(['puppy']);
      const asked = tiny.encode(long);
      for (const pid of encoderProcesses()) process.kill(pid, 'SIGKILL');
      await expect(asked).rejects.toThrow(/^tiny: (?:.*SIGKILL|write EPIPE)/);
    };
    await kill();
    await kill(); // not the second in a row: it has served in between
    expect(await tiny.isReady()).toBe(true);
    const slow = await encoder({ patience: { ...patience, textsMs: 1 } });
    for (const isReady of [true, false]) {
      await expect(slow.encode(long)).rejects.toThrow('tiny: it took too long');
      expect(await slow.isReady()).toBe(isReady);
    }
    await expect(slow.encode(long)).rejects.toThrow(EncoderAway);
  });

  test('what asks goes before what is asked about, and who gives up hears so at once', async () => {
    const tiny = await encoder();
    const order: string[] = [];
    const tell = (name: string) => () => order.push(name);
    const stopping = new AbortController();
    const long = Array.from({ length: 1000 }, () => 'puppy '.repeat(16));
    await Promise.all([
      tiny.encode(long).then(tell('passages')),
      tiny.encode(long).then(tell('passages')),
      tiny.encode(['dog'], { signal: stopping.signal }).catch(tell('given up')),
      tiny.encode(['dog'], { as: 'question' }).then(tell('question')),
      Promise.resolve(stopping.abort()),
    ]);
    expect(order).toEqual(['given up', 'question', 'passages', 'passages']);
    await expect(tiny.encode(['dog'], { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
  });

  test('one that does not fit into memory, is none, or has another form is not used, and says why', async () => {
    const large = await filesOf();
    truncateSync(large.weights, 900_000_000_000); // without a byte on the disk
    const vast = await encoder(large);
    await expect(vast.encode(['dog'])).rejects.toThrow(
      /^tiny on this machine: it needs 1800\.2 GB of memory, and .* are free/,
    );
    expect(await vast.isReady()).toBe(false);
    const other = await filesOf();
    writeFileSync(other.weights, 'no model');
    for (const [files, why] of [
      [other, /^tiny on this machine: it was not loaded: .*protobuf/i],
      [await filesOf(12), /^tiny on this machine: it was not loaded: its file is no encoder of the form/],
    ] as const) {
      const broken = await encoder(files);
      await expect(broken.encode(['dog'])).rejects.toThrow(why);
      expect(await broken.isReady()).toBe(false);
    }
  });

  test('texts that ask and that are asked about may begin otherwise, and the first token may stand for all', async () => {
    const prefixes = { question: 'puppy ', passage: 'bite ' };
    const other = await encoder({ form: { ...form, pooling: 'first', prefixes } });
    const [asks] = await other.encode(['whatever'], { as: 'question' });
    const [asked] = await other.encode(['whatever']);
    expect(cosine(asks, asked)).toBeCloseTo(0, 5);
  });

  test('one of the form that encoders of many languages have is run as well', async () => {
    const other = await encoder(await filesOf(form.dimensions, 'pieces'));
    const [puppy, bite, dog, both] = await other.encode(['puppy', 'bite', 'dog', 'bite  puppy']);
    expect(cosine(puppy, dog)).toBeCloseTo(1, 5);
    expect(cosine(puppy, bite)).toBeLessThan(0.1);
    expect(cosine(both, dog)).toBeCloseTo(Math.SQRT1_2, 1);
    // The mark of the beginning stands first, whatever the text is.
    const first = await encoder({ ...(await filesOf(form.dimensions, 'pieces')), form: { ...form, pooling: 'first' } });
    const [one, two] = await first.encode(['puppy', 'bite']);
    expect(one).toEqual(two);
  });

  describe('in the service', () => {
    const [model, multilingual] = localModels.filter(({ encoder: known }) => known);
    if (!model || !multilingual) throw new Error('the catalogue lacks encoders');
    const name = encoderName(model);

    /** Puts files of the tiny encoder where those of one of the catalogue would be fetched to. */
    function put(dataDir: string, one: LocalModel | undefined = model): void {
      if (!one?.encoder) throw new Error('it is no encoder');
      const tiny = tinyEncoder(groups, one.encoder.dimensions);
      const [weights = '', tokenizer = ''] = one.files.map((file) => placeOf(path.join(dataDir, 'models'), one, file));
      mkdirSync(path.dirname(weights), { recursive: true });
      writeFileSync(weights, tiny.weights);
      writeFileSync(tokenizer, tiny.tokenizer);
    }

    async function serviceWith(environment: Record<string, string> = {}) {
      const service = await startTestService(environment);
      onTestFinished(() => service.stop());
      const person = await newCustomer(service);
      return { service, client: apiClient(service.origin, person.key) };
    }

    const rowOf = ({ ctx }: TestService, videoId: string) =>
      ctx.db
        .selectFrom('transcripts')
        .select(['vectors', 'vectors_by'])
        .where('video_id', '=', videoId)
        .executeTakeFirstOrThrow();

    test('a reading has its words’ vectors at once and the encoder’s soon, and is asked by the same one', async () => {
      const { service, client } = await serviceWith();
      const videoId = await readyVideo(client);
      const before = await rowOf(service, videoId);
      expect(before.vectors_by).toBe(staticEncoder().name);
      put(service.dataDir);
      await until(async () => (await rowOf(service, videoId)).vectors_by === name, 30);
      const after = await rowOf(service, videoId);
      expect(encoderOfVectors(after.vectors ?? Buffer.alloc(0))).toBe(name);
      const answered = async () => {
        const { body: asked } = await client.post(`/videos/${videoId}/questions`, { question: 'How is a puppy fed?' });
        await until(
          async () => (await client.get(`/videos/${videoId}/questions/${asked.id}`)).body.status !== 'pending',
          30,
        );
        return (await client.get(`/videos/${videoId}/questions/${asked.id}`)).body;
      };
      expect(encoderProcesses()).toHaveLength(1);
      expect((await answered()).status).toBe('answered');
      // Without its files words serve, and what was stored waits for their return.
      rmSync(path.join(service.dataDir, 'models'), { recursive: true });
      for (const pid of encoderProcesses()) process.kill(pid, 'SIGKILL');
      expect((await answered()).status).toBe('answered');
      expect(await rowOf(service, videoId)).toEqual(after);
    });

    test('a video is divided by what the encoder tells, which is stored with it', async () => {
      const { service, client } = await serviceWith();
      put(service.dataDir);
      const videoId = await readyVideo(client);
      const { reading, vectors, vectors_by, title, chapters } = await service.ctx.db
        .selectFrom('transcripts')
        .innerJoin('videos', (join) =>
          join
            .onRef('videos.account_id', '=', 'transcripts.account_id')
            .onRef('videos.video_id', '=', 'transcripts.video_id'),
        )
        .select(['reading', 'vectors', 'vectors_by', 'title', 'chapters'])
        .where('transcripts.video_id', '=', videoId)
        .executeTakeFirstOrThrow();
      expect(vectors_by).toBe(name);
      // Such a small one moves no boundary of this talk, but what speaks for them.
      const made = (told: Uint8Array | null) =>
        service.ctx.engines.chapters({ reading: reading ?? Buffer.alloc(0), vectors: told, title });
      expect(await made(vectors)).toEqual({ kind: 'chapters', chapters });
      expect(await made(null)).not.toEqual({ kind: 'chapters', chapters });
    });

    test('what none of them understands keeps its words’ vectors, beside the name of what was asked', async () => {
      const { service, client } = await serviceWith();
      const german = await readyVideo(client, 'sampleGerm1');
      const words = await rowOf(service, german);
      put(service.dataDir);
      await until(async () => (await rowOf(service, german)).vectors_by === name, 30);
      expect((await rowOf(service, german)).vectors).toEqual(words.vectors);
    });

    test('one that is fetched later tells what the others did not understand, and leaves what they have told', async () => {
      const { service, client } = await serviceWith();
      const [german, english] = [await readyVideo(client, 'sampleGerm1'), await readyVideo(client)];
      put(service.dataDir);
      const byAll = async (choice: string) =>
        (await rowOf(service, german)).vectors_by === choice && (await rowOf(service, english)).vectors_by === choice;
      await until(() => byAll(name), 30);
      const before = await rowOf(service, english);
      put(service.dataDir, multilingual);
      await until(() => byAll(choiceName([name, encoderName(multilingual)])), 30);
      const { vectors } = await rowOf(service, german);
      expect(encoderOfVectors(vectors ?? Buffer.alloc(0))).toBe(encoderName(multilingual));
      expect((await rowOf(service, english)).vectors).toEqual(before.vectors);
    });

    test('a worker without it leaves the readings to one that has it, and what that has told as it is', async () => {
      const { service, client } = await serviceWith({ LOCAL_ENCODER_ADDON_DIR: '/nowhere' });
      put(service.dataDir);
      const videoId = await readyVideo(client);
      const isTold = async () => (await rowOf(service, videoId)).vectors_by === name;
      await withWorker(service, () => until(isTold, 30), { DATA_DIR: service.dataDir });
      const after = await rowOf(service, videoId);
      await sleep(7000); // longer than between two looks
      expect(await rowOf(service, videoId)).toEqual(after);
    });

    test('one that can not be loaded leaves words’ vectors, and does not have them looked at as if it had told', async () => {
      const { service, client } = await serviceWith();
      put(service.dataDir);
      writeFileSync(path.join(service.dataDir, 'models', model.name, 'model_quantized.onnx'), 'no model');
      const videoId = await readyVideo(client);
      await sleep(7000); // longer than between two looks
      expect((await rowOf(service, videoId)).vectors_by).toBe(staticEncoder().name);
    });

    test('where it breaks, the command line divides by words alone and says why', async () => {
      const folder = await folderForTest();
      const talk = path.join(folder, 'talk.vtt');
      writeFileSync(talk, 'WEBVTT\n\n00:01.000 --> 00:04.000\nKeep your dog away from the chocolate.\n');
      put(folder);
      writeFileSync(path.join(folder, 'models', model.name, 'model_quantized.onnx'), 'no model');
      const divided = runProgram(['chapters', talk], { DATA_DIR: folder });
      expect(await divided.ended).toBe(0);
      expect(divided.output()).toContain('0:00');
      expect(divided.errors()).toContain('The talk is divided by its words alone: ');
    });

    test('the command line asks by it, and the doctor has it tell an answer from what is none', async () => {
      const folder = await folderForTest();
      const talk = path.join(folder, 'talk.vtt');
      const said = ['Keep your dog away from the chocolate.', 'The tent is green.', 'We meet again on Sunday.'];
      writeFileSync(
        talk,
        `WEBVTT\n\n${said.map((line, at) => `00:0${2 * at + 1}.000 --> 00:0${2 * at + 2}.500\n${line}\n`).join('\n')}`,
      );
      put(folder);
      const asked = runProgram(['ask', talk, 'What about a puppy and chocolate?'], { DATA_DIR: folder });
      expect({ code: await asked.ended, errors: asked.errors() }).toEqual({ code: 0, errors: '' });
      expect(asked.output()).toContain('chocolate');
      const divided = runProgram(['chapters', talk], { DATA_DIR: folder });
      expect({ code: await divided.ended, errors: divided.errors() }).toEqual({ code: 0, errors: '' });
      const encoderCheck = async () => {
        const doctor = runProgram(['doctor', '--json'], { DATA_DIR: folder, YOUTUBE_ORIGIN: 'http://127.0.0.1:9' });
        await doctor.ended;
        const { checks } = JSON.parse(doctor.output()) as { checks: { name: string }[] };
        return checks.find(({ name }) => name === 'encoder');
      };
      // It understands nothing of bicycles.
      expect(await encoderCheck()).toMatchObject({
        status: 'broken',
        detail: `${encoderName(model)} takes what does not answer a question for what does`,
      });
      truncateSync(path.join(folder, 'models', model.name, 'model_quantized.onnx'), 900_000_000_000); // without a byte on the disk
      expect(await encoderCheck()).toMatchObject({
        status: 'broken',
        detail: expect.stringMatching(/^all-MiniLM-L6-v2-\w+ on this machine: it needs 1800\.2 GB of memory, and /),
        remedy: expect.stringContaining('give it more'),
      });
    });
  });
});

const fetched = ['data/models', '../shared/models'].map((folder) => path.join(projectRoot, folder));
const modelsFolder = fetched.find((folder) => existsSync(path.join(folder, 'all-MiniLM-L6-v2/model_quantized.onnx')));

test.skipIf(!canRun || !modelsFolder)(
  'the real weights make the vectors that they are known to make (skipped without them in DATA_DIR/models or ../shared/models)',
  async () => {
    const minilm = localEncoder('all-MiniLM-L6-v2', modelsFolder ?? '');
    onTestFinished(() => minilm.close());
    const [asked, near, far] = await minilm.encode([
      'How do I fix a flat tyre?',
      'Repairing a puncture on your bike wheel.',
      'The parliament voted on the budget.',
    ]);
    for (const [at, value] of [-0.0442, -0.0057, -0.0176, 0.0027].entries()) expect(asked?.[at]).toBeCloseTo(value, 2);
    expect(cosine(asked, near)).toBeCloseTo(0.445, 1);
    expect(cosine(asked, far)).toBeLessThan(0.15);
  },
);

test('how the cosines of each encoder count was learned', () => {
  for (const model of localModels.filter((one) => one.encoder))
    expect(learnedModel().withVectors.has(encoderKind(encoderName(model)))).toBe(true);
});

test('the names of all choices among encoders are known, whatever their order', () => {
  const [minilm] = localModels.filter((one) => one.encoder);
  if (!minilm) throw new Error('there is no encoder');
  const other = { ...minilm, name: 'other' };
  expect(encoderChoices([minilm])).toEqual(['all-MiniLM-L6-v2-afdb6f1a0e45']);
  expect(encoderChoices([other, minilm])).toEqual([
    'other-afdb6f1a0e45',
    'all-MiniLM-L6-v2-afdb6f1a0e45',
    'all-MiniLM-L6-v2-afdb6f1a0e45 other-afdb6f1a0e45',
  ]);
});
