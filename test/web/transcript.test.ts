import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { holdClock } from './harness/hold-clock.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';

let service: TestService;
let person: Awaited<ReturnType<typeof newCustomer>>;
let videoId: string;

beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  videoId = await readyVideo(apiClient(service.origin, person.key));
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

test('the transcript is read by chapters and searched, and what is found is marked', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}?view=transcript`);
  const pane = page.getByRole('region', { name: 'Transcript' });
  await pane.getByRole('heading', { level: 3 }).first().waitFor();
  await pane.getByText('From the video’s English captions, made automatically.').waitFor();
  await pane.getByLabel('Search the transcript').fill('ELEVEN times');
  await pane.getByText('Said in 1 place.').waitFor();
  const marks = pane.locator('mark');
  await expect.poll(() => marks.allInnerTexts()).toEqual(expect.arrayContaining(['eleven', 'times']));
  await pane.getByLabel('Search the transcript').fill('submarine');
  await pane.getByText('Nothing of that is said.').waitFor();
});

test('a moment in the page’s address is shown where it is said', async (t) => {
  const page = await openPage(t, { ...service, person, viewport: { width: 900, height: 600 } });
  await page.goto(`/workspace/${videoId}?t=21`);
  const cited = page.locator('span.underline').filter({ hasText: 'four hundred and eleven times' });
  await cited.waitFor();
  await expect
    .poll(async () => {
      const { y = -1, height = 0 } = (await cited.boundingBox()) ?? {};
      return y >= 0 && y + height <= 600;
    })
    .toBe(true);
});

/** Makes the video one of three hours, in each three seconds of which a sentence is said. */
async function speakForThreeHours() {
  const sentences = Array.from({ length: 3600 }, (_, at) => ({
    start: at * 3,
    end: at * 3 + 2.9,
    text: `Sentence number ${at} is said here, and it says nothing that anybody has to know.`,
  }));
  await service.ctx.db
    .updateTable('videos')
    .set({ duration_seconds: 10_800 })
    .where('video_id', '=', videoId)
    .execute();
  await service.ctx.db
    .updateTable('transcripts')
    .set({ segments: JSON.stringify(sentences), reading: null, reading_version: 0 })
    .where('video_id', '=', videoId)
    .execute();
}

test('three hours of transcript take no more of the page than one', async (t) => {
  await speakForThreeHours();
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}?t=9000`);
  await page.getByRole('tabpanel').getByText('Sentence number 3000 is said here').waitFor();
  await expect.poll(() => page.evaluate<number>('document.querySelectorAll("*").length')).toBeLessThan(600);
});

test('a moment is shown below what covers the head of the window, and stays there when a phone is turned', async (t) => {
  await speakForThreeHours();
  const upright = { width: 390, height: 844 };
  const page = await openPage(t, { ...service, person, viewport: upright, hasTouch: true });
  await page.goto(`/workspace/${videoId}?t=9000`);
  const cited = page.locator('span.underline').filter({ hasText: 'Sentence number 3000' });
  const search = page.getByRole('tabpanel').locator('form');
  /** Whether the whole sentence is seen between the search, which lies over the transcript, and the foot of such a window. */
  const isSeen = async ({ width, height }: typeof upright) => {
    const [sentence, cover] = [await cited.boundingBox(), await search.boundingBox()];
    if (!sentence || !cover || (await page.evaluate('window.innerWidth')) !== width) return false;
    return sentence.y >= cover.y + cover.height && sentence.y + sentence.height <= height;
  };
  for (const viewport of [upright, { width: 844, height: 390 }, upright]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => isSeen(viewport), { message: `seen at ${viewport.width}` }).toBe(true);
  }
});

test('the transcript follows what is said, leaves those alone who read elsewhere, and leads them back', async (t) => {
  await speakForThreeHours();
  const page = await openPage(t, { ...service, person, viewport: { width: 1280, height: 600 } });
  await page.goto(`/workspace/${videoId}?t=9000`);
  const said = page.locator('[data-said]');
  await page.getByRole('tabpanel').getByText('Sentence number 3000').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const slider = page.getByRole('slider', { name: 'Moment' });
  const isSeen = async () => {
    const { y = -1 } = (await said.boundingBox()) ?? {};
    return y > 0 && y < 600;
  };
  for (const second of [9030, 9090, 9600, 300]) {
    await slider.fill(`${second}`);
    await said
      .filter({ hasText: new RegExp(`Sentence number ${Math.floor(second / 3)}|${Math.floor(second / 3) + 1} is`) })
      .waitFor();
    await expect.poll(isSeen).toBe(true);
  }
  await page.mouse.move(900, 400);
  await page.mouse.wheel(0, 3000);
  const back = page.getByRole('button', { name: 'Back to what is playing' });
  await back.waitFor();
  const place = await page.evaluate<number>('scrollY');
  await slider.fill('6000');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^1:40:0\d of /);
  expect(Math.abs((await page.evaluate<number>('scrollY')) - place)).toBeLessThan(40); // rows that are measured
  await back.click();
  await expect.poll(isSeen).toBe(true);
  await back.waitFor({ state: 'detached' });
});

test('on paper stands the whole transcript, and nothing that is pressed or lies over it', async (t) => {
  const page = await openPage(t, { ...service, person, viewport: { width: 794, height: 1123 } });
  await page.goto(`/workspace/${videoId}?view=transcript`);
  const pane = page.getByRole('region', { name: 'Transcript' });
  await pane.getByRole('heading', { level: 3 }).first().waitFor();
  expect(await pane.getByText('Sentence number 3599').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate('window.dispatchEvent(new Event("beforeprint"))');
  expect(await pane.getByText('Sentence number 3599').count()).toBe(1);
  const ofNoUse = page.locator('button, nav, textarea, [role=tab], input').filter({ visible: true });
  expect(await ofNoUse.allInnerTexts()).toEqual([]);
  await page.evaluate('window.dispatchEvent(new Event("afterprint"))');
  await expect.poll(() => pane.getByText('Sentence number 3599').count()).toBe(0);
});

test('each turn of a talk stands apart, with the name of who speaks, and is found by it', async (t) => {
  const turns = ['Rose: Who winds the clock?', 'Walt: I do.', 'Walt: Every Monday.', 'Rose: Nobody told me.'];
  const segments = turns.map((turn, at) => {
    const [speaker, text] = turn.split(': ');
    return { start: at * 4, end: at * 4 + 3.9, text, speaker };
  });
  await service.ctx.db
    .updateTable('transcripts')
    .set({ segments: JSON.stringify(segments), reading: null, reading_version: 0 })
    .where('video_id', '=', videoId)
    .execute();
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}?view=transcript`);
  const pane = page.getByRole('region', { name: 'Transcript' });
  await pane.getByText('Nobody told me.').waitFor();
  const read = (await pane.locator('p.font-serif').allInnerTexts()).map((text) => text.trim());
  expect(read).toEqual(['Rose: Who winds the clock?', 'Walt: I do. Every Monday.', 'Rose: Nobody told me.']);
  await holdClock(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => page.locator('p.line-clamp-2').innerText()).toBe('Rose: Who winds the clock?');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.resume();
  await pane.getByLabel('Search the transcript').fill('rose');
  await pane.getByText('Said in 2 places.').waitFor();
  await expect.poll(() => pane.locator('mark').allInnerTexts()).toEqual(['Rose', 'Rose']);
});
