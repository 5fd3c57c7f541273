import { afterAll, beforeAll, expect, test } from 'vitest';
import { startScriptedPlatform } from '../harness/scripted-platform.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';
import { hasFocus } from './harness/has-focus.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { signInOn } from './harness/sign-in-on.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

const samples = 'https://www.youtube.com/playlist?list=PLsamples';

/** The Workspace of a new customer with the samples' list in its box. */
async function listed(
  t: Parameters<typeof openPage>[0],
  { minutes, first }: { minutes?: number; first?: string } = {},
) {
  const person = await newCustomer(service, minutes === undefined ? {} : { minutes });
  const web = await webClient(service.publicUrl, person);
  if (first !== undefined) await web.post('/videos', { url: first });
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  const field = page.getByRole('textbox', { name: /^Links? to / });
  await field.fill(samples);
  const list = page.getByRole('region', { name: 'Videos of the list' });
  await list.getByRole('heading', { name: 'Sample videos' }).waitFor();
  const rows = list.getByRole('list', { name: 'Videos to choose' }).getByRole('listitem');
  const row = (title: string) => rows.filter({ hasText: title });
  const ticked = async () => (await list.getByRole('checkbox', { checked: true }).all()).length;
  return { person, web, page, field, list, rows, row, ticked };
}

test('a playlist’s videos are ticked and taken, each charged as any; those already there are not ticked', async (t) => {
  const { web, page, field, list, rows, row, ticked } = await listed(t, { first: 'https://youtu.be/sampleTalk1' });
  await list.getByText('7 videos. 1 already in your Workspace.').waitFor();
  expect(await rows.count()).toBe(7);
  const talk = row('Why Our Library Lends Ladders');
  expect(await talk.getByRole('checkbox').isChecked()).toBe(false);
  const { body: before } = await web.get('/videos');
  const already = talk.getByRole('link', { name: 'Already in your Workspace' });
  expect(await already.getAttribute('href')).toBe(`/workspace/${before.videos[0].id}`);
  expect(await row('A stream that is live').getByRole('checkbox').isDisabled()).toBe(true);
  await row('A video of three hours and one second').getByText('It is longer than 3 hours').waitFor();
  expect(await ticked()).toBe(4);
  await list.getByText('Together this uses 184 of 991 minutes.').waitFor();

  await list.getByRole('button', { name: 'None' }).click();
  await list.getByText('None is ticked.').waitFor();
  await list.getByText('991 minutes are left.').waitFor();
  expect(await list.getByRole('button', { name: 'Make chapters' }).isDisabled()).toBe(true);
  await list.getByRole('button', { name: 'All', exact: true }).click();
  expect(await ticked()).toBe(4);
  await talk.getByRole('checkbox').check();
  await talk.getByText('another one is charged again').waitFor();
  await talk.getByRole('checkbox').uncheck();
  for (const title of ['Finding Your Place', 'She Counts Sea Urchins'])
    await row(title).getByRole('checkbox').uncheck();
  await list.getByText('Together this uses 31 of 991 minutes.').waitFor();
  expect((await web.get('/videos')).body.videos).toHaveLength(1);

  // From the box Enter leads to the button and charges nothing.
  await field.press('Enter');
  await hasFocus(list.getByRole('button', { name: 'Make chapters · 31 min' }));
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: '2 videos are in work.' }).waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
  await list.waitFor({ state: 'detached' });
  expect((await web.get('/videos')).body.videos).toHaveLength(3);
  expect((await web.get('/account')).body.minutes_left).toBe(960);
});

test('as many are ticked as the minutes allow, and more are not taken', async (t) => {
  const { list, row, ticked } = await listed(t, { minutes: 30 });
  await list.getByText('Together this uses 26 of 30 minutes.').waitFor();
  expect(await ticked()).toBe(2);
  await list.getByRole('button', { name: 'All', exact: true }).click();
  await list.getByText(/Together this needs 193 minutes\. 30 minutes are left until [A-Z][a-z]+ \d+\./).waitFor();
  expect(await list.getByRole('button', { name: 'Not enough minutes' }).isDisabled()).toBe(true);
  await list.getByRole('button', { name: 'As many as the minutes allow' }).click();
  expect(await row('Fix a Wobbly Bike Wheel').getByRole('checkbox').isChecked()).toBe(true);
  expect(await list.getByRole('button', { name: 'Make chapters · 26 min' }).isEnabled()).toBe(true);
});

