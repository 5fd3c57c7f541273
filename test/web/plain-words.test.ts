import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { hasFocus } from './harness/has-focus.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { failed, putVideo, ready } from './harness/video-rows.ts';

/** Finds no ffmpeg, and so listens to nothing. */
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

test('the Workspace says what is left of the minutes, what failed, what this server takes, and what deleting means before it is done', async (t) => {
  const person = await newCustomer(service, { minutes: 90 });
  await putVideo(service, person.accountId, { ...ready(), video_id: 'vid_good' });
  await putVideo(service, person.accountId, { ...failed, chapters: null, video_id: 'vid_bad', title: 'A silent one' });
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  await page.getByRole('link', { name: '90 minutes left' }).waitFor();
  const rows = page.getByRole('list', { name: 'Videos' }).getByRole('listitem');
  const row = rows.filter({ hasText: 'A silent one' });
  await row.getByText('No chapters.').waitFor();
  expect(await row.locator('svg.lucide-circle-x').count()).toBe(1);
  expect(await rows.locator('svg.lucide-circle-x').count()).toBe(1);
  await page.getByText('A deleted video gives no minutes back. Deleting can be undone for ten seconds.').waitFor();
  await page.getByText('Or drop a caption file here, or').waitFor();
  await page.getByText('Video and audio files can not be listened to on this Cuemark.').waitFor();
  expect(await page.locator('input[type=file]').getAttribute('accept')).not.toContain('video');
  await page.goto('/workspace/vid_good');
  await page.getByText('A deleted video gives no minutes back. It can be undone for ten seconds.').waitFor();
});

test('links that are no videos are named beside those that are', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  const box = page.getByLabel('Link to a video');
  await box.fill('Our talk: https://youtu.be/sampleTalk1 and the slides: https://slides.example/7');
  await page.getByText('Left out, since it leads to no YouTube video: https://slides.example/7').waitFor();
  await box.fill('https://youtu.be/sampleTalk1');
  await page.getByText('Left out').waitFor({ state: 'detached' });
});

test('a key without a name is asked for one in the page’s own words', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('alert').filter({ hasText: 'Write what the key is for first.' }).waitFor();
  await hasFocus(page.getByLabel('What the key is for'));
});

test('no page names a command', async (t) => {
  const person = await newCustomer(service, { plan: 'free' });
  await putVideo(service, person.accountId, { ...ready(), video_id: 'vid_plain', platform_id: null });
  const page = await openPage(t, { ...service, person });
  const pages = { '/workspace': 'minutes left', '/usage': 'To change your plan', '/workspace/vid_plain': 'Press Play' };
  for (const [address, words] of Object.entries(pages)) {
    await page.goto(address);
    await page.getByText(words).first().waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/npx|apt-get|Leave it|film/);
  }
});

test('on a phone a chapter’s title is edited in a line of its own', async (t) => {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId, { ...ready(), video_id: 'vid_phone' });
  const page = await openPage(t, { ...service, person, viewport: { width: 390, height: 844 } });
  await page.goto('/workspace/vid_phone');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const { width = 0 } = (await page.getByLabel('Title of chapter 2', { exact: true }).boundingBox()) ?? {};
  expect(width).toBeGreaterThan(320);
});

test.for([
  ['?t=20m29s', 1229],
  ['?t=1h2m3s', 3723],
  ['?t=90s', 90],
  ['#t=20m29s', 1229],
  ['#t=75', 75],
  ['?t=soon', 0],
] as const)('an address that ends in %s begins at second %i', async ([end, second], t) => {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId, { ...ready(), video_id: 'vid_moment', platform_id: 'sampleTalk1' });
  const page = await openPage(t, { ...service, person, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`/workspace/vid_moment${end}`);
  const slider = page.getByRole('slider', { name: 'Moment' });
  await expect.poll(() => slider.inputValue()).toBe(`${second}`);
  if (second !== 3723) return;
  await page.getByRole('button', { name: 'Copy link to 1:02:03' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
    `${service.publicUrl}/workspace/vid_moment?t=1h2m3s`,
  );
});
