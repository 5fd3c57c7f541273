// `npm run screenshots -- FOLDER [WIDTH [SCHEME]]`: the pages with the samples in them, 1280 and 390 wide, light and dark, or one of these
// alone. `docs/pages.md` shows some of them.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { createAccount } from '../src/accounts/create-account.ts';
import { createDemoAccount } from '../src/accounts/demo-account.ts';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/observability/log.ts';
import { type Service, startService } from '../src/service.ts';
import { shareVideo } from '../src/videos/share-video.ts';
import { crowdedAccount, type SignIn, seldomAccount } from './screenshot-accounts.ts';
import { shootOne, shootSeldom } from './screenshot-states.ts';

const [, , target = 'screenshots', onlyWidth, onlyScheme] = process.argv;
const folder = path.resolve(target);
const samples = {
  ready: 'sampleIntv1',
  long: 'sampleLect1',
  described: 'sampleTuto1',
  german: 'sampleGerm1',
  failed: 'sampleMute1',
};

const dataDir = await mkdtemp(path.join(tmpdir(), 'cuemark-screenshots-'));
await chmod(dataDir, 0o755); // as root PostgreSQL runs as another user, who must be able to enter it
const service = await startService(readConfig({ PORT: '0', DATA_DIR: dataDir }), createLog('warn'));
service.open();
const others: Service[] = [];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  await mkdir(folder, { recursive: true });
  const demo = await createDemoAccount(service.ctx);
  if (!demo) throw new Error('a new folder has no demo account yet');
  const videos = await processSamples(service, demo.key);
  const ofDemo = service.ctx.db
    .selectFrom('videos')
    .select('account_id')
    .where('video_id', '=', videos.ready ?? '');
  const { account_id: accountId } = await ofDemo.executeTakeFirstOrThrow();
  const { shared } = await shareVideo({ ...service.ctx, accountId }, { videoId: videos.ready ?? '' });
  const pages = {
    home: '/',
    'sign-up': '/sign-up',
    verify: '/verify',
    'verify-broken': '/verify?token=half',
    forgot: '/forgot',
    'reset-broken': '/reset?token=half',
    // From here on somebody is signed in.
    'sign-in': '/sign-in',
    workspace: '/workspace',
    search: '/search?q=water',
    'search-empty': '/search',
    'search-none': '/search?q=nowhere',
    keys: '/keys',
    usage: '/usage',
    shared: `/shared/${shared?.token}`,
    connect: await appRequest(service.publicUrl),
    docs: '/docs',
    reference: '/docs/api',
    errors: '/docs/errors',
    limits: '/docs/limits',
    'test-links': '/docs/test-links',
    'no-page': '/nowhere',
    ...Object.fromEntries(Object.entries(videos).map(([name, id]) => [`video-${name}`, `/workspace/${id}`])),
    'video-transcript': `/workspace/${videos.long}?t=2400`,
    'video-ask': `/workspace/${videos.ready}?view=ask`,
  };
  const crowded = await crowdedAccount(service);
  const seldom = await seldomAccount(service);
  const [closed, away] = await Promise.all([
    another({ SIGNUP: 'closed', DEMO: 'off' }),
    another({ MAINTENANCE: 'on' }),
  ]);
  const empty = await createAccount(service.ctx, {
    email: 'empty@example.test',
    plan: 'free',
    password: 'an empty one',
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      if (Number(onlyWidth ?? width) !== width || (onlyScheme ?? colorScheme) !== colorScheme) continue;
      await shoot(browser, {
        colorScheme,
        width,
        pages,
        captions: `/workspace/${videos.german}?view=transcript`,
        demo,
      });
      await shootStates(browser, { colorScheme, width, crowded, empty });
      const look = { colorScheme, width, folder };
      await shootSeldom(browser, look, { person: seldom, publicUrl: service.publicUrl });
      await shootOne(browser, look, 'sign-up-closed', `${closed.publicUrl}/sign-up`);
      await shootOne(browser, look, 'maintenance', `${away.publicUrl}/workspace`);
    }
  }
} finally {
  await browser.close();
  for (const one of [...others, service]) await one.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** A second process's part, with other settings, over the same data. */
async function another(environment: Record<string, string>): Promise<Service> {
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, ROLES: 'api,web', ...environment });
  const other = await startService(config, createLog('warn'));
  others.push(other);
  other.open();
  return other;
}

