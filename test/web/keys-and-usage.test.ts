import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';
import { clickTwice } from './harness/click-twice.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { tellNothing } from './harness/tell-nothing.ts';
import { putVideo, ready } from './harness/video-rows.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

test('a key is made, shown once, works, and is revoked with its consequence named', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  await page.goto('/keys');
  await page.getByText('1 of 5 keys').waitFor();
  await page.getByLabel('What the key is for').fill('Upload script');
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = await page.getByText(/^cuemark_live_[A-Za-z0-9]{40}$/).innerText();
  await page.getByText('2 of 5 keys').waitFor();
  expect((await apiClient(service.origin, key).get('/account')).status).toBe(200);

  await page.reload();
  await page.getByText(`cuemark_live_…${key.slice(-4)}`).waitFor();
  expect(await page.getByText(key).count()).toBe(0);
  await page.getByText('Last used just now').waitFor();

  await page.getByRole('button', { name: 'Revoke Upload script' }).click();
  await page.getByText('stop working at once').waitFor();
  await page.getByRole('button', { name: 'Revoke this key' }).click();
  await page.getByText('1 of 5 keys').waitFor();
  expect((await apiClient(service.origin, key).get('/account')).status).toBe(401);
});

test('a key that is shown once stays while another is revoked, and two clicks make one', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  await page.goto('/keys');
  await page.getByText('1 of 5 keys').waitFor();
  await page.getByLabel('What the key is for').fill('Upload script');
  await clickTwice(page.getByRole('button', { name: 'Create key' }));
  await page.getByText('2 of 5 keys').waitFor();
  const key = page.getByText(/^cuemark_live_[A-Za-z0-9]{40}$/);
  await key.waitFor();

  await page.getByRole('button', { name: 'Revoke test' }).click();
  await page.getByRole('button', { name: 'Revoke this key' }).click();
  await page.getByText('1 of 5 keys').waitFor();
  expect(await key.count()).toBe(1);
  await page.getByRole('button', { name: 'Revoke Upload script' }).click();
  await page.getByRole('button', { name: 'Revoke this key' }).click();
  await page.getByText('0 of 5 keys').waitFor();
  await key.waitFor({ state: 'detached' });
});

test('a key that was made and got lost on its way is not said to be none', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  await page.route('**/web-api/keys', async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    return route.request().method() === 'POST' ? route.abort() : route.continue();
  });
  await page.goto('/keys');
  await page.getByLabel('What the key is for').fill('Lost');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('alert').getByText('“Lost” was made, but did not reach this page').waitFor();
  await page.getByRole('button', { name: 'Revoke Lost' }).waitFor();
  expect(await page.getByText('No key was made').count()).toBe(0);
});

test('five keys are the most, and Free says what a key is good for', async (t) => {
  const person = await newCustomer(service, { plan: 'free' });
  const web = await webClient(service.publicUrl, person);
  for (const name of ['two', 'three', 'four', 'five']) await web.post('/keys', { name });
  const page = await openPage(t, { ...service, person });
  await page.goto('/keys');
  await page.getByText('The API is part of Pro.').waitFor();
  await page.getByText('5 keys are the most.').waitFor();
  expect(await page.getByLabel('What the key is for').count()).toBe(0);
});

test('usage shows the balance, each charge with its video, and the same as CSV', async (t) => {
  const person = await newCustomer(service, { minutes: 100 });
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const page = await openPage(t, { ...service, person });
  await page.goto('/usage');
  await page.getByRole('heading', { name: '91 of 100 minutes left' }).waitFor();
  const rows = page.getByRole('table').getByRole('row');
  await page.getByRole('link', { name: 'Why Our Library Lends Ladders' }).waitFor();
  expect(await rows.nth(1).innerText()).toMatch(/Charged.*\s−9$/s);
  expect(await rows.nth(2).innerText()).toMatch(/Minutes of the cycle\s\+100$/);

  await page.getByLabel('Show').selectOption('Charged');
  await expect.poll(() => rows.count()).toBe(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(2);
  expect(csv).toContain(`"charge","9","${videoId}"`);
  await page.getByText('Your plan', { exact: true }).waitFor();
  const plans = await page.getByRole('region', { name: 'Plans' }).innerText();
  expect(plans).toContain('20 a month, in the currency of whoever runs this Cuemark');
});

test('the minutes stand beside a name without a blank too', async (t) => {
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const title = 'IMG20261125101523'.repeat(8);
  await service.ctx.db.updateTable('videos').set({ title }).where('video_id', '=', videoId).execute();
  const page = await openPage(t, { ...service, person, viewport: { width: 390, height: 844 } });
  await page.goto('/usage');
  await page.getByRole('link', { name: title }).waitFor();
  const minutes = await page.getByRole('cell', { name: '−9', exact: true }).boundingBox();
  const table = await page.getByRole('table').boundingBox();
  expect(minutes && minutes.x + minutes.width).toBeLessThanOrEqual(390);
  expect(table?.width).toBeLessThanOrEqual(350);
});

test('a charge names its video however many came later, and one that was deleted leads nowhere', async (t) => {
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  for (let place = 0; place < 60; place += 1) {
    await putVideo(service, person.accountId, { ...ready(), video_id: `vid_later${place}` });
  }
  const page = await openPage(t, { ...service, person });
  await page.goto('/usage');
  const charge = page.getByRole('row').filter({ hasText: 'Charged' });
  await charge.getByRole('link', { name: 'Why Our Library Lends Ladders' }).waitFor();
  await (await webClient(service.publicUrl, person)).delete(`/videos/${videoId}`);
  await charge.getByText('a deleted video').waitFor();
  expect(await charge.getByRole('link').count()).toBe(0);
});

test('charges that could not be loaded say so, and are asked for again', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  await tellNothing(page); // or it would ask again by itself, once it is told something
  await page.route('**/web-api/minutes', (route) => route.abort());
  await page.goto('/usage');
  await page.getByText('What was charged could not be loaded.').waitFor();
  expect(await page.getByRole('link', { name: 'Download as CSV' }).count()).toBe(0);
  await page.unroute('**/web-api/minutes');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('row').filter({ hasText: 'Minutes of the cycle' }).waitFor();
});

test('a key that the browser does not let us copy is selected, and the page says so', async (t) => {
  const page = await openPage(t, { ...service, person: await newCustomer(service) });
  await page.addInitScript(`
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    document.execCommand = () => false;
  `);
  await page.goto('/keys');
  await page.getByLabel('What the key is for').fill('Upload script');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('button', { name: 'Copy key' }).click();
  await page.getByRole('alert').getByText('Your browser does not let us copy. The text is selected').waitFor();
  expect(await page.evaluate('getSelection().toString()')).toMatch(/^cuemark_live_/);
});
