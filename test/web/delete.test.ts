import { AxeBuilder } from '@axe-core/playwright';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';
import { hasFocus } from './harness/has-focus.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { minutesAgo, putVideo, ready } from './harness/video-rows.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

const rows = (page: Page) => page.getByRole('list', { name: 'Videos' }).getByRole('listitem');
const deletedBar = (page: Page) => page.getByRole('region', { name: 'Just deleted' });

async function threeVideos(t: Parameters<typeof openPage>[0]) {
  const person = await newCustomer(service);
  for (const [index, title] of ['First talk', 'Second talk', 'Third talk'].entries()) {
    const more = { video_id: `vid_talk_${index}`, title, created_at: minutesAgo(index) };
    await putVideo(service, person.accountId, { ...ready(), ...more });
  }
  return { person, page: await openPage(t, { ...service, person }) };
}

/** On the page it stays this moment, so that no time to undo something runs out there; a later one is set by hand. */
async function stopTime(page: Page) {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  return { passSeconds: (seconds: number) => page.clock.setFixedTime(now + seconds * 1000) };
}

/** What somebody has deleted can be brought back in the next minute too, by the service's clock. */
async function giveTime(accountId: string) {
  const { db } = service.ctx;
  const later = sql<Date>`now() + interval '1 minute'`;
  await db
    .updateTable('videos')
    .set({ deleted_at: later })
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is not', null)
    .execute();
}

test('videos that are deleted one after the other are each brought back by their own Undo', async (t) => {
  const { person, page } = await threeVideos(t);
  const web = await webClient(service.publicUrl, person);
  await stopTime(page);
  await page.goto('/workspace');
  await rows(page).nth(2).waitFor();
  await rows(page).filter({ hasText: 'First talk' }).hover();
  await page.getByRole('button', { name: 'Delete First talk' }).click();
  await rows(page).nth(2).waitFor({ state: 'detached' });
  await page
    .getByRole('status')
    .filter({ hasText: 'Deleted “First talk”. A deleted video gives no minutes back.' })
    .waitFor();
  await page.getByRole('button', { name: 'Delete Third talk' }).click();
  await rows(page).nth(1).waitFor({ state: 'detached' });
  expect(await rows(page).allInnerTexts()).toEqual([expect.stringContaining('Second talk')]);
  await giveTime(person.accountId);
  expect((await web.get('/videos')).body.videos).toHaveLength(1);
  await expect.poll(() => deletedBar(page).getByRole('listitem').count()).toBe(2);

  await deletedBar(page).getByRole('button', { name: 'Undo deleting First talk' }).click();
  await page.getByRole('status').filter({ hasText: '“First talk” is back.' }).waitFor();
  await deletedBar(page).getByRole('button', { name: 'Undo deleting Third talk' }).click();
  await rows(page).nth(2).waitFor();
  await deletedBar(page).waitFor({ state: 'detached' });
  const titles = (await web.get('/videos')).body.videos.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(['First talk', 'Second talk', 'Third talk']);
});

test('by keyboard the way back has the focus, and the row that remains when its ten seconds are over', async (t) => {
  const { person, page } = await threeVideos(t);
  const { passSeconds } = await stopTime(page);
  await page.goto('/workspace');
  await rows(page).nth(2).waitFor();
  await page.getByRole('button', { name: 'Delete Second talk' }).focus();
  await page.keyboard.press('Enter');
  const undo = deletedBar(page).getByRole('button', { name: 'Undo deleting Second talk' });
  await hasFocus(undo);
  await giveTime(person.accountId);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Enter');
  await rows(page).nth(2).waitFor();

  await page.getByRole('button', { name: 'Delete Second talk' }).focus();
  await page.keyboard.press('Enter');
  await hasFocus(undo);
  await passSeconds(9);
  await deletedBar(page).getByText('1 s', { exact: true }).waitFor();
  await passSeconds(10);
  await deletedBar(page).waitFor({ state: 'detached' });
  await hasFocus(page.getByRole('link', { name: /Third talk/ }));
  const web = await webClient(service.publicUrl, person);
  expect((await web.get('/videos/vid_talk_1')).status).toBe(404);
});

test('one that is deleted in work is not promised minutes that its last seconds of work may use', async (t) => {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId);
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace/vid_lecture');
  await page.getByRole('button', { name: 'Delete this video' }).click();
  const words = 'its minutes come back, unless its chapters are ready within these ten seconds.';
  await deletedBar(page).getByText(words).waitFor();
  await hasFocus(deletedBar(page).getByRole('button', { name: /^Undo / }));
});

