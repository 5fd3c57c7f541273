import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hasPackage } from '../src/addons/load-from-addon.ts';
import { createLocalLineWriter, type LocalLineWriterOptions } from '../src/models/local/local-line-writer.ts';
import { projectRoot } from '../src/settings/environment.ts';
import { findVideo, type StoredChapter } from '../src/videos/video.ts';
import { type ApiClient, apiClient } from './harness/client.ts';
import { folderForTest, runProgram, until } from './harness/program.ts';
import { readyVideo, withWorker } from './harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from './harness/service.ts';
import { tinyModel } from './harness/tiny-model.ts';
import { webClient, writeTo } from './harness/web-client.ts';

const addonFolder = path.join(projectRoot, 'addons/local-model');
const canRun = hasPackage(addonFolder, 'node-llama-cpp');
const needs = 'skipped without the addon: npm ci --prefix addons/local-model';
vi.setConfig({ testTimeout: 120_000 });

const request = { instructions: 'Name it.', prompt: 'We speak of bread and cheese.', mostTokens: 32 };
const patience = { lineMs: 110_000, loadMs: 110_000, stopMs: 500, restMs: 0 };
const forEver = () => new AbortController().signal;

/** The file of a model that says these words, whatever it is asked. */
async function modelFile(words: string[]): Promise<string> {
  const file = path.join(await folderForTest(), 'tiny.gguf');
  writeFileSync(file, tinyModel(words));
  return file;
}

/** The processes of models that this one has started, by number. */
function modelProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('writer-process.ts') &&
          readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] === String(process.pid)
        );
      } catch {
        return false; // it has ended
      }
    })
    .map(Number);
}

