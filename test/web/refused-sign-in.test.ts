import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { signInOn } from './harness/sign-in-on.ts';

// better-auth counts tries in production alone, and looks at this when it is imported.
vi.hoisted(() => {
  process.env.NODE_ENV = 'production';
});

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ PUBLIC_URL: 'http://cuemark.example' });
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

test('at an address that the service does not trust, the page says so rather than to blame the password', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { publicUrl: service.origin });
  await page.goto('/sign-in');
  await signInOn(page, person);
  await page
    .getByRole('alert')
    .filter({ hasText: `does not accept sign-ins at ${service.origin}.` })
    .waitFor();
});

test('too many tries are said in words', async (t) => {
  const person = await newCustomer(service);
  const wrong = { ...person, password: 'something else' };
  const page = await openPage(t, { publicUrl: service.origin });
  await page.goto('/sign-in');
  const alert = page.getByRole('alert').filter({ hasText: 'Too many tries' });
  for (let tries = 0; tries < 5 && !(await alert.isVisible()); tries += 1) {
    await signInOn(page, wrong);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await page.getByRole('alert').waitFor();
  }
  expect(await alert.isVisible()).toBe(true);
});
