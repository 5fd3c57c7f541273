import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';
import { clickTwice } from './harness/click-twice.ts';
import { hasFocus } from './harness/has-focus.ts';
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
  await page.locator('form').getByText('9:15 · uses 9 of 1,000 minutes').waitFor();
  const before = await (await webClient(service.publicUrl, person)).get('/videos');
  expect(before.body.videos).toEqual([]);

  await page.getByRole('button', { name: 'Make chapters · 9 min' }).click();
  await page.waitForURL('**/workspace/*');
  await page.getByRole('button', { name: 'Copy chapters' }).waitFor();
});

test('nothing is charged before its price was seen, however soon Enter is pressed', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  const web = await webClient(service.publicUrl, person);
  const { promise: seen, resolve: see } = Promise.withResolvers<void>();
  await page.route('**/web-api/preview**', async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto('/workspace');
  await page.getByRole('textbox', { name: /^Links? to / }).fill(talk);
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'The link is still being looked up.' }).waitFor();
  await page.getByRole('button', { name: 'Make chapters of the sample' }).click({ force: true });
  see();
  await page.getByRole('button', { name: 'Make chapters · 9 min' }).waitFor();
  expect((await web.get('/videos')).body.videos).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/workspace/*');
  expect((await web.get('/videos')).body.videos).toHaveLength(1);
});

test('a link whose answer was lost, and whose video was deleted then, becomes a new video', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  const web = await webClient(service.publicUrl, person);
  let isLost = true;
  await page.route('**/web-api/videos', async (route) => {
    if (!isLost || route.request().method() !== 'POST') return route.continue();
    isLost = false;
    await route.fetch();
    await route.abort();
  });
  await page.goto('/workspace');
  const field = page.getByRole('textbox', { name: /^Links? to / });
  const make = page.getByRole('button', { name: 'Make chapters · 9 min' });
  await field.fill(talk);
  await make.click();
  await expect.poll(async () => (await web.get('/videos')).body.videos.length).toBe(1);
  const [{ id }] = (await web.get('/videos')).body.videos;
  expect((await web.delete(`/videos/${id}`)).status).toBe(204);
  await make.click();
  await page.waitForURL('**/workspace/*');
  expect(page.url()).not.toContain(id);
  expect((await web.get('/videos')).body.videos).toHaveLength(1);
});

test('what can not be done is said before and instead of a charge', async (t) => {
  const person = await newCustomer(service, { minutes: 5 });
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  const field = page.getByLabel('Link to a video');
  await field.fill('https://example.com/watch');
  await page.getByText('This is not a link to a YouTube video.').waitFor();
  await field.fill('https://youtu.be/sampleHide1');
  await page.getByText('This video is private.').waitFor();
  await field.fill('https://youtu.be/sampleTalk1');
  await page
    .locator('form')
    .getByText(/needs 9 minutes\. 5 minutes are left until [A-Z][a-z]+ \d+\./)
    .waitFor();
  expect(await page.getByRole('button', { name: 'Not enough minutes' }).first().isDisabled()).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.locator('form').getByRole('link', { name: 'Usage and plan' }).getAttribute('href')).toBe('/usage');
  expect(await field.inputValue()).toBe('https://youtu.be/sampleTalk1');
  const { body } = await (await webClient(service.publicUrl, person)).get('/videos');
  expect(body.videos).toEqual([]);
});

const talk = 'https://youtu.be/sampleTalk1';
const tutorial = 'https://youtu.be/sampleTuto1';
const interview = 'https://youtu.be/sampleIntv1';
const hidden = 'https://youtu.be/sampleHide1';

