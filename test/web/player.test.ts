import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { holdClock } from './harness/hold-clock.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { standInPlayer } from './harness/stand-in-player.ts';
import { putVideo } from './harness/video-rows.ts';

let service: TestService;
let person: Awaited<ReturnType<typeof newCustomer>>;

const chapters = [
  { startSeconds: 0, title: 'Welcome' },
  { startSeconds: 600, title: 'The middle' },
  { startSeconds: 3600, title: 'The end' },
];

beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  await putVideo(service, person.accountId, {
    video_id: 'vid_played1',
    status: 'ready',
    chapters: JSON.stringify(chapters),
  });
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

test('nothing is asked of YouTube before somebody presses Play; then moments play there, and the chapters follow', async (t) => {
  const page = await openPage(t, { ...service, person });
  const asked = await standInPlayer(page);
  await page.goto('/workspace/vid_played1');
  await page.getByRole('button', { name: 'Play here' }).waitFor();
  await page.getByRole('list', { name: 'What YouTube asks of it' }).getByRole('listitem').first().waitFor();
  await page.waitForLoadState('load');
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Play here' }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByText('"event":"listening"').first().waitFor();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/Q8wVMdwhlh4\?enablejsapi=1&.*start=0/);

  await page.getByRole('link', { name: /The middle/ }).click();
  await frame.getByText('"args":[600,true]').waitFor();
  // It says that it is there: that chapter is the active one, on the timeline too.
  await page.getByText('10:00').first().waitFor();
  await page.mouse.move(0, 0);
  await expect.poll(() => page.locator('[aria-hidden=true] bdi').allInnerTexts()).toEqual(['The middle']);
  expect(page.context().pages()).toHaveLength(1);
});

test('where a player does not answer, times lead into the transcript again, and it can be closed', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.clock.install();
  await page.route(/youtube/, (route) => route.abort());
  await page.goto('/workspace/vid_played1');
  await page.getByRole('button', { name: 'Play here' }).click();
  await page.getByTitle('Player: ').waitFor();
  await page.clock.runFor(11_000);
  await page.getByText('The player does not answer.').waitFor();
  await page.getByRole('link', { name: /The middle/ }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?t=600');
  await page.getByRole('button', { name: 'Close the player' }).click();
  await page.getByRole('button', { name: 'Play from 10:00' }).waitFor();
});

test('of long words on the clock no part of a third line shows', async (t) => {
  const video = { video_id: 'vid_sample2', platform_id: 'sampleTalk1', status: 'ready' } as const;
  await putVideo(service, person.accountId, { ...video, chapters: JSON.stringify(chapters) });
  const row = { account_id: person.accountId, video_id: 'vid_sample2', language: 'en', kind: 'manual' };
  const segments = JSON.stringify([{ start: 0, end: 50, text: `And so it went on${' and on'.repeat(30)}.` }]);
  await service.ctx.db
    .insertInto('transcripts')
    .values({ ...row, segments })
    .execute();
  const page = await openPage(t, { ...service, person, viewport: { width: 844, height: 390 } });
  await page.goto('/workspace/vid_sample2?t=1&view=chapters');
  const words = page.locator('[data-player] p').filter({ hasText: 'And so it went on' });
  await words.waitFor();
  const { height = 0 } = (await words.boundingBox()) ?? {};
  expect(height).toBeLessThan(60); // two lines of 28
});

test('what has no film plays its words on a clock, and moments are followed there', async (t) => {
  await putVideo(service, person.accountId, {
    video_id: 'vid_sample1',
    platform_id: 'sampleTalk1',
    status: 'ready',
    chapters: JSON.stringify(chapters),
  });
  const segments = [
    { start: 0, end: 5, text: 'This is the beginning of it all.' },
    { start: 600, end: 610, text: 'And here we are in the middle.' },
  ];
  const row = { account_id: person.accountId, video_id: 'vid_sample1', language: 'en', kind: 'manual' };
  await service.ctx.db
    .insertInto('transcripts')
    .values({ ...row, segments: JSON.stringify(segments) })
    .execute();
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace/vid_sample1?view=transcript');
  await page.getByRole('tabpanel').getByText('And here we are in the middle.').waitFor();
  await page.getByRole('tab', { name: 'Chapters' }).click();
  await page.getByText('There are no pictures to show.').waitFor();
  expect(await page.getByRole('button', { name: 'Play here' }).count()).toBe(0);
  await holdClock(page);
  await page.getByRole('link', { name: /The middle/ }).click();
  await page.locator('p.line-clamp-2', { hasText: 'And here we are in the middle.' }).waitFor();
  await page.locator('a[aria-current=true]', { hasText: 'The middle' }).waitFor();
  await page.clock.runFor(3000);
  await page.getByRole('button', { name: 'Pause' }).click();
  const slider = page.getByRole('slider', { name: 'Moment' });
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('10:03 of 2:03:04');
  const play = page.getByRole('button', { name: 'Play', exact: true });
  for (const begin of [() => play.click(), () => page.keyboard.press('k')]) {
    await slider.press('End');
    await slider.blur();
    await begin();
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('0:00 of 2:03:04');
    await page.getByRole('button', { name: 'Pause' }).click();
  }
});

test('in a window that is enlarged four times the player makes room for what is edited and searched', async (t) => {
  const video = { video_id: 'vid_sample3', platform_id: 'sampleTalk1', status: 'ready' } as const;
  await putVideo(service, person.accountId, { ...video, chapters: JSON.stringify(chapters) });
  const page = await openPage(t, { ...service, person, viewport: { width: 320, height: 256 } });
  await page.goto('/workspace/vid_sample3?t=600&view=chapters');
  await page.locator('[data-player=words]').waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const seen = (field: Locator) =>
    field.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(one.ownerDocument.elementFromPoint(x + width / 2, y + height / 2));
    });
  const title = page.getByLabel('Title of chapter 2', { exact: true });
  await title.focus();
  await expect.poll(() => seen(title)).toBe(true);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Transcript' }).click();
  const search = page.getByRole('searchbox');
  await search.focus();
  await expect.poll(() => seen(search)).toBe(true);
});
