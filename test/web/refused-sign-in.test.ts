import { afterAll, beforeAll, test } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
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

test('at an address that the service does not trust, the page says so rather than to blame the password', async (t) => {
  const person = await newCustomer(service);
  // Every name below localhost is this machine.
  const elsewhere = `http://elsewhere.localhost:${service.port}`;
  const page = await openPage(t, { publicUrl: elsewhere });
  await page.goto('/sign-in');
  await signInOn(page, person);
  await page
    .getByRole('alert')
    .filter({ hasText: `does not accept sign-ins at ${elsewhere}.` })
    .waitFor();
});

test('too many tries are said in words, whatever the password', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, service);
  await page.goto('/sign-in');
  const body = JSON.stringify({ email: person.email, password: 'something else' });
  const headers = { 'content-type': 'application/json', origin: service.publicUrl };
  for (let tries = 0; tries < 30; tries += 1) {
    await fetch(`${service.publicUrl}/web-api/auth/sign-in/email`, { method: 'POST', headers, body });
  }
  await signInOn(page, person);
  await page.getByRole('alert').filter({ hasText: 'Too many tries' }).waitFor();
});
