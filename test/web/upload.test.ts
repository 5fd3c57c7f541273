import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { auditMinutes } from '../../src/accounts/audit-minutes.ts';
import { talkSrt } from '../harness/caption-file.ts';
import { hasFfmpeg, longTalk, needsFfmpeg } from '../harness/media-files.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { longTalkHeard, startTranscriptionServer } from '../harness/transcription-server.ts';
import { webClient } from '../harness/web-client.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await closeBrowser();
  const { violations } = await auditMinutes(service.ctx);
  await service.stop();
  expect(violations).toEqual([]);
});

const talk = { name: 'why_we_lend_ladders.en.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(talkSrt()) };

/** Chooses a file as a person does: by the button, in the dialogue that it opens. */
async function choose(page: Page, button: string, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  const [dialogue] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await dialogue.setFiles(file);
}

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

test('a chosen caption file shows what it is and costs, becomes chapters, and answers a question', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/workspace');
  await page.getByRole('button', { name: 'choose one' }).waitFor();
  const scripts = () => loaded.filter((url) => url.endsWith('.js') && !url.includes('signed-in')).length;
  const before = scripts();

  await choose(page, 'choose one', talk);
  await page.getByText('why we lend ladders · 9:').waitFor();
  expect(scripts()).toBe(before + 1); // what sends files comes with the first one
  await page
    .getByRole('region', { name: 'Your file' })
    .getByText(/uses 9 of 1,000 minutes/)
    .waitFor();
  expect((await (await webClient(service.publicUrl, person)).get('/videos')).body.videos).toEqual([]);
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Make chapters · 9 min' }).click();
  await page.waitForURL('**/workspace/*');
  await page.getByRole('button', { name: 'Copy chapters' }).waitFor();
  await page.getByRole('heading', { name: 'why we lend ladders' }).waitFor();
  await page.getByText('From a file').waitFor();
  expect(await page.getByRole('link', { name: /YouTube/ }).count()).toBe(0);
  expect(await page.locator('a[href*="youtube"]').count()).toBe(0);

  await page.getByRole('tab', { name: 'Ask' }).click();
  const pane = page.getByRole('region', { name: 'Ask this video' });
  await pane.getByLabel('Your question').fill('How many times has the drill been borrowed?');
  await page.keyboard.press('Enter');
  const moment = pane.getByRole('link', { name: /four hundred and eleven/ }).first();
  await moment.waitFor();
  await moment.hover();
  await page
    .getByText(/four hundred and eleven times/)
    .last()
    .waitFor();
  await page.mouse.move(0, 0);
  await page.locator('[data-base-ui-portal]').waitFor({ state: 'detached' });
  await expectNoViolations(page);

  await page.goto('/workspace');
  await page.getByText('From a file').waitFor();
});

