import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { type Customer, newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage, type Person } from './harness/open-page.ts';
import { signInOn } from './harness/sign-in-on.ts';
import { putVideo, ready } from './harness/video-rows.ts';

const seenLast = 'Offline. This is what was seen last.';
let service: TestService;
let person: Customer;
let videoId: string;

beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  const client = apiClient(service.origin, person.key);
  videoId = await readyVideo(client);
  await client.post(`/videos/${videoId}/questions`, { question: 'Who repairs the drills?' });
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

const openOffline = (t: TestContext, who: Person) => openPage(t, { ...service, person: who, serviceWorkers: 'allow' });

/** All that is kept of what was seen, as text; `none` where there is no database. */
const copyOf = (page: Page) =>
  page.evaluate<string>(`(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'cuemark')) return 'none';
    const settled = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
    const database = await settled(indexedDB.open('cuemark'));
    const store = database.objectStoreNames.length && database.transaction('seen').objectStore('seen');
    const all = store ? [await settled(store.getAllKeys()), await settled(store.getAll())] : [];
    database.close();
    return JSON.stringify(all);
  })()`);

const cachesOf = (page: Page) => page.evaluate<string[]>('caches.keys()');

/** Until the program is kept, and serves this page. */
const programIsKept = (page: Page) =>
  expect.poll(() => page.evaluate('navigator.serviceWorker.controller?.state'), { timeout: 20_000 }).toBe('activated');

/** Looks at all that there is of the video, until it is kept. */
async function seeVideo(page: Page) {
  await page.goto('/workspace');
  await page.getByRole('list', { name: 'Videos' }).getByRole('link').first().click();
  await page.getByRole('heading', { name: /chapters$/ }).waitFor();
  await page.getByRole('tab', { name: 'Transcript' }).click();
  await page.getByText('drill').first().waitFor();
  await page.getByRole('tab', { name: 'Ask' }).click();
  await page.getByRole('heading', { level: 3, name: 'Who repairs the drills?' }).waitFor();
  for (const part of ['transcript', 'chats', 'videos']) await expect.poll(() => copyOf(page)).toContain(part);
  await programIsKept(page);
}

async function seeVideoInTwoTabs(t: TestContext) {
  const page = await openOffline(t, person);
  await seeVideo(page);
  const other = await page.context().newPage();
  await other.goto(`/workspace/${videoId}`);
  await other.getByRole('heading', { name: /chapters$/ }).waitFor();
  return { page, other };
}

test('what was seen is there without a connection, and a page that is loaded anew too; what needs the server says so', async (t) => {
  const page = await openOffline(t, person);
  await seeVideo(page);
  await page.context().setOffline(true);
  await page.goto('/workspace');
  await page.getByText(seenLast).waitFor();
  await page.getByRole('list', { name: 'Videos' }).getByRole('link').first().click();
  await page.getByRole('heading', { name: /chapters$/ }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: /chapters$/ }).waitFor();
  await page.getByText(seenLast).waitFor();
  await page.getByRole('tab', { name: 'Transcript' }).click();
  await page.getByText('drill').first().waitFor();
  await page.getByRole('tab', { name: 'Ask' }).click();
  await page.getByRole('heading', { level: 3, name: 'Who repairs the drills?' }).waitFor();

  const field = page.getByLabel('Your question');
  await field.fill('And who pays?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByRole('alert').getByText('You are offline. Your question is still here: try again.').waitFor();
  expect(await field.inputValue()).toBe('And who pays?');
  await page.getByRole('link', { name: 'Keys', exact: true }).click();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.goBack();
  await field.waitFor();
  await page.evaluate(`window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) shift += value;
    }).observe({ type: 'layout-shift' });`);
  await page.context().setOffline(false);
  await page.getByText(seenLast).waitFor({ state: 'detached' });
  await page.context().setOffline(true);
  await page.getByText(seenLast).waitFor();
  expect(await page.evaluate('shift')).toBeLessThan(0.01);
  await page.context().setOffline(false);
  await page.reload();
  await field.fill('');
});

test('no key, no shared address and nothing that was looked for is kept', async (t) => {
  const web = await webClient(service.publicUrl, person);
  const { body: shared } = await web.post(`/videos/${videoId}/share`, {});
  const page = await openOffline(t, person);
  await page.goto('/keys');
  await page.getByLabel('What the key is for').fill('Upload script');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByText('2 of 5 keys').waitFor();
  const key = await page.getByText(/^cuemark_live_\w{40}$/).textContent();
  await page.goto('/workspace?q=zeppelin');
  await page.getByText('zeppelin').first().waitFor();
  // Without loading a page anew, so that what waits to be written is.
  await page.getByRole('link', { name: 'Workspace' }).click();
  await page.getByRole('list', { name: 'Videos' }).getByRole('link').first().click();
  await page.getByRole('heading', { name: /chapters$/ }).waitFor();
  await expect.poll(() => copyOf(page)).toContain('"chapters');
  const copy = await copyOf(page);
  expect(shared.shared_url).toMatch(/^http/);
  for (const secret of [
    'cuemark_live_',
    key?.slice(-12) ?? '',
    'Upload script',
    shared.shared_url,
    'zeppelin',
    person.password,
  ])
    expect(copy).not.toContain(secret);
});

test('signing out empties the device, and leads every tab out', async (t) => {
  const { page, other } = await seeVideoInTwoTabs(t);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  await other.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expect.poll(() => copyOf(page)).toBe('none');
  await expect.poll(() => cachesOf(page)).toEqual([]);
  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then(({ length }) => length)')).toBe(0);
});

