import type { Locator } from 'playwright-core';

/** Two clicks with nothing between them but what the page does at the first: no answer of the server comes in before the second. */
export async function clickTwice(element: Locator): Promise<void> {
  await element.click({ trial: true }); // once it can be clicked
  await element.evaluate(async (one: { click(): void }) => {
    one.click();
    await null;
    one.click();
  });
}