test('a video of the list that is not taken says why where it stands, and the others are', async (t) => {
  const { web, page, field, list, row } = await listed(t, { minutes: 62 });
  await list.getByText('Together this uses 62 of 62 minutes.').waitFor();
  // Minutes that are used elsewhere meanwhile do not suffice for the last one any more.
  let posts = 0;
  await page.route('**/web-api/videos', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    if (posts === 1) {
      const body = JSON.stringify({ code: 'video_not_supported', status: 422, detail: 'This video is private.' });
      return route.fulfill({ status: 422, contentType: 'application/problem+json', body });
    }
    if (posts === 2) {
      for (const id of ['sampleSlow1', 'sampleTalk1']) await web.post('/videos', { url: `https://youtu.be/${id}` });
    }
    return route.fallback();
  });
  await list.getByRole('button', { name: 'Make chapters · 62 min' }).click();
  await row('Why Our Library Lends Ladders').getByText('This video is private.').waitFor();
  await row('Fix a Wobbly Bike Wheel').getByRole('link', { name: 'In work' }).waitFor();
  const short = row('She Counts Sea Urchins');
  await short.getByText(/The video needs 36 minutes, and 27 are left until .* See Usage and plan/).waitFor();
  await page.getByRole('status').filter({ hasText: '1 video is in work. 2 are not.' }).waitFor();
  await list.getByText(/Together this needs 45 minutes\. 27 minutes are left/).waitFor();
  expect((await web.get('/account')).body.minutes_left).toBe(27);
  expect(await field.inputValue()).toBe(samples);
  expect(await row('Why Our Library Lends Ladders').getByRole('checkbox').isChecked()).toBe(true);
  expect(await row('Fix a Wobbly Bike Wheel').getByRole('checkbox').isDisabled()).toBe(true);
});

test('what is being taken goes on while another page is looked at, once each, until somebody stops it', async (t) => {
  const { web, page, list, row } = await listed(t);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/web-api/videos', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.fallback();
  });
  await list.getByRole('button', { name: /^Make chapters · / }).click();
  await list.getByRole('button', { name: 'Beginning… 1 of 5' }).waitFor();
  await page.getByRole('link', { name: 'Usage', exact: true }).click();
  await page.getByRole('heading', { name: 'Usage and plan' }).waitFor();
  await page.goBack();
  await row('Why Our Library Lends Ladders').getByText('Beginning…').waitFor();
  const field = page.getByRole('textbox', { name: /^Links? to / });
  await field.fill('');
  await page.getByText('Videos of a list are beginning: 1 of 5.').waitFor();
  await field.fill(samples);
  expect(await list.getByRole('button', { name: 'Beginning… 1 of 5' }).isDisabled()).toBe(true);
  await list.getByRole('button', { name: 'Stop' }).click();
  release();
  await row('Why Our Library Lends Ladders').getByRole('link', { name: 'In work' }).waitFor();
  await list.getByRole('button', { name: /^Make chapters · / }).waitFor();
  expect((await web.get('/videos')).body.videos).toHaveLength(1);
});

