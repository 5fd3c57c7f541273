import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { lectureTitles, readyVideo } from './harness/sample-videos.ts';
import { account, startStandIn } from './harness/stand-in-server.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: Awaited<ReturnType<typeof startStandIn>>;

beforeAll(async () => {
  server = await startStandIn([readyVideo(lectureTitles)]);
});
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

type Page = Awaited<ReturnType<typeof openPage>>;

async function signIn(page: Page, password = account.password) {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

test('a video asks for the sign-in and comes back after it', async (t) => {
  const page = await openPage(t, { ...server, signedIn: false });
  await page.goto('/workspace/vid_lecture');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).searchParams.get('next')).toBe('/workspace/vid_lecture');
  await signIn(page);
  await page.getByRole('heading', { name: '13 chapters' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/workspace/vid_lecture');
});

test.for(['//evil.example', '/%5Cevil.example', 'https://evil.example', '/.//evil.example'])(
  'signing in with next=%s stays here and goes to the Workspace',
  async (next, t) => {
    const page = await openPage(t, { ...server, signedIn: false });
    await page.goto(`/sign-in?next=${next}`);
    await signIn(page);
    await page.getByRole('heading', { name: 'Workspace' }).waitFor();
    expect(page.url()).toBe(`${server.origin}/workspace`);
  },
);

test('somebody who is signed in goes straight on', async (t) => {
  const page = await openPage(t, server);
  await page.goto('/sign-in?next=/workspace/vid_lecture');
  await page.getByRole('heading', { name: '13 chapters' }).waitFor();
});

test('a wrong password is said in words and can be mended', async (t) => {
  const page = await openPage(t, { ...server, signedIn: false });
  await page.goto('/sign-in');
  await signIn(page, 'something else');
  await page.getByRole('alert').filter({ hasText: 'do not belong together' }).waitFor();
  await page.locator('[name=email]:focus').waitFor();
  await signIn(page);
  await page.getByRole('heading', { name: 'Workspace' }).waitFor();
});

test('the start page leads to the sign-in, later to the Workspace, and signing out ends at it', async (t) => {
  const page = await openPage(t, { ...server, signedIn: false });
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page);
  await page.getByRole('link', { name: 'Cuemark, start page' }).click();
  await page.getByRole('link', { name: 'Go to your Workspace' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  await page.goto('/workspace');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});
