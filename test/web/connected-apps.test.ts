import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectApp } from '../harness/connecting-app.ts';
import { listen } from '../harness/listen.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';
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

/** What an app may give, and wants back as it is. */
const state = 'a b+c&d=e%20"1" {"n":01} ’';

/** The address to which an app sends a browser; `callback` is where it waits for the answer. */
async function requestOf(callback: string, change: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${service.publicUrl}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Sketchbook', redirect_uris: [callback] }),
  });
  const { client_id } = (await answer.json()) as { client_id: string };
  const parameters = {
    response_type: 'code',
    client_id,
    redirect_uri: callback,
    state,
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    ...change,
  };
  return `/connect?${new URLSearchParams(parameters)}`;
}

/** An app that waits on this computer. */
async function startApp() {
  const origin = await listen(
    createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<title>Back</title>')),
  );
  const answer = async (page: Page) => {
    await page.waitForURL(`${origin}/**`);
    return new URL(page.url()).searchParams;
  };
  return { callback: `${origin}/back`, answer };
}

test('who is not signed in is asked after the sign-in, allows, and finds the app among the connected ones', async (t) => {
  const person = await newCustomer(service);
  const { callback, answer } = await startApp();
  const page = await openPage(t, service);
  await page.goto(await requestOf(callback));
  await signInOn(page, person);
  await page.getByRole('heading', { name: 'Connect Sketchbook?' }).waitFor();
  await page.getByText('An app that calls itself Sketchbook').waitFor();
  await page.getByText(`for ${person.email}`).waitFor();
  await page.getByText('goes back to a program on this computer').waitFor();
  await page.getByText('minutes are used only once it confirms that').waitFor();
  expect(await page.getByText('part of Pro').count()).toBe(0);
  await page.getByRole('button', { name: 'Allow' }).click();
  const told = await answer(page);
  expect(told.get('code')).toMatch(/^[A-Za-z0-9]{43}$/);
  expect([told.get('state'), told.get('iss')]).toEqual([state, service.publicUrl]);

  await connectApp(service.publicUrl, person);
  await page.goto('/keys');
  await page.getByRole('list', { name: 'Connected apps' }).getByText('Test assistant').waitFor();
  await page.getByText('Never used').first().waitFor();
  await page.getByRole('button', { name: 'Disconnect Test assistant' }).press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText('None is connected.').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('apps-heading');
  expect((await (await webClient(service.publicUrl, person)).get('/apps')).body.apps).toEqual([]);
});

test('denied, the app hears it', async (t) => {
  const { callback, answer } = await startApp();
  const page = await openPage(t, { ...service, person: await newCustomer(service) });
  await page.goto(await requestOf(callback));
  await page.getByRole('button', { name: 'Deny' }).click();
  const told = await answer(page);
  expect([told.get('error'), told.get('code'), told.get('state')]).toEqual(['access_denied', null, state]);
});

test('on Free the page says that the app can do nothing yet, at 390 pixels too', async (t) => {
  const person = await newCustomer(service, { plan: 'free' });
  const page = await openPage(t, { ...service, person, viewport: { width: 390, height: 844 } });
  await page.goto(await requestOf('cursor://anysphere.cursor-mcp/oauth/callback'));
  await page.getByText('This account is on Free: Sketchbook can do nothing until it is on Pro.').waitFor();
  await page.getByText('“cursor:” links').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});

test('a site is named by its host', async (t) => {
  const page = await openPage(t, { ...service, person: await newCustomer(service) });
  await page.goto(await requestOf('https://sketchbook.example/back'));
  await page.getByText('Your browser goes to sketchbook.example.').waitFor();
});

test('what is wrong is said, and nobody is led anywhere unasked', async (t) => {
  const { callback } = await startApp();
  const page = await openPage(t, { ...service, person: await newCustomer(service) });
  await page.goto(await requestOf(callback, { redirect_uri: 'https://evil.example/' }));
  await page.getByText('The answer would go to an address that Sketchbook has not named.').waitFor();
  await page.goto('/connect');
  await page.getByText('It is not said which app asks.').waitFor();
  await page.goto(await requestOf(callback, { code_challenge_method: 'plain' }));
  await page.getByText('PKCE is required').waitFor();
  const back = await page.getByRole('link', { name: 'Back to Sketchbook' }).getAttribute('href');
  expect(new URL(back ?? '').searchParams.get('error')).toBe('invalid_request');
  expect(await page.getByRole('button', { name: 'Allow' }).count()).toBe(0);
});

test('who was signed out meanwhile signs in, and is asked again', async (t) => {
  const person = await newCustomer(service);
  const { callback, answer } = await startApp();
  const page = await openPage(t, { ...service, person });
  await page.goto(await requestOf(callback));
  await page.getByRole('button', { name: 'Allow' }).waitFor();
  // Whatever else the page asks would find that out before somebody clicks.
  await page.route('**/web-api/account', (route) => route.abort());
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.unroute('**/web-api/account');
  await signInOn(page, person);
  await page.getByRole('button', { name: 'Allow' }).click();
  expect((await answer(page)).get('code')).not.toBeNull();
});

test('an answer that was lost leaves the page as it is', async (t) => {
  const { callback, answer } = await startApp();
  const page = await openPage(t, { ...service, person: await newCustomer(service) });
  await page.goto(await requestOf(callback));
  await page.route('**/web-api/apps', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.getByRole('alert').getByText('Cuemark does not answer. Try again.').waitFor();
  await page.getByRole('button', { name: 'Allow' }).click();
  expect((await answer(page)).get('code')).not.toBeNull();
});
