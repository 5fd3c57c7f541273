import { createHash } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectApp } from '../harness/connecting-app.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { sessionCookie } from '../harness/web-client.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { failed, lectureTitles, putVideo, ready } from './harness/video-rows.ts';

let service: TestService;
let person: Awaited<ReturnType<typeof newCustomer>>;
/** One session for all pages: so many sign-ins in a minute would be refused. */
let storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;

const forty = Array.from({ length: 40 }, (_, index) => `${lectureTitles[index % 13]}, take ${index + 1}`);
const unbroken = `${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2)} and a title without end`;

beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  const tag = { account_id: person.accountId, tag_id: 'tagLectures' };
  const [name = '', value = ''] = (await sessionCookie(service.publicUrl, person)).split('=');
  const cookie = {
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  };
  storageState = { cookies: [{ name, value, ...cookie }], origins: [] };
  await putVideo(service, person.accountId, { video_id: 'vid_working', stage: 'reading_captions' });
  await putVideo(service, person.accountId, { ...ready(forty, 10_721), video_id: 'vid_ready', title: unbroken });
  await putVideo(service, person.accountId, { ...failed, video_id: 'vid_failed' });
  await putVideo(service, person.accountId, { ...ready(), video_id: 'vid_summed' });
  await service.ctx.db
    .insertInto('tags')
    .values({ ...tag, name: 'Lectures', name_folded: 'lectures', created_at: new Date() })
    .execute();
  for (const video_id of ['vid_ready', 'vid_failed']) {
    await service.ctx.db
      .insertInto('video_tags')
      .values({ ...tag, video_id })
      .execute();
  }
  const text = 'The cellar is damp (0:12). It is dried in three months (1:02:03).';
  await service.ctx.db
    .insertInto('summaries')
    .values({
      ...{ account_id: person.accountId, summary_id: 'sum_1', video_id: 'vid_summed', status: 'ready', engine: 'llm' },
      ...{ text, chapters: JSON.stringify([{ startSeconds: 0, text }]) },
      citations: JSON.stringify([{ startSeconds: 12, quote: 'A damp cellar.' }]),
      ...{ deadline: new Date(), created_at: new Date() },
    })
    .execute();
  const token_hash = createHash('sha256').update(resetToken).digest();
  const link = { token_hash, purpose: 'reset', email: person.email, expires_at: new Date('2100-01-01') };
  await service.ctx.db.insertInto('mail_links').values(link).execute();
  const redirect_uris = JSON.stringify(['https://app.example/back']);
  const app = { client_id: 'accessible', name: 'Assistant', redirect_uris, created_at: new Date() };
  await service.ctx.db.insertInto('app_clients').values(app).execute();
  await connectApp(service.publicUrl, person);
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

/** Of a link to a new password, as one that is mailed. */
const resetToken = 'accessible';

/** What an app asks for. */
const connect = `/connect?response_type=code&client_id=accessible&redirect_uri=https://app.example/back&code_challenge_method=S256&code_challenge=${'x'.repeat(43)}`;

const pages: {
  path: string;
  shows: string;
  signedIn?: boolean /** What is written into its box of links. */;
  links?: string;
  /** Whether all videos are selected and their tags opened. */
  selects?: true;
}[] = [
  { path: '/', shows: 'Cuemark turns', signedIn: false },
  { path: '/sign-in', shows: 'Sign in', signedIn: false },
  { path: '/sign-up', shows: 'Create an account', signedIn: false },
  { path: '/verify', shows: 'One more step', signedIn: false },
  { path: '/verify?token=half', shows: 'This link is not whole', signedIn: false },
  { path: '/forgot', shows: 'Choose a new password', signedIn: false },
  { path: `/reset?token=${resetToken}`, shows: 'Choose a new password', signedIn: false },
  { path: '/reset?token=half', shows: 'This link is not whole', signedIn: false },
  { path: '/workspace', shows: 'Workspace' },
  { path: '/workspace', shows: 'Sample videos', links: 'https://www.youtube.com/playlist?list=PLsamples' },
  { path: '/workspace?q=nowhere', shows: 'Workspace' },
  { path: '/workspace?tag=lectures', shows: 'Workspace', selects: true },
  { path: '/workspace/vid_working', shows: 'Making chapters' },
  { path: '/workspace/vid_ready', shows: '40 chapters' },
  { path: '/workspace/vid_summed', shows: 'Summary' },
  { path: '/workspace/vid_ready?view=transcript', shows: 'Transcript' },
  { path: '/workspace/vid_ready?view=ask', shows: 'Ask this video' },
  { path: '/workspace/vid_failed', shows: 'No chapters were made' },
  { path: '/workspace/vid_nowhere', shows: 'no such video' },
  { path: '/search', shows: 'Search' },
  { path: '/search?q=lead', shows: 'Search' },
  { path: '/search?q=nowhere', shows: 'Search' },
  { path: '/keys', shows: 'API keys' },
  { path: connect, shows: 'Connect Assistant?' },
  { path: '/connect', shows: 'This app is not connected' },
  { path: '/usage', shows: 'minutes left' },
  { path: '/nowhere', shows: 'no page at this address' },
  { path: '/docs', shows: 'From a key to chapters', signedIn: false },
  { path: '/docs/api', shows: 'API reference', signedIn: false },
  { path: '/docs/errors', shows: 'Errors', signedIn: false },
  { path: '/docs/searching', shows: 'Finding what is said', signedIn: false },
  { path: '/docs/limits', shows: 'Limits', signedIn: false },
  { path: '/docs/test-links', shows: 'Test links', signedIn: false },
  { path: '/docs/nowhere', shows: 'No such page', signedIn: false },
];

