import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDemoAccount } from '../../src/accounts/demo-account.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { signInOn } from './harness/sign-in-on.ts';

const web = path.resolve(import.meta.dirname, '../../web/src');
const sample = JSON.parse(readFileSync(path.join(web, 'home/sample-result.json'), 'utf8')) as {
  chapters: { timestamp: string; title: string }[];
  question: string;
  citations: { timestamp: string; quote: string }[];
};

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

const box = (page: Page) => page.getByLabel('Link to a video');
const animations = (page: Page) =>
  page.evaluate<number>("document.getAnimations().filter(({ playState }) => playState === 'running').length");

test('a stranger sees the sentence, a sample’s chapters and a cited answer without scrolling', async (t) => {
  const page = await openPage(t, {
    ...service,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'no-preference',
  });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(service.publicUrl).host) foreign.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Cuemark turns a YouTube link into chapters' }).waitFor();
  const rows = page.getByRole('list', { name: 'Chapters' }).getByRole('listitem');
  expect((await rows.allInnerTexts()).map((row) => row.split(/\s*\n\s*/))).toEqual(
    sample.chapters.map(({ timestamp, title }) => [timestamp, title]),
  );
  const answer = page.getByRole('heading', { name: sample.question });
  expect(await answer.locator('xpath=..').innerText()).not.toMatch(/[.!?]”\s*[\d:]+\s*\./); // the sentence has ended before
  const last = page.getByRole('button', { name: sample.citations.at(-1)?.quote ?? '' });
  for (const shown of [rows.last(), answer, last]) {
    const foot = async () => {
      const { y = Number.NaN, height = 0 } = (await shown.boundingBox()) ?? {};
      return y + height;
    };
    await expect.poll(foot).toBeLessThanOrEqual(800); // once its own letters are there
  }
  expect(foreign).toEqual([]);
});

test('the chapters write themselves, and again when the sample is made', async (t) => {
  const page = await openPage(t, { ...service, reducedMotion: 'no-preference' });
  // Time stands still for what moves, so that none of it is over before it is looked at.
  const tools = await page.context().newCDPSession(page);
  await tools.send('Animation.enable');
  await tools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/');
  const rows = page.getByRole('list', { name: 'Chapters' }).getByRole('listitem');
  await rows.first().waitFor();
  expect(await animations(page)).toBeGreaterThan(sample.chapters.length);
  await page.evaluate('document.getAnimations().forEach((one) => one.finish())');
  await expect.poll(() => animations(page)).toBe(0);
  await rows.last().waitFor();
  await page.getByRole('button', { name: 'Make chapters' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: `${sample.chapters.length} chapters` })
    .waitFor();
  expect(await animations(page)).toBeGreaterThan(sample.chapters.length);
});

test('with reduced motion all of it stands there at once', async (t) => {
  const page = await openPage(t, service);
  await page.goto('/');
  await page.getByRole('heading', { name: sample.question }).waitFor();
  expect(await animations(page)).toBe(0);
  await page.getByText('This one is a sample.').waitFor();
  await page.getByRole('button', { name: 'Make chapters' }).click();
  expect(await animations(page)).toBe(0);
});

test('the keyboard reaches the box and each cited moment, which shows what is said there', async (t) => {
  const page = await openPage(t, service);
  await page.goto('/');
  await page.getByRole('button', { name: 'Make chapters' }).waitFor();
  await box(page).focus();
  expect(await page.evaluate('getSelection().toString()')).toMatch(/sample/);
  await page.keyboard.press('Tab');
  for (const { timestamp } of sample.citations) {
    await page.keyboard.press('Tab');
    // Of two quotes from one moment the first is shown.
    const quote = sample.citations.find((citation) => citation.timestamp === timestamp)?.quote;
    await page.getByText(`${timestamp} “${quote}”`).waitFor();
  }
});

test('a stranger’s link is kept while they sign in, stands in the Workspace’s box, and in no other tab’s', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, service);
  await page.goto('/');
  await box(page).fill('https://vimeo.com/1084537');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'This is not a link to a YouTube video.' }).waitFor();
  await box(page).fill('https://youtu.be/sampleTalk1');
  await page.getByText('your link is kept for then').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await signInOn(page, person);
  await page.getByRole('heading', { level: 1, name: 'Workspace' }).waitFor();
  expect(await box(page).inputValue()).toBe('https://youtu.be/sampleTalk1');
  await page.getByRole('button', { name: 'Make chapters · 9 min' }).waitFor();
  const other = await page.context().newPage();
  await other.goto('/workspace');
  await other.getByRole('heading', { level: 1, name: 'Workspace' }).waitFor();
  expect(await box(other).inputValue()).toBe('');
});

test('on a fresh install one click leads into the demo account’s Workspace', async (t) => {
  const page = await openPage(t, service);
  await createDemoAccount(service.ctx);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the demo Workspace' }).click();
  await page.getByRole('heading', { level: 1, name: 'Workspace' }).waitFor();
});

test('who is signed in is led to the Workspace, and has no box', async (t) => {
  const page = await openPage(t, { ...service, person: await newCustomer(service) });
  await page.goto('/');
  await page.getByRole('link', { name: 'Go to your Workspace' }).waitFor();
  expect(await box(page).count()).toBe(0);
});

describe('addresses', () => {
  const known = [...readFileSync(path.join(web, 'router.tsx'), 'utf8').matchAll(/ path: '(\/[^'$]*)/g)].map(
    ([, address = '']) => address,
  );

  test('there are some', () => {
    expect(known).toContain('/workspace');
  });

  test.each(known)('%s is a page', async (address) => {
    expect((await fetch(service.origin + address)).status).toBe(200);
  });

  test.each(['/nowhere', '/nowhere/at/all', '/Workspace'])(
    '%s is 404, with the page that leads back',
    async (address) => {
      const response = await fetch(service.origin + address);
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    },
  );

  test('at an unknown one people are led back', async (t) => {
    const page = await openPage(t, service);
    await page.goto('/nowhere');
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await page.getByRole('heading', { name: 'Cuemark turns' }).waitFor();
  });

  test('the top bar and the foot of a page lead to the documentation, and it leads back', async (t) => {
    const page = await openPage(t, service);
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Docs' }).click();
    await page.getByRole('heading', { level: 1, name: 'From a key to chapters' }).waitFor();
    await page.getByRole('navigation', { name: 'App' }).getByRole('link', { name: 'Workspace' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Limits' }).click();
    await page.getByRole('heading', { level: 1, name: 'Limits' }).waitFor();
  });
});

describe.each(['light', 'dark'] as const)('maintenance, in %s', (colorScheme) => {
  test('is said in one sentence, with when to try again, at every address', async (t) => {
    const closed = await startTestService({ MAINTENANCE: 'on' });
    t.onTestFinished(() => closed.stop());
    const page = await openPage(t, { ...closed, colorScheme, viewport: { width: 320, height: 640 } });
    const answer = await page.goto('/workspace/vid_lecture');
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '60']);
    await page.getByRole('heading', { name: 'Back in a moment' }).waitFor();
    expect(await page.evaluate("document.fonts.ready.then(() => document.fonts.check('16px Newsreader'))")).toBe(true);
    const loaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Try again' }).click();
    await loaded;
    expect(new URL(page.url()).pathname).toBe('/workspace/vid_lecture');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
  });
});