describe.skipIf(!canRun)(`a language model on this machine (${needs})`, () => {
  async function writer(options: Partial<LocalLineWriterOptions> = {}) {
    const made = createLocalLineWriter({
      ...{ addonFolder, name: 'tiny', file: await modelFile(['Bread', 'and', 'cheese']), patience, threads: 1 },
      ...{ smallerModel: () => undefined, bounds: { prlimit: undefined, withoutNetwork: [] } },
      ...options,
    });
    onTestFinished(() => made.close());
    return made;
  }

  test('is loaded when it is first asked, answers in turn, and is given up when it has nothing to do', async () => {
    const tiny = await writer({ idleMs: 500 });
    expect(modelProcesses()).toEqual([]);
    const lines = await Promise.all([1, 2, 3].map(() => tiny.write(request, forEver())));
    expect(lines).toMatchObject(lines.map(() => ({ kind: 'line', text: 'Bread and cheese', isCut: false })));
    expect(modelProcesses()).toHaveLength(1);
    await until(() => modelProcesses().length === 0, 10);
    expect(await tiny.write({ ...request, mostTokens: 1 }, forEver())).toMatchObject({ text: 'Bread', isCut: true });
  });

  test('a line ends where it breaks, and several lines do not', async () => {
    const tiny = await writer({ file: await modelFile(['Bread\nand', 'cheese']) });
    expect(await tiny.write(request, forEver())).toMatchObject({ text: expect.stringMatching(/Bread$/) });
    expect(await tiny.write({ ...request, hasLines: true }, forEver())).toMatchObject({
      text: expect.stringMatching(/Bread\nand cheese$/),
    });
  });

  test('a process that is killed is a model that is away, and the next request has another one', async () => {
    const killed = { kind: 'away', cause: expect.stringMatching(/tiny on this machine: .*SIGKILL/) };
    const killWhileItWrites = async (tiny: Awaited<ReturnType<typeof writer>>) => {
      await tiny.write(request, forEver());
      const asked = tiny.write(request, forEver());
      for (const pid of modelProcesses()) process.kill(pid, 'SIGKILL');
      expect(await asked).toMatchObject(killed);
    };
    const tiny = await writer();
    await killWhileItWrites(tiny);
    expect(await tiny.write(request, forEver())).toMatchObject({ kind: 'line' });
    await tiny.close();
    const resting = await writer({ patience: { ...patience, restMs: 60_000 } });
    await killWhileItWrites(resting);
    const again = performance.now();
    expect(await resting.write(request, forEver())).toMatchObject(killed);
    expect(performance.now() - again).toBeLessThan(200);
  });

  test('one that takes too long is late, and may be asked for less at once', async () => {
    const tiny = await writer({ patience: { ...patience, lineMs: 1, restMs: 60_000 } });
    const late = { kind: 'away', cause: expect.stringMatching(/took too long/), isLate: true, isLasting: false };
    expect(await tiny.write(request, forEver())).toMatchObject(late);
    expect(await tiny.write(request, forEver())).toMatchObject(late); // it was asked again
  });

  test('whoever gives up hears so at once, and what waits is bounded', async () => {
    const tiny = await writer();
    const first = tiny.write(request, forEver());
    const stopping = new AbortController();
    const given = tiny.write(request, stopping.signal);
    const others = Array.from({ length: 9 }, () => tiny.write(request, forEver()));
    expect(await others.at(-1)).toMatchObject({ kind: 'away', cause: expect.stringMatching(/too much waits/) });
    stopping.abort();
    expect(await given).toMatchObject({ kind: 'away', isLasting: false });
    expect(await first).toMatchObject({ kind: 'line' });
    const kinds = (await Promise.all(others)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'line')).toHaveLength(6);
  });

  test('one that does not fit into memory is not loaded, and a smaller one is named', async () => {
    const file = await modelFile(['Bread']);
    truncateSync(file, 900_000_000_000); // without a byte on the disk
    const vast = await writer({ file, smallerModel: (bytes) => (bytes > 1_000_000 ? 'small-1b' : undefined) });
    expect(await vast.write(request, forEver())).toMatchObject({
      kind: 'away',
      isLasting: true,
      cause: expect.stringMatching(/needs 900\.3 GB of memory, and .* are free: small-1b would fit: set LLM_MODEL$/),
    });
  });

  test('what is no model, and a request that is too long for it, are said to be', async () => {
    const file = path.join(await folderForTest(), 'broken.gguf');
    writeFileSync(file, 'GGUF and nothing more');
    const broken = await writer({ file });
    expect(await broken.write(request, forEver())).toMatchObject({
      kind: 'away',
      isLasting: true,
      cause: expect.stringMatching(/no GGUF file/),
    });
    const tiny = await writer();
    const long = { ...request, prompt: 'We speak of bread and cheese. '.repeat(500) };
    expect(await tiny.write(long, forEver())).toMatchObject({ kind: 'away', cause: expect.stringMatching(/too many/) });
    expect(await tiny.write(request, forEver())).toMatchObject({ kind: 'line' });
  });

  describe('in the service', () => {
    async function serviceWith(words: string[], environment: Record<string, string> = {}) {
      const service = await startTestService({
        LLM_PROVIDER: 'local',
        MODEL_FILE: await modelFile(words),
        ...environment,
      });
      onTestFinished(() => service.stop());
      const person = await newCustomer(service);
      const client = apiClient(service.origin, person.key);
      return { service, person, client };
    }

    async function chaptersOf({ ctx }: TestService, videoId: string) {
      const row = await ctx.db
        .selectFrom('videos')
        .select(['account_id', 'chapters_version', 'titles_due_at'])
        .where('video_id', '=', videoId)
        .executeTakeFirstOrThrow();
      const video = await findVideo(ctx.db, row.account_id, videoId);
      return {
        chapters: video?.chapters ?? [],
        engine: video?.engine,
        due: row.titles_due_at,
        version: row.chapters_version,
      };
    }

    const byModel = (chapters: readonly StoredChapter[]) => chapters.filter((one) => one.titleEngine === 'local');

    /** The video, once no more titles are due. */
    async function titledVideo(service: TestService, client: ApiClient, sample = 'sampleTuto1') {
      const videoId = await readyVideo(client, sample);
      await until(async () => (await chaptersOf(service, videoId)).due === null, 60);
      return { videoId, ...(await chaptersOf(service, videoId)) };
    }

    test('chapters are shown with built-in titles first, and get those that pass one by one', async () => {
      const { service, client } = await serviceWith(['Spoke', 'key']);
      const { chapters, engine, version } = await titledVideo(service, client);
      expect(engine).toBe('builtin');
      expect(byModel(chapters).map(({ title }) => title)).toEqual(['Spoke key']);
      expect(version).toBe(1);
      expect(chapters.length).toBeGreaterThan(3);
    });

    test('a summary is made for whom somebody asks', async () => {
      const { service, client, person } = await serviceWith(['Spoke', 'key']);
      const { videoId } = await titledVideo(service, client);
      const headers = { authorization: `Bearer ${person.key}` };
      const asked = await fetch(`${service.origin}/api/v1/videos/${videoId}/summary`, { method: 'POST', headers });
      expect(asked.status).toBe(202);
    });

    test('titles that nothing in the chapters says are not taken', async () => {
      const { service, client } = await serviceWith(['Ancient', 'Rome']);
      const { chapters } = await titledVideo(service, client);
      expect(byModel(chapters)).toEqual([]);
    });

    test('once a person has edited one chapter all of them stay as they are', async () => {
      const { service, client, person } = await serviceWith(['Spoke', 'key'], { ROLES: 'api,web' });
      const videoId = await withWorker(service, () => readyVideo(client, 'sampleTuto1'));
      const web = await webClient(service.publicUrl, person);
      const { chapters } = await chaptersOf(service, videoId);
      const lines = chapters.map(({ startSeconds, title }, index) => ({
        start_seconds: startSeconds,
        title: index === 0 ? 'By hand' : title,
      }));
      expect((await writeTo(web, videoId, 'chapters', { chapters: lines })).status).toBe(200);
      await service.ctx.db.updateTable('videos').set({ titles_due_at: 'now' }).execute();
      const MODEL_FILE = await modelFile(['Spoke', 'key']);
      const isDone = async () => (await chaptersOf(service, videoId)).due === null;
      await withWorker(service, () => until(isDone, 60), { LLM_PROVIDER: 'local', MODEL_FILE });
      const after = await chaptersOf(service, videoId);
      expect(after.chapters.map(({ title }) => title)).toEqual(lines.map(({ title }) => title));
    });

    test('a video that is deleted gets none, and one that is brought back gets them later', async () => {
      const { service, client, person } = await serviceWith([], { ROLES: 'api,web' });
      const videoId = await withWorker(service, () => readyVideo(client, 'sampleTuto1'));
      await service.ctx.db.updateTable('videos').set({ titles_due_at: 'now' }).execute();
      const web = await webClient(service.publicUrl, person);
      expect((await web.delete(`/videos/${videoId}`)).status).toBe(204);
      const due = async () => {
        const row = await service.ctx.db.selectFrom('videos').select(['titles_due_at', 'chapters']).executeTakeFirst();
        return { at: row?.titles_due_at?.getTime() ?? 0, chapters: row?.chapters as StoredChapter[] };
      };
      const MODEL_FILE = await modelFile(['Spoke', 'key']);
      const isLater = async () => (await due()).at > Date.now() + 60_000;
      await withWorker(service, () => until(isLater, 60), { LLM_PROVIDER: 'local', MODEL_FILE });
      expect(byModel((await due()).chapters)).toEqual([]);
    });

    test('a model that can not be loaded leaves the built-in titles, and the video is ready all the same', async () => {
      const file = path.join(await folderForTest(), 'later.gguf');
      const { service, client } = await serviceWith([], { MODEL_FILE: file });
      const videoId = await readyVideo(client, 'sampleTuto1');
      const inMinutes = async () => (((await chaptersOf(service, videoId)).due?.getTime() ?? 0) - Date.now()) / 60_000;
      await until(async () => (await inMinutes()) > 8, 30);
      const { chapters, engine } = await chaptersOf(service, videoId);
      expect(engine).toBe('builtin');
      expect(new Set(chapters.map(({ titleEngine }) => titleEngine))).toEqual(new Set(['builtin']));
      // It is tried again in an hour at most, and then serves if it is there.
      writeFileSync(file, tinyModel(['Spoke', 'key']));
      await service.ctx.db.updateTable('videos').set({ titles_due_at: 'now' }).execute();
      await until(async () => (await chaptersOf(service, videoId)).due === null, 60);
      expect(byModel((await chaptersOf(service, videoId)).chapters)).toHaveLength(1);
    });
  });

  test('the command line sums up by it, and leaves out what is not said', async () => {
    const folder = await folderForTest();
    const talk = path.join(folder, 'talk.vtt');
    const said = 'Before you touch a spoke you check the bearings, since a loose hub wanders from side to side.';
    writeFileSync(talk, `WEBVTT\n\n00:04.000 --> 00:09.000\n${said}\n`);
    const lines = ['{"text":"You', 'check', 'the', 'bearings.","passages":[1]}\n{"text":"Rome', 'fell."}'];
    const environment = { DATA_DIR: folder, LLM_PROVIDER: 'local', MODEL_FILE: await modelFile(lines) };
    const program = runProgram(['summary', talk], environment);
    expect({ code: await program.ended, errors: program.errors() }).toEqual({ code: 0, errors: '' });
    expect(program.output()).toMatch(
      /^You check the bearings \(0:04\)\.\n\n## 0:00 .*\n\nYou check the bearings \(0:04\)\.\n$/,
    );
  });

  test('the command line prints chapters with its titles, and the doctor has it write and sum up', async () => {
    const environment = { LLM_PROVIDER: 'local', MODEL_FILE: await modelFile(['Spoke', 'key']) };
    const data = { DATA_DIR: await folderForTest(), ...environment };
    const link = 'https://youtu.be/sampleTuto1';
    const program = runProgram(['chapters', link, '--engine', 'llm', '--json'], data);
    expect(await program.ended).toBe(0);
    expect(JSON.parse(program.output())).toMatchObject({ engine: 'builtin' });
    expect(program.output()).toContain('"title":"Spoke key"');
    const checksOf = async (environment: Record<string, string>) => {
      const doctor = runProgram(['doctor', '--json'], { ...environment, YOUTUBE_ORIGIN: 'http://127.0.0.1:9' });
      await doctor.ended;
      return (JSON.parse(doctor.output()) as { checks: { name: string; status: string; detail: string }[] }).checks;
    };
    const checks = await checksOf(data);
    expect(checks.find(({ name }) => name === 'summaries')).toMatchObject({
      status: 'note', // the sample talk speaks of no spoke key
      detail: expect.stringMatching(/^SUMMARIES=asked \(for whom somebody asks\), but tiny does not sum up: /),
    });
    expect(checks.find(({ name }) => name === 'model')).toMatchObject({
      status: 'note',
      detail: 'tiny was loaded, and “Spoke key” does not name what is said',
    });
    const good = await checksOf({ ...data, SUMMARIES: 'off', MODEL_FILE: await modelFile(['Kitchen', 'Scale']) });
    expect(good.find(({ name }) => name === 'model')).toMatchObject({
      status: 'works',
      detail: expect.stringMatching(/^tiny was loaded and wrote a title in \d+ s, “Kitchen Scale”: it writes titles/),
    });
  });
});

test('a model that is not fetched is named with the command that fetches it', async () => {
  const data = { DATA_DIR: await folderForTest(), LLM_PROVIDER: 'local', LOCAL_MODEL_ADDON_DIR: '/nowhere' };
  const doctor = runProgram(['doctor', '--json'], { ...data, YOUTUBE_ORIGIN: 'http://127.0.0.1:9' });
  await doctor.ended;
  const { checks } = JSON.parse(doctor.output()) as { checks: { name: string; detail: string }[] };
  expect(checks.find(({ name }) => name === 'model')).toMatchObject({
    status: 'broken',
    detail: expect.stringMatching(/what runs it is not installed: npm ci --prefix addons\/local-model$/),
  });
  expect(checks.find(({ name }) => name === 'summaries')).toMatchObject({
    detail: 'SUMMARIES=asked (for whom somebody asks), but none can be made: the model does not serve',
  });
  const unknown = runProgram(['chapters', 'https://youtu.be/sampleTuto1', '--engine', 'llm'], {
    ...data,
    LLM_MODEL: 'gpt',
  });
  expect(await unknown.ended).toBe(1);
  expect(unknown.errors()).toMatch(/LLM_MODEL: models on this machine are granite-4\.1-3b; a file of your own/);
});