async function selectAll(page: Page) {
  const videos = page.getByRole('list', { name: 'Videos', exact: true }); // a playlist's stand above, with ticks of their own
  await videos.waitFor();
  const select = page.getByRole('button', { name: 'Select', exact: true });
  if (await select.isVisible()) await select.click();
  await videos.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Tags' }).waitFor();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Tags' }).click();
  await page.getByLabel('Find or make a tag').fill('A new one');
}

const schemes = ['light', 'dark'] as const;

/** Runs in the page: what is pointed at and smaller than 24 pixels. Links in a text may be, and so may what has its like elsewhere. */
const smallTargetsOf = `(document) => [...document.querySelectorAll('a[href], button, input, select, textarea')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0 && !one.matches('.sr-only'))
  .filter((one) => getComputedStyle(one).display !== 'inline')
  .map((one) => (one.type === 'checkbox' && one.closest('label')) || one)
  .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 24)
  .map((one) => one.outerHTML.slice(0, 200))`;

/** Runs in the page: what of its header stands in more than one line. */
const brokenLinesOf = `(document) => [...document.querySelectorAll('header nav :is(a, button)')].filter((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
}).map((one) => one.textContent)`;

/** Runs in the page: fields whose words of example are paler than muted text, which axe does not look at. */
const palePlaceholdersOf = `(document) => [...document.querySelectorAll('[placeholder]')]
  .filter((one) => getComputedStyle(one, '::placeholder').color !== getComputedStyle(document.querySelector('footer nav')).color)
  .map((one) => one.outerHTML.slice(0, 200))`;

/** Runs in the page: text twice as large, as somebody may have set it for every page. */
const enlarge = `(document) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% }');
  document.adoptedStyleSheets = [sheet];
}`;

test.for(pages)(
  'axe has nothing to say about $path in light and dark, and it fits into 320 pixels with targets of 24, and large text into both 390 and 320',
  async ({ path, shows, signedIn = true, links, selects }, t) => {
    const page = await openPage(t, { ...service, ...(signedIn && { storageState }), colorScheme: 'light' });
    await page.goto(path);
    if (links !== undefined) await page.locator('#link-box').fill(links);
    await page.getByRole('heading', { name: shows }).first().waitFor();
    if (selects) await selectAll(page);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
      expect({ colorScheme, found }).toEqual({ colorScheme, found: [] });
      expect(await page.evaluate(`(${palePlaceholdersOf})(document)`)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate('window.innerWidth')).toBe(320);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    await expect.poll(() => page.evaluate(`(${brokenLinesOf})(document)`)).toEqual([]);
    if (!path.startsWith('/docs')) await expect.poll(() => page.evaluate(`(${smallTargetsOf})(document)`)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(`(${enlarge})(document)`);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 320, height: 844 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
  },
);

test.for(
  (['de-DE', 'ja-JP'] as const).flatMap((locale) =>
    (['/', '/sign-in', '/workspace', '/workspace/vid_ready', '/keys', '/usage'] as const).map((path) => ({
      locale,
      path,
    })),
  ),
)('axe has nothing to say about $path in $locale, and it fits into 320 pixels', async ({ locale, path }, t) => {
  const isOfNobody = path === '/' || path === '/sign-in';
  const page = await openPage(t, { ...service, locale, ...(!isOfNobody && { storageState }) });
  await page.goto(path);
  await page.locator(`html[lang=${locale.slice(0, 2)}]`).waitFor();
  await page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('heading', { level: 2 }))
    .first()
    .waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
});

/** Runs in the page: what a finger points at and is lower than 44 pixels. Links in a text may be. */
const lowTargetsOf = `(document) => [...document.querySelectorAll('a[href], button, input, select, textarea')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0 && !one.matches('.sr-only'))
  .filter((one) => getComputedStyle(one).display !== 'inline')
  .filter((one) => !one.matches('p > span > a')) // a moment that stands in a sentence has the height of its line
  .map((one) => (one.type === 'checkbox' && one.closest('label')) || one)
  .filter((one) => Math.round(one.getBoundingClientRect().height) < 44)
  .map((one) => one.outerHTML.slice(0, 200))`;

test('on a phone that is turned, as on a tablet, a finger finds targets of 44 pixels', async (t) => {
  const page = await openPage(t, { ...service, storageState, viewport: { width: 844, height: 390 }, hasTouch: true });
  for (const { path, shows, links, selects } of pages.filter(({ signedIn = true }) => signedIn)) {
    await page.goto(path);
    if (links !== undefined) await page.locator('#link-box').fill(links);
    await page.getByRole('heading', { name: shows }).first().waitFor();
    if (selects) await selectAll(page);
    const low = () => page.evaluate(`(${lowTargetsOf})(document)`);
    await expect.poll(low, { message: path }).toEqual([]);
  }
});

