import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';
import { hasFocus } from './harness/has-focus.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { failed, minutesAgo, putVideo, ready } from './harness/video-rows.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

type Test = Parameters<typeof openPage>[0];

const rows = (page: Page) => page.getByRole('list', { name: 'Videos' }).getByRole('listitem');
const bar = (page: Page) => page.getByRole('region', { name: 'Selected videos' });
const box = (page: Page, number: number) => page.getByLabel(`Select Talk ${number}`, { exact: true });
/** As the rows have them, those too that are not drawn yet. */
const titles = (page: Page) =>
  page.evaluate(`[...document.querySelectorAll('[aria-label="Videos"] .text-body bdi')].map((one) => one.textContent)`);

/** Talk 1 to Talk `count`, the first the newest. */
async function talks(t: Test, count: number, options: object = {}) {
  const person = await newCustomer(service);
  for (let number = 1; number <= count; number += 1) {
    await putVideo(service, person.accountId, {
      ...ready(),
      ...{ video_id: `vid_talk_${number}`, title: `Talk ${number}`, created_at: minutesAgo(number) },
      duration_seconds: 60 + ((number * 7) % 11),
    });
  }
  const web = await webClient(service.publicUrl, person);
  const tag = (name: string, ...numbers: number[]) =>
    web.post('/tags', { name, video_ids: numbers.map((number) => `vid_talk_${number}`) });
  return { person, web, tag, page: await openPage(t, { ...service, person, ...options }) };
}

const namesOf = (...numbers: number[]) => numbers.map((number) => `Talk ${number}`);

test('state, tag, age and order stand in the address, which a reload and the way back keep', async (t) => {
  const { person, tag, page } = await talks(t, 4);
  const more = { video_id: 'vid_old', title: 'Talk 5', created_at: minutesAgo(60 * 24 * 10) };
  await putVideo(service, person.accountId, { ...failed, ...more });
  await tag('Interviews', 1, 3, 4);
  await page.goto('/workspace');
  await rows(page).nth(4).waitFor();
  await page.getByLabel('Order').selectOption('By title');
  await page.waitForURL('**/workspace?sort=title');
  await page.getByLabel('Tag', { exact: true }).selectOption('Interviews');
  await expect.poll(() => titles(page)).toEqual(namesOf(1, 3, 4));
  await page.getByLabel('Added').selectOption('Last 7 days');
  await page.getByLabel('State').selectOption('Ready');
  const chosen = { show: 'ready', tag: 'Interviews', age: 'week', sort: 'title' };
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(chosen);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(namesOf(1, 3, 4));
  await page.getByRole('link', { name: /Talk 3/ }).click();
  await page.getByRole('heading', { name: 'Talk 3' }).waitFor();
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(namesOf(1, 3, 4));
  expect(await page.getByLabel('Tag', { exact: true }).inputValue()).toBe('Interviews');

  await page.goto('/workspace?age=older');
  await page.getByText('There is no such video: Older than a year').first().waitFor();
  await page.goto('/workspace?tag=Holidays');
  await page.getByText('There is no such video: “Holidays”').first().waitFor();
  await page.getByRole('button', { name: 'Show all videos' }).click();
  await rows(page).nth(4).waitFor();
});

test('a long list is turned page by page, the address says which, and the first video of a page has the focus', async (t) => {
  const { page } = await talks(t, 110);
  await page.goto('/workspace');
  await rows(page).nth(49).waitFor({ state: 'attached' }); // drawn when it is scrolled to
  await page.getByRole('link', { name: 'Next videos' }).press('Enter');
  await hasFocus(page.getByRole('link', { name: /Talk 51\D/ }));
  await page.getByRole('link', { name: 'Next videos' }).press('Enter');
  await hasFocus(page.getByRole('link', { name: /Talk 101\D/ }));
  expect(await titles(page)).toEqual(namesOf(...Array.from({ length: 10 }, (_, place) => 101 + place)));
  expect(await page.getByRole('link', { name: 'Next videos' }).count()).toBe(0);
  await page.reload();
  await expect.poll(() => rows(page).count()).toBe(10);
  await page.goBack();
  await page.getByRole('link', { name: /Talk 51\D/ }).waitFor();
  await page.getByRole('link', { name: 'Previous videos' }).click();
  await page.getByRole('link', { name: /Talk 1\D/ }).waitFor();
  expect(await page.getByRole('link', { name: 'Previous videos' }).count()).toBe(0);
});

