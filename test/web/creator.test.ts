import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantedPassword } from '../harness/leaked-secrets.ts';
import { type MailServer, startMailServer } from '../harness/mail-server.ts';
import { startTestService, type TestService } from '../harness/service.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';

let mail: MailServer;
let service: TestService;

beforeAll(async () => {
  mail = await startMailServer();
  service = await startTestService({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
  await mail.stop();
});

test('a creator comes from the start page through the mail to chapters, changes one, asks, and copies the description', async (t) => {
  const email = 'creator@example.test';
  const page = await openPage(t, { ...service, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/');
  await page.getByLabel('Link to a video').fill('https://youtu.be/sampleTalk1');
  await page.getByRole('button', { name: 'Make chapters' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor();

  // The mail opens in another tab of the same browser.
  const tab = await page.context().newPage();
  await tab.goto(/^http\S+\?token=\S+$/m.exec((await mail.mailTo(email)).text)?.[0] ?? '');
  await tab.getByLabel('New password').fill(`${plantedPassword}${randomBytes(8).toString('hex')}`);
  await tab.keyboard.press('Enter');
  await tab.getByText('uses 9 of 60 minutes').first().waitFor(); // the link has come along
  await tab.getByRole('button', { name: 'Make chapters · 9 min' }).click();
  await tab.getByRole('button', { name: 'Copy chapters' }).waitFor();

  await tab.getByRole('button', { name: 'Edit', exact: true }).click();
  await tab.getByLabel('Title of chapter 2', { exact: true }).fill('How it began');
  await tab.getByRole('button', { name: 'Save chapters' }).click();
  await tab.getByRole('link', { name: 'How it began' }).waitFor();
  await tab.getByRole('tab', { name: 'Ask' }).click();
  await tab.getByLabel('Your question').fill('How many times has the drill been borrowed?');
  await tab.keyboard.press('Enter');
  await tab
    .getByRole('link', { name: /four hundred and eleven/ })
    .first()
    .waitFor();

  await tab.getByRole('button', { name: 'Copy chapters' }).click();
  await tab.getByRole('status').filter({ hasText: 'Copied.' }).waitFor();
  const videoId = new URL(tab.url()).pathname.split('/').at(-1);
  const video = await (await tab.request.get(`/web-api/videos/${videoId}`)).json();
  expect(video.chapters_text).toMatch(/^0:00 - .+\n\d+:\d\d - How it began\n/);
  expect(await tab.evaluate('navigator.clipboard.readText()')).toBe(video.chapters_text);
  await tab.getByRole('link', { name: 'Usage' }).click();
  await tab.getByRole('heading', { name: '51 of 60 minutes left' }).waitFor();
});
