// `npm run screenshots -- FOLDER`: the pages with the samples in them, 1280 and 390 wide, light and dark.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { createDemoAccount } from '../src/accounts/demo-account.ts';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/observability/log.ts';
import { type Service, startService } from '../src/service.ts';

const folder = path.resolve(process.argv[2] ?? 'screenshots');
const samples = { ready: 'sampleIntv1', long: 'sampleLect1', failed: 'sampleMute1' };

const dataDir = await mkdtemp(path.join(tmpdir(), 'cuemark-screenshots-'));
await chmod(dataDir, 0o755); // as root PostgreSQL runs as another user, who must be able to enter it
const service = await startService(readConfig({ PORT: '0', DATA_DIR: dataDir }), createLog('warn'));
service.open();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  await mkdir(folder, { recursive: true });
  const demo = await createDemoAccount(service.ctx);
  if (!demo) throw new Error('a new folder has no demo account yet');
  const videos = await processSamples(service, demo.key);
  const pages = {
    home: '/',
    'sign-in': '/sign-in',
    workspace: '/workspace',
    keys: '/keys',
    usage: '/usage',
    docs: '/docs',
    reference: '/docs/api',
    errors: '/docs/errors',
    limits: '/docs/limits',
    'test-links': '/docs/test-links',
    'no-page': '/nowhere',
    ...Object.fromEntries(Object.entries(videos).map(([name, id]) => [`video-${name}`, `/workspace/${id}`])),
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) await shoot(browser, { colorScheme, width, pages, demo });
  }
} finally {
  await browser.close();
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
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

async function shoot(
  on: Browser,
  look: {
    colorScheme: 'light' | 'dark';
    width: number;
    pages: Record<string, string>;
    demo: { email: string; password: string };
  },
): Promise<void> {
  const { colorScheme, width, pages, demo } = look;
  const viewport = { width, height: width > 800 ? 860 : 844 };
  const context = await on.newContext({ baseURL: service.publicUrl, viewport, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`) });
    if (name !== 'sign-in') continue;
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password').fill(demo.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/workspace');
  }
  await context.close();
}
