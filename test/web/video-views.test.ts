import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { lectureTitles, putVideo, ready } from './harness/video-rows.ts';

let service: TestService;
let person: Awaited<ReturnType<typeof newCustomer>>;

const forty = Array.from({ length: 40 }, (_, index) => `${lectureTitles[index % 13]}, take ${index + 1}`);
const sentences = Array.from({ length: 900 }, (_, at) => ({
  start: at * 10,
  end: at * 10 + 9,
  text: `Sentence number ${at} is said here, and it says nothing that anybody has to know.`,
}));

beforeAll(async () => {
  service = await startTestService();
  person = await newCustomer(service);
  await putVideo(service, person.accountId, { ...ready(forty, 9000), video_id: 'vid_views' });
  const row = { account_id: person.accountId, video_id: 'vid_views', language: 'en', kind: 'manual' };
  const segments = JSON.stringify(sentences);
  await service.ctx.db
    .insertInto('transcripts')
    .values({ ...row, segments })
    .execute();
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

test('the views are walked through with the arrow keys, and a reload shows the one that was shown', async (t) => {
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace/vid_views');
  await page.getByRole('tab', { name: 'Chapters', selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'Transcript' }).getByText('Sentence number 0 is').waitFor();
  await page.keyboard.press('End');
  await page.getByRole('tabpanel', { name: 'Ask' }).waitFor();
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Ask');
  expect(new URL(page.url()).search).toBe('?view=ask');
  await page.reload();
  await page.getByRole('tab', { name: 'Ask', selected: true }).waitFor();
  await page.getByRole('tabpanel', { name: 'Ask' }).getByLabel('Your question').focus();
  await page.getByRole('tab', { name: 'Ask' }).press('ArrowRight');
  await page.getByRole('heading', { name: '40 chapters' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test.for([1280, 390])('at %i pixels each view keeps its place and what was not sent', async (width, t) => {
  const page = await openPage(t, { ...service, person, viewport: { width, height: 800 } });
  /** Once what was shown last is drawn, and what follows from that too. */
  const height = () =>
    page.evaluate<number>(
      'new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell(window.scrollY))))',
    );
  const show = (name: string) => page.getByRole('tab', { name }).click();
  await page.goto('/workspace/vid_views');
  await page.getByRole('heading', { name: '40 chapters' }).waitFor();
  await page.evaluate('scrollTo(0, 900)');
  await expect.poll(height).toBe(900);
  await show('Ask');
  await page.getByLabel('Your question').fill('What is a');
  await show('Transcript');
  await page.getByText('Sentence number 0 is').waitFor();
  await page.evaluate('scrollTo(0, 5000)');
  // Rows are measured as they come, and what is read stays where it is meanwhile.
  let there = -1;
  const settled = async () => {
    const before = there;
    there = await height();
    return before === there;
  };
  await expect.poll(settled, { interval: 400 }).toBe(true);
  const read = await page.evaluate<string>(`document.elementFromPoint(${width - 250}, 500).textContent`);
  const [sentence] = /Sentence number \d+ is said here/.exec(read) ?? expect.fail(`at the middle stands ${read}`);
  const placeOnScreen = async () => (await page.getByText(sentence).boundingBox())?.y ?? Number.NaN;
  const first = await placeOnScreen();
  await show('Chapters');
  await expect.poll(height).toBe(900);
  await show('Transcript');
  await expect.poll(async () => Math.abs((await height()) - there) < 3).toBe(true); // to a pixel of rounding
  await expect.poll(async () => Math.abs((await placeOnScreen()) - first) < 30).toBe(true); // give or take a line
  await show('Ask');
  expect(await page.getByLabel('Your question').inputValue()).toBe('What is a');
});

test('the block names what YouTube asks of it, and says what is not so', async (t) => {
  const late = [10, 100, 105].map((startSeconds, place) => ({ startSeconds, title: `Part ${place + 1}` }));
  await putVideo(service, person.accountId, { ...ready(), video_id: 'vid_late', chapters: JSON.stringify(late) });
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace/vid_late');
  const rules = page.getByRole('list', { name: 'What YouTube asks of it' }).getByRole('listitem');
  await rules.first().waitFor();
  const marked = await rules.evaluateAll((items) =>
    items.map((item) => [item.querySelector('svg')?.getAttribute('aria-label'), item.textContent]),
  );
  expect(marked).toEqual([
    ['Broken:', 'From 0:00'],
    ['Kept:', '3 chapters or more'],
    ['Kept:', 'In order'],
    ['Broken:', '10 seconds each or more'],
    ['Kept:', '5,000 bytes at most'],
  ]);
});