test('a file that is dropped anywhere on the page is sent, paused, resumed and cancelled', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  let parts = 0;
  /** Lets the part that is held go on its way. */
  let release = () => {};
  await page.route('**/web-api/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    parts += 1;
    if (parts === 1)
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    await route.continue().catch(() => undefined); // it was aborted meanwhile
  });
  await page.goto('/workspace');
  const field = page.getByLabel('Link to a video');
  await field.waitFor();
  const contents = JSON.stringify([talkSrt(), talk.name]);
  const files = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    const [text, name] = ${contents};
    transfer.items.add(new File([text], name));
    return transfer;
  })()`);
  const anywhere = page.getByRole('contentinfo'); // not the browser's affair, which would leave the page for the file
  await anywhere.dispatchEvent('dragover', { dataTransfer: files });
  const begun = page.waitForRequest((request) => request.method() === 'PATCH');
  await anywhere.dispatchEvent('drop', { dataTransfer: files });
  await begun;

  await page.getByText(/^Sending · \d/).waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText(/^Paused · /).waitFor();
  await expectNoViolations(page);
  release();
  expect(parts).toBe(1);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page
    .getByRole('region', { name: 'Your file' })
    .getByText(/uses 9 of 1,000 minutes/)
    .waitFor();
  expect(parts).toBe(2);
  const [left] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'DELETE'),
    page.getByRole('button', { name: 'Remove the file' }).click(),
  ]);
  expect(left.status()).toBe(204);
  await field.waitFor();
});

test('a file that is dropped again goes on, and one before another waits to be chosen again', async (t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/web-api\/uploads/.test(request.url())) asked.push(request.method());
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isHeld = true;
  await page.route('**/web-api/uploads/*', async (route) => {
    const isFirst = isHeld && route.request().method() === 'PATCH';
    if (isFirst) isHeld = false;
    if (isFirst) await released;
    await route.continue().catch(() => undefined); // it was aborted meanwhile
  });
  await page.goto('/workspace');
  await page.getByLabel('Link to a video').waitFor();
  const drop = async (name: string) => {
    const dataTransfer = await page.evaluateHandle(`(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([${JSON.stringify(talkSrt())}], ${JSON.stringify(name)}, { lastModified: 1 }));
      return transfer;
    })()`);
    await page.getByRole('contentinfo').dispatchEvent('drop', { dataTransfer });
  };
  const file = page.getByRole('region', { name: 'Your file' });
  const begun = page.waitForRequest((request) => request.method() === 'PATCH');
  await drop('first.srt');
  await begun;
  await drop('first.srt');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText(/^Paused · /).waitFor();
  release();

  await drop('second.srt');
  await file.getByText('second.srt').waitFor();
  await file.getByText(/uses 9 of 1,000 minutes/).waitFor();
  await drop('first.srt');
  await file.getByText('first.srt').waitFor();
  await file.getByText(/uses 9 of 1,000 minutes/).waitFor();
  const count = (method: string) => asked.filter((one) => one === method).length;
  expect([count('POST'), count('DELETE')]).toEqual([2, 0]);
});

test('a file that is there is not sent again after a look at another page, and anew once a video was made of it', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cuemark-sent-'));
  t.onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'talk.srt');
  await writeFile(file, talkSrt());
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  let parts = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') parts += 1;
  });
  await page.goto('/workspace');
  const make = page.getByRole('button', { name: 'Make chapters · 9 min' });
  await choose(page, 'choose one', file);
  await make.waitFor();
  await page.getByRole('link', { name: 'Usage', exact: true }).click();
  await page.getByRole('heading', { name: 'Usage and plan' }).waitFor();
  await page.goBack();
  await choose(page, 'choose one', file);
  await make.waitFor();
  expect(parts).toBe(1);
  await make.click();
  await page.waitForURL('**/workspace/*');
  await page.goto('/workspace');
  await choose(page, 'choose one', file);
  await make.waitFor();
  expect(parts).toBe(2);
  await make.click();
  await page.waitForURL('**/workspace/*');
  expect((await (await webClient(service.publicUrl, person)).get('/videos')).body.videos).toHaveLength(2);
});

test('what is repaired in a file is told before it is made, for a video of its link too, and with the transcript', async (t) => {
  const person = await newCustomer(service);
  const { body: failed } = await (await webClient(service.publicUrl, person)).post('/videos', {
    url: 'https://youtu.be/sampleMute1',
  });
  const told = 'The times of the file count from 10:00:00; they were counted from the start instead.';
  const broadcast = { ...talk, buffer: Buffer.from(talkSrt(36_000)) };
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace');
  await choose(page, 'choose one', broadcast);
  await page.getByRole('listitem').filter({ hasText: told }).waitFor();
  await expectNoViolations(page);
  await page.goto(`/workspace/${failed.id}`);
  await choose(page, 'Give its captions as a file', broadcast);
  await page.getByText(/10:12 · uses 10 of 1,000 minutes/).waitFor();
  await page.getByRole('listitem').filter({ hasText: told }).waitFor();
  await page.getByRole('button', { name: 'Make chapters · 10 min' }).click();
  await page.getByRole('button', { name: 'Copy chapters' }).waitFor();
  await page.getByRole('tab', { name: 'Transcript' }).click();
  const pane = page.getByRole('region', { name: 'Transcript' });
  await pane.getByRole('listitem').filter({ hasText: told }).waitFor();
  await expectNoViolations(page);
});

test('captions that go on after the end of the video are refused before it is made', async (t) => {
  const person = await newCustomer(service);
  const { body: failed } = await (await webClient(service.publicUrl, person)).post('/videos', {
    url: 'https://youtu.be/sampleMute1',
  });
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${failed.id}`);
  await choose(page, 'Give its captions as a file', { ...talk, buffer: Buffer.from(talkSrt(120)) });
  await page.getByText(/go on until 1\d:\d\d, and the video ends at 10:12/).waitFor();
  expect(await page.getByRole('button', { name: 'Make chapters · 10 min' }).count()).toBe(0);
});