test('several links are each looked up, cost together what stands on the button, and those refused stay with the reason', async (t) => {
  const person = await newCustomer(service, { minutes: 40 });
  const page = await openPage(t, { ...service, person });
  const web = await webClient(service.publicUrl, person);
  await page.goto('/workspace');
  const field = page.getByRole('textbox', { name: /^Links? to / });
  await field.fill(
    `${talk}, ${hidden}\nhttps://video.example/1\n${tutorial} https://www.youtube.com/watch?v=sampleTalk1`,
  );
  const links = page.getByRole('list', { name: 'Links' }).getByRole('listitem');
  await links.filter({ hasText: 'Why Our Library Lends Ladders' }).getByText('uses 9 of 40 minutes').waitFor();
  await links.filter({ hasText: 'This video is private.' }).waitFor();
  await links.filter({ hasText: 'This is not a link to a YouTube video.' }).waitFor();
  await links.filter({ hasText: 'The same video as another of these links' }).waitFor();
  const preview = (await web.get(`/preview?url=${encodeURIComponent(tutorial)}`)).body;
  const sum = 9 + preview.minutes_needed;
  await page.getByText(`Together this uses ${sum} of 40 minutes.`).waitFor();
  expect((await web.get('/videos')).body.videos).toEqual([]);

  await page.getByRole('button', { name: `Make chapters · ${sum} min` }).click();
  await page.getByRole('list', { name: 'Videos' }).getByRole('listitem').nth(1).waitFor();
  await page.getByRole('status').filter({ hasText: '2 videos are in work.' }).waitFor();
  await expect.poll(() => field.inputValue()).toBe(`${hidden}\nhttps://video.example/1`);
  expect((await web.get('/videos')).body.videos).toHaveLength(2);
  expect((await web.get('/account')).body.minutes_left).toBe(40 - sum);
});

test('links that are all refused leave nothing to press, and say what to do', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  const field = page.getByRole('textbox', { name: /^Links? to / });
  await page.getByRole('button', { name: 'Make chapters', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Paste a link first.' }).waitFor();
  await hasFocus(field);
  const make = page.getByRole('button', { name: /^Make chapters($| ·)/ });
  await field.fill(`${hidden}\nhttps://video.example/1`);
  await page.locator('form').getByText('No chapters can be made of these links. Paste others.').waitFor();
  expect(await make.isDisabled()).toBe(true);
  const opacity = await make.evaluate((one) => one.ownerDocument.defaultView?.getComputedStyle(one).opacity);
  expect(Number(opacity), 'it looks off').toBeLessThan(1);
  await field.fill(`${hidden}\nhttps://video.example/1\n${talk}`);
  await page.getByRole('button', { name: 'Make chapters · 9 min' }).waitFor();
  expect(await make.isEnabled()).toBe(true);
  await field.fill(hidden);
  await page.getByText('This video is private.').waitFor();
  expect(await make.isDisabled()).toBe(true);
  await field.press('Enter');
  await page.getByRole('status').filter({ hasText: 'No chapters can be made of this link.' }).waitFor();
});

test('a link that was refused is looked up again for who has made its video public', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  const field = page.getByRole('textbox', { name: /^Links? to / });
  await field.fill('https://video.example/1');
  await page.getByText('This is not a link to a YouTube video.').waitFor();
  const again = page.getByRole('button', { name: 'Look again' });
  expect(await again.count()).toBe(0);
  await field.fill(hidden);
  await page.getByText('This video is private.').waitFor();
  await again.click();
  await page.getByRole('status').filter({ hasText: 'This video is private.' }).waitFor();
  await hasFocus(again);
  const isPublic = (url: string) => url.replace('sampleHide1', 'sampleTalk1');
  await page.route('**/web-api/preview*', (route) => route.continue({ url: isPublic(route.request().url()) }));
  await again.click();
  await page.getByRole('button', { name: 'Make chapters · 9 min' }).waitFor();
});

test('links stay in the box while somebody looks at another page, and go with whoever signs out', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  const field = page.getByRole('textbox', { name: /^Links? to / });
  await field.fill(`${talk}\n${hidden}`);
  await page.getByRole('link', { name: 'Usage', exact: true }).click();
  await page.getByRole('heading', { name: 'Usage and plan' }).waitFor();
  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe(`${talk}\n${hidden}`);
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe(`${talk}\n${hidden}`);
  await page.getByRole('button', { name: 'Make chapters · 9 min' }).click();
  await expect.poll(() => field.inputValue()).toBe(hidden);
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe(hidden);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('status').filter({ hasText: 'You are signed out.' }).waitFor();
  expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain(hidden);
});

