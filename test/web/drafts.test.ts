import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { hasFocus } from './harness/has-focus.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { signInOn } from './harness/sign-in-on.ts';
import { putVideo, ready } from './harness/video-rows.ts';

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

test('what is written while a question is on its way stays, over a look at another view and a closed tab', async (t) => {
  const page = await openPage(t, { ...service, person });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/questions', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.fallback();
  });
  await page.goto(`/workspace/${videoId}?view=ask`);
  const field = page.getByLabel('Your question');
  await field.fill('Who repairs the drills?');
  await field.press('Enter');
  await field.pressSequentially('And who pays?');
  release();
  await page.getByRole('heading', { level: 3, name: 'Who repairs the drills?' }).waitFor();
  await page.getByText('1 of 25 questions used').waitFor();
  expect(await field.inputValue()).toBe('And who pays?');
  await page.getByRole('tab', { name: 'Chapters' }).click();
  await page.getByRole('tab', { name: 'Ask' }).click();
  expect(await field.inputValue()).toBe('And who pays?');
  const other = await page.context().newPage();
  await page.close();
  await other.goto(`/workspace/${videoId}?view=ask`);
  await expect.poll(() => other.getByLabel('Your question').inputValue()).toBe('And who pays?');
});

test('a question that is lost with the connection comes back before what was written since', async (t) => {
  const page = await openPage(t, { ...service, person });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.goto(`/workspace/${videoId}?view=ask`);
  const field = page.getByLabel('Your question');
  await field.waitFor();
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  await page.route('**/questions', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await held;
    await route.abort();
  });
  await field.fill('What broke first?');
  await field.press('Enter');
  await field.fill('And then?');
  release();
  await page.getByRole('alert').filter({ hasText: 'Your question is still here' }).waitFor();
  expect(await field.inputValue()).toBe('What broke first?\nAnd then?');
  await field.fill('');
});

test('Enter goes on to the next chapter’s title, and nothing that is typed is taken for a shortcut', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const title = (place: number) => page.getByLabel(`Title of chapter ${place}`, { exact: true });
  await title(1).fill('Of one’s own');
  await title(1).press('Enter');
  await hasFocus(title(2));
  await page.keyboard.press('Shift+Enter');
  await hasFocus(title(1));
  await page.keyboard.press('End');
  await page.keyboard.type(' making');
  expect(await title(1).inputValue()).toBe('Of one’s own making');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/videos/${videoId}/chapters`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByText('Not saved yet.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Save chapters' }).isDisabled()).toBe(false);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type(', really');
  release();
  await page.getByRole('status').filter({ hasText: 'What you have written since is not saved yet.' }).waitFor();
  expect(await title(1).inputValue()).toBe('Of one’s own making, really');
  expect((await client.get(`/videos/${videoId}`)).body.chapters[0].title).toBe('Of one’s own making');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  // The field goes while somebody is typing: what they type before they see it is no shortcut either.
  await title(1).evaluate((field) => {
    const view = field.ownerDocument.defaultView as unknown as { KeyboardEvent: new (...words: unknown[]) => never };
    const press = (target: { dispatchEvent(event: never): boolean }, key: string) =>
      target.dispatchEvent(new view.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    press(field, 'x');
    (field as unknown as { blur(): void }).blur();
    for (const key of 'l5]') press(field.ownerDocument.body, key);
  });
  expect(await page.getByRole('slider', { name: 'Moment' }).getAttribute('aria-valuetext')).toMatch(/^0:00 /);
  await page.getByRole('tab', { name: 'Chapters' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect
    .poll(() => page.getByRole('slider', { name: 'Moment' }).getAttribute('aria-valuetext'))
    .toMatch(/^0:10 /);
});

test('what is undone is done again, with keys and by buttons', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}`);
  const kept = page.getByRole('button', { name: /^(Edit|Go on editing)$/ });
  await kept.click();
  const titles = page.getByLabel(/^Title of chapter/);
  await titles.first().waitFor();
  const count = await titles.count();
  await page.getByRole('button', { name: 'Remove chapter 2', exact: true }).click();
  await expect.poll(() => titles.count()).toBe(count - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => titles.count()).toBe(count);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => titles.count()).toBe(count - 1);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => titles.count()).toBe(count - 1);
  await expect.poll(() => page.getByRole('button', { name: 'Redo' }).isDisabled()).toBe(true);
});