test('several are selected by pointer, on several pages too, deleted at once and brought back by one Undo', async (t) => {
  const { page, web } = await talks(t, 55);
  await page.clock.setFixedTime(Date.now()); // no time to undo something runs out
  await page.goto('/workspace');
  await rows(page).nth(49).waitFor({ state: 'attached' });
  expect(await bar(page).count()).toBe(0);
  await box(page, 2).click();
  await box(page, 5).click({ modifiers: ['Shift'] });
  await box(page, 4).click();
  await bar(page).getByText('3 selected').waitFor();
  await page.getByRole('link', { name: 'Next videos' }).click();
  await box(page, 52).click();
  await bar(page).getByText('4 selected').waitFor();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await bar(page).waitFor({ state: 'detached' });
  const idsOf = async () => {
    const { body } = await web.get('/videos?sort=title');
    return body.videos.map(({ title }: { title: string }) => title).slice(0, 5);
  };
  expect(await idsOf()).toEqual(namesOf(1, 4, 6, 7, 8));
  const undo = page.getByRole('button', { name: 'Undo deleting 4 videos' });
  await hasFocus(undo);
  await page
    .getByRole('status')
    .filter({ hasText: 'Deleted 4 videos. A deleted video gives no minutes back.' })
    .waitFor();
  await undo.click();
  await page.getByRole('status').filter({ hasText: '4 videos are back.' }).waitFor();
  expect(await idsOf()).toEqual(namesOf(1, 2, 3, 4, 5));
  await box(page, 52).waitFor();
});

test('by keyboard alone: boxes are gone through and selected, what can be done is reached and left', async (t) => {
  const { page } = await talks(t, 5);
  await page.goto('/workspace');
  await rows(page).nth(4).waitFor();
  await box(page, 2).focus();
  await page.keyboard.press('Space');
  await page.getByRole('status').filter({ hasText: '1 selected. Enter leads to what can be done' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await hasFocus(box(page, 3));
  await page.keyboard.press('Shift+ArrowDown');
  await hasFocus(box(page, 4));
  await bar(page).getByText('3 selected').waitFor();
  await page.keyboard.press('Control+a');
  await bar(page).getByText('5 selected').waitFor();
  await page.keyboard.press('Enter');
  await hasFocus(bar(page).getByRole('button', { name: 'Tags' }));
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Find or make a tag');
  await hasFocus(field);
  await page.keyboard.type('Holidays');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Holidays' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Holidays' }).isChecked()).toBe(true);
  await page.keyboard.press('ArrowDown');
  await hasFocus(page.getByRole('checkbox', { name: 'Holidays' }));
  await page.keyboard.press('Escape');
  await hasFocus(bar(page).getByRole('button', { name: 'Tags' }));
  await page.keyboard.press('Escape');
  await bar(page).waitFor({ state: 'detached' });
  await hasFocus(page.getByRole('link', { name: /Talk 5/ }));
  await expect.poll(() => rows(page).filter({ hasText: 'Holidays' }).count()).toBe(5);
});

