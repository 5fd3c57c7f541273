import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, type TestContext, test, vi } from 'vitest';
import { Problem } from '../../src/contract/problems.ts';
import { shareVideo } from '../../src/videos/share-video.ts';
import { bracketMessages } from '../harness/bracket-messages.ts';
import { apiClient } from '../harness/client.ts';
import { englishIn } from '../harness/english-in.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { strayWords } from './harness/stray-words.ts';
import { putVideo, ready } from './harness/video-rows.ts';

let service: TestService;
let closed: TestService;
let paths: Record<string, string>;
beforeAll(async () => {
  service = await startTestService();
  closed = await startTestService({ MAINTENANCE: 'on' });
  const person = await newCustomer(service);
  const { accountId } = person;
  const spoken = await readyVideo(apiClient(service.origin, person.key));
  const { db } = service.ctx;
  await db.updateTable('videos').set({ platform_id: 'Q8wVMdwhlh4' }).where('video_id', '=', spoken).execute();
  await db
    .insertInto('summaries')
    .values({
      ...{ account_id: accountId, summary_id: 'sum_shared', video_id: spoken, status: 'ready', engine: 'llm' },
      ...{ text: 'It is dry (0:12).', chapters: JSON.stringify([{ startSeconds: 0, text: 'First (0:01).' }]) },
      ...{ deadline: new Date(), created_at: new Date() },
    })
    .execute();
  const own = { ...ready(['Eins', 'Zwei', 'Drei']), title: 'Meins' };
  await putVideo(service, accountId, { ...own, video_id: 'vid_silent' });
  await putVideo(service, accountId, { ...own, video_id: 'vid_upload', platform_id: null });
  await putVideo(service, accountId, { ...own, video_id: 'vid_film', platform_id: null, media: 'video' });
  const share = async (videoId: string) => {
    const { shared } = await shareVideo({ ...service.ctx, accountId }, { videoId });
    return `/shared/${shared?.token}`;
  };
  const spokenPath = await share(spoken);
  paths = {
    'with all there is': spokenPath,
    'from a moment on': `${spokenPath}?t=5m1s`,
    'without a transcript': await share('vid_silent'),
    'without a player': await share('vid_upload'),
    'of a file': `${await share('vid_film')}?t=20`,
    'that is not there': '/shared/nowhere',
    'that takes longer': `${spokenPath}?t=1`,
    'while there is maintenance': '/',
  };
});
afterAll(async () => {
  await closeBrowser();
  await closed.stop();
  await service.stop();
});

const kinds = [
  'with all there is',
  'from a moment on',
  'without a transcript',
  'without a player',
  'of a file',
  'that is not there',
  'that takes longer',
  'while there is maintenance',
];

/** A page that the server writes, in the language that the browser wishes. */
async function openKind(t: TestContext, kind: string, locale: string): Promise<Page> {
  const { publicUrl } = kind === 'while there is maintenance' ? closed : service;
  const page = await openPage(t, { publicUrl, locale });
  if (kind === 'that takes longer') {
    await service.ctx.db.updateTable('transcripts').set({ reading: null, reading_version: 0 }).execute();
    vi.spyOn(service.ctx.engines, 'makeReading').mockRejectedValueOnce(new Problem('unavailable', { retryAfter: 5 }));
  }
  const answer = await page.goto(paths[kind] ?? '');
  const headers = (await answer?.allHeaders()) ?? {};
  expect([headers['content-language'], headers.vary]).toEqual([locale.slice(0, 2), 'Accept-Language']);
  expect(headers['cache-control']).toBe('no-store');
  expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
  await page.locator('h1').waitFor();
  return page;
}

/** All documents of a page: itself, and what the frame of its player holds before it is wanted. */
const documentsOf = (page: Page) => page.frames();

test.for(kinds)('in a language that is none all that a page %s says is in its brackets', async (kind, t) => {
  bracketMessages();
  const page = await openKind(t, kind, 'de-DE');
  for (const document of documentsOf(page)) expect(await strayWords(document)).toEqual([]);
  expect(await page.locator('body').textContent()).toContain('⟦');
});

/** Runs in the page: its words and labels that are the page's own, and not the video's. */
const ownWordsOf = `(document) => {
  const labels = [...document.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title'].flatMap((name) => element.getAttribute(name) ?? []));
  const copy = document.body.cloneNode(true);
  for (const other of copy.querySelectorAll('[lang], script')) if (other.lang !== document.documentElement.lang) other.remove();
  return [copy.textContent, ...labels].join('\\n');
}`;

test.for(kinds.flatMap((kind) => [[kind, 'de-DE'] as const, [kind, 'ja-JP'] as const]))(
  'a page %s has no English sentence for who wishes %s',
  async ([kind, locale], t) => {
    const page = await openKind(t, kind, locale);
    const title = await page.locator('h1').innerText();
    for (const document of documentsOf(page)) {
      const words = await document.evaluate<string>(`(${ownWordsOf})(document)`);
      expect(englishIn(words.replaceAll(title, ''), locale.slice(0, 2))).toEqual([]);
    }
  },
);
