import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test, vi } from 'vitest';
import { apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { standInPlayer } from './harness/stand-in-player.ts';
import { putVideo, ready } from './harness/video-rows.ts';

let service: TestService;
let person: Awaited<ReturnType<typeof newCustomer>>;
let videoId: string;

beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  const client = apiClient(service.origin, person.key);
  videoId = await readyVideo(client);
  const web = await webClient(service.publicUrl, person);
  const { body: chat } = await web.post(`/videos/${videoId}/chats`, { name: 'Mine' });
  for (const question of [
    'Who repairs the drills?',
    'What is said about ladders?',
    'How many times was it borrowed?',
  ]) {
    await web.post(`/videos/${videoId}/chats/${chat.id}/questions`, { question });
    const path = `/videos/${videoId}/chats/${chat.id}/questions`;
    await vi.waitFor(async () => expect((await web.get(path)).body.questions.at(-1).status).toBe('answered'), {
      timeout: 30_000,
    });
  }
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

/** Seconds that the clock of a video without pictures shows. */
async function secondOf(page: Page): Promise<number> {
  const text = (await page.getByRole('slider', { name: 'Moment' }).getAttribute('aria-valuetext')) ?? '';
  const [minutes = 0, seconds = 0] = text.split(' ')[0]?.split(':').map(Number) ?? [];
  return minutes * 60 + seconds;
}

async function openAt(t: TestContext, search: string, height = 800): Promise<Page> {
  const page = await openPage(t, { ...service, person, viewport: { width: 1280, height } });
  await page.goto(`/workspace/${videoId}${search}`);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  return page;
}

test('what plays goes on when another view is shown', async (t) => {
  const page = await openAt(t, '?t=301');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => secondOf(page)).toBeGreaterThan(301);
  for (const view of ['Chapters', 'Ask', 'Transcript', 'Chapters']) {
    await page.getByRole('tab', { name: view }).click();
    await page.getByRole('tab', { name: view, selected: true }).waitFor();
    expect(await secondOf(page)).toBeGreaterThanOrEqual(301);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
  }
});

