import type { Page } from 'playwright-core';

/** The page hears of no change, and looks for itself every few seconds; where it hears them, it hardly looks. */
export async function tellNothing(page: Page): Promise<void> {
  await page.route('**/web-api/events', (route) => route.fulfill({ status: 503 }));
}
