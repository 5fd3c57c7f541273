import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, type TestContext } from 'vitest';
import { openBrowser } from './open-browser.ts';

interface PageOptions extends BrowserContextOptions {
  origin: string;
  signedIn?: boolean;
}

/**
 * A page of its own for a test, closed when the test ends. A test fails when its page throws or breaks the
 * Content-Security-Policy.
 */
export async function openPage(test: TestContext, options: PageOptions): Promise<Page> {
  const { origin, signedIn = true, ...contextOptions } = options;
  const browser = await openBrowser(test);
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', ...contextOptions });
  if (signedIn) await context.addCookies([{ name: 'session', value: 'open', url: origin }]);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|React/.test(message.text())) faults.push(message.text());
  });
  test.onTestFinished(async () => {
    await context.close();
    expect(faults, 'faults of the page').toEqual([]);
  });
  page.setDefaultTimeout(5000);
  return page;
}
