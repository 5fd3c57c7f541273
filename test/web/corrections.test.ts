import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient, writeTo } from '../harness/web-client.ts';
import { hasFocus } from './harness/has-focus.ts';
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

async function pageOfVideo(t: Parameters<typeof openPage>[0]) {
  const person = await newCustomer(service);
  const client = apiClient(service.origin, person.key);
  const web = await webClient(service.publicUrl, person);
  const videoId = await readyVideo(client, 'sampleIntv1');
  const open = async () => {
    const page = await openPage(t, { ...service, person });
    await page.goto(`/workspace/${videoId}?view=transcript`);
    await page.getByRole('button', { name: 'Correct words' }).waitFor();
    return page;
  };
  return { client, web, videoId, open };
}

const wrong = (page: Page) => page.getByLabel('As it was heard');
const right = (page: Page) => page.getByLabel('As it is said');
const pane = (page: Page) => page.getByRole('region', { name: 'Correct words' });

test('words are corrected once by keys alone: where they stand is shown before, and all is as it was when that is taken back', async (t) => {
  const { client, web, videoId, open } = await pageOfVideo(t);
  const { chapters } = (await web.get(`/videos/${videoId}`)).body;
  const edited = chapters.map(({ start_seconds, title }: { start_seconds: number; title: string }) => ({
    start_seconds,
    title: title === 'Smelly heap' ? 'A heap of urchins' : title,
  }));
  await writeTo(web, videoId, 'chapters', { chapters: edited });
  const page = await open();
  const other = await open();
  await other.getByText('urchins').first().waitFor();
  await page.getByRole('button', { name: 'Correct words' }).press('Enter');
  await hasFocus(wrong(page));
  await page.keyboard.type('urchins');
  await page.keyboard.press('Tab');
  await page.keyboard.type('hedgehogs');
  await pane(page)
    .getByText(/^In \d+ places of the transcript\.$/)
    .waitFor();
  const titles = pane(page).getByRole('list', { name: 'Titles of chapters' }).getByRole('listitem');
  await expect
    .poll(() => titles.allInnerTexts())
    .toEqual([
      expect.stringMatching(/A heap of urchins A heap of hedgehogs.*written by you/s),
      expect.stringMatching(/Urchins Hedgehogs/),
    ]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  await page.getByLabel('Also in titles that I wrote').uncheck();
  await expect.poll(() => titles.first().innerText()).not.toContain('hedgehogs');
  await right(page).press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: /^Corrected in \d+ places\.$/ })
    .waitFor();
  await hasFocus(wrong(page));
  expect(await wrong(page).inputValue()).toBe('');
  for (const one of [page, other]) {
    await one.getByText('hedgehogs').first().waitFor();
    await one
      .locator('[data-index] p')
      .getByText(/\burchins\b/)
      .first()
      .waitFor({ state: 'detached' });
  }
  const now = (await client.get(`/videos/${videoId}`)).body.chapters_text;
  expect(now).toContain('Hedgehogs');
  expect(now).toContain('A heap of urchins');

  await page.getByRole('button', { name: 'Take back the correction to “hedgehogs”' }).click();
  await page.getByRole('status').filter({ hasText: 'Taken back' }).waitFor();
  await other
    .getByText(/\burchins\b/)
    .first()
    .waitFor();
  expect((await client.get(`/videos/${videoId}`)).body.chapters.map(({ title }: { title: string }) => title)).toEqual(
    edited.map(({ title }: { title: string }) => title),
  );
});

test('a correction leaves whoever reads elsewhere than at the moment of the address where they are', async (t) => {
  const { videoId, open } = await pageOfVideo(t);
  const page = await open();
  await page.goto(`/workspace/${videoId}?t=1500`);
  const place = () => page.evaluate<number>('window.scrollY');
  await expect.poll(place).toBeGreaterThan(1000);
  await page.evaluate('window.scrollTo(0, 0)');
  await page.getByRole('button', { name: 'Correct words' }).click();
  await wrong(page).fill('urchins');
  await right(page).fill('hedgehogs');
  await pane(page).getByText('places of the transcript.').waitFor();
  await right(page).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Corrected in ' }).waitFor();
  await page.locator('[data-index] p').getByText('hedgehogs').first().waitFor();
  expect(await place()).toBeLessThan(500);
});

test('what is selected in the transcript is what is corrected, and what is typed outlives the page', async (t) => {
  const { open } = await pageOfVideo(t);
  const page = await open();
  await page.getByText('urchins').first().waitFor();
  await page.evaluate(`(() => {
    const walker = document.createTreeWalker(document.querySelector('#view-transcript'), NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode()); ) {
      const at = node.data.indexOf('urchins');
      if (at >= 0) return void getSelection().setBaseAndExtent(node, at, node, at + 'urchins'.length);
    }
  })()`);
  await page.getByRole('button', { name: 'Correct words' }).click();
  await expect.poll(() => wrong(page).inputValue()).toBe('urchins');
  await right(page).fill('hedge');
  await page.reload();
  await page.getByRole('button', { name: 'Correct words' }).click();
  expect(await Promise.all([wrong(page).inputValue(), right(page).inputValue()])).toEqual(['urchins', 'hedge']);
  const kept = () =>
    page.evaluate<string[]>("Object.keys(localStorage).filter((name) => name.startsWith('cuemark.text.'))");
  expect(await kept()).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  expect(await kept()).toEqual([]);
});

test('words that stand nowhere are said to, and a correction that did not come through says so and is kept', async (t) => {
  const { open } = await pageOfVideo(t);
  const page = await open();
  await page.getByRole('button', { name: 'Correct words' }).click();
  await wrong(page).fill('zeppelin');
  await right(page).fill('airship');
  await pane(page).getByText('This stands nowhere as whole words').waitFor();
  await expect.poll(() => pane(page).getByRole('button', { name: 'Correct', exact: true }).isDisabled()).toBe(true);
  await wrong(page).fill('urchins');
  await page.route('**/corrections', (route) => route.abort());
  await pane(page)
    .getByRole('button', { name: /^Correct \d+ places$/ })
    .click();
  await pane(page).getByRole('alert').filter({ hasText: 'Nothing was corrected: try again.' }).waitFor();
  expect(await right(page).inputValue()).toBe('airship');
});