/** Where an app sends a browser that is to allow it. */
async function appRequest(publicUrl: string): Promise<string> {
  const callback = 'http://127.0.0.1:33418/callback';
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ client_name: 'Sketchbook', redirect_uris: [callback] });
  const registered = await fetch(`${publicUrl}/oauth/register`, { method: 'POST', headers, body });
  const { client_id } = (await registered.json()) as { client_id: string };
  const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' };
  return `/connect?${new URLSearchParams({ response_type: 'code', client_id, redirect_uri: callback, ...challenge })}`;
}

async function processSamples({ publicUrl }: Service, key: string): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const ids: Record<string, string> = {};
  for (const [name, sample] of Object.entries(samples)) {
    const body = JSON.stringify({ url: `https://youtu.be/${sample}` });
    const video = (await (await fetch(`${publicUrl}/api/v1/videos`, { method: 'POST', headers, body })).json()) as {
      id: string;
    };
    ids[name] = video.id;
  }
  for (const id of Object.values(ids)) {
    for (let status = 'processing'; status === 'processing'; await sleep(200)) {
      const video = await fetch(`${publicUrl}/api/v1/videos/${id}`, { headers });
      status = ((await video.json()) as { status: string }).status;
    }
  }
  return ids;
}

/** What pages look like in the middle of something. */
async function shootStates(
  on: Browser,
  look: { colorScheme: 'light' | 'dark'; width: number; crowded: SignIn; empty: SignIn },
): Promise<void> {
  const { colorScheme, width, crowded, empty } = look;
  const viewport = { width, height: width > 800 ? 860 : 844 };
  const signedIn = async (who: SignIn): Promise<Page> => {
    const context = await on.newContext({ baseURL: service.publicUrl, viewport, colorScheme, reducedMotion: 'reduce' });
    const headers = { origin: service.publicUrl };
    await context.request.post('/web-api/auth/sign-in/email', { data: who, headers });
    const page = await context.newPage();
    await page.goto('/workspace');
    return page;
  };
  const shot = (page: Page, name: string) =>
    page.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`) });

  const bare = await signedIn(empty);
  await bare.getByText('uses 9 of 60 minutes').waitFor();
  await shot(bare, 'workspace-empty');
  await bare.context().close();

  const page = await signedIn(crowded);
  await page.getByRole('list', { name: 'Videos' }).waitFor();
  await shot(page, 'workspace-many');
  for (const place of [1, 2]) {
    await page
      .getByRole('button', { name: /^Delete / })
      .nth(place)
      .click({ force: true });
    await page
      .getByRole('region', { name: 'Just deleted' })
      .getByRole('listitem')
      .nth(place - 1)
      .waitFor();
  }
  await shot(page, 'workspace-deleted');
  // At once: a button moves where the one above it is gone.
  await page.getByRole('button', { name: /^Undo / }).evaluateAll('(buttons) => buttons.forEach((one) => one.click())');
  await page.getByRole('region', { name: 'Just deleted' }).waitFor({ state: 'detached' });
  const links = ['sampleIntv1', 'sampleHide1', 'sampleLect1'].map((id) => `https://youtu.be/${id}`);
  await page.getByRole('textbox', { name: 'Link to a video' }).fill(links.join('\n'));
  await page.getByText('Together this uses').waitFor();
  await page.getByText('This video is private.').waitFor();
  await shot(page, 'workspace-links');
  await page.getByRole('textbox', { name: 'Links to videos' }).fill('https://www.youtube.com/playlist?list=PLsamples');
  await page.getByRole('heading', { name: 'Sample videos' }).waitFor();
  await shot(page, 'workspace-playlist');
  await page.goto('/workspace?q=nowhere&show=ready');
  await page.getByText('There is no such video').first().waitFor();
  await shot(page, 'workspace-no-match');
  await page.context().close();
}

async function shoot(
  on: Browser,
  look: {
    colorScheme: 'light' | 'dark';
    width: number;
    pages: Record<string, string>;
    /** Where captions are chosen. */
    captions: string;
    demo: { email: string; password: string };
  },
): Promise<void> {
  const { colorScheme, width, pages, captions, demo } = look;
  const viewport = { width, height: width > 800 ? 860 : 844 };
  const context = await on.newContext({ baseURL: service.publicUrl, viewport, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(address);
    await page.waitForLoadState('load');
    await page.locator('h1').waitFor();
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`) });
    if (name !== 'sign-in') continue;
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password').fill(demo.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Workspace' }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  await page.goto(captions);
  await page.getByRole('button', { name: 'Choose captions' }).click();
  await page.getByRole('button', { name: 'English' }).waitFor();
  await page.screenshot({ path: path.join(folder, `video-captions-${width}-${colorScheme}.png`) });
  await context.close();
}
