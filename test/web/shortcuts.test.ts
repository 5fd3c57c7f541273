import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { holdClock } from './harness/hold-clock.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';

let service: TestService;
let person: Awaited<ReturnType<typeof newCustomer>>;
let videoId: string;
let chapters: { start_seconds: number; timestamp: string }[];

beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  const client = apiClient(service.origin, person.key);
  videoId = await readyVideo(client);
  chapters = (await client.get(`/videos/${videoId}`)).body.chapters;
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

/** The page of the video, and what its slider says. */
async function openVideo(t: TestContext) {
  const page = await openPage(t, { ...service, person, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const slider = page.getByRole('slider', { name: 'Moment' });
  const shows = (moment: string) => expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(`${moment} of 9:15`);
  return { page, shows };
}

test('keys play, go back and on, to a tenth and to the chapters beside', async (t) => {
  const { page, shows } = await openVideo(t);
  await holdClock(page);
  const press = (key: string) => page.keyboard.press(key);
  await press('l');
  await shows('0:10');
  await press('ArrowLeft');
  await shows('0:05');
  await press('j');
  await shows('0:00');
  await press('4');
  await shows('3:42');
  const current = chapters.findLastIndex(({ start_seconds }) => start_seconds <= 222);
  await press('[');
  await shows(chapters[current]?.timestamp ?? '');
  await press(']');
  await shows(chapters[current + 1]?.timestamp ?? '');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await press('k');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await press('Control+l');
  await shows(chapters[current + 1]?.timestamp ?? '');
});

test('keys do nothing behind a dialog', async (t) => {
  const { page, shows } = await openVideo(t);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this video' });
  await dialog.waitFor();
  await page.keyboard.press('l');
  await page.evaluate('document.activeElement.blur()'); // as where what had the focus goes from the dialog
  expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
  await page.keyboard.press('l');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('l');
  await shows('0:10');
});

test('keys that follow one another at once each go on from where the one before led', async (t) => {
  const { page, shows } = await openVideo(t);
  await page.evaluate(`(async () => {
    for (let time = 0; time < 6; time += 1) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'l' }));
      await null;
    }
  })()`);
  await shows('1:00');
});

test('keys lead to the search and to the question, where they are letters again, and copy the chapters', async (t) => {
  const { page, shows } = await openVideo(t);
  await page.keyboard.press('f');
  const search = page.getByLabel('Search the transcript');
  await expect.poll(() => search.evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true);
  await page.keyboard.type('ladder kj5');
  expect(await search.inputValue()).toBe('ladder kj5');
  await shows('0:00');
  await page.getByRole('tab', { name: 'Chapters' }).click();
  await page.keyboard.press('a');
  const question = page.getByLabel('Your question');
  await expect.poll(() => question.evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true);
  await page.getByRole('tab', { name: 'Ask' }).focus();
  await page.keyboard.press('c');
  await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^0:00 - /);
});

test('the question mark lists the keys; they can be turned off, and stay so', async (t) => {
  const { page, shows } = await openVideo(t);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByText('Play or pause').waitFor();
  await page.keyboard.press('l'); // not while the list is open
  await dialog.getByRole('button', { name: 'Turn them off' }).click();
  await dialog.getByRole('button', { name: 'Turn them on' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('l');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await dialog.getByRole('button', { name: 'Turn them on' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await shows('0:00');
  await page.keyboard.press('l');
  await shows('0:10');
});
