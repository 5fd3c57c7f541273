import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { signInOn } from './harness/sign-in-on.ts';
import { tellNothing } from './harness/tell-nothing.ts';
import { putVideo, ready } from './harness/video-rows.ts';

let service: TestService;
let person: Awaited<ReturnType<typeof newCustomer>>;

beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  await putVideo(service, person.accountId, ready());
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

test.for(['localhost', '127.0.0.1'])('at %s a video asks for the sign-in and comes back after it', async (host, t) => {
  const page = await openPage(t, { publicUrl: `http://${host}:${service.port}` });
  await page.goto('/workspace/vid_lecture');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).searchParams.get('next')).toBe('/workspace/vid_lecture');
  await signInOn(page, person);
  await page.getByRole('heading', { name: '13 chapters' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/workspace/vid_lecture');
});

test.for(['//evil.example', '/%5Cevil.example', 'https://evil.example', '/.//evil.example'])(
  'signing in with next=%s stays here and goes to the Workspace',
  async (next, t) => {
    const page = await openPage(t, service);
    await page.goto(`/sign-in?next=${next}`);
    await signInOn(page, person);
    await page.getByRole('heading', { name: 'Workspace' }).waitFor();
    expect(page.url()).toBe(`${service.publicUrl}/workspace`);
  },
);

test('somebody who is signed in goes straight on', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.goto('/sign-in?next=/workspace/vid_lecture');
  await page.getByRole('heading', { name: '13 chapters' }).waitFor();
});

test.for([
  ['a password', { password: 'something else' }],
  ['an address', { email: 'nobody@example.test' }],
  ['an address of no form the server takes', { email: 'nobody@nowhere' }],
] as const)('%s that is wrong is said in words and can be mended', async ([, wrong], t) => {
  const page = await openPage(t, service);
  await page.goto('/sign-in');
  await signInOn(page, { ...person, ...wrong });
  await page.getByRole('alert').filter({ hasText: 'do not belong together' }).waitFor();
  await page.locator('[name=email]:focus').waitFor();
  await signInOn(page, person);
  await page.getByRole('heading', { name: 'Workspace' }).waitFor();
});

test('a session that ends while a page is open leads to the sign-in, and back to the page', async (t) => {
  const guest = await newCustomer(service);
  await putVideo(service, guest.accountId);
  const page = await openPage(t, { ...service, person: guest });
  await tellNothing(page);
  await page.goto('/workspace/vid_lecture');
  await page.locator('[aria-current=step]').waitFor();
  const { db } = service.ctx;
  const userOfGuest = db.selectFrom('auth_users').select('id').where('email', '=', guest.email);
  await db.deleteFrom('auth_sessions').where('userId', '=', userOfGuest).execute();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await signInOn(page, guest);
  await page.locator('[aria-current=step]').waitFor();
});

test.for(['/workspace', '/keys', '/usage'])('%s leads a stranger to the sign-in, and back', async (path, t) => {
  const page = await openPage(t, service);
  await page.goto(path);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await signInOn(page, person);
  await page.waitForURL(`**${path}`);
});

test('the start page leads to the sign-in, later to the Workspace, and signing out ends at it', async (t) => {
  const page = await openPage(t, service);
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signInOn(page, person);
  await page.getByRole('heading', { name: 'Workspace' }).waitFor();
  await page.getByRole('link', { name: 'Cuemark, start page' }).click();
  await page.getByRole('link', { name: 'Go to your Workspace' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  await page.goto('/workspace');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('a tab that stays in sight goes on as whoever another tab has signed in', async (t) => {
  const next = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  await page.goto('/keys');
  await page.getByText('1 of 5 keys').waitFor();
  await page.getByLabel('What the key is for').fill('Upload script');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByText('2 of 5 keys').waitFor();
  const other = await page.context().newPage();
  await other.goto('/workspace');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.goto('/sign-in');
  await signInOn(other, next);
  await other.getByRole('heading', { name: 'Workspace' }).waitFor();

  await page.getByText('1 of 5 keys').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).and(page.getByTitle(next.email)).waitFor();
});
