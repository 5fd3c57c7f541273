import { expect, onTestFinished, test, vi } from 'vitest';
import type { Engines } from '../../src/engines/engines.ts';
import { restoreVideo } from '../../src/videos/delete-video.ts';
import { findVideo, type StoredChapter, titleEngineOf } from '../../src/videos/video.ts';
import { writeDueTitles } from '../../src/videos/write-due-titles.ts';
import { apiClient } from '../harness/client.ts';
import { soundAnswer, startModelServer } from '../harness/model-server.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService } from '../harness/service.ts';
import { webClient, writeTo } from '../harness/web-client.ts';

// Each test has a service of its own.
vi.setConfig({ testTimeout: 120_000 });

/** A ready sample of a service with these settings, and who made its titles. */
async function readySample(settings: Record<string, string> = {}, sample = 'sampleTalk1') {
  const service = await startTestService(settings);
  onTestFinished(() => service.stop());
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key), sample);
  const { account_id: accountId } = await service.ctx.db
    .selectFrom('videos')
    .select('account_id')
    .where('video_id', '=', videoId)
    .executeTakeFirstOrThrow();
  const read = async () => {
    const video = await findVideo(service.ctx.db, accountId, videoId);
    if (!video?.chapters) throw new Error('the video has no chapters');
    return { ...video, chapters: video.chapters };
  };
  const engines = async () => {
    const video = await read();
    return video.chapters.map((chapter) => titleEngineOf(chapter, video));
  };
  return { service, accountId, videoId, read, engines, web: await webClient(service.publicUrl, person) };
}

test('each chapter keeps who made its title: an engine, the creator, or whoever edited it', async () => {
  const { videoId, read, engines, web } = await readySample({}, 'sampleTuto1');
  const { chapters, creatorChapters } = await read();
  expect(chapters.map(({ titleEngine }) => titleEngine)).toEqual(chapters.map(() => 'builtin'));
  const written = (of: readonly StoredChapter[]) =>
    of.map(({ startSeconds, title }) => ({ start_seconds: startSeconds, title }));
  const renamed = written(chapters).with(1, { start_seconds: chapters[1]?.startSeconds ?? 0, title: 'By hand' });
  await writeTo(web, videoId, 'chapters', { chapters: renamed });
  expect(await engines()).toEqual(chapters.map((_, index) => (index === 1 ? 'edited' : 'builtin')));
  expect(creatorChapters?.length).toBeGreaterThan(2);
  await writeTo(web, videoId, 'chapters', { chapters: written(creatorChapters ?? []) });
  expect(new Set(await engines())).toEqual(new Set(['creator']));
  await writeTo(web, videoId, 'density', { density: 'normal' });
  expect(new Set(await engines())).toEqual(new Set(['builtin']));
});

test('a title of a model that is asked by its API is known as its, and one that did not pass as the built-in engine’s', async () => {
  const server = await startModelServer(({ prompt }) => ({
    kind: 'text',
    text: soundAnswer(prompt).replace(/"title":"[^"]*"(?=\}\]\})/, '"title":"Buy now at https://example.com"'),
  }));
  const { engines } = await readySample({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: server.baseUrl('openai-compatible'),
    LLM_MODEL: 'model-1',
  });
  expect(await engines()).toEqual(['llm', 'llm', 'llm', 'builtin']);
});

test('a video that is deleted while it gets titles gets the others once it is back', async () => {
  const { service, accountId, videoId, engines, web } = await readySample({}, 'sampleTuto1');
  const { ctx } = service;
  const known: unknown[] = [];
  const write: Engines['writeTitles'] = async ({ names, chapters }, { isWanted = async () => true, onTitle }) => {
    known.push(names);
    let written = 0;
    for (const [index, chapter] of chapters.entries()) {
      if (!chapter.isWanted || !(await isWanted())) continue;
      await onTitle(index, `Written ${index}`);
      written += 1;
      if (written === 1) await web.delete(`/videos/${videoId}`);
    }
    return { model: 'tiny', written, refused: 0, left: 0, cause: null };
  };
  const writeDue = async () => {
    await ctx.db.updateTable('videos').set({ titles_due_at: 'now' }).execute();
    await writeDueTitles(
      { ...ctx, engines: { ...ctx.engines, writeTitles: write } },
      { signal: new AbortController().signal },
    );
  };
  await writeDue();
  expect(known).toEqual([['Fix a Wobbly Bike Wheel at Home (Full Truing Tutorial)', 'Shed and Spanner']]);
  await restoreVideo({ ...ctx, accountId }, { videoId });
  expect((await engines()).filter((engine) => engine === 'local')).toHaveLength(1);
  const { titles_due_at: due } = await ctx.db.selectFrom('videos').select('titles_due_at').executeTakeFirstOrThrow();
  expect(due?.getTime()).toBeGreaterThan(Date.now() + 60_000);
});

test('of chapters of early versions it is told as far as they say it', () => {
  const evidence = { opening: '', at: 0, score: 1, reasons: ['start'] };
  const engine = { engine: 'builtin', isEdited: false };
  expect(titleEngineOf({ startSeconds: 0, title: 'A', evidence }, engine)).toBe('builtin');
  expect(titleEngineOf({ startSeconds: 0, title: 'A', evidence }, { ...engine, engine: 'llm' })).toBe('llm');
  expect(titleEngineOf({ startSeconds: 0, title: 'A' }, { ...engine, isEdited: true })).toBe('edited');
});
