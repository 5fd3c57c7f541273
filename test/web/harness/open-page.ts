import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, type TestContext } from 'vitest';
import { openBrowser } from './open-browser.ts';

interface PageOptions extends BrowserContextOptions {
  /** Where the service's pages are. */
  publicUrl: string;
  /** Who is signed in; nobody where absent. */
  person?: Person;
}

export interface Person {
  email: string;
  password: string;
}

/**
 * A page of its own for a test, in English where nothing else is wished, closed when the test ends. A test fails when its page throws or breaks the
 * Content-Security-Policy.
 */
export async function openPage(test: TestContext, options: PageOptions): Promise<Page> {
  const { publicUrl, person, ...contextOptions } = options;
  const browser = await openBrowser(test);
  // A service worker gives what it keeps whatever a test says that the server answers.
  const defaults = {
    baseURL: publicUrl,
    reducedMotion: 'reduce',
    locale: 'en-US',
    serviceWorkers: 'block',
  } as const;
  const context = await browser.newContext({ ...defaults, ...contextOptions });
  // Small pictures are the platform's; the tests that want one say which.
  await context.route('https://i.ytimg.com/**', (route) => route.abort());
  const faults: string[] = [];
  test.onTestFinished(async () => {
    const seen = test.task.result?.state === 'fail' ? await seenPages(context) : '';
    await context.close();
    if (seen) throw new Error(seen); // beside what failed, at the end, where a report is cut off last
    expect(faults, 'faults of the page').toEqual([]);
  });
  if (person) {
    const { email, password } = person;
    const data = { email, password };
    // The request shares its cookies with the pages of this context.
    const answer = await context.request.post('/web-api/auth/sign-in/email', { data, headers: { origin: publicUrl } });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|React/.test(message.text())) faults.push(message.text());
  });
  // What a page comes to show is checked here, not how soon: a busy machine takes its time.
  page.setDefaultTimeout(30_000);
  return page;
}

/** What a test saw last, for whoever reads why it failed where nobody watched. */
async function seenPages(context: BrowserContext): Promise<string> {
  const seen = context.pages().map(async (page) => {
    const snapshot = await page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String);
    return `The page was at ${page.url()}:\n${snapshot.slice(0, 6000)}`;
  });
  return (await Promise.all(seen)).join('\n');
}
