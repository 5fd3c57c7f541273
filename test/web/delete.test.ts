import { AxeBuilder } from '@axe-core/playwright';
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

test('videos that are deleted one after the other are each brought back by their own Undo', async (t) => {
  const { person, page } = await threeVideos(t);
  const web = await webClient(service.publicUrl, person);
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
  await page.goto('/workspace');
  await rows(page).nth(2).waitFor();
  await page.getByRole('button', { name: 'Delete Second talk' }).focus();
  await page.keyboard.press('Enter');
  const undo = deletedBar(page).getByRole('button', { name: 'Undo deleting Second talk' });
  await undo.waitFor();
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Undo deleting Second talk');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Enter');
  await rows(page).nth(2).waitFor();

  await page.getByRole('button', { name: 'Delete Second talk' }).focus();
  await page.keyboard.press('Enter');
  await undo.waitFor();
  await deletedBar(page).waitFor({ state: 'detached', timeout: 25_000 });
  await hasFocus(page.getByRole('link', { name: /Third talk/ }));
  const web = await webClient(service.publicUrl, person);
  expect((await web.get('/videos/vid_talk_1')).status).toBe(404);
}, 30_000);

test('an Undo that comes too late says so', async (t) => {
  const { page } = await threeVideos(t);
  await page.route('**/restore', (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  );
  await page.goto('/workspace');
  await page.getByRole('button', { name: 'Delete First talk' }).focus();
  await page.keyboard.press('Enter');
  await deletedBar(page).getByRole('button', { name: 'Undo deleting First talk' }).click();
  await deletedBar(page).getByText('It could not be brought back').waitFor();
});

test('a video is deleted on its own page, and the Workspace offers the way back', async (t) => {
  const { page } = await threeVideos(t);
  await page.goto('/workspace/vid_talk_0');
  await page.getByRole('button', { name: 'Delete this video' }).click();
  await page.waitForURL('**/workspace');
  await rows(page).nth(1).waitFor();
  expect(await rows(page).count()).toBe(2);
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
  await web.post('/videos/vid_lecture/restore', {});
  await page.getByRole('heading', { name: '13 chapters' }).waitFor();
});
