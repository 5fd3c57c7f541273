import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../harness/service.ts';
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

test('where the words of a language do not come the page is in English', async (t) => {
  const page = await openPage(t, { ...service, locale: 'ja-JP' });
  await page.context().route('**/assets/start-*.json', (route) => route.abort());
  await page.goto('/sign-in');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});