test('links that were made leave the box at once, be the page left or loaded anew meanwhile', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  const web = await webClient(service.publicUrl, person);
  const made = async () => (await web.get('/videos')).body.videos.length;
  /** What lets the next post go on its way. */
  let release = () => {};
  let posts = 0;
  await page.route('**/web-api/videos', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts += 1;
    if (posts > 1) await new Promise<void>((resolve) => (release = resolve));
    await route.continue().catch(() => undefined); // its page was loaded anew meanwhile
  });
  await page.goto('/workspace');
  const field = page.getByRole('textbox', { name: /^Links? to / });
  await field.fill(`${talk}\n${tutorial}`);
  await page.getByRole('button', { name: 'Make chapters · 26 min' }).click();
  await expect.poll(() => posts).toBe(2);
  await expect.poll(() => field.inputValue()).toBe(tutorial);
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe(tutorial);
  expect(await made()).toBe(1);

  await field.fill(`${tutorial}\n${interview}`);
  await page.getByRole('button', { name: 'Make chapters · 53 min' }).click();
  await expect.poll(() => posts).toBe(3);
  await page.getByRole('link', { name: 'Usage', exact: true }).click();
  await page.getByRole('heading', { name: 'Usage and plan' }).waitFor();
  release();
  await expect.poll(() => posts).toBe(4);
  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe(interview);
  release();
  await expect.poll(() => field.inputValue()).toBe('');
  expect(await made()).toBe(3);
  expect(new URL(page.url()).pathname).toBe('/workspace');
});

test('whoever has left the page stays where they are when the answer comes', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/web-api/videos', async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  await page.goto('/workspace');
  const field = page.getByRole('textbox', { name: /^Links? to / });
  await field.fill(talk);
  await page.getByRole('button', { name: 'Make chapters · 9 min' }).click();
  await page.getByRole('link', { name: 'Usage', exact: true }).click();
  await page.getByRole('heading', { name: 'Usage and plan' }).waitFor();
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  release();
  await (await answered).finished();
  const sends = () => page.evaluate<string>('sessionStorage.getItem("cuemark.sends")');
  await expect.poll(sends).toBe('{}');
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
  expect(new URL(page.url()).pathname).toBe('/usage');
  await page.goto('/workspace');
  await page.getByRole('list', { name: 'Videos' }).getByRole('listitem').waitFor();
  expect(await field.inputValue()).toBe('');
});

test('a link that the platform did not answer for can be looked up again, and shows its price before it is made', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  const web = await webClient(service.publicUrl, person);
  const body = JSON.stringify({ code: 'unavailable', status: 503, detail: 'YouTube did not answer.' });
  await page.route('**/web-api/preview**', (route) => route.fulfill({ status: 503, body }));
  await page.getByLabel('Link to a video').fill(tutorial);
  await page
    .locator('form')
    .getByText(/does not answer|did not answer/)
    .waitFor();
  const make = page.getByRole('button', { name: 'Make chapters', exact: true });
  expect(await make.isEnabled()).toBe(true);
  await page.unroute('**/web-api/preview**');
  await make.click();
  await page.getByRole('button', { name: 'Make chapters · 17 min' }).waitFor();
  expect((await web.get('/videos')).body.videos).toEqual([]);
});

test('of several links those that the minutes suffice for are made, and the others say why not, where they stand', async (t) => {
  const person = await newCustomer(service, { minutes: 12 });
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  const field = page.getByRole('textbox', { name: /^Links? to / });
  await field.fill(`${talk}\n${tutorial}\nhttps://youtu.be/sampleIntv1`);
  await page.getByText(/Together this needs 62 minutes\. 12 minutes are left/).waitFor();
  expect(await page.getByRole('button', { name: 'Make chapters · 9 min' }).isEnabled()).toBe(true);
  await page.keyboard.press('Enter');
  const links = page.getByRole('list', { name: 'Links' }).getByRole('listitem');
  await links
    .filter({ hasText: /The video needs \d+ minutes, and 3 are left until [A-Z][a-z]+ \d+\. See Usage and plan/ })
    .nth(1)
    .waitFor();
  await expect.poll(() => field.inputValue()).toBe(`${tutorial}\nhttps://youtu.be/sampleIntv1`);
  await page
    .getByRole('button', { name: /^Leave out / })
    .first()
    .click();
  await expect.poll(() => field.inputValue()).toBe('https://youtu.be/sampleIntv1');
});

