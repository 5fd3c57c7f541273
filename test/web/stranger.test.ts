import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoAccount } from '../../src/accounts/demo-account.ts';
import { type ApiClient, apiClient, watch } from '../harness/client.ts';
import { startTestService, type TestService } from '../harness/service.ts';
import { holdClock } from './harness/hold-clock.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage, type Person } from './harness/open-page.ts';
import { signInOn } from './harness/sign-in-on.ts';

let service: TestService;
let person: Person;
let api: ApiClient;

beforeAll(async () => {
  service = await startTestService();
  const demo = await createDemoAccount(service.ctx);
  if (!demo) throw new Error('a new service has no demo account yet');
  person = demo;
  api = apiClient(service.origin, demo.key);
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

test('a link sent through the API becomes chapters on its page, and the clipboard holds chapters_text', async (t) => {
  const { body: submitted } = await api.submit(watch('sampleTalk1'));
  const page = await openPage(t, { ...service, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(submitted.app_url);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await signInOn(page, person);
  await page.getByRole('heading', { level: 1, name: submitted.title }).waitFor();
  expect(page.url()).toBe(submitted.app_url);

  await page.getByRole('button', { name: 'Copy chapters' }).waitFor();
  await holdClock(page); // the button says it for a moment
  await page.getByRole('button', { name: 'Copy chapters' }).click();
  await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await page.clock.resume();
  const { body: video } = await api.settled(submitted.id);
  expect(video.chapters.length).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(video.chapters_text);
  const shown = await page.locator('main ol li').allInnerTexts();
  expect(shown.map((chapter) => chapter.replace(/\s*\n\s*/, ' - ')).join('\n')).toBe(video.chapters_text);
});

test('a link that fails says why on its page, and once that the minutes are back, as they are', async (t) => {
  const before = await api.get('/account');
  const { body: submitted } = await api.submit(watch('sampleMute1'));
  const page = await openPage(t, service);
  await page.goto(submitted.app_url);
  await signInOn(page, person);
  await page.getByRole('heading', { name: 'No chapters were made' }).waitFor();
  const text = await page.locator('main').innerText();
  const { body: video } = await api.settled(submitted.id);
  expect(video.error.code).toBe('transcript_unavailable');
  expect(text).toContain(video.error.message);
  expect(text.match(/[^.\n]*minutes[^.\n]*/g)).toEqual(['No minutes used', ' The minutes are back']);
  expect((await api.get('/account')).body.minutes_left).toBe(before.body.minutes_left);
});
