import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import type { TestContext } from 'vitest';

const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
const quiet = ['--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

const noChromium = 'no Chromium found. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.';

let warned = false;
let browser: Promise<Browser> | undefined;

/** This file's Chromium, started at its first use. A test on a machine without one is skipped and says what to install. */
export function openBrowser(test: Pick<TestContext, 'skip'>): Promise<Browser> {
  const executablePath = candidates.find((path) => path && existsSync(path));
  if (!executablePath) {
    if (!warned) console.warn(`Tests of the pages are skipped: ${noChromium}`);
    warned = true;
    return test.skip(noChromium);
  }
  // Chromium's sandbox does not work for root, who runs the tests in most containers.
  const args = ['--disable-sync', ...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  browser ??= chromium.launch({ executablePath, args });
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}
