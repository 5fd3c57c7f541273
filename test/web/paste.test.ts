import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';
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

test('a pasted link shows what it is and costs, and becomes chapters', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  await page.getByLabel('Link to a video').fill('https://youtu.be/sampleTalk1');
  await page.getByText('9:15 · uses 9 of 1000 minutes').waitFor();
  const before = await (await webClient(service.publicUrl, person)).get('/videos');
  expect(before.body.videos).toEqual([]);

  await page.getByRole('button', { name: 'Make chapters · 9 min' }).click();
  await page.waitForURL('**/workspace/*');
  await page.getByRole('button', { name: 'Copy chapters' }).waitFor({ timeout: 20_000 });
});

test('what can not be done is said before and instead of a charge', async (t) => {
  const person = await newCustomer(service, { minutes: 5 });
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  const field = page.getByLabel('Link to a video');
  await field.fill('https://example.com/watch');
  await page.getByText('Send a YouTube link').waitFor();
  await field.fill('https://youtu.be/sampleHide1');
  await page.getByText('The video is private.').waitFor();
  await field.fill('https://youtu.be/sampleTalk1');
  await page.getByText('needs 9 minutes, and 5 minutes are left').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: '9 minutes' }).waitFor();
  expect(await field.inputValue()).toBe('https://youtu.be/sampleTalk1');
  const { body } = await (await webClient(service.publicUrl, person)).get('/videos');
  expect(body.videos).toEqual([]);
});