test('an Undo that comes too late says so', async (t) => {
  const { page } = await threeVideos(t);
  await page.route('**/restore', (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  );
  await stopTime(page);
  await page.goto('/workspace');
  await page.getByRole('button', { name: 'Delete First talk' }).focus();
  await page.keyboard.press('Enter');
  await deletedBar(page).getByRole('button', { name: 'Undo deleting First talk' }).click();
  await deletedBar(page).getByText('It could not be brought back').waitFor();
});

test('an Undo that gets no answer can be pressed again, and brings back what is back already', async (t) => {
  const { person, page } = await threeVideos(t);
  let tries = 0;
  await page.route('**/restore', async (route) => {
    tries += 1;
    if (tries === 1) return route.fulfill({ status: 503, body: '' });
    if (tries > 2) return route.continue();
    await route.fetch(); // it arrives, and its answer does not
    await route.abort();
  });
  await stopTime(page);
  await page.goto('/workspace');
  await page.getByRole('button', { name: 'Delete First talk' }).focus();
  await page.keyboard.press('Enter');
  const undo = deletedBar(page).getByRole('button', { name: 'Undo deleting First talk' });
  await undo.waitFor();
  await giveTime(person.accountId);
  await undo.click();
  await page.getByRole('alert').filter({ hasText: 'Cuemark does not answer. Try again.' }).waitFor();
  await undo.click();
  await rows(page).nth(2).waitFor();
  await undo.click();
  await page.getByRole('status').filter({ hasText: '“First talk” is back.' }).waitFor();
  await deletedBar(page).waitFor({ state: 'detached' });
});

test('what was written about a video is forgotten where it is gone, and not where nobody knows', async (t) => {
  const { person, page } = await threeVideos(t);
  let isLost = false;
  await page.route('**/restore', async (route) => {
    if (!isLost) return route.fulfill({ status: 503, body: '' });
    await route.fetch();
    await route.abort();
  });
  const { passSeconds } = await stopTime(page);
  const left = async (title: string) => {
    await page.getByRole('button', { name: `Delete ${title}` }).focus();
    await page.keyboard.press('Enter');
    const undo = deletedBar(page).getByRole('button', { name: `Undo deleting ${title}` });
    await undo.waitFor();
    await giveTime(person.accountId);
    await undo.click();
    await page.getByRole('alert').filter({ hasText: 'Try again.' }).waitFor();
  };
  for (const id of ['vid_talk_0', 'vid_talk_1']) {
    await page.goto(`/workspace/${id}?view=ask`);
    await page.getByLabel('Your question').fill(`About ${id}`);
  }
  const kept = () => page.evaluate<string>('JSON.stringify(localStorage) + JSON.stringify(sessionStorage)');
  await expect.poll(kept).toMatch(/About vid_talk_0.*About vid_talk_1/s);
  await page.goto('/workspace');
  await left('First talk');
  await page.getByRole('button', { name: 'Close' }).click();
  isLost = true;
  await left('Second talk');
  await passSeconds(10);
  await deletedBar(page).waitFor({ state: 'detached' });
  await expect.poll(kept).not.toContain('About vid_talk_0');
  expect(await kept()).toContain('About vid_talk_1');
});

test('what was deleted stands above what is selected, and both can be used on a phone', async (t) => {
  const { person, page } = await threeVideos(t);
  await page.setViewportSize({ width: 390, height: 844 });
  await stopTime(page);
  await page.goto('/workspace');
  await page.getByRole('button', { name: 'Delete First talk' }).focus();
  await page.keyboard.press('Enter');
  await rows(page).nth(2).waitFor({ state: 'detached' });
  await page.getByLabel('Select Second talk').check();
  const selected = page.getByRole('region', { name: 'Selected videos' });
  await giveTime(person.accountId);
  await selected.getByRole('button', { name: 'Tags' }).click();
  await selected.getByRole('button', { name: 'Tags' }).click();
  await deletedBar(page).getByRole('button', { name: 'Undo deleting First talk' }).click();
  await rows(page).nth(2).waitFor();
  await selected.getByRole('button', { name: 'Delete' }).click();
  await rows(page).nth(2).waitFor({ state: 'detached' });
  const bottom = async () => {
    const { y = 0, height = 0 } = (await deletedBar(page).boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(bottom).toBe(844);
});

test('a video is deleted on its own page, and the Workspace offers the way back', async (t) => {
  const { person, page } = await threeVideos(t);
  await stopTime(page);
  await page.goto('/workspace/vid_talk_0');
  await page.getByRole('button', { name: 'Delete this video' }).click();
  await page.waitForURL('**/workspace');
  await rows(page).nth(1).waitFor();
  await expect.poll(() => rows(page).count()).toBe(2);
  await giveTime(person.accountId);
  await deletedBar(page).getByRole('button', { name: 'Undo deleting First talk' }).click();
  await rows(page).nth(2).waitFor();
});

test('a video that is deleted in another tab goes from the list', async (t) => {
  const { person, page } = await threeVideos(t);
  const listening = page.waitForResponse('**/web-api/events');
  await page.goto('/workspace');
  await rows(page).nth(2).waitFor();
  await listening;
  await (await webClient(service.publicUrl, person)).delete('/videos/vid_talk_0');
  await rows(page).nth(2).waitFor({ state: 'detached' });
});

test('a video that is deleted in another tab goes from its page, and an Undo brings it back there', async (t) => {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId, ready());
  const web = await webClient(service.publicUrl, person);
  const page = await openPage(t, { ...service, person });
  const listening = page.waitForResponse('**/web-api/events');
  await page.goto('/workspace/vid_lecture');
  await page.getByRole('heading', { name: '13 chapters' }).waitFor();
  await listening;
  await web.delete('/videos/vid_lecture');
  await page.getByRole('heading', { name: 'There is no such video in your account' }).waitFor();
  await giveTime(person.accountId);
  await web.post('/videos/vid_lecture/restore', {});
  await page.getByRole('heading', { name: '13 chapters' }).waitFor();
});
