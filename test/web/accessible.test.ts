import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { lectureTitles, readyVideo, sampleVideo } from './harness/sample-videos.ts';
import { startStandIn } from './harness/stand-in-server.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: Awaited<ReturnType<typeof startStandIn>>;

const forty = Array.from({ length: 40 }, (_, index) => `${lectureTitles[index % 13]}, take ${index + 1}`);
const unbroken = `${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2)} and a title without end`;
const error = { code: 'no_captions', message: 'This video has no captions.' };

beforeAll(async () => {
  server = await startStandIn([
    sampleVideo({ id: 'vid_working', stage: 'reading_captions' }),
    readyVideo(forty, { id: 'vid_ready', title: unbroken, duration_seconds: 10_721 }),
    sampleVideo({ id: 'vid_failed', status: 'failed', stage: null, minutes_charged: 0, error }),
  ]);
});
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

const pages = [
  { path: '/', shows: 'Cuemark turns', signedIn: false },
  { path: '/sign-in', shows: 'Sign in', signedIn: false },
  { path: '/workspace', shows: 'Workspace' },
  { path: '/workspace/vid_working', shows: 'Making chapters' },
  { path: '/workspace/vid_ready', shows: '40 chapters' },
  { path: '/workspace/vid_failed', shows: 'No chapters were made' },
  { path: '/workspace/vid_nowhere', shows: 'no such video' },
  { path: '/nowhere', shows: 'no page at this address' },
];

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.for(pages)('axe has nothing to say about $path', async ({ path, shows, signedIn = true }, t) => {
    const page = await openPage(t, { ...server, colorScheme, signedIn });
    await page.goto(path);
    await page.getByRole('heading', { name: shows }).waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  });
});

test.for(pages)('$path fits into 320 pixels', async ({ path, shows, signedIn = true }, t) => {
  const page = await openPage(t, { ...server, signedIn, viewport: { width: 320, height: 640 } });
  await page.goto(path);
  await page.getByRole('heading', { name: shows }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
});

interface Focus {
  words: string;
  seen: boolean;
  ring: boolean;
}

/** Runs in the page: what has the focus, whether nothing lies over it, and whether it has a ring. */
const focusOf = `(document) => {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { x, y, width } = element.getBoundingClientRect();
  const seen = element.contains(document.elementFromPoint(x + width / 2, y + 4));
  const ring = getComputedStyle(element).outlineStyle !== 'none';
  return { words: element.textContent.slice(0, 24), seen, ring };
}`;

test('the keyboard reaches everything of a video in reading order, and what it reaches is seen', async (t) => {
  const page = await openPage(t, { ...server, viewport: { width: 390, height: 700 } });
  await page.goto('/workspace/vid_ready');
  await page.getByRole('heading', { name: '40 chapters' }).waitFor();
  const reached: string[] = [];
  for (let presses = 0; presses < 50; presses += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate<Focus | undefined>(`(${focusOf})(document)`);
    if (!focus) break;
    expect(focus).toMatchObject({ seen: true, ring: true });
    reached.push(focus.words);
  }
  expect(reached.slice(0, 5)).toEqual([
    'Skip to the page',
    'Cuemark',
    'Workspace',
    'Sign out',
    '0:00Welcome, and the que',
  ]);
  expect(reached).toHaveLength(46);
});
