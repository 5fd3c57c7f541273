import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../web/src/i18n/languages.ts';
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

test.for([
  ['de-AT', 'de', 'Anmelden'],
  ['es-MX', 'es', 'Iniciar sesión'],
  ['fr-FR', 'fr', 'Se connecter'],
  ['pt-BR', 'pt', 'Entrar'],
  ['ja-JP', 'ja', 'ログイン'],
  ['nl-NL', 'en', 'Sign in'],
] as const)('in a browser that wishes %s the pages are in %s', async ([locale, language, title], t) => {
  const page = await openPage(t, { ...service, locale });
  await page.goto('/sign-in');
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  expect(await page.title()).toBe(`${title} · Cuemark`);
  const root = page.locator('html');
  expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual([language, 'ltr']);
});

test('without scripts the pages say in every language that they need them', async (t) => {
  const page = await openPage(t, { ...service, javaScriptEnabled: false });
  await page.goto('/sign-in');
  const said = page.locator('noscript p');
  const spoken = await said.evaluateAll((all) => all.map((one) => one.closest('[lang]')?.getAttribute('lang')));
  expect(spoken).toEqual([...languages]);
  for (const sentence of await said.allTextContents()) expect(sentence).toContain('JavaScript');
});

test('who is not signed in chooses a language, which this browser keeps until they choose its own again', async (t) => {
  const page = await openPage(t, { ...service, locale: 'de-DE' });
  await page.goto('/');
  await page.getByLabel('Sprache').selectOption({ label: 'Français' });
  await page.getByRole('heading', { level: 1, name: 'Cuemark transforme un lien YouTube' }).waitFor();
  await page.goto('/sign-up');
  await page.getByRole('heading', { name: 'Créer un compte' }).waitFor();
  expect(await page.getByLabel('Langue').inputValue()).toBe('fr');
  await page.getByLabel('Langue').selectOption('');
  await page.getByRole('heading', { name: 'Konto anlegen' }).waitFor();
});

test.for([
  ['/', 'Link to a video', 'Link zu einem Video', 'https://youtu.be/aaaaaaaaaaa'],
  ['/sign-in', 'Email', 'E-Mail', 'somebody@example.com'],
  ['/sign-up', 'Email', 'E-Mail', 'somebody@example.com'],
] as const)(
  'what was typed on %s is still there in another language, and after a reload',
  async ([path, english, german, words], t) => {
    const page = await openPage(t, service);
    await page.goto(path);
    await page.getByLabel(english, { exact: true }).fill(words);
    await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
    await expect.poll(() => page.getByLabel(german, { exact: true }).inputValue()).toBe(words);
    const kept = await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })');
    expect(kept).not.toContain(words);
    await page.reload();
    await page.getByLabel(german, { exact: true }).waitFor();
    expect(await page.getByLabel(german, { exact: true }).inputValue()).toBe(words);
  },
);

test('a password that was typed is kept nowhere', async (t) => {
  const page = await openPage(t, service);
  await page.goto('/sign-in');
  await page.getByLabel('Password', { exact: true }).fill('a long secret');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.evaluate(
    `addEventListener('pagehide', () => (localStorage.kept = JSON.stringify({ ...sessionStorage })))`,
  );
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
  const kept = await page.evaluate('localStorage.kept');
  expect(kept).toContain('cuemark.typed');
  expect(kept).not.toContain('a long secret');
});

/** What the page says of itself, once it is there. */
const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

test('who is signed in has their language on every device, in every tab, until they sign out', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person, locale: 'en-GB' });
  await page.goto('/usage');
  const other = await page.context().newPage();
  await other.goto('/keys');
  await other.getByRole('heading', { name: 'API keys' }).waitFor();
  const device = await openPage(t, { ...service, person, locale: 'fr-FR' });
  await device.goto('/workspace');
  await expect.poll(() => languageOf(device)).toBe('fr');

  await page.getByLabel('These pages').selectOption({ label: 'Deutsch' });
  await page.getByRole('heading', { name: 'Verbrauch und Tarif' }).waitFor();
  expect(await page.getByLabel('Diese Seiten').inputValue()).toBe('de');
  await other.getByRole('heading', { name: 'API-Schlüssel' }).waitFor();
  await expect.poll(() => languageOf(device)).toBe('de');

  await device.getByRole('button', { name: 'Abmelden' }).click();
  await expect.poll(() => languageOf(device)).toBe('fr');
  const next = await openPage(t, { ...service, locale: 'ja-JP' });
  await next.goto('/sign-in');
  await next.getByLabel('メールアドレス').fill(person.email);
  await next.getByLabel('パスワード', { exact: true }).fill(person.password);
  await next.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect.poll(() => languageOf(next)).toBe('de');

  await next.getByLabel('Sprache').selectOption('');
  await expect.poll(() => languageOf(next)).toBe('ja');
  await page.goto('/usage');
  await expect.poll(() => languageOf(page)).toBe('de'); // this device's own choice holds where the account has none
});

test('a choice that the account could not be told of is none, and the page says so', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  await page.route('**/web-api/account/settings', (route) => route.abort());
  await page.goto('/usage');
  await page.getByLabel('These pages').selectOption({ label: 'Deutsch' });
  await page.getByRole('alert').getByText('The language was not kept.').waitFor();
  expect([await languageOf(page), await page.getByLabel('These pages').inputValue()]).toEqual(['en', '']);
});

test('the language that a model writes in is chosen beside it, by its name', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  await page.goto('/usage');
  const choice = page.getByLabel('Titles, summaries and answers');
  await expect.poll(() => choice.locator('option').count()).toBe(25);
  await choice.selectOption({ label: 'Ukrainian' });
  await page.getByText('The language is kept for what is made from now on.').waitFor();
  await page.reload();
  await expect.poll(() => choice.inputValue()).toBe('uk');
  await choice.selectOption({ label: 'In the video’s language' });
  await expect
    .poll(async () =>
      (await webClient(service.publicUrl, person)).get('/account').then(({ body }) => body.output_language),
    )
    .toBe(null);
});

test('where the words of a language do not come the page is in English', async (t) => {
  const page = await openPage(t, { ...service, locale: 'ja-JP' });
  await page.context().route('**/assets/start-*.json', (route) => route.abort());
  await page.goto('/sign-in');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});
