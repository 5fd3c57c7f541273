import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { putSpokenVideo } from '../harness/spoken-video.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';

let service: TestService;
let person: Awaited<ReturnType<typeof newCustomer>>;
let videoId: string;
beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  videoId = await readyVideo(apiClient(service.origin, person.key));
  const said = Array.from({ length: 120 }, (_, at) =>
    at % 4 === 0
      ? `The quagga runs number ${at} here.`
      : `This is sentence ${at} of a long <b>talk</b> about nothing else.`,
  );
  await putSpokenVideo(service, person.accountId, {
    video_id: 'vid_upload',
    platform_id: null,
    title: 'From a file',
    said,
  });
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

const field = (page: Page) => page.getByLabel('Search what is said in your videos');
const found = (page: Page) => page.getByRole('list', { name: 'Found' }).getByRole('link');
const hasFocus = (page: Page) => field(page).evaluate((one) => one === one.ownerDocument.activeElement);

async function open(t: TestContext, path: string, more: object = {}) {
  const page = await openPage(t, { ...service, person, ...more });
  await page.goto(path);
  await page.locator('h1').waitFor();
  return page;
}

test('a slash leads to the search from every page, and words lead to the moment at which they are said', async (t) => {
  const page = await open(t, '/usage');
  await page.getByRole('link', { name: 'Search' }).waitFor();
  await page.keyboard.press('/');
  await expect.poll(() => hasFocus(page)).toBe(true);
  await page.keyboard.type('"battery system"');
  await page.waitForURL(/\/search\?q=/);
  await found(page).first().waitFor();
  expect(await found(page).count()).toBe(1);
  expect(await page.locator('mark').allInnerTexts()).toEqual(['battery system']);
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await found(page).innerText()) ?? [];
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/workspace/${videoId}?t=${Number(minutes) * 60 + Number(seconds)}`);
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
  await expect
    .poll(() => page.getByRole('slider', { name: 'Moment' }).getAttribute('aria-valuetext'))
    .toBe(`${minutes}:${seconds} of 9:15`);
  await page.goBack();
  await found(page).first().waitFor();
  expect(await field(page).inputValue()).toBe('"battery system"');
  const address = new URL(page.url());
  expect(address.searchParams.get('q')).toBe('"battery system"');
  await page.goto(address.href);
  await found(page).first().waitFor();
  expect(await page.locator('mark').allInnerTexts()).toEqual(['battery system']);
});

test('from the page of a video too; F finds words in its transcript; keys that are turned off do nothing', async (t) => {
  const page = await open(t, `/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('/');
  await page.waitForURL('**/search');
  await expect.poll(() => hasFocus(page)).toBe(true);
  await page.keyboard.type('a/b');
  expect(await field(page).inputValue()).toBe('a/b');
  await page.evaluate(`localStorage.setItem('cuemark.shortcuts', 'off')`);
  await page.goto('/usage');
  await page.getByRole('heading', { name: 'minutes left' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('/');
  await page.keyboard.press('Tab');
  expect(new URL(page.url()).pathname).toBe('/usage');
});

test('files are searched too; what was said stays text; more is shown on demand, and the arrows go through all of it', async (t) => {
  const page = await open(t, '/search?q=quagga');
  await found(page).nth(19).waitFor();
  expect(await found(page).first().innerText()).toContain('From a file');
  expect(await page.locator('#main b').count()).toBe(0);
  await page.getByRole('button', { name: 'Show more' }).click();
  await found(page).nth(20).waitFor();
  await expect
    .poll(() =>
      found(page)
        .nth(20)
        .evaluate((one) => one === one.ownerDocument.activeElement),
    )
    .toBe(true);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  expect(
    await found(page)
      .nth(19)
      .evaluate((one) => one === one.ownerDocument.activeElement),
  ).toBe(true);
  await found(page).first().focus();
  await page.keyboard.press('ArrowUp');
  expect(await hasFocus(page)).toBe(true);
});

test('what is typed is asked for once somebody pauses; nothing, none and no answer are said', async (t) => {
  const page = await open(t, '/search');
  await page.getByText('It finds where words are said').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/web-api/search')) asked.push(new URL(request.url()).searchParams.get('q') ?? '');
  });
  await field(page).fill('okap');
  await field(page).fill('okapi');
  await page.getByText('None of your videos says “okapi”.').waitFor();
  await page.getByRole('status').filter({ hasText: 'Nothing was found.' }).waitFor();
  expect(asked).toEqual(['okapi']);
  await page.route('**/web-api/search?**', (route) => route.fulfill({ status: 500, body: '' }));
  await field(page).fill('ladder');
  await page.getByRole('heading', { name: 'Cuemark does not answer' }).waitFor();
  await page.unroute('**/web-api/search?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await found(page).first().waitFor();
  await field(page).fill('');
  await page.getByText('It finds where words are said').waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('words that no title has are looked for in what is said with a click', async (t) => {
  const page = await open(t, '/workspace?q=quagga');
  await page.getByText('No title has “quagga”.').first().waitFor();
  await page.getByRole('link', { name: 'Search what is said' }).click();
  await found(page).first().waitFor();
  expect(await field(page).inputValue()).toBe('quagga');
});

test('who is not signed in is led to the sign-in and back', async (t) => {
  const page = await openPage(t, service);
  await page.goto('/search?q=ladder');
  await page.waitForURL('**/sign-in?next=**');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.keyboard.press('Enter');
  await found(page).first().waitFor();
});
