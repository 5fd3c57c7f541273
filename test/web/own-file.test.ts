import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest';
import { shareVideo } from '../../src/videos/share-video.ts';
import { hasFfmpeg, needsFfmpeg } from '../harness/media-files.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { film, playedFile, sound } from './harness/played-file.ts';

/** Has no worker: what would be listened to is made ready by hand. */
let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    ROLES: 'api,web',
    PATH: process.env.PATH ?? '',
    TRANSCRIBE_BASE_URL: 'http://127.0.0.1:9/v1',
  });
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

/** The page of a ready video that was made of a file. */
async function pageOf(t: TestContext, name: string, words: readonly string[]) {
  const person = await newCustomer(service);
  const address = await playedFile(service, person, name, words);
  return { page: await openPage(t, { ...service, person }), address };
}

/** Shares the video of a page. */
async function sharedPath(address: string): Promise<string> {
  const { db } = service.ctx;
  const video = db
    .selectFrom('videos')
    .selectAll()
    .where('video_id', '=', address.split('/').at(-1) ?? '');
  const { account_id: accountId, video_id: videoId } = await video.executeTakeFirstOrThrow();
  const { shared } = await shareVideo({ ...service.ctx, accountId }, { videoId });
  return `/shared/${shared?.token}`;
}

describe.skipIf(!hasFfmpeg)(`a file of one's own (${needsFfmpeg})`, () => {
  test('is saved with its chapters in it; what stands in the way of that is said', async (t) => {
    const { page, address } = await pageOf(t, 'film.webm', film);
    await page.goto(address);
    const save = page.getByRole('button', { name: 'WebM with the chapters in it' });
    const saved = page.waitForEvent('download');
    await save.click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/\.webm$/);
    expect(await download.failure()).toBeNull();
    await page
      .getByRole('status')
      .filter({ hasText: 'The download begins once the chapters are in the file.' })
      .waitFor();
    const detail = 'There is no room to make this file at the moment.';
    const json = { status: 503, code: 'unavailable', title: '', type: '', request_id: 'req_1', detail };
    await page.route('**/chaptered-media', (route) => route.fulfill({ status: 503, json }));
    await save.click();
    await page.getByRole('alert').filter({ hasText: detail }).waitFor();
    await page.unroute('**/chaptered-media');
  });

  test.for([
    ['film.webm', film, 'video', 0],
    ['sound.wav', sound, 'audio', 0],
    ['part-of-a-recording.webm', [...film, '-output_ts_offset', '500'], 'video', 500],
  ] as const)(
    '%s plays in the page, from the moment of its address, and the chapters and captions follow',
    async ([name, words, element, begins], t) => {
      const { page, address } = await pageOf(t, name, words);
      await page.goto(`${address}?t=41&view=chapters`);
      const player = page.locator(element);
      const second = () =>
        player.evaluate(
          (media, zero) => Math.round((media as unknown as { currentTime: number }).currentTime) - zero,
          begins,
        );
      await expect.poll(second).toBe(41);
      await page.locator('a[aria-current=true]', { hasText: 'The end' }).waitFor();
      const caption = () =>
        player.evaluate((media) => {
          const [track] = (media as unknown as { textTracks: { mode: string; activeCues?: { text: string }[] }[] })
            .textTracks;
          if (track) track.mode = 'showing';
          return [...(track?.activeCues ?? [])].map(({ text }) => text);
        });
      await expect.poll(caption).toEqual(['This is the end of it.']);
      await page.getByRole('link', { name: /The middle/ }).click();
      await page.locator('a[aria-current=true]', { hasText: 'The middle' }).waitFor();
      await expect.poll(second).toBeGreaterThanOrEqual(20);
      expect(new URL(page.url()).search).toBe('?t=41&view=chapters');
    },
  );

  test('a look at another view does not send it back to its start', async (t) => {
    const { page, address } = await pageOf(t, 'film.webm', film);
    await page.goto(`${address}?t=41`);
    const second = () =>
      page.locator('video').evaluate((media) => Math.round((media as unknown as { currentTime: number }).currentTime));
    await expect.poll(second).toBe(41);
    await page.getByRole('tab', { name: 'Chapters' }).click();
    await page.getByRole('tab', { name: 'Chapters', selected: true }).waitFor();
    await page.getByRole('tab', { name: 'Ask' }).click();
    await page.getByLabel('Your question').waitFor();
    expect(await second()).toBe(41);
  });

  test('a shared page plays it from the moment that is chosen, without a script too', async (t) => {
    const { address } = await pageOf(t, 'film.webm', film);
    const path = await sharedPath(address);
    const secondsOf = (page: Page) => () =>
      page.locator('video').evaluate((media) => Math.round((media as unknown as { currentTime: number }).currentTime));
    const reader = await openPage(t, service);
    await reader.goto(path);
    await reader.getByRole('link', { name: 'Play from 0:20' }).first().click();
    await expect.poll(secondsOf(reader)).toBeGreaterThanOrEqual(20);
    expect(new URL(reader.url()).pathname + new URL(reader.url()).search).toBe(path);
    const { violations } = await new AxeBuilder({ page: reader }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);

    const plain = await openPage(t, { ...service, javaScriptEnabled: false });
    await plain.goto(path);
    await plain.getByRole('link', { name: 'Play from 0:40' }).first().click();
    await plain.waitForURL('**?t=40');
    expect(await plain.locator('video').getAttribute('src')).toBe(`${path}/media#t=40`);
  });

  test('a shared page counts the moments of a part of a longer recording from where it begins', async (t) => {
    const { address } = await pageOf(t, 'part-of-a-recording.webm', [...film, '-output_ts_offset', '500']);
    const path = await sharedPath(address);
    const page = await openPage(t, service);
    const second = () =>
      page.locator('video').evaluate((media) => Math.round((media as unknown as { currentTime: number }).currentTime));
    await page.goto(`${path}?t=41`);
    await expect.poll(second).toBe(541);
    await page.getByRole('link', { name: 'Play from 0:20' }).first().click();
    await expect.poll(second).toBeGreaterThanOrEqual(520);
    expect(await second()).toBeLessThan(541);
    await page.goto(path);
    await expect.poll(second).toBe(500);
    await page.getByRole('link', { name: 'Play from 0:40' }).first().click();
    await expect.poll(second).toBeGreaterThanOrEqual(540);
  });

  test('a file that does not come says so, and is played from where it was once it does', async (t) => {
    const { page, address } = await pageOf(t, 'film.webm', film);
    const second = () =>
      page.locator('video').evaluate((media) => Math.round((media as unknown as { currentTime: number }).currentTime));
    await page.route('**/media', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${address}?t=41&view=chapters`);
    const again = page.getByText('The file could not be loaded.').getByRole('button', { name: 'Try again' });
    await again.click();
    await again.waitFor();
    await page.unroute('**/media');
    await again.click();
    await expect.poll(second).toBe(41);

    await page.route('**/media', (route) => route.abort());
    await page.reload();
    await again.waitFor();
    await page.unroute('**/media');
    await page.evaluate('window.dispatchEvent(new Event("online"))');
    await expect.poll(second).toBe(41);
  });

  test('what the browser can not play is said, and times lead into the transcript', async (t) => {
    const { page, address } = await pageOf(t, 'sound.wav', sound);
    await page.route('**/media', (route) => route.fulfill({ contentType: 'audio/wav', body: 'no sound at all' }));
    await page.goto(address);
    await page.getByText('This browser can not play the file.').waitFor();
    await page.getByRole('link', { name: /The end/ }).click();
    await page.getByRole('tab', { name: 'Transcript', selected: true }).waitFor();
    await page.getByRole('tabpanel').getByText('This is the end of it.').waitFor();
  });
});
