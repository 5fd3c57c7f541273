import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { lectureTitles, readyVideo, sampleVideo } from './harness/sample-videos.ts';
import { startStandIn } from './harness/stand-in-server.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: Awaited<ReturnType<typeof startStandIn>>;

beforeAll(async () => {
  server = await startStandIn();
});
afterEach(() => {
  server.mood = 'well';
});
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

const ready = readyVideo(lectureTitles);
const failed = sampleVideo({
  status: 'failed',
  stage: null,
  minutes_charged: 0,
  error: { code: 'no_captions', message: 'This video has no captions.' },
});

test('a video in work names its stage and becomes its chapters, announced once', async (t) => {
  server.videos = [sampleVideo({ stage: 'waiting' })];
  const page = await openPage(t, server);
  await page.goto('/workspace/vid_lecture');
  await page.locator('[aria-current=step]').waitFor();
  expect(await page.locator('[aria-current=step]').textContent()).toBe('Waiting for its turn');
  expect(await page.title()).toBe(`${ready.title} · Cuemark`);

  server.videos = [sampleVideo({ stage: 'finding_chapters' })];
  await page.locator('[aria-current=step]', { hasText: 'Finding chapters' }).waitFor();
  expect(await page.getByRole('status').textContent()).toBe('');

  server.videos = [ready];
  await page.getByRole('heading', { name: '13 chapters' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Ready: 13 chapters.' }).waitFor();
});

test('a ready video shows its facts, and each time leads to its moment on the platform', async (t) => {
  server.videos = [ready];
  const page = await openPage(t, server);
  await page.goto('/workspace/vid_lecture');
  await page.getByRole('heading', { level: 1, name: ready.title }).waitFor();
  const text = await page.locator('main').innerText();
  for (const fact of [
    '2:03:04',
    '123 minutes used',
    'API',
    'Added 3 minutes ago',
    `${Buffer.byteLength(ready.chapters_text ?? '')} of 5,000 bytes`,
  ])
    expect(text).toContain(fact);
  const second = page.getByRole('link', { name: 'The lead line' });
  const start = ready.chapters?.[1]?.start_seconds;
  expect(await second.getAttribute('href')).toBe(`https://www.youtube.com/watch?v=${ready.platform_id}&t=${start}s`);
  expect([await second.getAttribute('target'), await second.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

test('what the copy button copies is chapters_text to the byte', async (t) => {
  server.videos = [ready];
  const page = await openPage(t, { ...server, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/workspace/vid_lecture');
  await page.getByRole('button', { name: 'Copy chapters' }).click();
  await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(ready.chapters_text);
});

test('where the browser keeps the clipboard shut, the text is copied by selecting it', async (t) => {
  server.videos = [ready];
  const page = await openPage(t, { ...server, permissions: ['clipboard-read'] });
  await page.addInitScript('Clipboard.prototype.writeText = () => Promise.reject(new Error())');
  await page.goto('/workspace/vid_lecture');
  await page.getByRole('button', { name: 'Copy chapters' }).click();
  await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(ready.chapters_text);
});

test('a failed video says why, that the minutes are back, and one thing to do', async (t) => {
  server.videos = [failed];
  const page = await openPage(t, server);
  await page.goto('/workspace/vid_lecture');
  await page.getByText('This video has no captions.').waitFor();
  await page.getByText('The minutes of this video are back in your account.').waitFor();
  expect(await page.locator('article a').allTextContents()).toEqual(['Look at it on YouTube']);
});

test('a video that is not there leads to the Workspace', async (t) => {
  server.videos = [];
  const page = await openPage(t, server);
  await page.goto('/workspace/vid_nowhere');
  await page.getByRole('heading', { name: 'There is no such video in your account' }).waitFor();
  await page.getByRole('link', { name: 'Go to your Workspace' }).click();
  await page.getByRole('heading', { name: 'No videos yet' }).waitFor();
});

test('while the server does not answer the page says so, and trying again helps once it does', async (t) => {
  server.videos = [ready];
  server.mood = 'down';
  const page = await openPage(t, server);
  await page.goto('/workspace/vid_lecture');
  await page.getByRole('heading', { name: 'Cuemark does not answer' }).waitFor();
  server.mood = 'well';
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: '13 chapters' }).waitFor();
});

test('a page that loses its connection keeps what it knew and catches up', async (t) => {
  server.videos = [sampleVideo({ stage: 'reading_captions' })];
  const page = await openPage(t, server);
  await page.goto('/workspace/vid_lecture');
  await page.locator('[aria-current=step]').waitFor();
  server.mood = 'down';
  await page.getByText('No connection.').waitFor();
  expect(await page.locator('[aria-current=step]').textContent()).toBe('Reading captions');
  server.videos = [ready];
  server.mood = 'well';
  await page.getByRole('heading', { name: '13 chapters' }).waitFor({ timeout: 8000 });
});

test('the Workspace lists title, length, status in words, API tag and age, and leads to the video', async (t) => {
  const waiting = sampleVideo({
    id: 'vid_waiting',
    title: 'A dovetail by hand',
    stage: 'reading_captions',
    via: 'web',
  });
  server.videos = [waiting, ready, { ...failed, id: 'vid_failed' }];
  const page = await openPage(t, server);
  await page.goto('/workspace');
  await page.getByRole('link', { name: 'A dovetail by hand' }).waitFor();
  const rows = await page.locator('main li').allInnerTexts();
  expect(rows.map((row) => row.split(/\s*\n\s*/).slice(1))).toEqual([
    ['Reading captions', '3 minutes ago', 'Length', '2:03:04'],
    ['13 chapters', '3 minutes ago', 'API', 'Length', '2:03:04'],
    ['No chapters. This video has no captions.', '3 minutes ago', 'API', 'Length', '2:03:04'],
  ]);
  await page.getByRole('link', { name: '13 chapters' }).click();
  await page.getByRole('button', { name: 'Copy chapters' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/workspace/vid_lecture');
});
