import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, expect, test } from 'vitest';
import { startCaptionedService } from '../harness/captioned-service.ts';
import { writeTo } from '../harness/web-client.ts';
import { hasFocus } from './harness/has-focus.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';

afterAll(closeBrowser);

test('other captions are chosen where it is said which were used, and the chapters are made anew from them', async (t) => {
  const { service, person, web, videoId, requests } = await startCaptionedService();
  const before = (await web.get(`/videos/${videoId}`)).body;
  const page = await openPage(t, { ...service, person });
  const elsewhere = await openPage(t, { ...service, person });
  const listening = elsewhere.waitForResponse('**/web-api/events');
  await elsewhere.goto(`/workspace/${videoId}?view=transcript`);
  await elsewhere.getByText('From the video’s German captions, made automatically.').waitFor();
  await listening;
  const asked = requests.length;
  await page.goto(`/workspace/${videoId}?view=transcript`);
  const pane = page.getByRole('region', { name: 'Transcript' });
  await pane.getByText('From the video’s German captions, made automatically.').waitFor();
  // Nobody is asked for anything until somebody wants to choose.
  expect(requests).toHaveLength(asked);
  await pane.getByRole('button', { name: 'Choose captions' }).click();
  const captions = pane.getByRole('list', { name: 'Captions of the video' }).getByRole('listitem');
  await expect
    .poll(() => captions.allInnerTexts())
    .toEqual([expect.stringMatching(/^German \(automatic\)\s+in use$/), 'English', 'French', 'Italian - Songs']);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
  await pane.getByRole('button', { name: 'English' }).click();
  await pane.getByText('From the video’s English captions. The chapters are made anew from them.').waitFor();
  await hasFocus(pane.getByRole('button', { name: 'Choose captions' }));
  await page.getByRole('status').filter({ hasText: 'made anew from the captions: English.' }).waitFor();
  await pane.getByText('ladder').first().waitFor();
  expect(await captions.count()).toBe(0);
  const after = (await web.get(`/videos/${videoId}`)).body;
  expect(after.chapters).not.toEqual(before.chapters);
  await page.getByRole('tab', { name: 'Chapters' }).click();
  await page.getByRole('tabpanel').getByText(after.chapters[1].title).waitFor();
  // Another page that shows it has heard of it.
  await elsewhere.getByText('From the video’s English captions.').waitFor();
  await elsewhere.getByRole('region', { name: 'Transcript' }).getByText('ladder').first().waitFor();
});

test('edits are replaced by other captions only after asking, and what can not be read changes nothing', async (t) => {
  const { service, person, web, videoId, now } = await startCaptionedService();
  const { body: seen } = await web.get(`/videos/${videoId}`);
  const chapters = seen.chapters.map(({ start_seconds }: { start_seconds: number }, at: number) => ({
    start_seconds,
    title: `My chapter ${at}`,
  }));
  const { body: edited } = await writeTo(web, videoId, 'chapters', { chapters });
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}?view=transcript`);
  const pane = page.getByRole('region', { name: 'Transcript' });
  await pane.getByRole('button', { name: 'Choose captions' }).click();
  await pane.getByRole('button', { name: 'English' }).click();
  await pane.getByText('Your edits are replaced.').waitFor();
  await pane.getByRole('button', { name: 'Keep', exact: true }).click();
  await pane.getByText('Your edits are replaced.').waitFor({ state: 'detached' });
  await hasFocus(pane.getByRole('button', { name: 'English' }));

  await pane.getByRole('button', { name: 'French' }).click();
  await pane.getByRole('button', { name: 'Replace' }).click();
  await pane.getByRole('alert').filter({ hasText: 'Nothing was changed. Choose others.' }).waitFor();
  now.isAway = true;
  await pane.getByRole('button', { name: 'English' }).click();
  await pane.getByRole('button', { name: 'Replace' }).click();
  await pane.getByRole('alert').filter({ hasText: 'YouTube did not answer. Nothing was changed.' }).waitFor();
  await pane.getByText('From the video’s German captions, made automatically.').waitFor();
  expect((await web.get(`/videos/${videoId}`)).body).toEqual(edited);

  await page.reload();
  await pane.getByRole('button', { name: 'Choose captions' }).click();
  await pane.getByRole('alert').filter({ hasText: 'YouTube did not answer.' }).waitFor();
  now.isAway = false;
  await pane.getByRole('button', { name: 'Ask again' }).click();
  await pane.getByRole('button', { name: 'English' }).click();
  await pane.getByRole('button', { name: 'Replace' }).click();
  await pane.getByText('From the video’s English captions. The chapters are made anew from them.').waitFor();
  expect((await web.get(`/videos/${videoId}`)).body).toMatchObject({ is_edited: false });
});

test('words of a file are not replaced by captions without being asked, and an upload has none to choose', async (t) => {
  const { service, person, videoId } = await startCaptionedService();
  const { db } = service.ctx;
  await db
    .updateTable('transcripts')
    .set({ kind: 'file', track_id: null, track_name: null, file_name: 'bread.srt' })
    .where('video_id', '=', videoId)
    .execute();
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}?view=transcript`);
  const pane = page.getByRole('region', { name: 'Transcript' });
  await pane.getByText('bread.srt').waitFor();
  await pane.getByRole('button', { name: 'Choose captions' }).click();
  await pane.getByRole('button', { name: 'German (automatic)' }).click();
  await pane.getByText('The words of your file are replaced, and can not be brought back here.').waitFor();
  await db.updateTable('videos').set({ platform_id: null }).where('video_id', '=', videoId).execute();
  await page.reload();
  await pane.getByText('bread.srt').waitFor();
  expect(await pane.getByRole('button', { name: 'Choose captions' }).count()).toBe(0);
});
