import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { sessionCookie } from '../harness/web-client.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { speakPseudoLanguage } from './harness/pseudo-language.ts';
import { strayWords } from './harness/stray-words.ts';
import { failed, putVideo, ready } from './harness/video-rows.ts';

let service: TestService;
/** One session for all pages: so many sign-ins in a minute would be refused. */
let storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;

beforeAll(async () => {
  service = await startTestService();
  const person = await newCustomer(service);
  const [name = '', value = ''] = (await sessionCookie(service.publicUrl, person)).split('=');
  const cookie = { domain: 'localhost', path: '/', expires: -1, httpOnly: true, secure: false } as const;
  storageState = { cookies: [{ name, value, sameSite: 'Lax', ...cookie }], origins: [] };
  await putVideo(service, person.accountId, { video_id: 'vid_working', stage: 'reading_captions' });
  await putVideo(service, person.accountId, { ...ready(), video_id: 'vid_ready', via: 'api' });
  await putVideo(service, person.accountId, { ...failed, video_id: 'vid_failed' });
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

const click = (name: string) => async (page: Page) => {
  // The words of the pseudo-language keep their punctuation and capitals; what is clicked is known by its id or place.
  await page.locator(name).first().click();
};

const pages: { path: string; isOfNobody?: true; act?: (page: Page) => Promise<void> }[] = [
  { path: '/', isOfNobody: true },
  { path: '/sign-in', isOfNobody: true },
  { path: '/sign-in', isOfNobody: true, act: click('main form [type=submit]') },
  { path: '/sign-up', isOfNobody: true },
  { path: '/verify', isOfNobody: true },
  { path: '/verify?token=half', isOfNobody: true },
  { path: '/forgot', isOfNobody: true },
  { path: '/reset?token=half', isOfNobody: true },
  { path: '/nowhere', isOfNobody: true },
  { path: '/workspace' },
  { path: '/workspace', act: (page) => page.locator('#link-box').fill('https://youtu.be/sampleIntv1') },
  { path: '/workspace', act: (page) => page.locator('#link-box').fill('https://www.youtube.com/watch?v=none') },
  {
    path: '/workspace',
    act: (page) => page.locator('#link-box').fill('https://www.youtube.com/playlist?list=PLsamples'),
  },
  { path: '/workspace', act: (page) => page.locator('#videos input').first().check() },
  { path: '/workspace?q=nowhere&show=failed&age=week' },
  { path: '/workspace/vid_working' },
  { path: '/workspace/vid_ready' },
  { path: '/workspace/vid_ready', act: click('#edit-chapters') },
  { path: '/workspace/vid_ready', act: click('[aria-haspopup=dialog]') },
  { path: '/workspace/vid_ready', act: (page) => page.keyboard.press('?') },
  { path: '/workspace/vid_ready?view=transcript' },
  { path: '/workspace/vid_ready?view=ask' },
  { path: '/workspace/vid_failed' },
  { path: '/workspace/vid_nowhere' },
  { path: '/search' },
  { path: '/search?q=nowhere' },
  { path: '/keys' },
  { path: '/keys', act: click('main form [type=submit]') },
  { path: '/connect' },
  { path: '/usage' },
];

test.for(pages.map((one, place) => ({ ...one, place })))(
  'in a language that is none all that $path says is in its brackets ($place)',
  async ({ path, isOfNobody, act }, t) => {
    const page = await openPage(t, { ...service, locale: 'de-DE', ...(!isOfNobody && { storageState }) });
    await speakPseudoLanguage(page.context());
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await act?.(page);
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    await expect.poll(() => strayWords(page)).toEqual([]);
  },
);
