import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until an element has the keyboard's focus. */
export async function hasFocus(element: Locator): Promise<void> {
  await element.waitFor();
  const isFocused = () => element.evaluate((one) => one === one.ownerDocument.activeElement);
  await expect.poll(isFocused, { message: `${element} has the focus` }).toBe(true);
}
