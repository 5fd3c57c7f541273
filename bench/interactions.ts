// `node bench/interactions.ts`: how soon Chromium paints what a click or key does (Event Timing) on the page of a video of three
// hours, with a processor that is slowed down four times, beside a button on an empty page; and how far what is on the pages
// moves by itself while they load on a slow line (layout shift). Medians of several rounds.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { createDemoAccount } from '../src/accounts/demo-account.ts';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/observability/log.ts';
import { startService } from '../src/service.ts';
import { putThreeHours, threeHours } from './three-hours.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const slowDown = 4;
/** Bytes a second, both ways, and milliseconds. */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 1.6e6 / 8 };
/** What takes less is not told by Event Timing; milliseconds. */
const untold = 16;
/** Milliseconds after which what an interaction does is over. */
const settled = 700;
const widths = [1280, 390];

/** Collects what the browser says of interactions and layout shifts from the beginning of a page. */
const observe = `
  window.interactions = new Map();
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push({ value, what: sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? node?.nodeName) });
  }).observe({ type: 'layout-shift', buffered: true });`;

const dataDir = await mkdtemp(path.join(tmpdir(), 'cuemark-interactions-'));
await chmod(dataDir, 0o755); // as root PostgreSQL runs as another user, who must be able to enter it
const service = await startService(readConfig({ PORT: '0', DATA_DIR: dataDir, DEMO: 'off' }), createLog('warn'));
service.open();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

try {
  const demo = await createDemoAccount(service.ctx);
  if (!demo) throw new Error('a new folder has no demo account yet');
  await putThreeHours(service.ctx.db);
  console.log(`${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Chromium ${browser.version()}`);
  const times = new Map<string, number[]>();
  for (const width of widths) {
    for (let round = 0; round < rounds; round += 1) {
      const context = await contextOf(demo, width);
      await yardstick(context, times, width);
      await interact(context, times, width);
      await context.close();
    }
  }
  const own = [...times].filter(([name]) => !name.startsWith('yardstick')).flatMap(([, all]) => all);
  for (const [name, all] of times)
    console.log(`${name.padEnd(46)} median ${median(all)} ms, worst ${Math.max(...all)} ms`);
  const sorted = own.toSorted((a, b) => a - b);
  console.log(
    `all ${own.length}: 98 % within ${sorted[Math.ceil(0.98 * own.length) - 1]} ms, worst ${sorted.at(-1)} ms`,
  );
  for (const width of widths) await showShifts(demo, width);
} finally {
  await browser.close();
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function contextOf(person: { email: string; password: string } | undefined, width: number) {
  const viewport = { width, height: width > 800 ? 860 : 844 };
  const context = await browser.newContext({
    baseURL: service.publicUrl,
    viewport,
    isMobile: width < 800,
    hasTouch: width < 800,
  });
  await context.addInitScript(observe);
  if (person) {
    const { email, password } = person;
    const headers = { origin: service.publicUrl };
    await context.request.post('/web-api/auth/sign-in/email', { data: { email, password }, headers });
  }
  return context;
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return page;
}

/** Milliseconds from an input to the frame that shows what it did: of the slowest of the interactions in `act`. */
async function timeOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate('interactions.clear()');
  await act();
  await page.waitForTimeout(settled);
  return Math.max(untold, ...(await page.evaluate<number[]>('[...interactions.values()]')));
}

