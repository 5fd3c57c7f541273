import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { type Customer, newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { hasFocus } from './harness/has-focus.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';

let service: TestService;
let person: Customer;
let videoId: string;
let chapters: { start_seconds: number; timestamp: string; title: string }[];
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  person = await newCustomer(service);
  const client = apiClient(service.origin, person.key);
  videoId = await readyVideo(client, 'sampleIntv1');
  ({ chapters } = (await client.get(`/videos/${videoId}`)).body);
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

const titlesOf = (page: Page) =>
  page
    .getByLabel(/^Title of chapter/)
    .evaluateAll((fields) => (fields as unknown as { value: string }[]).map(({ value }) => value));
const violationsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );

test('a chapter is split at the moment that is shown, its half is called by what is said in it, and that is one step', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}?t=1300&view=chapters`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const titles = chapters.map(({ title }) => title);
  await page.getByRole('button', { name: 'Split chapter 8 at 21:40' }).click();
  const half = page.getByLabel('Title of chapter 9', { exact: true });
  await hasFocus(half);
  await expect.poll(() => half.inputValue()).not.toBe('');
  expect(await page.getByLabel('Time of chapter 9', { exact: true }).inputValue()).toBe('21:40');
  expect(await titlesOf(page)).toEqual(titles.toSpliced(8, 0, await half.inputValue()));
  expect(titles).not.toContain(await half.inputValue());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => titlesOf(page)).toEqual(titles);
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
});

test('what somebody writes first stays the title of the half', async (t) => {
  const page = await openPage(t, { ...service, person });
  const { promise: asked, resolve: tell } = Promise.withResolvers<() => Promise<void>>();
  await page.route('**/chapters/suggestions', (route) => tell(() => route.continue()));
  await page.goto(`/workspace/${videoId}?t=1300&view=chapters`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Split chapter 8 at 21:40' }).click();
  const half = page.getByLabel('Title of chapter 9', { exact: true });
  expect(await half.getAttribute('placeholder')).toBe('Looking for a title…');
  await half.fill('Counting by hand');
  const answered = page.waitForResponse('**/chapters/suggestions');
  await (await asked)();
  await (await answered).finished();
  await expect.poll(() => half.getAttribute('placeholder')).toBeNull();
  expect(await half.inputValue()).toBe('Counting by hand');
});

test('a chapter begins at a sentence that is chosen in the transcript, by keys alone', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}?view=transcript`);
  await page.getByRole('button', { name: 'Begin a chapter at a sentence' }).press('Enter');
  await page.getByText('Choose the sentence with which the chapter begins.').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const sentence = page.locator('[data-index] p button').nth(2);
  await sentence.press('Enter');
  await page.getByRole('tab', { name: 'Chapters', selected: true }).waitFor();
  const half = page.getByLabel('Title of chapter 2', { exact: true });
  await expect.poll(() => half.inputValue()).not.toBe('');
  expect(await titlesOf(page)).toHaveLength(chapters.length + 1);
  await page.getByRole('tab', { name: 'Transcript' }).click();
  expect(await page.locator('[data-index] p button').count()).toBe(0);
});

test('titles are suggested on a click, chosen with another, and taken back in one step', async (t) => {
  const page = await openPage(t, { ...service, person });
  let asked = 0;
  await page.route('**/chapters/suggestions', (route) => {
    asked += 1;
    return route.continue();
  });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const title = page.getByLabel('Title of chapter 3', { exact: true });
  await title.waitFor();
  expect(asked).toBe(0);
  const suggest = page.getByRole('button', { name: 'Suggest titles for chapter 3' });
  await suggest.press('Enter');
  const list = page.getByRole('list', { name: 'Titles suggested for chapter 3' }).getByRole('button');
  await page.getByRole('status').filter({ hasText: '4 suggestions.' }).waitFor();
  expect(await list.count()).toBe(4);
  expect(await violationsOf(page)).toEqual([]);
  await list.first().press('Escape');
  await hasFocus(suggest);
  expect(await list.count()).toBe(0);
  await suggest.press('Enter');
  const chosen = await list.nth(1).innerText();
  await list.nth(1).press('Enter');
  await hasFocus(title);
  expect(await title.inputValue()).toBe(chosen);
  expect(await list.count()).toBe(0);
  await page.keyboard.press('Control+z');
  await expect.poll(() => title.inputValue()).toBe(chapters[2]?.title);
  expect(asked).toBe(1);
});

test('what was done can be undone after saving and a reload, too', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Remove chapter 2', exact: true }).click();
  await page.getByRole('button', { name: 'Save chapters' }).click();
  await page.getByRole('status').filter({ hasText: 'The chapters are saved.' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect.poll(async () => (await titlesOf(page)).length).toBe(chapters.length - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => titlesOf(page)).toEqual(chapters.map((chapter) => chapter.title));
  await page.getByRole('button', { name: 'Save chapters' }).click();
  await page.getByText('Edited by you.').waitFor();
});