test('block and timeline stand still and show the chapters as they are written', async (t) => {
  const page = await openPage(t, { ...service, person, viewport: { width: 1280, height: 900 } });
  await page.goto(`/workspace/${videoId}`);
  const block = page.locator('pre');
  const places = () =>
    page.evaluate<string>(
      `JSON.stringify([...document.querySelectorAll('pre, [aria-hidden=true].mt-5')].map((one) => { const { x, y } = one.getBoundingClientRect(); return [x, y]; }))`,
    );
  await page.getByRole('list', { name: 'What YouTube asks of it' }).getByRole('listitem').first().waitFor();
  const before = await places();
  await page.getByRole('button', { name: /^(Edit|Go on editing)$/ }).click();
  await page.getByLabel('Title of chapter 1', { exact: true }).fill('A wholly new title');
  await block.filter({ hasText: '0:00 - A wholly new title' }).waitFor();
  await page.getByLabel('Time of chapter 2', { exact: true }).fill('0:50');
  await block.filter({ hasText: '0:50 - ' }).waitFor();
  await expect.poll(() => page.locator('[aria-hidden=true] a[href$="t=50"]').count()).toBe(1);
  expect(await places()).toBe(before);
});

test('a chapter is added at the moment that is shown, and another one set to it', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}?t=333&view=chapters`);
  await page.getByRole('button', { name: /^(Edit|Go on editing)$/ }).click();
  await page.getByLabel('Title of chapter 1', { exact: true }).waitFor();
  const count = await page.getByLabel(/^Title of chapter/).count();
  await page.getByRole('button', { name: 'Add a chapter at 5:33' }).click();
  await page.keyboard.type('Found here');
  const times = await page
    .getByLabel(/^Time of chapter/)
    .evaluateAll((all) => all.map((one) => (one as unknown as { value: string }).value));
  expect(times).toHaveLength(count + 1);
  const place = times.indexOf('5:33') + 1;
  expect(await page.getByLabel(`Title of chapter ${place}`, { exact: true }).inputValue()).toBe('Found here');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Set chapter 2 to the moment that is shown' }).click();
  expect(await page.getByLabel('Time of chapter 2', { exact: true }).inputValue()).toBe('5:33');
});

test('a name of a key, an address of a webhook and a tag that are half typed outlive a reload, and go with who signs out', async (t) => {
  const own = await newCustomer(service);
  const page = await openPage(t, { ...service, person: own });
  await page.goto('/keys');
  const name = page.getByLabel('What the key is for');
  const address = page.getByLabel('Address of your server');
  await name.fill('Nightly run');
  await address.fill('https://hooks.example.com/half');
  await page.reload();
  expect([await name.inputValue(), await address.inputValue()]).toEqual([
    'Nightly run',
    'https://hooks.example.com/half',
  ]);
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByText('Nightly run').first().waitFor();
  await page.reload();
  await name.waitFor();
  expect(await name.inputValue()).toBe('');

  await putVideo(service, own.accountId, ready());
  await page.goto('/workspace/vid_lecture');
  await page.getByRole('button', { name: 'Add tags' }).click();
  const tag = page.getByLabel('Find or make a tag');
  await tag.fill('Lect');
  await tag.press('Escape');
  await tag.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Add tags' }).click();
  expect(await tag.inputValue()).toBe('Lect');

  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.getByText('You are signed out.').waitFor();
  expect(await page.evaluate('Object.keys(localStorage).filter((one) => one.startsWith("cuemark.text."))')).toEqual([]);
});

test('what was left half written is there for the same account, and not for another one that signs in', async (t) => {
  const [own, other] = [await newCustomer(service), await newCustomer(service)];
  const page = await openPage(t, { ...service, person: own });
  await page.goto('/keys');
  const name = page.getByLabel('What the key is for');
  await name.fill('Nightly run');
  for (const [who, words] of [
    [own, 'Nightly run'],
    [other, ''],
  ] as const) {
    await page.context().clearCookies();
    await page.goto('/keys');
    await signInOn(page, who);
    await name.waitFor();
    expect(await name.inputValue()).toBe(words);
  }
});
