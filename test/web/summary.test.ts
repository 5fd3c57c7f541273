import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { descriptionChapters } from '../../src/chaptering/description-chapters.ts';
import { apiClient } from '../harness/client.ts';
import { type AskedModel, type ModelTurn, openModelServer, soundAnswer, soundClaims } from '../harness/model-server.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient, writeTo } from '../harness/web-client.ts';
import { hasFocus } from './harness/has-focus.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';

const sumsUp = ({ prompt }: AskedModel): ModelTurn => ({ kind: 'text', text: soundClaims(prompt) });

let model: Awaited<ReturnType<typeof openModelServer>>;
let service: TestService;
let summing: (asked: AskedModel) => ModelTurn;

beforeAll(async () => {
  model = await openModelServer((asked) =>
    asked.instructions.startsWith('You sum up') ? summing(asked) : { kind: 'text', text: soundAnswer(asked.prompt) },
  );
  service = await startTestService({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: model.baseUrl('openai-compatible'),
    LLM_MODEL: 'model-1',
  });
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
  model.stop();
});

async function pageOfVideo(t: Parameters<typeof openPage>[0]) {
  const person = await newCustomer(service);
  const client = apiClient(service.origin, person.key);
  const videoId = await readyVideo(client);
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await openPage(t, { ...service, person, permissions });
  await page.goto(`/workspace/${videoId}`);
  const summary = page.getByRole('region', { name: 'Summary' });
  return { person, client, videoId, page, summary };
}

test('a click has the video summed up: each sentence has moments that are played, and a click copies it all', async (t) => {
  summing = sumsUp;
  const { client, videoId, page, summary } = await pageOfVideo(t);
  await summary.getByRole('button', { name: 'Sum up the video' }).click();
  await page.getByRole('status').filter({ hasText: 'The summary is there.' }).waitFor();
  const { body } = await client.get(`/videos/${videoId}/summary`);
  const moments = (text: string) => text.match(/\d+:\d\d(?=[,)])/g) ?? [];
  const chips = summary.getByRole('link').filter({ visible: true });
  await expect.poll(() => chips.allInnerTexts()).toEqual(moments(body.text));
  expect(await chips.first().getAttribute('aria-label')).toMatch(/^\d+:\d\d: “.+”$/);
  const [first = ''] = moments(body.text);
  const [minutes, seconds] = first.split(':').map(Number);
  expect(await chips.first().getAttribute('href')).toBe(
    `/workspace/${videoId}?t=${60 * (minutes ?? 0) + (seconds ?? 0)}`,
  );

  await summary.getByText('Chapter by chapter').click();
  const parts = summary.getByRole('listitem');
  expect(await parts.count()).toBe(body.chapters.length);
  expect(await parts.nth(1).getByRole('heading').innerText()).toBe(body.chapters[1].title);
  expect(await parts.nth(1).getByRole('link').allInnerTexts()).toEqual(moments(body.chapters[1].text));

  await summary.getByRole('button', { name: 'Copy summary' }).click();
  await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor();
  const lines = body.chapters.map(
    (chapter: { timestamp: string; title: string; text: string }) =>
      `${chapter.timestamp} ${chapter.title}\n${chapter.text}`,
  );
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe([body.text, ...lines].join('\n\n'));

  await chips.first().click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
});

test('what is done of it is told while it is made, on a page that is opened later too', async (t) => {
  let asked = 0;
  summing = (question) => (asked++ < 2 ? sumsUp(question) : { kind: 'silence' });
  const { client, videoId, page, summary } = await pageOfVideo(t);
  const { body } = await client.get(`/videos/${videoId}`);
  await summary.getByRole('button', { name: 'Sum up the video' }).click();
  await summary.getByText(`Summing up chapter 3 of ${body.chapters.length}`).waitFor();
  await page.reload();
  await summary.getByText(`Summing up chapter 3 of ${body.chapters.length}`).waitFor();
  expect(await summary.getByRole('button').count()).toBe(0);
});

test('one that fails says so, and is made when somebody tries again; new chapters have none', async (t) => {
  summing = () => ({ kind: 'status', status: 401 });
  const { person, videoId, page, summary } = await pageOfVideo(t);
  await summary.getByRole('button', { name: 'Sum up the video' }).click();
  await summary.getByText('The summary could not be made.').waitFor();
  expect(await page.getByRole('status').innerText()).toBe('The summary could not be made.');
  summing = sumsUp;
  await summary.getByRole('button', { name: 'Try again' }).click();
  await summary.getByRole('button', { name: 'Copy summary' }).waitFor();
  // Somebody divides it anew elsewhere.
  await writeTo(await webClient(service.publicUrl, person), videoId, 'density', { density: 'more' });
  await summary.getByRole('button', { name: 'Sum up the video' }).waitFor();
});

test('where no model writes summaries nothing is shown of them', async (t) => {
  const other = await startTestService();
  t.onTestFinished(() => other.stop());
  const person = await newCustomer(other);
  const videoId = await readyVideo(apiClient(other.origin, person.key));
  const page = await openPage(t, { ...other, person });
  const answered = page.waitForResponse(/\/summary$/);
  await page.goto(`/workspace/${videoId}`);
  expect(await (await answered).json()).toMatchObject({ status: 'none', can_be_made: false });
  await page.getByRole('heading', { name: /^\d+ chapters$/ }).waitFor();
  const shown = page.getByText(/summar|sum up/i).filter({ visible: true });
  expect(await shown.count()).toBe(0);
});

test('a description is drafted of the summary and the chapters, written on, kept and copied', async (t) => {
  summing = sumsUp;
  const { client, videoId, page, summary } = await pageOfVideo(t);
  await summary.getByRole('button', { name: 'Sum up the video' }).click();
  await summary.getByRole('button', { name: 'Draft a description' }).click();
  const draft = summary.getByLabel('Description of the video');
  await hasFocus(draft);
  const { chapters_text: block, chapters } = (await client.get(`/videos/${videoId}`)).body;
  const { text } = (await client.get(`/videos/${videoId}/summary`)).body;
  const made = await draft.inputValue();
  const [told = '', below] = made.split('\n\n');
  expect(below).toBe(block);
  expect(told).not.toBe('');
  const moments = / \((?:\d+:)?\d+:\d\d[\d:, ]*\)/g;
  expect(text).toMatch(moments);
  expect(text.replaceAll('\\', '').replace(moments, '')).toContain(told);
  // YouTube would find the chapters in it, and no time before them.
  expect(/\d+:\d\d/.exec(made)?.[0]).toBe('0:00');
  expect(descriptionChapters(made, 10_000)?.map(({ startSeconds }) => startSeconds)).toEqual(
    chapters.map(({ start_seconds }: { start_seconds: number }) => start_seconds),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);

  await draft.fill(`My words first.\n${made}`);
  await page.reload();
  await expect.poll(() => draft.inputValue()).toBe(`My words first.\n${made}`);
  await summary.getByRole('button', { name: 'Copy description' }).click();
  await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`My words first.\n${made}`);
  await summary.getByRole('button', { name: 'Start over' }).click();
  await summary.getByRole('button', { name: 'Keep it' }).click();
  await summary.getByRole('button', { name: 'Start over' }).click();
  await summary.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => draft.inputValue()).toBe(made);
});