test('tags are given to several videos and taken again; what some have is half ticked; another tab agrees', async (t) => {
  const { person, page, tag } = await talks(t, 3);
  await tag('Interviews', 1);
  const other = await openPage(t, { ...service, person });
  const listening = other.waitForResponse('**/web-api/events');
  await other.goto('/workspace');
  await rows(other).nth(2).waitFor();
  await listening;
  await page.goto('/workspace');
  await box(page, 1).click();
  await box(page, 2).click();
  await bar(page).getByRole('button', { name: 'Tags' }).click();
  const interviews = page.getByRole('list', { name: 'Tags' }).getByLabel('Interviews');
  await interviews.waitFor();
  expect(await page.evaluate(`document.querySelector('[aria-label="Tags"] input').indeterminate`)).toBe(true);
  await page.getByLabel('Find or make a tag').fill('INTER');
  await interviews.check();
  await expect.poll(() => rows(other).filter({ hasText: 'Interviews' }).count()).toBe(2);
  await interviews.uncheck();
  await expect.poll(() => rows(other).filter({ hasText: 'Interviews' }).count()).toBe(0);
  await page.getByLabel('Find or make a tag').fill('Workshop');
  await page.getByRole('button', { name: 'New tag “Workshop”' }).click();
  await expect.poll(() => rows(other).filter({ hasText: 'Workshop' }).count()).toBe(2);
});

test('a tag that can not be given says why, and what was typed stays', async (t) => {
  const { page, tag } = await talks(t, 1);
  for (let number = 1; number <= 20; number += 1) await tag(`Tag ${number}`, 1);
  await page.goto('/workspace');
  await box(page, 1).click();
  await bar(page).getByRole('button', { name: 'Tags' }).click();
  const field = page.getByLabel('Find or make a tag');
  await field.fill('One more');
  await field.press('Enter');
  await bar(page).getByText('The video has 20 tags, which is the most. Remove one there first.').waitFor();
  expect(await field.inputValue()).toBe('One more');
});

test('a tag is renamed and deleted where its videos are listed, and the address goes with it', async (t) => {
  const { page, tag } = await talks(t, 3);
  await tag('Interviews', 1, 2);
  await tag('Lectures', 3);
  await page.goto('/workspace?tag=interviews');
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.getByRole('button', { name: 'Rename' }).click();
  const name = page.getByLabel('New name of the tag');
  await hasFocus(name);
  await name.fill('lectures');
  await name.press('Enter');
  await page.getByText('There is a tag “Lectures” already. Choose another name.').waitFor();
  await name.fill('Conversations');
  await name.press('Enter');
  await page.waitForURL('**/workspace?tag=Conversations');
  await hasFocus(page.getByRole('button', { name: 'Rename' }));
  await expect.poll(() => rows(page).filter({ hasText: 'Conversations' }).count()).toBe(2);
  await page.getByRole('button', { name: 'Delete the tag' }).click();
  await page.getByRole('button', { name: 'Delete the tag' }).click();
  await page.waitForURL('**/workspace');
  await expect.poll(() => rows(page).count()).toBe(3);
  expect(await page.getByLabel('Tag', { exact: true }).locator('option').allInnerTexts()).toEqual([
    'Any tag',
    'Lectures',
  ]);
});

test('a video’s own page shows its tags, changes them, and leads to the others that have one', async (t) => {
  const { page, tag } = await talks(t, 2);
  await tag('Interviews', 1, 2);
  await page.goto('/workspace/vid_talk_1');
  await page.getByRole('button', { name: 'Change tags' }).click();
  await page.getByLabel('Find or make a tag').fill('Workshop');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Videos with the tag Workshop' }).waitFor();
  await page.keyboard.press('Escape');
  await hasFocus(page.getByRole('button', { name: 'Change tags' }));
  await page.getByRole('link', { name: 'Videos with the tag Interviews' }).click();
  await page.waitForURL('**/workspace?tag=Interviews');
  await expect.poll(() => titles(page)).toEqual(namesOf(1, 2));
});

test('on a phone the choices are behind one button, and boxes appear when somebody wants to select', async (t) => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const { page } = await talks(t, 3, phone);
  await page.goto('/workspace');
  await rows(page).nth(2).waitFor();
  expect(await page.getByLabel('State').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filter' }).tap();
  await page.getByLabel('State').selectOption('Ready');
  await page.getByRole('button', { name: 'Filter · 1' }).waitFor();
  expect(await box(page, 1).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Select', exact: true }).tap();
  await box(page, 1).tap();
  await bar(page).getByText('1 selected').waitFor();
  await page.getByRole('button', { name: 'Select nothing' }).tap();
  await expect.poll(() => box(page, 1).isVisible()).toBe(false);
});
