import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { tellNothing } from './harness/tell-nothing.ts';
import { changeVideo, putVideo, ready } from './harness/video-rows.ts';

const videosOfTheWebApi = '**/web-api/videos**';
let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

/** A page of somebody who has one video. */
async function pageOfOwner(t: TestContext, video: Parameters<typeof putVideo>[2]) {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId, video);
  const page = await openPage(t, { ...service, person });
  return { page, accountId: person.accountId };
}

test('while the server does not answer the page says so, and trying again helps once it does', async (t) => {
  const { page } = await pageOfOwner(t, ready());
  await tellNothing(page); // or it would ask again by itself, once it is told something
  const body = JSON.stringify({ code: 'unavailable', status: 503, request_id: 'req_7Q2mX9' });
  await page.route(videosOfTheWebApi, (route) => route.fulfill({ status: 503, body }));
  await page.goto('/workspace/vid_lecture');
  await page.getByRole('heading', { name: 'Cuemark does not answer' }).waitFor();
  await page.getByText('Request req_7Q2mX9').waitFor();
  await page.unroute(videosOfTheWebApi);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: '13 chapters' }).waitFor();
});

test('an empty Workspace stands though the account can not be read, which is not asked for again and again', async (t) => {
  const page = await openPage(t, { ...service, person: await newCustomer(service) });
  await tellNothing(page);
  let asked = 0;
  await page.route('**/web-api/account', (route) => {
    asked += 1;
    return route.abort('connectionrefused');
  });
  await page.goto('/workspace');
  await page.getByRole('heading', { name: 'No videos yet' }).waitFor();
  await page.waitForTimeout(1500);
  expect(asked).toBeLessThan(12);
  expect(await page.getByRole('heading', { name: 'No videos yet' }).count()).toBe(1);
});

test('a page that loses its connection keeps what it knew and catches up', async (t) => {
  const { page, accountId } = await pageOfOwner(t, { stage: 'reading_captions' });
  await tellNothing(page);
  await page.goto('/workspace/vid_lecture');
  await page.locator('[aria-current=step]').waitFor();
  await page.route(videosOfTheWebApi, (route) => route.abort('connectionrefused'));
  await page.getByText('No connection.').waitFor();
  expect(await page.locator('[aria-current=step]').textContent()).toBe('Reading captions');
  await changeVideo(service, accountId, ready());
  await page.unroute(videosOfTheWebApi);
  await page.getByRole('heading', { name: '13 chapters' }).waitFor();
});

test('somebody who is offline is told so, and finds the work as it stands when the connection is back', async (t) => {
  const { page } = await pageOfOwner(t, {});
  await page.goto('/workspace');
  await page.getByText('Waiting for its turn').waitFor();
  await page.context().setOffline(true);
  await page.locator('main li a').click();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.context().setOffline(false);
  await page.locator('[aria-current=step]').waitFor();
});

test('who follows a link to another page without a connection stays in the app, is told so, and goes on with the connection', async (t) => {
  const { page } = await pageOfOwner(t, ready());
  await page.goto('/workspace/vid_lecture');
  await page.getByRole('heading', { name: '13 chapters' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Usage' }).click();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: '13 chapters' }).waitFor();
  await page.goForward();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Usage and plan' }).waitFor();
});

test('without a connection the links to the docs stay in the app and say why, and lead there with one', async (t) => {
  const { page } = await pageOfOwner(t, ready());
  await page.goto('/workspace/vid_lecture');
  await page.getByRole('heading', { name: '13 chapters' }).waitFor();
  await page.context().setOffline(true);
  for (const link of await page.locator('a[href^="/docs"]').all()) {
    await link.click();
    await page.getByRole('alert').getByText('You are offline.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
  }
  await page.getByRole('heading', { name: '13 chapters' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'API reference' }).click();
  await page.getByRole('heading', { name: 'API reference' }).waitFor();
});

test.for([
  ['Usage', 'Usage and plan'],
  ['Finding Your Place', '13 chapters'],
] as const)('a page that was opened before a new release follows %s into the new one', async ([name, heading], t) => {
  const { page } = await pageOfOwner(t, ready());
  await page.goto('/workspace');
  await page.getByRole('list', { name: 'Videos' }).waitFor();
  let isOld = true;
  page.on('domcontentloaded', () => {
    isOld = false;
  });
  await page.route('**/assets/{usage,video}-page*', (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.route(`${service.publicUrl}/`, (route) => route.fulfill({ body: 'of other parts' }));
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name: heading }).waitFor();
  expect(isOld).toBe(false);
});

test('what is asked for without a connection says that this device is offline, and what becomes of it', async (t) => {
  const { page } = await pageOfOwner(t, ready());
  const says = (text: string) => page.getByRole('alert').getByText(text).waitFor();
  await page.goto('/workspace/vid_lecture?view=ask');
  await page.getByLabel('Your question').fill('What is told here?');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await says('You are offline. Your question is still here: try again.');
  await page.getByRole('tab', { name: 'Chapters' }).click();
  await page.getByRole('button', { name: 'Fewer' }).click();
  await says('You are offline. The chapters could not be changed. Try again.');
  await page.context().setOffline(false);
});

test('what a proxy says while Cuemark is away is no answer of Cuemark, which is said, and what becomes of what was asked', async (t) => {
  const { page } = await pageOfOwner(t, ready());
  const badGateway = { status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' };
  await page.route('**/density', (route) => route.fulfill(badGateway));
  await page.goto('/workspace/vid_lecture');
  await page.getByRole('button', { name: 'Fewer' }).click();
  const words = 'Cuemark does not answer. The chapters could not be changed. Try again.';
  await page.getByRole('alert').getByText(words).waitFor();
});

test('questions that could not be loaded say so, and are asked for again', async (t) => {
  const { page } = await pageOfOwner(t, ready());
  await tellNothing(page); // or it would ask again by itself, once it is told something
  await page.route('**/chats', (route) => route.abort());
  await page.goto('/workspace/vid_lecture?view=ask');
  await page.getByText('The questions could not be loaded.').waitFor();
  await page.unroute('**/chats');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Your question').waitFor();
});

test.for([
  ['/workspace', 'Loading your videos', 'Workspace', videosOfTheWebApi],
  ['/workspace/vid_lecture', 'Loading the video', '13 chapters', videosOfTheWebApi],
  ['/workspace/vid_lecture?view=transcript', 'Loading the transcript', 'Transcript', '**/transcript'],
  ['/workspace/vid_lecture?view=ask', 'Loading the questions', 'Ask this video', '**/chats'],
  ['/keys', 'Loading the keys', 'API keys', '**/web-api/keys'],
  ['/usage', 'Loading your minutes', 'minutes left', '**/web-api/account'],
  ['/usage', 'Loading what was charged', 'Plans', '**/web-api/minutes'],
] as const)('%s shows its shape while the answer is on its way: %s', async ([path, words, heading, asked], t) => {
  const { page } = await pageOfOwner(t, ready());
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(asked, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(path);
  await page.locator('[aria-busy=true]', { hasText: words }).waitFor();
  answer();
  await page.getByRole('heading', { name: heading }).waitFor();
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
});