test('signing out without a connection empties the device at once, and ends the session with the next connection', async (t) => {
  const { page, other } = await seeVideoInTwoTabs(t);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alert').filter({ hasText: 'signed out on this device' }).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  await expect.poll(() => copyOf(page)).toBe('none');
  await expect.poll(() => cachesOf(page)).toEqual([]);
  await other.getByRole('heading', { name: /chapters$/ }).waitFor({ state: 'detached' });

  const { cookies } = await page.context().storageState();
  await page.context().setOffline(false);
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(cookie).toContain('session');
  expect((await fetch(`${service.publicUrl}/web-api/videos/${videoId}`, { headers: { cookie } })).status).toBe(401);
});

test('a session that has ended elsewhere empties the device with the next answer', async (t) => {
  const page = await openOffline(t, person);
  await seeVideo(page);
  await page.context().clearCookies();
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expect.poll(() => copyOf(page)).toBe('none');
  await expect.poll(() => cachesOf(page)).toEqual([]);
});

test.for([
  'here',
  'elsewhere while a page listens',
  'elsewhere while none does, and is looked for',
  'elsewhere while none does, a day ago',
])('a video that is deleted %s is no longer on the device', async (where, t) => {
  const owner = await newCustomer(service);
  await putVideo(service, owner.accountId, ready());
  const page = await openOffline(t, owner);
  await page.goto('/workspace');
  await page.getByRole('list', { name: 'Videos' }).getByRole('link').first().click();
  await page.getByRole('heading', { name: '13 chapters' }).waitFor();
  await expect.poll(() => copyOf(page)).toContain('Harrison’s clocks');
  const deleteElsewhere = async () => (await webClient(service.publicUrl, owner)).delete('/videos/vid_lecture');
  if (where === 'here') {
    await page.getByRole('button', { name: 'Delete this video' }).click();
    await page.getByText('Deleted “Finding Your Place').first().waitFor();
  } else if (where.endsWith('listens')) {
    const listening = page.waitForResponse('**/web-api/events');
    await page.goto('/keys');
    await listening;
    await deleteElsewhere();
  } else {
    await page.goto('about:blank');
    await deleteElsewhere();
    const aDayLater = Date.now() + 25 * 60 * 60_000;
    if (where.endsWith('ago')) await page.clock.setFixedTime(aDayLater);
    await page.goto(where.endsWith('ago') ? '/keys' : '/workspace/vid_lecture');
  }
  await expect.poll(() => copyOf(page)).not.toMatch(/vid_lecture|Finding Your Place|Harrison/);
  expect(await copyOf(page)).toContain(owner.email);
});

test('who signs in on the same device sees nothing of the one before', async (t) => {
  const next = await newCustomer(service);
  const page = await openOffline(t, person);
  await seeVideo(page);
  await page.context().clearCookies({ name: /./ });
  await page.goto('/sign-in');
  await signInOn(page, next);
  await page.getByRole('heading', { name: 'Workspace' }).waitFor();
  await expect.poll(() => copyOf(page)).toContain(next.email);
  expect(await copyOf(page)).not.toMatch(new RegExp(`${person.email}|${videoId}|drill`));
  await page.context().setOffline(true);
  await page.goto(`/workspace/${videoId}`).catch(() => undefined); // the browser’s own page, where the program is not kept yet
  expect(await page.getByText('drill').count()).toBe(0);
});

test('somebody else’s session finds nothing of the one before either, whose signing out no page has heard of', async (t) => {
  const next = await newCustomer(service);
  const page = await openOffline(t, person);
  await seeVideo(page);
  const data = { email: next.email, password: next.password };
  await page.context().request.post('/web-api/auth/sign-in/email', { data, headers: { origin: service.publicUrl } });
  await page.route('**/web-api/videos/**', (route) => route.abort('connectionrefused'));
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('heading', { name: 'Cuemark does not answer' }).waitFor();
  await expect.poll(() => copyOf(page)).toContain(next.email);
  expect(await copyOf(page)).not.toMatch(new RegExp(`${person.email}|${videoId}|drill`));
});

test('nobody stays with an older program: the document is the server’s, and what is kept of older releases goes', async (t) => {
  const page = await openOffline(t, person);
  await page.goto('/workspace');
  await page.evaluate('caches.open("cuemark-older")');
  await programIsKept(page);
  await expect.poll(() => cachesOf(page)).toEqual([expect.not.stringContaining('older')]);
  await page.evaluate(`caches.keys().then(async ([name]) => {
    const headers = { 'content-type': 'text/html' };
    await (await caches.open(name)).put('/', new Response('<h1>What was kept</h1>', { headers }));
  })`);
  await page.reload();
  await page.getByRole('heading', { name: 'Workspace' }).waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'What was kept' }).waitFor();
  await page.goto('/docs').catch(() => undefined); // the browser’s own page
  expect(await page.getByRole('heading', { name: 'What was kept' }).count()).toBe(0);
});

test('the service worker is looked for anew at each visit, and nobody who is not signed in has one', async (t) => {
  const { headers } = await fetch(`${service.origin}/service-worker.js`);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toContain("worker-src 'self'");
  const page = await openPage(t, { ...service, serviceWorkers: 'allow' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  await page.waitForTimeout(3000);
  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then(({ length }) => length)')).toBe(0);
  expect(await copyOf(page)).toBe('none');
});
