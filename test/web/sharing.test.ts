import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { type Customer, newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { type WebClient, webClient } from '../harness/web-client.ts';
import { hasFocus } from './harness/has-focus.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { standInPlayer } from './harness/stand-in-player.ts';

let service: TestService;
let person: Customer;
let web: WebClient;
let videoId: string;
beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  web = await webClient(service.publicUrl, person);
  videoId = await readyVideo(apiClient(service.origin, person.key));
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

const share = async (): Promise<string> => (await web.post(`/videos/${videoId}/share`, {})).body.shared_url;

/** Shares the sample as if the platform had it, so that there is something to play. */
async function sharePlayable(): Promise<string> {
  const video = service.ctx.db.updateTable('videos').where('video_id', '=', videoId);
  await video.set({ platform_id: 'Q8wVMdwhlh4' }).execute();
  return share();
}
const secondsAsked = (asked: string[]) => asked.map((address) => new URL(address).searchParams.get('start'));

test('the owner turns sharing on and copies the address, which others read, and turns it off', async (t) => {
  const page = await openPage(t, { ...service, person, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this video' });
  await dialog.getByText('Anyone who has the address').waitFor();
  await dialog.getByRole('button', { name: 'Make a shared page' }).click();
  const shared = page.getByRole('dialog', { name: 'This video is shared' });
  await hasFocus(shared.getByRole('button', { name: 'Copy address' }));
  await shared.getByRole('button', { name: 'Copy address' }).click();
  await shared.getByRole('status').filter({ hasText: 'Copied.' }).waitFor();
  const address = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(address).toBe((await web.get(`/videos/${videoId}`)).body.shared_url);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);

  const reader = await openPage(t, { ...service, javaScriptEnabled: false });
  expect((await reader.goto(address))?.status()).toBe(200);
  await shared.getByRole('button', { name: 'Stop sharing' }).click();
  await hasFocus(dialog.getByRole('button', { name: 'Make a shared page' }));
  expect((await reader.goto(address))?.status()).toBe(404);
  await reader.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
});

test('what is done in one tab shows in the other', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  await share();
  await page.getByRole('button', { name: 'Shared', exact: true }).waitFor();
  await web.delete(`/videos/${videoId}/share`);
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
});

test('a page whose sharing did not work says so and stays as it was', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.route('**/share', (route) => route.abort());
  await page.getByRole('button', { name: 'Make a shared page' }).click();
  await page.getByRole('dialog').getByRole('alert').filter({ hasText: 'That did not work. Try again.' }).waitFor();
  await page.unroute('**/share');
  await page.getByRole('button', { name: 'Make a shared page' }).click();
  await page.evaluate(`
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    document.execCommand = () => false;
  `);
  await page.getByRole('button', { name: 'Copy address' }).click();
  const heard = page.getByRole('dialog').getByRole('status'); // outside of it nothing is
  await heard.filter({ hasText: 'Your browser does not let us copy.' }).waitFor();
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('button', { name: 'Make a shared page' }).waitFor();
});

test('without scripts it reads and plays, asks the platform for nothing before, and chapters lead there', async (t) => {
  const address = await sharePlayable();
  const page = await openPage(t, { ...service, javaScriptEnabled: false });
  const asked = await standInPlayer(page);
  await page.goto(`${address}?t=5m1s`);
  const { body: video } = await web.get(`/videos/${videoId}`);
  await page.getByRole('heading', { level: 1, name: video.title }).waitFor();
  const times = page.locator('main ol').getByRole('link', { name: 'Play from' });
  expect(await times.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
    video.chapters.map(
      ({ start_seconds }: { start_seconds: number }) =>
        `https://www.youtube.com/watch?v=Q8wVMdwhlh4&t=${start_seconds}s`,
    ),
  );
  await page.getByRole('link', { name: 'Read what is said at 5:01' }).click();
  const said = page.locator('p:target');
  expect(await said.count()).toBe(1);
  expect(await said.getByRole('link').getAttribute('data-second')).toSatisfy((second) => Number(second) <= 301);
  expect(asked).toEqual([]);
  await page.frameLocator('iframe').getByRole('link', { name: 'Play from 5:01' }).click();
  await expect.poll(() => secondsAsked(asked)).toEqual(['301']);
});

test('with scripts chapters play in the page, and #t= is understood', async (t) => {
  const address = await sharePlayable();
  const page = await openPage(t, service);
  const asked = await standInPlayer(page);
  await page.goto(`${address}#t=5m1s`);
  await page.waitForURL(/\?t=5m1s#at-\d+$/);
  const topOfSaid = () => page.evaluate<number>("document.querySelector('p:target').getBoundingClientRect().top");
  await expect.poll(topOfSaid).toBeLessThan(100);
  expect(asked).toEqual([]);
  const time = page.locator('main ol').getByRole('link', { name: 'Play from' }).nth(1);
  await time.click();
  await expect.poll(() => secondsAsked(asked)).toEqual([await time.getAttribute('data-second')]);
  expect(new URL(asked[0] ?? '').searchParams.get('autoplay')).toBe('1');
  expect(page.url()).toContain('/shared/');
});

test('on a phone the player stays above what is read while it plays', async (t) => {
  const address = await sharePlayable();
  const page = await openPage(t, { ...service, viewport: { width: 390, height: 844 } });
  const asked = await standInPlayer(page);
  await page.goto(address);
  await page.locator('main ol').getByRole('link', { name: 'Play from' }).nth(1).click();
  await expect.poll(() => secondsAsked(asked)).toHaveLength(1);
  await page.locator('.plays').waitFor();
  await page.locator('main ol').getByRole('link').last().click();
  const boxes = `['.player', 'section:target h3'].map((one) => document.querySelector(one).getBoundingClientRect())`;
  await expect
    .poll(() => page.evaluate<boolean>(`(([player, name]) => player.top === 0 && name.top >= player.bottom)(${boxes})`))
    .toBe(true);
});

const places = [
  ['', 'ja-JP'],
  ['?t=5m1s', 'en-US'],
  ['?t=5m1s', 'de-DE'],
  ['x', 'fr-FR'],
] as const;
test.for(places)(
  'axe has nothing to say about a shared page (%s, %s), and it fits into 320 pixels',
  async ([place, locale], t) => {
    const address = await sharePlayable();
    const page = await openPage(t, { ...service, locale });
    await page.goto(`${address}${place}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
      expect({ colorScheme, found }).toEqual({ colorScheme, found: [] });
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(320);
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(320);
  },
);

const widthOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth');
