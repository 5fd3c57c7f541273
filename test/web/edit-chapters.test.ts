import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient, writeTo } from '../harness/web-client.ts';
import { hasFocus } from './harness/has-focus.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { signInOn } from './harness/sign-in-on.ts';
import { tellNothing } from './harness/tell-nothing.ts';
import { putVideo, ready } from './harness/video-rows.ts';

/** What React puts off comes later than any timer, as on a busy machine. */
const slowScheduler = `{
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (...all) { setTimeout(() => post.apply(this, all), 50); };
}`;

let service: TestService;
let person: Awaited<ReturnType<typeof newCustomer>>;
let client: ApiClient;
let videoId: string;

beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  client = apiClient(service.origin, person.key);
  videoId = await readyVideo(client);
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

test('chapters are edited in place with the rules beside them, and given back by a reset', async (t) => {
  const before = (await client.get(`/videos/${videoId}`)).body;
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();

  const title = page.getByLabel('Title of chapter 2');
  await title.waitFor();
  expect(await page.getByRole('button', { name: 'Copy chapters' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Save as Text' }).count()).toBe(0);
  const time = page.getByLabel('Time of chapter 2');
  await title.fill('How the drill came to be lent');
  await time.fill('0:03');
  await page.getByText('The chapter is shorter than 10 seconds.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Save chapters' }).isDisabled()).toBe(true);
  await time.fill('soon');
  await page.getByText('Write the time as m:ss or h:mm:ss.').waitFor();
  expect(await title.getAttribute('aria-invalid')).toBe('false');
  await page.getByRole('button', { name: 'Save chapters' }).click({ force: true }); // though it is dimmed
  await page.getByRole('status').filter({ hasText: 'Write the time as m:ss' }).waitFor();
  await hasFocus(time);
  const third = page.getByLabel('Title of chapter 3');
  const title3 = await third.inputValue();
  await third.fill('');
  await page.getByText('The title is empty.').waitFor(); // though not every time can be read
  await title.fill('How the drill came to be lent on');
  await title.fill('How the drill came to be lent');
  expect(await page.getByText('The title is empty.').count()).toBe(1); // and while another line is written
  await third.fill(title3);
  await time.fill(before.chapters[1].timestamp);
  await time.press('ArrowUp');
  await title.press('Control+Enter');
  await page.getByRole('status').filter({ hasText: 'The chapters are saved.' }).waitFor();

  await page.getByText('Edited by you.').waitFor();
  await page.getByRole('button', { name: 'Copy chapters' }).waitFor();
  await page.getByRole('link', { name: 'Save as Text' }).waitFor();
  const edited = (await client.get(`/videos/${videoId}`)).body;
  const start = before.chapters[1].start_seconds + 1;
  expect(edited.chapters[1]).toMatchObject({ start_seconds: start, title: 'How the drill came to be lent' });
  await page.locator('pre').filter({ hasText: 'How the drill came to be lent' }).waitFor();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByText('Your edits are replaced.').waitFor();
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Discard edits' }).click();
  await page.getByRole('status').filter({ hasText: 'as they were before your edits' }).waitFor();
  await page.getByText('Edited by you.').waitFor({ state: 'detached' });
  expect((await client.get(`/videos/${videoId}`)).body).toEqual(before);
});

test('a fault that is mended is not said any more while the mended chapters are on their way to be checked', async (t) => {
  const before = (await client.get(`/videos/${videoId}`)).body;
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const time = page.getByLabel('Time of chapter 2');
  await time.fill('0:03');
  const fault = page.getByText('The chapter is shorter than 10 seconds.');
  await fault.waitFor();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route('**/chapters/check', () => ask()); // its answer does not come
  await time.fill(before.chapters[1].timestamp);
  await time.press('ArrowUp');
  await asked;
  await fault.waitFor({ state: 'detached' });
  await page.getByLabel('Title of chapter 2').press('Control+Enter');
  await page.getByRole('status').filter({ hasText: 'The chapters are saved.' }).waitFor();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Discard edits' }).click();
  await page.getByRole('status').filter({ hasText: 'as they were before your edits' }).waitFor();
});

test('a chapter is added and removed, and leaving without a change leaves nothing behind', async (t) => {
  const before = (await client.get(`/videos/${videoId}`)).body;
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const titles = page.getByLabel(/^Title of chapter/);
  await titles.first().waitFor();
  const count = await titles.count();
  await page.getByRole('button', { name: 'Add a chapter after chapter 1', exact: true }).click();
  await expect.poll(() => titles.count()).toBe(count + 1);
  await page.getByRole('heading', { name: `${count + 1} chapters` }).waitFor();
  await page.getByText('The title is empty.').waitFor();
  const added = page.getByLabel('Title of chapter 2');
  await hasFocus(added);
  await page.keyboard.type('New one');
  expect(await added.inputValue()).toBe('New one');
  await page.getByText('Not saved yet.').waitFor();
  await page.getByRole('button', { name: 'Remove chapter 2', exact: true }).click();
  await expect.poll(() => titles.count()).toBe(count);
  await page.getByText('Not saved yet.').waitFor({ state: 'detached' });
  await page.getByLabel('Title of chapter 1').press('Escape');
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  expect(await page.getByText('edits that are not saved').count()).toBe(0);
  expect((await client.get(`/videos/${videoId}`)).body).toEqual(before);
});

test('what was done to the chapters last is undone, and what was typed last is taken back by the browser', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Title of chapter 3').waitFor();
  const fields = page.getByLabel(/^(Time|Title) of chapter/);
  const written = async () => Promise.all((await fields.all()).map((field) => field.inputValue()));
  const before = await written();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.poll(() => undo.isDisabled()).toBe(true);

  await page.getByRole('button', { name: 'Remove chapter 2', exact: true }).click();
  await expect.poll(() => fields.count()).toBe(before.length - 2);
  await page.keyboard.press('Control+z');
  await expect.poll(written).toEqual(before);

  await page.getByRole('button', { name: 'Add a chapter after chapter 1', exact: true }).click();
  await hasFocus(page.getByLabel('Title of chapter 2'));
  await page.keyboard.press('Control+z');
  await expect.poll(written).toEqual(before);

  const [time, title] = [page.getByLabel('Time of chapter 2'), page.getByLabel('Title of chapter 1')];
  await time.press('ArrowUp');
  await time.press('ArrowUp');
  await page.getByRole('button', { name: 'Remove chapter 3', exact: true }).click();
  await title.press('End');
  await title.pressSequentially(' of mine');
  await page.keyboard.press('Control+z');
  await expect.poll(() => title.inputValue()).toBe(before[1]);
  await undo.click();
  await expect.poll(() => fields.count()).toBe(before.length);
  await undo.click();
  await expect.poll(written).toEqual(before);
  await expect.poll(() => undo.isDisabled()).toBe(true);
  await page.getByText('Not saved yet.').waitFor({ state: 'detached' });
});