test('a file that is of no use says why, and lets choose another', async (t) => {
  const page = await openPage(t, { ...service, person: await newCustomer(service) });
  await page.goto('/workspace');
  const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(5000)]);
  await choose(page, 'choose one', { name: 'film.srt', mimeType: 'text/plain', buffer: film });
  await page.getByRole('alert').filter({ hasText: 'This is an MP4 video, and this Cuemark can not listen' }).waitFor();
  await expectNoViolations(page);
  await choose(page, 'Choose another file', talk);
  await page
    .getByRole('region', { name: 'Your file' })
    .getByText(/uses 9 of 1,000 minutes/)
    .waitFor();
});

test('a video without captions is given them as a file, and becomes a new one with chapters', async (t) => {
  const person = await newCustomer(service);
  const web = await webClient(service.publicUrl, person);
  const { body: submitted } = await web.post('/videos', { url: 'https://youtu.be/sampleMute1' });
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${submitted.id}`);
  await page.getByRole('heading', { name: 'No chapters were made' }).waitFor();
  await page.getByRole('button', { name: 'Try again · 10 min' }).waitFor();
  await expectNoViolations(page);
  await choose(page, 'Give its captions as a file', talk);
  await page.getByText(/10:12 · uses 10 of 1,000 minutes/).waitFor();
  await page.getByRole('button', { name: 'Make chapters · 10 min' }).click();
  await page.getByRole('button', { name: 'Copy chapters' }).waitFor();
  expect(page.url()).not.toContain(submitted.id);
  const { videos } = (await web.get('/videos')).body;
  expect(videos.map((video: { platform_id: string }) => video.platform_id)).toEqual(['sampleMute1', 'sampleMute1']);
});

test.skipIf(!hasFfmpeg)(
  `a chosen audio file shows what it is and costs, is listened to, and becomes chapters (${needsFfmpeg})`,
  async (t) => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const server = await startTranscriptionServer(async (asked, place) => {
      await isAnswered;
      return longTalkHeard(asked, place);
    });
    const listener = await startTestService({
      PATH: process.env.PATH ?? '',
      TRANSCRIBE_ADDON_DIR: '/nowhere',
      TRANSCRIBE_BASE_URL: server.baseUrl,
    });
    onTestFinished(listener.stop);
    const page = await openPage(t, { ...listener, person: await newCustomer(listener) });
    await page.goto('/workspace');
    await page.getByText('Or drop a video, audio or caption file here').waitFor();
    await choose(page, 'choose one', { name: 'my_talk.m4a', mimeType: 'audio/mp4', buffer: longTalk() });
    await page.getByText(/my talk · 13:0\d · uses 13 of 1,000 minutes/).waitFor();
    await page.getByRole('button', { name: 'Make chapters · 13 min' }).click();
    await page.getByText('Listening to what is said 0%').waitFor();
    expect(await page.getByText(/Reading captions|Fetching the sound/).count()).toBe(0);
    await expectNoViolations(page);
    answer();
    await page.getByRole('button', { name: 'Copy chapters' }).waitFor();
    await page.getByText('From a file').waitFor();
  },
);