test('a link whose answer was lost is sent again without a second charge', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  const web = await webClient(service.publicUrl, person);
  await page.goto('/workspace');
  const field = page.getByRole('textbox', { name: /^Links? to / });
  await field.fill(`${talk}\n${tutorial}`);
  await page.getByText('uses 17 of 1,000 minutes').waitFor();
  await page.getByText('Together this uses 26').waitFor();
  let posts = 0;
  await page.route('**/web-api/videos', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    if (posts > 1) return route.fallback();
    await route.fetch(); // it arrives, and its answer does not
    await route.abort('connectionreset');
  });
  await page.keyboard.press('Enter');
  await page.getByText('Cuemark does not answer. Try again: it will not cost twice.').waitFor();
  await expect.poll(() => field.inputValue()).toBe(talk);
  await page.getByRole('button', { name: /^Make chapters · / }).click();
  await page.waitForURL('**/workspace/*');
  expect((await web.get('/videos')).body.videos).toHaveLength(2);
});

test('a link that is pasted anywhere on the page goes into the box, and one that is there already says so', async (t) => {
  const person = await newCustomer(service);
  const web = await webClient(service.publicUrl, person);
  const { body: before } = await web.post('/videos', { url: talk });
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  await page.getByRole('list', { name: 'Videos' }).waitFor();
  const paste = (text: string) =>
    page.evaluate(`(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', ${JSON.stringify(text)});
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    })()`);
  await paste('only words');
  await paste(`${talk}\n`);
  const field = page.getByLabel('Link to a video');
  await expect.poll(() => field.inputValue()).toBe(talk);
  await hasFocus(field);
  const already = page.getByRole('link', { name: 'It is in your Workspace already' });
  await already.waitFor();
  expect(await already.getAttribute('href')).toBe(`/workspace/${before.id}`);
});

test('a link whose page was loaded anew before its answer came makes no second video', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  const web = await webClient(service.publicUrl, person);
  await page.goto('/workspace');
  const field = page.getByRole('textbox', { name: /^Links? to / });
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/web-api/videos', async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.fallback();
    isFirst = false;
    await route.fetch();
    arrive(); // its answer never comes
  });
  await field.fill(talk);
  await page.getByRole('button', { name: 'Make chapters · 9 min' }).waitFor();
  await page.keyboard.press('Enter');
  await arrived;
  await page.reload();
  await field.fill(talk);
  await page.getByRole('button', { name: 'Make chapters · 9 min' }).click();
  await page.waitForURL('**/workspace/*');
  expect((await web.get('/videos')).body.videos).toHaveLength(1);
});

test('a link that has just been made chapters of says so when it is pasted again', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  await page.getByRole('button', { name: 'Make chapters of the sample' }).waitFor();
  const field = page.getByRole('textbox', { name: /^Links? to / });
  await field.fill(tutorial);
  await page.getByRole('button', { name: /^Make chapters · / }).click();
  await page.waitForURL('**/workspace/*');
  await page.getByRole('link', { name: 'Workspace', exact: true }).click();
  await field.fill(tutorial);
  await page.getByRole('link', { name: 'It is in your Workspace already' }).waitFor();
});

test('minutes that are used elsewhere are gone from what a link would leave, without a reload', async (t) => {
  const person = await newCustomer(service, { minutes: 10 });
  const page = await openPage(t, { ...service, person });
  const listening = page.waitForResponse('**/web-api/events');
  await page.goto('/workspace');
  await page.getByRole('textbox', { name: /^Links? to / }).fill(talk);
  const price = page.locator('form').getByText(/(uses|needs) 9/);
  await price.filter({ hasText: 'uses 9 of 10 minutes' }).waitFor();
  await listening;
  const { status } = await (await webClient(service.publicUrl, person)).post('/videos', { url: talk });
  expect(status).toBe(202);
  await price.filter({ hasText: 'needs 9 minutes. 1 minute is left' }).waitFor();
});

test('an empty Workspace offers a sample with its price, and one click makes its chapters', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  await page.getByText('uses 9 of 1,000 minutes').waitFor();
  await clickTwice(page.getByRole('button', { name: 'Make chapters of the sample' }));
  await page.getByRole('button', { name: 'Copy chapters' }).waitFor();
  expect((await (await webClient(service.publicUrl, person)).get('/videos')).body.videos).toHaveLength(1);
});