test('nothing is taken for somebody else who is signed in meanwhile', async (t) => {
  const { page, list } = await listed(t);
  const other = await newCustomer(service);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let posts = 0;
  await page.route('**/web-api/videos', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    await held;
    return route.fulfill({ status: 422, json: { code: 'video_not_supported', status: 422, detail: 'It is private.' } });
  });
  await list.getByRole('button', { name: /^Make chapters · / }).click();
  await list.getByRole('button', { name: 'Beginning… 1 of 5' }).waitFor();
  const tab = await page.context().newPage();
  await tab.goto('/workspace');
  await tab.getByRole('button', { name: 'Sign out' }).click();
  await tab.getByRole('status').filter({ hasText: 'You are signed out.' }).waitFor();
  await tab.goto('/sign-in');
  await signInOn(tab, other);
  await page
    .getByRole('button', { name: 'Sign out' })
    .and(page.locator(`[title="${other.email}"]`))
    .waitFor();
  // At its end the videos are asked for anew.
  const ended = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().endsWith('/web-api/videos'),
  );
  release();
  await ended;
  expect(posts).toBe(1);
  expect((await (await webClient(service.publicUrl, other)).get('/videos')).body.videos).toEqual([]);
});

test('among other links a playlist’s waits until it stands alone', async (t) => {
  const { web, page, field, list } = await listed(t);
  await field.fill(`${samples}\nhttps://youtu.be/sampleTalk1`);
  const links = page.getByRole('list', { name: 'Links' }).getByRole('listitem');
  await links.filter({ hasText: 'This link leads to a playlist or channel.' }).waitFor();
  await page.getByRole('button', { name: 'Make chapters · 9 min' }).click();
  await expect.poll(() => field.inputValue()).toBe(samples);
  await list.getByText('7 videos. 1 already in your Workspace.').waitFor();
  expect((await web.get('/videos')).body.videos).toHaveLength(1);
});

test('a list that the platform does not give says so, and is looked at again', async (t) => {
  const { page, field } = await listed(t);
  const form = page.locator('form');
  await page.route('**/web-api/playlist?*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'unavailable', status: 503, detail: 'YouTube did not answer.' }),
    }),
  );
  await field.fill(`${samples}&index=2`);
  await form.getByRole('alert').filter({ hasText: 'YouTube did not answer.' }).waitFor();
  await page.unroute('**/web-api/playlist?*');
  await form.getByRole('button', { name: 'Look again' }).click();
  await page.getByRole('heading', { name: 'Sample videos' }).waitFor();
});

test('hundreds of videos can be chosen among, and a list that is longer says so', async (t) => {
  const video = (at: number) => {
    const videoId = `${String(at).padStart(10, 'v')}A`;
    return { playlistVideoRenderer: { videoId, title: { simpleText: `Talk number ${at}` }, lengthSeconds: '60' } };
  };
  const pageOf = (from: number) => [
    ...Array.from({ length: 100 }, (_, at) => video(from + at)),
    { continuationItemRenderer: { continuationEndpoint: { continuationCommand: { token: String(from + 100) } } } },
  ];
  const platform = await startScriptedPlatform(({ browseId, continuation }, response) => {
    if (browseId === 'VLPLnone') return void response.end('{}');
    const metadata = { playlistMetadataRenderer: { title: 'A long series' } };
    response.end(JSON.stringify({ metadata, items: pageOf(Number(continuation ?? 0)) }));
  });
  const long = await startTestService({ YOUTUBE_ORIGIN: platform.origin });
  t.onTestFinished(() => long.stop());
  const page = await openPage(t, { ...long, person: await newCustomer(long) });
  await page.goto('/workspace');
  const field = page.getByRole('textbox', { name: /^Links? to / });
  await field.fill('https://www.youtube.com/playlist?list=PLnone');
  const alert = page.locator('form').getByRole('alert');
  await alert.filter({ hasText: 'There is no such playlist or channel, or it is private.' }).waitFor();
  await field.fill('https://www.youtube.com/playlist?list=PLlong');
  const list = page.getByRole('region', { name: 'Videos of the list' });
  await list.getByText('The first 500 videos; YouTube lists more.').waitFor();
  await list.getByText('500 videos ticked.').waitFor();
  await list.getByRole('button', { name: 'None' }).click();
  const last = list.getByRole('listitem').filter({ hasText: 'Talk number 499' });
  await last.getByRole('checkbox').check();
  await list.getByText('Together this uses 1 of 1,000 minutes.').waitFor();
  await list.getByRole('button', { name: 'All', exact: true }).click();
  await list.getByText('Together this uses 500 of 1,000 minutes.').waitFor();
});
