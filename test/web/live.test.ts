import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient, watch } from '../harness/client.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { tellNothing } from './harness/tell-nothing.ts';
import { changeVideo, putVideo, ready } from './harness/video-rows.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

test('a video sent through the API appears in the open Workspace, and its row follows it until it is ready', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  const listening = page.waitForResponse('**/web-api/events');
  await page.goto('/workspace');
  await page.getByRole('heading', { name: 'No videos yet' }).waitFor();
  await listening;
  const { body } = await apiClient(service.origin, person.key).submit(watch('sampleTalk1'));
  const row = page.getByRole('listitem').filter({ hasText: body.title });
  await row.waitFor();
  await row.getByText(/\d+ chapters$/).waitFor();
});

test('stages and progress of a video are seen as they come, in the list and on its page', async (t) => {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId, { stage: 'fetching_sound', progress: 0 });
  const list = await openPage(t, { ...service, person });
  const listening = list.waitForResponse('**/web-api/events');
  await list.goto('/workspace');
  await list.getByText('Fetching the sound').waitFor();
  await listening;
  const page = await list.context().newPage();
  await page.goto('/workspace/vid_lecture');
  await page.locator('[aria-current=step]', { hasText: 'Fetching the sound' }).waitFor();
  await changeVideo(service, person.accountId, { stage: 'recognising_speech', progress: 0.4 });
  await page.locator('[aria-current=step]', { hasText: 'Listening to what is said 40%' }).waitFor();
  await list.getByText('Listening to what is said · 40%').waitFor();
  await changeVideo(service, person.accountId, { ...ready(), progress: null });
  await list.getByText('13 chapters').waitFor();
  await page.getByRole('button', { name: 'Copy chapters' }).waitFor();
});

test('a page that nobody sees does not listen, and catches up when it is seen', async (t) => {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId);
  const page = await openPage(t, { ...service, person });
  const isStream = (request: { url(): string }) => request.url().endsWith('/web-api/events');
  const lists = { askedSinceListening: Number.NEGATIVE_INFINITY, awaited: 0 };
  page.on('response', (response) => {
    if (isStream(response.request())) lists.askedSinceListening = 0;
  });
  const isList = (request: { url(): string }) => new URL(request.url()).pathname === '/web-api/videos';
  page.on('request', (request) => {
    if (!isList(request)) return;
    lists.askedSinceListening += 1;
    lists.awaited += 1;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => {
      if (isList(request)) lists.awaited -= 1;
    });
  }
  await page.goto('/workspace');
  await page.getByText('Waiting for its turn').waitFor();
  // It asks for all anew when it begins to listen; until then it asks by the clock, on a slow machine more than once.
  await expect.poll(() => lists.askedSinceListening > 0 && lists.awaited === 0).toBe(true);
  const turn = (state: string) =>
    page.evaluate(`Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'))`);
  const closed = page.waitForEvent('requestfailed', isStream);
  await turn('hidden');
  await closed;
  await changeVideo(service, person.accountId, ready());
  expect(await page.getByText('Waiting for its turn').count()).toBe(1);
  await turn('visible');
  await page.getByText('13 chapters').waitFor();
});

test('where nothing can be told the pages look for themselves', async (t) => {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId);
  const page = await openPage(t, { ...service, person });
  await tellNothing(page);
  await page.goto('/workspace');
  await page.getByText('Waiting for its turn').waitFor();
  await changeVideo(service, person.accountId, { stage: 'finding_chapters' });
  await page.getByText('Finding chapters').waitFor();
});

test('a video that became ready unseen has the dot in the list until it is opened, in every tab', async (t) => {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId);
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  await page.getByText('Waiting for its turn').waitFor();
  await page.goto('/usage');
  await changeVideo(service, person.accountId, ready());
  await page.goto('/workspace');
  await page.getByText('New: 13 chapters').waitFor();
  const other = await page.context().newPage();
  await other.goto('/workspace/vid_lecture');
  await other.getByRole('button', { name: 'Copy chapters' }).waitFor();
  await page.getByText('New:').waitFor({ state: 'detached' });
  expect(await page.getByRole('link', { name: /13 chapters/ }).count()).toBe(1);
});
