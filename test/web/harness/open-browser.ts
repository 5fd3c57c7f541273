import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import type { TestContext } from 'vitest';

const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
const quiet = ['--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

/** Starts the Chromium that `LEAN_CHROMIUM` names, and has half as much to do for each page. */
const leanChromium = path.resolve(import.meta.dirname, 'lean-chromium');

const noChromium = 'no Chromium found. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.';

let warned = false;
let browser: Promise<Browser> | undefined;

/** This file's Chromium, started at its first use. A test on a machine without one is skipped and says what to install. */
export function openBrowser(test: Pick<TestContext, 'skip'>): Promise<Browser> {
  const found = candidates.find((candidate) => candidate && existsSync(candidate));
  if (!found) {
    if (!warned) console.warn(`Tests of the pages are skipped: ${noChromium}`);
    warned = true;
    return test.skip(noChromium);
  }
  // Chromium's sandbox does not work for root, who runs the tests in most containers.
  const args = ['--disable-sync', ...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  browser ??= chromium.launch({ executablePath: leanChromium, env: { ...process.env, LEAN_CHROMIUM: found }, args });
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}
