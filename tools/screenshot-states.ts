// Pages in the states that are seldom seen.
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { SignIn } from './screenshot-accounts.ts';

export interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
  /** Where the pictures go. */
  folder: string;
}

const viewportOf = (width: number) => ({ width, height: width > 800 ? 860 : 844 });

async function settled(page: Page): Promise<void> {
  await page.locator('h1').waitFor();
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await page.waitForTimeout(300); // what is asked for when the page stands there
}

/** One page as a stranger sees it. */
export async function shootOne(on: Browser, look: Look, name: string, address: string): Promise<void> {
  const { colorScheme, width, folder } = look;
  const page = await on.newPage({ viewport: viewportOf(width), colorScheme, reducedMotion: 'reduce' });
  await page.goto(address);
  await settled(page);
  await page.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`) });
  await page.close();
}

/** Three hours with 40 chapters and 7 chats, right to left, failed, in work, being edited, offline, and what was not done. */
export async function shootSeldom(
  on: Browser,
  { colorScheme, width, folder }: Look,
  { person, publicUrl }: { person: SignIn; publicUrl: string },
): Promise<void> {
  const viewport = viewportOf(width);
  const context = await on.newContext({ baseURL: publicUrl, viewport, colorScheme, reducedMotion: 'reduce' });
  await context.request.post('/web-api/auth/sign-in/email', { data: person, headers: { origin: publicUrl } });
  const page = await context.newPage();
  const shot = (name: string) => page.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`) });
  const pages = {
    'video-40-chapters': '/workspace/vid_longest',
    'video-three-hours': '/workspace/vid_longest?t=5405',
    'video-7-chats': '/workspace/vid_longest?view=ask',
    'video-rtl': '/workspace/vid_rtl',
    'video-rtl-transcript': '/workspace/vid_rtl?t=1600',
    'video-working': '/workspace/vid_working',
    'video-platform-failed': '/workspace/vid_failed',
    'video-none': '/workspace/vid_nowhere',
  };
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(address);
    await settled(page);
    await shot(name);
  }
  await page.goto('/workspace/vid_longest?view=ask');
  await page.getByText('3:10', { exact: true }).first().focus();
  await page.getByText('They let down the lead').last().waitFor();
  await shot('video-quote');
  await page.goto('/workspace/vid_longest');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Time of chapter 3', { exact: true }).fill('4:30');
  await page.getByLabel('Title of chapter 4', { exact: true }).fill('');
  await page
    .getByText('0:10')
    .first()
    .waitFor({ timeout: 1000 })
    .catch(() => undefined);
  await settled(page);
  await shot('video-editing');
  await page.goto('/workspace/vid_longest');
  await page.getByRole('button', { name: 'Copy chapters' }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await shot('video-shortcuts');
  await page.keyboard.press('Escape');
  await page.route('**/density', (route) => route.abort());
  await page.getByRole('button', { name: 'Fewer' }).click();
  await page.getByRole('alert').filter({ hasText: 'could not be changed' }).waitFor();
  await shot('video-not-done');

  await page.goto('/workspace');
  await page.getByRole('list', { name: 'Videos' }).waitFor();
  await page.route('**/web-api/**', (route) => route.abort());
  await page.getByText('No connection.').waitFor({ timeout: 40_000 });
  await shot('workspace-no-connection');
  await context.close();
}
