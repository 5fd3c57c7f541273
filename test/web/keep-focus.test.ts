import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';
import { hasFocus } from './harness/has-focus.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { minutesAgo, putVideo, ready } from './harness/video-rows.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a key that is revoked hands the focus to its question, back to its row, and to the row after it', async (t) => {
  const person = await newCustomer(service);
  const web = await webClient(service.publicUrl, person);
  for (const name of ['second', 'third', 'fourth']) await web.post('/keys', { name });
  const page = await openPage(t, { ...service, person });
  await page.goto('/keys');
  await button(page, 'Revoke third').press('Enter');
  await hasFocus(button(page, 'Revoke this key'));
  await button(page, 'Keep it').press('Enter');
  await hasFocus(button(page, 'Revoke third'));
  const names = await page
    .getByRole('list', { name: 'Keys' })
    .getByRole('listitem')
    .locator('p:first-child')
    .allInnerTexts();
  const after = names.filter((name) => name !== '')[names.indexOf('third') + 1];
  await page.keyboard.press('Enter');
  await hasFocus(button(page, 'Revoke this key'));
  await page.keyboard.press('Enter');
  await hasFocus(button(page, `Revoke ${after}`));
});

test('a key that is made has the focus, and the fifth one too, which takes the form away', async (t) => {
  const person = await newCustomer(service);
  const web = await webClient(service.publicUrl, person);
  for (const name of ['second', 'third']) await web.post('/keys', { name });
  const page = await openPage(t, { ...service, person });
  await page.goto('/keys');
  await page.getByLabel('What the key is for').fill('fourth');
  await page.keyboard.press('Enter');
  await hasFocus(page.getByRole('heading', { name: 'Your new key' }));
  await page.getByText('4 of 5 keys').waitFor();
  await page.getByLabel('What the key is for').fill('fifth');
  await page.keyboard.press('Enter');
  await page.getByText('5 of 5 keys').waitFor();
  await hasFocus(page.getByRole('heading', { name: 'Your new key' }));
  await button(page, 'Copy key').press('Enter');
  await hasFocus(button(page, 'Copy key'));
});

test('a question that is asked from the list, and a chat that is deleted, leave the focus where one asks', async (t) => {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId, ready());
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace/vid_lecture?view=ask');
  await button(page, 'What is this video about?').press('Enter');
  const question = page.getByLabel('Your question');
  await hasFocus(question);
  await page.getByRole('list', { name: 'Chats' }).waitFor();
  await button(page, 'Delete this chat').press('Enter');
  await hasFocus(button(page, 'Delete'));
  await button(page, 'Keep').press('Enter');
  await hasFocus(button(page, 'Delete this chat'));
  await page.keyboard.press('Enter');
  await hasFocus(button(page, 'Delete'));
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Chats' }).waitFor({ state: 'detached' });
  await hasFocus(question);
});

test('a video that is brought back has the focus, and the search where all are shown again', async (t) => {
  const person = await newCustomer(service);
  for (let place = 0; place < 3; place += 1) {
    const more = { video_id: `vid_talk_${place}`, title: `Talk ${place}.`, created_at: minutesAgo(place) };
    await putVideo(service, person.accountId, { ...ready(), ...more });
  }
  const page = await openPage(t, { ...service, person });
  await page.clock.setFixedTime(Date.now()); // no time to undo something runs out
  await page.goto('/workspace');
  await button(page, 'Delete Talk 1.').press('Enter');
  await hasFocus(button(page, 'Undo deleting Talk 1.'));
  await page.keyboard.press('Enter');
  await hasFocus(page.getByRole('link', { name: /Talk 1\./ }));
  await page.goto('/workspace?q=nowhere');
  await button(page, 'Show all videos').press('Enter');
  await hasFocus(page.getByLabel('Search the titles'));
});

test('a message that is closed gives the focus back to what had it before', async (t) => {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId, ready());
  const page = await openPage(t, { ...service, person });
  await page.route('**/density', (route) => route.abort());
  await page.goto('/workspace/vid_lecture');
  await button(page, 'More').press('Enter');
  await button(page, 'Close').press('Enter');
  await hasFocus(button(page, 'More'));
});

test('a finger opens no keyboard by taking something away', async (t) => {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId, ready());
  const page = await openPage(t, { ...service, person, hasTouch: true });
  await page.goto('/workspace/vid_lecture');
  await button(page, 'Edit').tap();
  await page.getByLabel('Title of chapter 1', { exact: true }).waitFor();
  expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
});