/** A click with the pointer there already, as people do it; nothing else runs in the page meanwhile. */
async function press(page: Page, target: Locator, name: string, times: Map<string, number[]>): Promise<void> {
  await target.hover();
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to press: ${name}`);
  await page.waitForTimeout(settled);
  const time = await timeOf(page, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
  if (process.env.TRACE) console.log(name, time);
  add(times, name, time);
}

/** What a click takes where it does nearly nothing. */
async function yardstick(context: BrowserContext, times: Map<string, number[]>, width: number): Promise<void> {
  const page = await slowPage(context);
  await page.goto('about:blank');
  await page.setContent('<button onclick="this.textContent += 1">Button 1</button>');
  await page.evaluate(observe);
  for (let click = 0; click < 5; click += 1) {
    await press(page, page.locator('button'), `yardstick, a button on an empty page, ${width} px`, times);
  }
  await page.close();
}

function add(times: Map<string, number[]>, name: string, time: number): void {
  times.set(name, [...(times.get(name) ?? []), time]);
}

async function interact(context: BrowserContext, times: Map<string, number[]>, width: number): Promise<void> {
  const page = await slowPage(context);
  const step = async (name: string, act: () => Promise<void>) => {
    const time = await timeOf(page, act);
    if (process.env.TRACE) console.log(name, time);
    add(times, `${name}, ${width} px`, time);
  };
  const click = (name: string, target: Locator) => press(page, target, `${name}, ${width} px`, times);
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.goto(`/workspace/${threeHours}`);
  await page.getByRole('heading', { name: '30 chapters' }).waitFor();
  await page.waitForTimeout(2000);
  await click('a chapter of the list', page.locator('#view-chapters ol a').nth(3));
  await click('the transcript for the first time', tab('Transcript'));
  await page.locator('#view-transcript [data-index] p').first().waitFor();
  await page.waitForTimeout(settled);
  await click('a moment of the transcript', page.locator('#view-transcript [data-index] a').nth(4));
  const search = page.getByRole('searchbox');
  await click('into the search of the transcript', search);
  for (const letter of 'bace') await step('a letter of what is looked for', () => page.keyboard.press(letter));
  await step('the next place', () => page.keyboard.press('Enter'));
  await step('what is looked for taken away', () => page.keyboard.press('Escape'));
  await page.locator('body').click({ position: { x: 2, y: 300 } });
  for (let press = 0; press < 4; press += 1)
    await step('the transcript by Page Down', () => page.keyboard.press('PageDown'));
  await click('questions for the first time', tab('Ask'));
  await page.getByLabel('Your question').waitFor();
  await page.getByLabel('Your question').click();
  for (const letter of 'Who?') await step('a letter of a question', () => page.keyboard.press(letter));
  await click('back to the transcript', tab('Transcript'));
  await click('back to the chapters', tab('Chapters'));
  await click('begin to edit', page.getByRole('button', { name: 'Edit', exact: true }));
  await page.getByLabel('Title of chapter 4', { exact: true }).click();
  for (const letter of 'word') await step('a letter of a title', () => page.keyboard.press(letter));
  await step('the next title by Enter', () => page.keyboard.press('Enter'));
  await click('end editing', page.getByRole('button', { name: /^(?:Discard|Cancel)/ }).first());
  await page.goto('/workspace');
  await page.getByRole('list', { name: 'Videos' }).waitFor();
  await page.waitForTimeout(2000);
  if (width < 800) await click('begin to select', page.getByRole('button', { name: 'Select', exact: true }));
  await page.locator('#videos li').nth(2).hover();
  await click('select a video', page.getByRole('checkbox').nth(2));
  await click('the menu of tags', page.locator('#tag-selected'));
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').click();
  for (const letter of 'talk') await step('a letter of a title that is looked for', () => page.keyboard.press(letter));
  await page.close();
}

/** Sums of what shifts on each page while it loads with nothing kept from before. */
async function showShifts(person: { email: string; password: string }, width: number): Promise<void> {
  for (const address of ['/', '/sign-in', '/workspace', `/workspace/${threeHours}`, '/usage', '/keys']) {
    const sums = [];
    let what = '';
    for (let round = 0; round < 3; round += 1) {
      const context = await contextOf(address === '/' || address === '/sign-in' ? undefined : person, width);
      const page = await slowPage(context);
      const network = await context.newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.emulateNetworkConditions', line);
      await page.goto(address);
      await page.getByRole('heading').first().waitFor();
      await page.waitForLoadState('networkidle').catch(() => undefined);
      await page.waitForTimeout(4000);
      const shifts = await page.evaluate<{ value: number; what: string[] }[]>('shifts');
      sums.push(shifts.reduce((sum, { value }) => sum + value, 0));
      what = shifts.map(({ value, what }) => `  ${value.toFixed(4)} ${what.join(' | ')}`).join('\n') || what;
      await context.close();
    }
    console.log(
      `${address.padEnd(28)} at ${width} px: layout shift ${median(sums).toFixed(4)}, worst ${Math.max(...sums).toFixed(4)}`,
    );
    if (process.env.TRACE && what) console.log(what);
  }
}
