import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { putVideo, ready } from './harness/video-rows.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

const hostile =
  '<img src=x onerror=document.title="taken"> ![p](https://evil.test/p.png) [l](javascript:alert(1)) <b>b</b> **s**';
const plain = hostile.replace(/[<>]/g, ''); // what the rules for chapters let through

test('titles, names and answers are read as text: no HTML, no picture, no link but to moments', async (t) => {
  const person = await newCustomer(service);
  const video = ready([hostile, plain, 'Third', 'Fourth']);
  await putVideo(service, person.accountId, {
    ...video,
    title: hostile,
    platform_id: 'sampleTalk1',
    creator_chapters: video.chapters ?? null,
  });
  const web = await webClient(service.publicUrl, person);
  const { body: chat } = await web.post('/videos/vid_lecture/chats', { name: hostile.slice(0, 60) });
  await service.ctx.db
    .insertInto('questions')
    .values({
      account_id: person.accountId,
      video_id: 'vid_lecture',
      chat_id: chat.id,
      question_id: 'questionhostile1',
      via: 'web',
      question: hostile,
      answer: `${hostile} (1:15)\n\n<script>document.title = 'taken'</script>\n\n> <https://evil.test> (9:99)`,
      status: 'answered',
      citations: JSON.stringify([{ startSeconds: 75, passage: 1, quote: hostile }]),
      due_at: new Date('2100-01-01'),
      deadline: new Date('2100-01-01'),
      created_at: new Date(),
    })
    .execute();

  const page = await openPage(t, { ...service, person });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(service.publicUrl).host) foreign.push(request.url());
  });
  await page.goto('/workspace');
  await page.getByRole('link', { name: hostile }).waitFor();
  await page.getByRole('link', { name: hostile }).click();
  await page.getByRole('heading', { level: 1, name: hostile }).waitFor();
  await page.getByRole('button', { name: 'Copy chapters' }).waitFor();
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('columnheader', { name: 'In the description' }).waitFor();
  await page.getByRole('tab', { name: 'Ask' }).click();
  await page.getByRole('heading', { level: 3, name: hostile }).waitFor();
  await page.getByRole('link', { name: /^1:15/ }).hover();
  await page.getByText(hostile).last().waitFor();
  const made = `[...document.querySelectorAll('main img, main script, main b, main a, [role=tooltip] img')]
    .filter((one) => one.tagName !== 'A' || new URL(one.href).origin !== location.origin)
    .map((one) => one.outerHTML)`;
  expect(await page.evaluate(made)).toEqual([]);
  expect(await page.title()).toBe(`${hostile} · Cuemark`);
  expect(foreign).toEqual([]);
});
