import { afterAll, beforeAll, expect, test } from 'vitest';
import { videoFailures } from '../../src/videos/finish-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { clickTwice } from './harness/click-twice.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { standInPlayer } from './harness/stand-in-player.ts';
import { changeVideo, failed, lecture, minutesAgo, putVideo, ready } from './harness/video-rows.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

test('a video in work names its stage and becomes its chapters, announced once', async (t) => {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId);
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace/vid_lecture');
  await page.locator('[aria-current=step]').waitFor();
  expect(await page.locator('[aria-current=step]').textContent()).toBe('Waiting for its turn');
  await expect.poll(() => page.title()).toBe(`${lecture} · Cuemark`);

  await changeVideo(service, person.accountId, { stage: 'finding_chapters' });
  await page.locator('[aria-current=step]', { hasText: 'Finding chapters' }).waitFor();
  expect(await page.getByRole('status').textContent()).toBe('');

  await changeVideo(service, person.accountId, ready());
  await page.getByRole('heading', { name: '13 chapters' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Ready: 13 chapters.' }).waitFor();
});

test('a ready video shows its facts, and each time plays its moment', async (t) => {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId, ready());
  const page = await openPage(t, { ...service, person });
  const asked = await standInPlayer(page);
  await page.goto('/workspace/vid_lecture');
  await page.getByRole('heading', { level: 1, name: lecture }).waitFor();
  const video = await (await page.request.get('/web-api/videos/vid_lecture')).json();
  await page.getByRole('button', { name: 'Copy chapters' }).waitFor();
  const text = await page.locator('main').innerText();
  for (const fact of [
    '2:03:04',
    '123 minutes used',
    'API',
    'Added 3 minutes ago',
    `${Buffer.byteLength(video.chapters_text)} of 5,000 bytes`,
  ])
    expect(text).toContain(fact);
  const second = page.getByRole('link', { name: 'The lead line' });
  const start = video.chapters[1].start_seconds;
  expect(await second.getAttribute('href')).toBe(`/workspace/vid_lecture?t=${start}`);
  await second.click();
  await page.frameLocator('iframe').getByText('"event":"listening"').first().waitFor();
  expect(new URL(asked[0] ?? '').searchParams.get('start')).toBe(`${start}`);
  await page.getByRole('tab', { name: 'Chapters', selected: true }).waitFor();
  const there = page.getByRole('link', { name: 'On YouTube' });
  expect(await there.getAttribute('href')).toBe('https://www.youtube.com/watch?v=Q8wVMdwhlh4');
  expect([await there.getAttribute('target'), await there.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

test('where the browser keeps the clipboard shut, the text is copied by selecting it', async (t) => {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId, ready());
  const page = await openPage(t, { ...service, person, permissions: ['clipboard-read'] });
  await page.addInitScript('Clipboard.prototype.writeText = () => Promise.reject(new Error())');
  await page.goto('/workspace/vid_lecture');
  await page.getByRole('button', { name: 'Copy chapters' }).click();
  await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor();
  const video = await (await page.request.get('/web-api/videos/vid_lecture')).json();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(video.chapters_text);
});

test('a failure while the page is open says why and one thing to do', async (t) => {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId);
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace/vid_lecture');
  await page.locator('[aria-current=step]').waitFor();
  await changeVideo(service, person.accountId, failed);
  await page.getByRole('heading', { name: 'No chapters were made' }).waitFor();
  await page
    .getByRole('paragraph')
    .filter({ hasText: failed.error_message ?? 'none' })
    .waitFor();
  await page.getByRole('status').filter({ hasText: 'No chapters. The video has no captions' }).waitFor();
  expect(await page.locator('article a').allTextContents()).toEqual(['Look at it on YouTube']);
});

test('a failed video is tried again with one click, its price on the button, and becomes a new one', async (t) => {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId, {
    ...failed,
    platform_id: 'sampleTalk1',
    error_code: 'platform_unavailable',
    error_message: videoFailures.platform_unavailable,
  });
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace/vid_lecture');
  await clickTwice(page.getByRole('button', { name: 'Try again · 9 min' }));
  await page.getByRole('button', { name: 'Copy chapters' }).waitFor();
  const { videos } = await (await page.request.get('/web-api/videos')).json();
  expect(videos.map(({ status }: { status: string }) => status)).toEqual(['ready', 'failed']);
});

test('where trying again is of no use, the page says why, and nothing is charged', async (t) => {
  const person = await newCustomer(service);
  const gone = { platform_id: 'sampleHide1', error_code: 'video_removed', error_message: videoFailures.video_removed };
  await putVideo(service, person.accountId, { ...failed, ...gone });
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace/vid_lecture');
  await page.getByRole('alert').filter({ hasText: 'This video is private.' }).waitFor();
  expect((await (await page.request.get('/web-api/videos')).json()).videos).toHaveLength(1);
});

test('a video in which nothing is said is not offered to be tried again', async (t) => {
  const person = await newCustomer(service);
  const wordless = { error_code: 'no_chapters', error_message: videoFailures.no_chapters };
  await putVideo(service, person.accountId, { ...failed, ...wordless });
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace/vid_lecture');
  await page.getByText('Nothing is said in this video').waitFor();
  expect(await page.getByRole('button', { name: /Try again/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Go to your Workspace' }).click();
  await page.getByRole('heading', { level: 1, name: 'Workspace' }).waitFor();
});

test.for([
  ['pro', 1],
  ['free', 0],
] as const)('an empty Workspace on %s names the ways in which a video can come to it', async ([plan, ways], t) => {
  const page = await openPage(t, { ...service, person: await newCustomer(service, { plan }) });
  await page.goto('/workspace');
  await page.getByText(/uses 9 of [\d,]+ minutes/).waitFor();
  expect(await page.getByText('send a link through the API').count()).toBe(ways);
});

test('the video of another account is as one that is not there, and leads to the Workspace', async (t) => {
  const [person, other] = [await newCustomer(service), await newCustomer(service)];
  await putVideo(service, other.accountId, ready());
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace/vid_lecture');
  await page.getByRole('heading', { name: 'There is no such video in your account' }).waitFor();
  await page.getByRole('link', { name: 'Go to your Workspace' }).click();
  await page.getByRole('heading', { name: 'No videos yet' }).waitFor();
});

test('the Workspace lists title, length, status in words, API tag and age, and leads to the video', async (t) => {
  const person = await newCustomer(service);
  const put = (changes: Parameters<typeof putVideo>[2]) => putVideo(service, person.accountId, changes);
  await put({ video_id: 'vid_waiting', title: 'A dovetail by hand', stage: 'reading_captions', via: 'web' });
  await put({ ...ready(), created_at: minutesAgo(150) });
  await put({ ...failed, video_id: 'vid_failed', created_at: minutesAgo(1500) });
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  await page.getByRole('link', { name: 'A dovetail by hand' }).waitFor();
  const rows = await page.locator('main li').allInnerTexts();
  expect(rows.map((row) => row.split(/\s*\n\s*/))).toEqual([
    ['Length', '2:03:04', 'A dovetail by hand', 'Reading captions', '3 minutes ago'],
    ['Length', '2:03:04', lecture, '13 chapters', '2 hours ago', 'API'],
    ['Length', '2:03:04', lecture, 'No chapters. The video has no captions that could be read.', '1 day ago', 'API'],
  ]);
  await page.getByRole('link', { name: '13 chapters' }).click();
  await page.getByRole('button', { name: 'Copy chapters' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/workspace/vid_lecture');
});