test('on a wide tablet it finds them in the documentation, too', async (t) => {
  const page = await openPage(t, {
    ...service,
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/docs/api');
  const low = await page.evaluate(`(${lowTargetsOf})(document).filter((one) => !one.includes('skip'))`);
  expect(low).toEqual([]);
});

test.for([390, 320])(
  'at %i pixels a finger finds what adds and removes a chapter, in a line above its title',
  async (width, t) => {
    const phone = { viewport: { width, height: 844 }, hasTouch: true, isMobile: true };
    const page = await openPage(t, { ...service, storageState, ...phone });
    await page.goto('/workspace/vid_ready');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const title = await page.getByLabel('Title of chapter 1', { exact: true }).boundingBox();
    for (const name of ['Add a chapter after chapter 1', 'Remove chapter 1']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(box?.width, name).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(title?.y ?? 0);
    }
  },
);

test('with text of twice the size titles can be edited on a phone', async (t) => {
  const page = await openPage(t, { ...service, storageState, viewport: { width: 390, height: 844 } });
  await page.goto('/workspace/vid_ready');
  await page.evaluate(`(${enlarge})(document)`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const widthOf = () => page.getByLabel('Title of chapter 1', { exact: true }).evaluate((one) => one.offsetWidth);
  await expect.poll(widthOf).toBeGreaterThan(192);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});

test('axe has nothing to say about the list of keys', async (t) => {
  const page = await openPage(t, { ...service, storageState });
  await page.goto('/workspace/vid_ready');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('dialog').waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
});

interface Focus {
  words: string;
  seen: boolean;
  ring: boolean;
}

/** Runs in the page: what has the focus, whether nothing lies over it, and whether it has a ring. */
const focusOf = `(document) => {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { x, y, width } = element.getBoundingClientRect();
  const seen = element.contains(document.elementFromPoint(x + width / 2, y + 4));
  const ring = getComputedStyle(element).outlineStyle !== 'none';
  return { words: element.textContent.slice(0, 24), seen, ring };
}`;

test('the keyboard reaches everything of a video in reading order, and what it reaches is seen', async (t) => {
  const page = await openPage(t, { ...service, storageState, viewport: { width: 390, height: 700 } });
  await page.goto('/workspace/vid_ready');
  await page.getByRole('heading', { name: '40 chapters' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).waitFor(); // who is signed in is asked for apart
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const reached: string[] = [];
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate<Focus | undefined>(`(${focusOf})(document)`);
    if (!focus) break;
    expect(focus, focus.words).toMatchObject({ seen: true, ring: true });
    reached.push(focus.words);
  }
  expect(reached.slice(0, 15)).toEqual([
    'Skip to the page',
    'Cuemark',
    'Workspace',
    'Search',
    'Keys',
    'Usage',
    'Sign out',
    'On YouTube',
    'Lectures',
    'Change tags',
    'Play here',
    'Copy link to 0:00',
    'Share',
    'Chapters',
    'Edit',
  ]);
  expect(reached.slice(-4)).toEqual(['Docs', 'API reference', 'Limits', 'As in the browser (Engli']);
  expect(reached).toHaveLength(72);
});

/** Runs in the page: what is drawn by a background, and can not be told from the page where that has its colour. */
const undrawnOf = `(document) => [...document.querySelectorAll('[class*=bg-accent], [class*="bg-muted/55"]')]
  .map((one) => [one, getComputedStyle(one, one.matches('[role=tab][aria-selected=true]') ? '::after' : null).backgroundColor])
  .filter(([one, colour]) => !one.matches('[role=tab][aria-selected=false]') && one.checkVisibility() &&
    ['rgba(0, 0, 0, 0)', getComputedStyle(document.body).backgroundColor].includes(colour))
  .map(([one]) => one.outerHTML.slice(0, 200))`;

test.for([
  ['/workspace/vid_ready', '40 chapters'],
  ['/workspace/vid_working', 'Making chapters'],
  ['/workspace', 'Workspace'],
  ['/usage', 'minutes left'],
] as const)(
  'with colours that somebody forces on every page %s still draws its marks, and nothing else',
  async ([path, shows], t) => {
    const page = await openPage(t, { ...service, storageState, forcedColors: 'active' });
    await page.goto(path);
    await page.getByRole('heading', { name: shows }).first().waitFor();
    expect(await page.locator('[class*=bg-accent]').count()).toBeGreaterThan(0);
    expect(await page.evaluate(`(${undrawnOf})(document)`)).toEqual([]);
    const outlined = `[...document.querySelectorAll('main *')].filter((one) => !one.matches(':focus') &&
    getComputedStyle(one).outlineStyle === 'dashed').map((one) => one.outerHTML.slice(0, 200))`;
    expect(await page.evaluate(outlined)).toEqual([]);
  },
);
