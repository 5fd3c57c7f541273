import type { Page } from 'playwright-core';
import type { Person } from './open-page.ts';

/** Fills the form of the sign-in page and sends it with the keyboard. */
export async function signInOn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}
