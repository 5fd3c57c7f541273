import type { Page } from 'playwright-core';

/**
 * Stops the page's clock, until `page.clock.resume()`: nothing in it is over before it was looked at. What is asked of the
 * server is not shown either meanwhile, so all that is needed has to be there.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 30_000); // not a moment that is over by the time the page hears of it
}
