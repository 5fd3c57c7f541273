// `node bench/page-frames.ts`: how long frames take while a transcript of three hours is scrolled through in Chromium, beside
// an empty page of the same height on the same machine; medians of several rounds.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { createDemoAccount } from '../src/accounts/demo-account.ts';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/observability/log.ts';
import { startService } from '../src/service.ts';
import { putThreeHours, threeHours } from './three-hours.ts';

const rounds = 5;
/** Pixels a frame, and how many frames are measured: a fast flick through the text. */
const step = 120;
const frames = 240;

const dataDir = await mkdtemp(path.join(tmpdir(), 'cuemark-frames-'));
await chmod(dataDir, 0o755); // as root PostgreSQL runs as another user, who must be able to enter it
const service = await startService(readConfig({ PORT: '0', DATA_DIR: dataDir }), createLog('warn'));
service.open();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const demo = await createDemoAccount(service.ctx);
  if (!demo) throw new Error('a new folder has no demo account yet');
  await putThreeHours(service.ctx.db);
  const page = await browser.newPage({ baseURL: service.publicUrl, viewport: { width: 1280, height: 860 } });
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password').fill(demo.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/workspace');
  const empty: number[] = [];
  const transcript: number[] = [];
  let nodes = 0;
  for (let round = 0; round < rounds; round += 1) {
    await page.goto('about:blank');
    await page.evaluate(`document.body.style.height = '${step * frames * 2}px'`);
    empty.push(...(await frameTimes(page)));
    await page.goto(`/workspace/${threeHours}?view=transcript`);
    await page.locator('#view-transcript [data-index="1"]').waitFor();
    transcript.push(...(await frameTimes(page)));
    nodes = Math.max(nodes, Number(await page.evaluate('document.querySelectorAll("*").length')));
  }
  console.log(`${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Chromium ${browser.version()}`);
  console.log(`${rounds} rounds of ${frames} frames, ${step} px a frame; milliseconds a frame`);
  console.log(`empty page      ${inWords(empty)}`);
  console.log(`transcript, 3 h ${inWords(transcript)}; at most ${nodes} elements in the page`);
} finally {
  await browser.close();
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Milliseconds between frames while the page is scrolled down by a step in each. */
function frameTimes(page: Page): Promise<number[]> {
  return page.evaluate(`new Promise((done) => {
    const times = [];
    let before = performance.now();
    const next = (now) => {
      times.push(now - before);
      before = now;
      scrollBy(0, ${step});
      if (times.length <= ${frames}) requestAnimationFrame(next);
      else done(times.slice(1));
    };
    requestAnimationFrame(next);
  })`);
}

function inWords(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  const late = (100 * sorted.filter((time) => time > 25).length) / sorted.length;
  return `median ${at(0.5)}, 95 % ${at(0.95)}, worst ${at(1)}, over 25 ms: ${late.toFixed(1)} %`;
}