const densityIsMade = (page: Page) =>
  page.getByRole('group', { name: 'How many chapters' }).and(page.locator('[aria-busy=false]')).waitFor();

test('chapters that are there since others were copied are not said to be copied', async (t) => {
  const page = await openPage(t, { ...service, person, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Copy chapters' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await densityIsMade(page);
  expect(await page.getByRole('button', { name: 'Copied' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Usual', exact: true }).click();
  await densityIsMade(page);
});

test('notes are copied, and saved beside the chapters', async (t) => {
  const page = await openPage(t, { ...service, person, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Copy notes' }).click();
  await page.getByRole('button', { name: 'Notes copied' }).waitFor();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  for (const { title } of (await client.get(`/videos/${videoId}`)).body.chapters) expect(copied).toContain(title);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as Notes in Markdown' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.md$/);
  await page.route('**/notes.md', (route) => route.abort());
  await page.getByRole('button', { name: 'Copy notes' }).click();
  await page.getByText('The notes could not be copied. Save them as a file.').waitFor();
});

test('of densities that are clicked quickly the last one is made', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}`);
  const chosen = (density: string) => page.getByRole('button', { name: density, exact: true, pressed: true });
  await chosen('Usual').waitFor();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/density', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Fewer' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await chosen('More').waitFor();
  release();
  await densityIsMade(page);
  await chosen('More').waitFor();
  const web = await webClient(service.publicUrl, person);
  expect((await web.get(`/videos/${videoId}`)).body).toMatchObject({ density: 'more' });
  await page.getByRole('button', { name: 'Usual', exact: true }).click();
  await densityIsMade(page);
});

/** Edits the title of the first chapter, and does not save it. */
async function editFirstTitle(page: Page, title: string) {
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Title of chapter 1').fill(title);
}

test.for<[way: string, leave: (page: Page) => Promise<unknown>]>([
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Cancel', (page) => page.getByRole('button', { name: 'Cancel' }).click()],
  ['a reload', (page) => page.reload()],
  [
    'a link of the app and the way back',
    async (page) => {
      await page.getByRole('link', { name: 'Keys', exact: true }).click();
      await page.getByRole('heading', { name: 'API keys' }).waitFor();
      await page.goBack();
    },
  ],
])('edits that were left by %s are offered, gone on with and saved', async ([, leave], t) => {
  const before = (await client.get(`/videos/${videoId}`)).body;
  const page = await openPage(t, { ...service, person });
  await editFirstTitle(page, 'Half of a thought');
  await leave(page);
  await page.getByText('You have edits that are not saved, last changed').waitFor();
  expect(await page.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0);
  expect((await client.get(`/videos/${videoId}`)).body).toEqual(before);

  await page.getByRole('button', { name: 'Go on editing' }).click();
  const first = page.getByLabel('Title of chapter 1');
  expect(await first.inputValue()).toBe('Half of a thought');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await first.inputValue()).toBe(before.chapters[0].title);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await first.inputValue()).toBe('Half of a thought');
  await page.getByRole('button', { name: 'Save chapters' }).click();
  await page.getByText('Edited by you.').waitFor();
  expect(await page.getByText('edits that are not saved').count()).toBe(0);
  expect((await client.get(`/videos/${videoId}`)).body.chapters[0].title).toBe('Half of a thought');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Discard edits' }).click();
  await page.getByRole('status').filter({ hasText: 'as they were before your edits' }).waitFor();
});

test('chapters are said to be as before where the news of it comes before the answer', async (t) => {
  const page = await openPage(t, { ...service, person });
  await editFirstTitle(page, 'A whole thought');
  await page.getByRole('button', { name: 'Save chapters' }).click();
  const edited = page.getByText('Edited by you.');
  await edited.waitFor();
  await page.route('**/density', async (route) => {
    const response = await route.fetch();
    await edited.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Discard edits' }).waitFor({ state: 'detached' });
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Discard edits' }).click();
  await page.getByRole('status').filter({ hasText: 'as they were before your edits' }).waitFor();
});

test('edits outlive their tab and a sign-in in between, and are gone once they are discarded', async (t) => {
  const page = await openPage(t, { ...service, person });
  await tellNothing(page); // nor does it ask for anything by itself, which would find out about the session before the edits do
  const checked = page.waitForResponse(
    (response) => /check$/.test(response.url()) && `${response.request().postData()}`.includes('Half of a thought'),
  );
  await editFirstTitle(page, 'Half of a thought');
  await checked;
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save chapters' }).click();
  await page.waitForURL('**/sign-in*');
  const other = await page.context().newPage();
  await page.close();
  await other.goto(`/workspace/${videoId}`);
  await signInOn(other, person);
  await other.getByText('You have edits that are not saved').waitFor();
  await other.getByRole('button', { name: 'Discard them' }).click();
  await other.getByRole('button', { name: 'Edit', exact: true }).click();
  const first = other.getByLabel('Title of chapter 1');
  expect(await first.inputValue()).not.toBe('Half of a thought');
  await other.getByRole('button', { name: 'Undo' }).click(); // as long as the page is there
  expect(await first.inputValue()).toBe('Half of a thought');
  await other.getByRole('button', { name: 'Redo' }).click();
  await other.reload();
  await other.getByRole('button', { name: 'Edit', exact: true }).waitFor();
});

test('edits of chapters that have changed since say so', async (t) => {
  const page = await openPage(t, { ...service, person });
  await editFirstTitle(page, 'Half of a thought');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByText('The chapters have changed since: saving your edits replaces them.').waitFor();
  await page.getByRole('button', { name: 'Usual', exact: true }).click();
  await page.getByText('The chapters have changed since').waitFor({ state: 'detached' });
  await page.getByText('You have edits that are not saved').waitFor();
});

test('edits are said to be in the API where it knows the video', async (t) => {
  const page = await openPage(t, { ...service, person });
  const edited = { ...ready(), edited_at: new Date() };
  await putVideo(service, person.accountId, { ...edited, video_id: 'vid_file', platform_id: null });
  await page.goto('/workspace/vid_file');
  await page.getByText('Edited by you.', { exact: true }).waitFor();
  await putVideo(service, person.accountId, { ...edited, video_id: 'vid_linked' });
  await page.goto('/workspace/vid_linked');
  await page.getByText('Edited by you. The API gives these chapters too.').waitFor();
});

test('chapters that change elsewhere while somebody edits them say so before they are saved over', async (t) => {
  const page = await openPage(t, { ...service, person });
  await editFirstTitle(page, 'Half of a thought');
  const web = await webClient(service.publicUrl, person);
  expect((await writeTo(web, videoId, 'density', { density: 'more' })).status).toBe(200);
  await page.getByText('The chapters have changed since: saving your edits replaces them.').first().waitFor();
  expect(await page.getByLabel('Title of chapter 1').inputValue()).toBe('Half of a thought');
  expect((await writeTo(web, videoId, 'density', { density: 'normal' })).status).toBe(200);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard them' }).click();
});

test('what another tab saved while this one did not hear of it is not saved over: the page says so, and asks by a second click', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.addInitScript(slowScheduler);
  await tellNothing(page);
  await editFirstTitle(page, 'Mine of this tab');
  const web = await webClient(service.publicUrl, person);
  const { body: video } = await web.get(`/videos/${videoId}`);
  const theirs = video.chapters.map(
    ({ start_seconds, title }: { start_seconds: number; title: string }, at: number) => ({
      start_seconds,
      title: at === 1 ? 'Theirs of the other tab' : title,
    }),
  );
  expect((await writeTo(web, videoId, 'chapters', { chapters: theirs })).status).toBe(200);
  const titles = async () =>
    (await web.get(`/videos/${videoId}`)).body.chapters.map(({ title }: { title: string }) => title) as string[];
  await page.getByRole('button', { name: 'Save chapters' }).click();
  await page.getByText('The chapters have changed since: saving your edits replaces them.').first().waitFor();
  expect((await titles())[1]).toBe('Theirs of the other tab');
  expect(await page.getByLabel('Title of chapter 1').inputValue()).toBe('Mine of this tab');
  await page.getByRole('button', { name: 'Save chapters' }).click();
  await page.getByRole('status').filter({ hasText: 'The chapters are saved.' }).waitFor();
  expect((await titles())[0]).toBe('Mine of this tab');
  expect((await writeTo(web, videoId, 'density', { density: 'normal' })).status).toBe(200);
});

test('whoever signs out is asked about edits that are not saved, and takes them along', async (t) => {
  const page = await openPage(t, { ...service, person });
  await editFirstTitle(page, 'Half of a thought');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog', { name: 'Chapters that you edited are not saved' }).waitFor();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  expect(await page.getByLabel('Title of chapter 1').inputValue()).toBe('Half of a thought');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Discard edits and sign out' }).click();
  await page.getByRole('status').filter({ hasText: 'You are signed out.' }).waitFor();
  expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('Half of a thought');
});

test('where the browser keeps nothing, closing the page asks first, and going about in the app loses nothing', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.addInitScript('Storage.prototype.setItem = () => { throw new Error("full"); }');
  await editFirstTitle(page, 'Half of a thought');
  await page.getByText('save before you close this page').waitFor();
  const asked = page.waitForEvent('dialog');
  await page.evaluate('setTimeout(() => window.location.reload())');
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.getByRole('link', { name: 'Workspace', exact: true }).click();
  await page.getByRole('link', { name: /Ladders/ }).click();
  await page.getByText('You have edits that are not saved').waitFor();
});

test('who edits one video in two tabs is told in which the edits are not kept, and loses none by closing or leaving it', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}`);
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await edit.waitFor();
  const other = await page.context().newPage();
  await editFirstTitle(other, 'Half of a thought');
  await other.getByText('Your edits are kept in this browser').waitFor();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Go on editing' }).click();
  await page.getByLabel('Title of chapter 1').fill('Another thought');
  await page.getByText('Your edits are kept in this browser').waitFor();

  await other.bringToFront();
  await other.getByText('not kept in this browser').waitFor();
  const asked = other.waitForEvent('dialog');
  await other.evaluate('setTimeout(() => window.location.reload())');
  await (await asked).dismiss();
  await other.getByRole('tab', { name: 'Ask' }).click();
  await other.getByRole('tab', { name: 'Chapters' }).click();
  const question = other.getByRole('dialog', { name: 'These edits are not kept' });
  await other.getByRole('link', { name: 'Keys', exact: true }).click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await question.waitFor({ state: 'hidden' });
  await other.getByRole('link', { name: 'Keys', exact: true }).click();
  await question.waitFor();
  await other.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  expect(await other.getByLabel('Title of chapter 1').inputValue()).toBe('Half of a thought');
  await other.getByRole('button', { name: 'Cancel' }).click();
  await other.getByRole('button', { name: 'Go on editing' }).click();
  expect(await other.getByLabel('Title of chapter 1').inputValue()).toBe('Half of a thought');
  await page.bringToFront();
  await page.getByText('not kept in this browser').waitFor();
  expect(await page.getByLabel('Title of chapter 1').inputValue()).toBe('Another thought');
  await page.getByRole('link', { name: 'Keys', exact: true }).click();
  await page.getByRole('button', { name: 'Leave without them' }).click();
  await page.getByRole('heading', { name: 'API keys' }).waitFor();
});

test('who leaves edits that another tab has discarded is told what has become of them', async (t) => {
  const page = await openPage(t, { ...service, person });
  await editFirstTitle(page, 'Half of a thought');
  await page.getByText('Your edits are kept in this browser').waitFor();
  const other = await page.context().newPage();
  await other.goto(`/workspace/${videoId}`);
  await other.getByRole('button', { name: 'Discard them' }).click();
  await page.bringToFront();
  await page.getByText('not kept in this browser').waitFor();
  await page.getByRole('link', { name: 'Keys', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'These edits are not kept' });
  await question.getByText('Another tab has replaced or discarded what this browser kept of them.').waitFor();
});

test('the focus goes to what takes the place of what had it', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}`);
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await edit.press('Enter');
  await hasFocus(page.getByLabel('Time of chapter 1'));
  await page.getByLabel('Title of chapter 2').fill('In other words');
  await page.keyboard.press('Escape');
  await hasFocus(page.getByRole('button', { name: 'Go on editing' }));
  await page.keyboard.press('Enter');
  await hasFocus(page.getByLabel('Time of chapter 1'));
  await page.getByRole('button', { name: 'Add a chapter after chapter 1', exact: true }).press('Enter');
  await hasFocus(page.getByLabel('Title of chapter 2'));
  await page.getByRole('button', { name: 'Remove chapter 2', exact: true }).press('Enter');
  await hasFocus(page.getByLabel('Time of chapter 2'));
  await page.getByRole('button', { name: 'Save chapters' }).press('Enter');
  await hasFocus(edit);
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await hasFocus(page.getByRole('button', { name: 'Replace' }));
  await page.getByRole('button', { name: 'Keep' }).press('Enter');
  await hasFocus(page.getByRole('button', { name: 'Usual', exact: true }));
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await hasFocus(page.getByRole('button', { name: 'Discard edits' }));
  await page.route('**/density', (route) => route.abort());
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('The chapters could not be changed. Try again.').waitFor();
  await hasFocus(page.getByRole('button', { name: 'Reset' }));
  await page.unroute('**/density');
  await page.keyboard.press('Enter');
  await hasFocus(page.getByRole('button', { name: 'Discard edits' }));
  await page.keyboard.press('Enter');
  await hasFocus(edit);
});
