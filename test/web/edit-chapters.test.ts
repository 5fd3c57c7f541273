import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';

let service: TestService;
let person: Awaited<ReturnType<typeof newCustomer>>;
let client: ApiClient;
let videoId: string;

beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  client = apiClient(service.origin, person.key);
  videoId = await readyVideo(client);
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

test('chapters are edited in place with the rules beside them, and given back by a reset', async (t) => {
  const before = (await client.get(`/videos/${videoId}`)).body;
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();

  const title = page.getByLabel('Title of chapter 2');
  const time = page.getByLabel('Time of chapter 2');
  await title.fill('How the drill came to be lent');
  await time.fill('0:03');
  await page.getByText('The chapter is shorter than 10 seconds.').waitFor();
  expect(await page.getByRole('button', { name: 'Save chapters' }).isDisabled()).toBe(true);
  await time.fill('soon');
  await page.getByText('Write the time as m:ss or h:mm:ss.').waitFor();
  await time.fill(before.chapters[1].timestamp);
  await time.press('ArrowUp');
  await title.press('Enter');
  await page.getByRole('status').filter({ hasText: 'The chapters are saved.' }).waitFor();

  await page.getByText('Edited by you.').waitFor();
  const edited = (await client.get(`/videos/${videoId}`)).body;
  const start = before.chapters[1].start_seconds + 1;
  expect(edited.chapters[1]).toMatchObject({ start_seconds: start, title: 'How the drill came to be lent' });
  expect(await page.locator('pre').innerText()).toContain('How the drill came to be lent');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByText('Your edits are replaced.').waitFor();
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Discard edits' }).click();
  await page.getByRole('status').filter({ hasText: 'as they were before your edits' }).waitFor();
  expect(await page.getByText('Edited by you.').count()).toBe(0);
  expect((await client.get(`/videos/${videoId}`)).body).toEqual(before);
});

test('a chapter is added and removed, and leaving without saving changes nothing', async (t) => {
  const before = (await client.get(`/videos/${videoId}`)).body;
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const count = await page.getByLabel(/^Title of chapter/).count();
  await page.getByRole('button', { name: 'Add a chapter after chapter 1', exact: true }).click();
  expect(await page.getByLabel(/^Title of chapter/).count()).toBe(count + 1);
  await page.getByText('The title is empty.').waitFor();
  const added = page.getByLabel('Title of chapter 2');
  await page.keyboard.type('New one');
  expect(await added.inputValue()).toBe('New one');
  await page.getByRole('button', { name: 'Remove chapter 2', exact: true }).click();
  expect(await page.getByLabel(/^Title of chapter/).count()).toBe(count);
  await page.getByLabel('Title of chapter 1').fill('Something else');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  expect((await client.get(`/videos/${videoId}`)).body).toEqual(before);
});