test('a citation plays its moment and leaves the reader where the answer stands', async (t) => {
  const page = await openAt(t, '?view=ask', 500);
  const citation = page.getByRole('region', { name: 'Ask this video' }).getByRole('listitem').getByRole('link').first();
  await citation.scrollIntoViewIfNeeded();
  const before = await page.evaluate<number>('scrollY');
  const href = (await citation.getAttribute('href')) ?? '';
  await citation.click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  expect(await secondOf(page)).toBeGreaterThanOrEqual(Number(/t=(\d+)/.exec(href)?.[1]));
  await page.getByRole('tab', { name: 'Ask', selected: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?view=ask');
  expect(await page.evaluate<number>('scrollY')).toBe(before);
});

test('by the browser’s way back too each view is found where it was left', async (t) => {
  const page = await openAt(t, '?view=ask', 500);
  await page.getByRole('link', { name: /“/ }).first().waitFor();
  await page.evaluate('scrollTo(0, 260)');
  await expect.poll(() => page.evaluate('scrollY')).toBe(260);
  await page
    .getByRole('link', { name: 'Keys', exact: true })
    .evaluate((link) => (link as unknown as { click(): void }).click());
  await page.getByRole('heading', { name: 'API keys' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: /“/ }).first().waitFor();
  await expect.poll(() => page.evaluate('scrollY')).toBe(260);
  await page.getByRole('tab', { name: 'Transcript' }).click();
  await page.getByRole('tabpanel', { name: 'Transcript' }).getByRole('heading').first().waitFor();
  await page.evaluate('scrollTo(0, 700)');
  await page.getByRole('tab', { name: 'Ask' }).click();
  await expect.poll(() => page.evaluate('scrollY')).toBe(260);
});

test('a moment that is followed opens the platform’s player there, and the view stays', async (t) => {
  await putVideo(service, person.accountId, { ...ready(), video_id: 'vid_embedded' });
  const page = await openPage(t, { ...service, person });
  const asked = await standInPlayer(page);
  await page.goto('/workspace/vid_embedded');
  const moment = page.getByRole('tabpanel').getByRole('link').nth(2);
  const second = /t=(\d+)/.exec((await moment.getAttribute('href')) ?? '')?.[1];
  expect(asked).toEqual([]);
  await moment.click();
  await page.frameLocator('iframe').getByText('"event":"listening"').first().waitFor();
  expect(new URL(asked[0] ?? '').searchParams.get('start')).toBe(second);
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('tab', { name: 'Ask' }).click();
  await page.getByRole('tab', { name: 'Transcript' }).click();
  const told = await page.frameLocator('iframe').locator('pre').innerText();
  expect(told).not.toContain('seekTo');
});

test('out of sight of its place the player is small in a corner, and leads back up', async (t) => {
  const page = await openAt(t, '?view=ask', 560);
  const player = page.locator('[data-player] > div');
  await page.getByRole('link', { name: /“/ }).first().click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  const up = page.getByRole('button', { name: 'Go up to the player' });
  await up.waitFor();
  const { x = -1, y = -1, width = 0, height = 0 } = (await player.boundingBox()) ?? {};
  expect({ x, isBelow: y + height <= 560, isAbove: y >= 300, width }).toEqual({
    x: 20,
    isBelow: true,
    isAbove: true,
    width: 320,
  });
  await page.getByRole('button', { name: 'Pause' }).click();
  await up.click();
  await up.waitFor({ state: 'detached' });
  expect((await player.boundingBox())?.width).toBeGreaterThan(400);
});

test('in a narrow window the mark stands at the chapter that was clicked, though the list moves below the pointer', async (t) => {
  const page = await openPage(t, { ...service, person, viewport: { width: 390, height: 1000 } });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const chapters = page.locator('#view-chapters ol a');
  const top = () => chapters.first().evaluate((link) => link.getBoundingClientRect().top);
  await chapters.first().hover();
  const before = await top();
  await chapters.first().click();
  await expect.poll(top).not.toBe(before); // the player has come to the head of the window
  await page.waitForTimeout(500); // the browser says only after a while what is below a pointer that is still
  const marked = await page.evaluate(
    "[...document.querySelectorAll('#view-chapters ol .bg-accent')].flatMap((dot, place) => (getComputedStyle(dot).scale === '1' ? [place] : []))",
  );
  expect(marked).toEqual([0]);
});

test('a Hebrew title among others stands in its own order, and turns no line', async (t) => {
  const titles = ['Welcome', 'שאלות (ותשובות) 2', 'The end'];
  await putVideo(service, person.accountId, { ...ready(titles), video_id: 'vid_hebrew' });
  const page = await openPage(t, { ...service, person, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/workspace/vid_hebrew');
  const lines = page.locator('pre > span');
  await expect.poll(() => lines.count()).toBe(3);
  const look = await lines.evaluateAll((all) =>
    all.map((line) => {
      const range = line.ownerDocument.createRange();
      range.setStart(line.firstChild as never, 0);
      range.setEnd(line.firstChild as never, 1);
      const title = line.querySelector('bdi');
      const view = line.ownerDocument.defaultView;
      return {
        time: Math.round(range.getBoundingClientRect().x),
        isTimeFirst: range.getBoundingClientRect().x < (title?.getBoundingClientRect().x ?? 0),
        direction: title && view?.getComputedStyle(title).direction,
      };
    }),
  );
  expect(new Set(look.map(({ time }) => time)).size).toBe(1);
  expect(look.map(({ isTimeFirst }) => isTimeFirst)).toEqual([true, true, true]);
  expect(look.map(({ direction }) => direction)).toEqual(['ltr', 'rtl', 'ltr']);
  await page.getByRole('button', { name: 'Copy chapters' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(copied.split('\n')[1]).toMatch(/^[\d:]+ - שאלות \(ותשובות\) 2$/);
});
