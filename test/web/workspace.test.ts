import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { failed, putVideo, ready } from './harness/video-rows.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

const rows = (page: Page) => page.getByRole('list', { name: 'Videos' }).getByRole('listitem');

test('a video of the platform shows its picture, asked for without saying from where; samples and files ask for none', async (t) => {
  const person = await newCustomer(service);
  const put = (changes: Parameters<typeof putVideo>[2]) => putVideo(service, person.accountId, changes);
  await put({ ...ready(), video_id: 'vid_real' });
  await put({ ...ready(), video_id: 'vid_none', platform_id: 'aaaaaaaaaa4', title: 'Without a picture' });
  await put({ ...ready(), video_id: 'vid_sample', platform_id: 'sampleTalk1', title: 'A sample' });
  await put({ ...ready(), video_id: 'vid_file', platform_id: null, title: 'A file' });
  const page = await openPage(t, { ...service, person });
  const asked: Request[] = [];
  await page.route('https://i.ytimg.com/**', (route) => {
    asked.push(route.request());
    const isReal = route.request().url().includes('Q8wVMdwhlh4');
    const [width, height] = isReal ? [320, 180] : [120, 90]; // the platform's answer for a picture that it does not have
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    return route.fulfill({ status: isReal ? 200 : 404, contentType: 'image/svg+xml', body });
  });
  await page.goto('/workspace');
  await rows(page).nth(3).waitFor();
  // The page's policy forbids what `waitForFunction` does where it has to ask again.
  await expect.poll(() => page.evaluate('[...document.images].map((image) => image.naturalWidth)')).toEqual([320]);
  expect(await page.locator('img').getAttribute('src')).toBe('https://i.ytimg.com/vi/Q8wVMdwhlh4/mqdefault.jpg');
  expect(asked.map((request) => new URL(request.url()).pathname).sort()).toEqual([
    '/vi/Q8wVMdwhlh4/mqdefault.jpg',
    '/vi/aaaaaaaaaa4/mqdefault.jpg',
  ]);
  expect(await Promise.all(asked.map((request) => request.headerValue('referer')))).toEqual([null, null]);
});

test('words of a title and a state narrow the list, the address keeps both, and what matches nothing says so', async (t) => {
  const person = await newCustomer(service);
  const put = (changes: Parameters<typeof putVideo>[2]) => putVideo(service, person.accountId, changes);
  await put({ ...ready(), video_id: 'vid_one', title: 'Ein Gespräch über Straßen' });
  await put({ ...failed, video_id: 'vid_two', title: 'Straßen bei Nacht' });
  await put({ video_id: 'vid_three', title: 'A dovetail by hand' });
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  await rows(page).nth(2).waitFor();
  await page.getByLabel('Search the titles').fill('strassen');
  await rows(page).nth(2).waitFor({ state: 'detached' });
  await page.waitForURL('**/workspace?q=strassen');
  await page.getByLabel('State').selectOption('Failed');
  await rows(page).nth(1).waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?q=strassen&show=failed');
  expect(await rows(page).allInnerTexts()).toEqual([expect.stringContaining('Straßen bei Nacht')]);

  await page.reload();
  await rows(page).first().waitFor();
  expect(await page.getByLabel('Search the titles').inputValue()).toBe('strassen');
  expect(await page.getByLabel('State').inputValue()).toBe('failed');

  await page.getByLabel('Search the titles').fill('100 %');
  await page.getByText('There is no such video: “100 %” · Failed').first().waitFor();
  await page.getByRole('status').filter({ hasText: 'There is no such video' }).waitFor();
  await page.getByRole('button', { name: 'Show all videos' }).click();
  await rows(page).nth(2).waitFor();
  await expect.poll(() => page.getByLabel('Search the titles').inputValue()).toBe('');
  await expect.poll(() => new URL(page.url()).search).toBe('');
});
