import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

test('the chapters of the description stand beside ours, and replace them after asking where they were edited', async (t) => {
  const person = await newCustomer(service);
  const client = apiClient(service.origin, person.key);
  const videoId = await readyVideo(client, 'sampleTuto1');
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Title of chapter 1').fill('Of my own');
  await page.getByRole('button', { name: 'Save chapters' }).click();
  await page.getByText('Edited by you.').waitFor();

  await page.getByRole('button', { name: 'Compare' }).click();
  const first = page.getByRole('row').filter({ hasText: 'That tick' });
  await expect.poll(() => first.getByRole('cell').allInnerTexts()).toEqual(['0:00', 'Of my own', 'That tick']);
  await page.getByRole('button', { name: 'Use the description’s' }).click();
  await page.getByText('Your edits are replaced.').waitFor();
  expect((await client.get(`/videos/${videoId}`)).body.chapters[0].title).toBe('Of my own');
  await page.getByRole('button', { name: 'Replace' }).click();
  await page.getByText('Both are the same.').waitFor();
  const { chapters } = (await client.get(`/videos/${videoId}`)).body;
  expect(chapters[0].title).toBe('That tick');
  expect(chapters.at(-1)).toMatchObject({ timestamp: '15:35', title: 'Tyre back on' });
});

test('a video whose description has no chapters offers no comparison', async (t) => {
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Compare' }).count()).toBe(0);
});
