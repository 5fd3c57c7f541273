import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { webClient } from '../harness/web-client.ts';
import { clickTwice } from './harness/click-twice.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { signInOn } from './harness/sign-in-on.ts';
import { tellNothing } from './harness/tell-nothing.ts';
import { putVideo, ready } from './harness/video-rows.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

test('a question in a new chat is answered with moments that show what is said there, and lead there', async (t) => {
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}?view=ask`);
  const pane = page.getByRole('region', { name: 'Ask this video' });
  await pane.getByText('0 of 25 questions used').waitFor();

  await pane.getByLabel('Your question').fill('How many times has the drill been borrowed?');
  await page.keyboard.press('Enter');
  await pane.getByRole('heading', { level: 3, name: 'How many times has the drill been borrowed?' }).waitFor();
  const moment = pane.getByRole('link', { name: /four hundred and eleven/ }).first();
  await moment.waitFor();
  await page.getByRole('status').filter({ hasText: 'The answer is there.' }).waitFor();
  await pane.getByText('1 of 25 questions used').waitFor();

  expect(await moment.getAttribute('href')).toMatch(/^\/workspace\/\w+\?t=\d+$/);
  await moment.hover();
  await page
    .getByText(/four hundred and eleven times/)
    .last()
    .waitFor();
  expect(await pane.getByLabel('Your question').inputValue()).toBe('');
  const chat = pane.getByRole('button', { name: 'How many times has the drill been borrowed?' });
  expect(await chat.getAttribute('aria-pressed')).toBe('true');
});

test('a suggestion asks, and the API’s chat stands beside the others, without a way to delete it', async (t) => {
  const person = await newCustomer(service);
  const client = apiClient(service.origin, person.key);
  const videoId = await readyVideo(client);
  await client.post(`/videos/${videoId}/questions`, { question: 'Who repairs the drills?' });
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}?view=ask`);
  const pane = page.getByRole('region', { name: 'Ask this video' });
  await pane.getByRole('heading', { level: 3, name: 'Who repairs the drills?' }).waitFor();
  expect(await pane.getByRole('button', { name: 'Delete this chat' }).count()).toBe(0);

  await pane.getByRole('button', { name: 'New chat' }).click();
  await clickTwice(pane.getByRole('button', { name: 'What is this video about?' }));
  await pane.getByRole('heading', { level: 3, name: 'What is this video about?' }).waitFor();
  expect((await page.getByRole('alert').allInnerTexts()).join('')).toBe('');
  await pane.getByText('2 of 25 questions used').waitFor();

  await pane.getByRole('button', { name: 'Delete this chat' }).click();
  await pane.getByRole('button', { name: 'Delete', exact: true }).click();
  await pane.getByRole('heading', { level: 3, name: 'Who repairs the drills?' }).waitFor();
  const chats = pane.getByRole('list', { name: 'Chats' }).getByRole('button');
  await expect.poll(() => chats.allInnerTexts()).toEqual(['API', 'New chat']);
  await pane.getByText('2 of 25 questions used').waitFor();
});

test('each question comes to where it is read, with what answers it', async (t) => {
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const page = await openPage(t, { ...service, person, viewport: { width: 1280, height: 500 } });
  await page.goto(`/workspace/${videoId}?view=ask`);
  const pane = page.getByRole('region', { name: 'Ask this video' });
  for (const question of ['Who repairs the drills?', 'What is said about ladders?', 'What is this video about?']) {
    await pane.getByLabel('Your question').fill(question);
    await page.keyboard.press('Enter');
    const entry = pane.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: question }) });
    await entry.getByRole('link').first().waitFor();
    const heading = entry.getByRole('heading');
    const isInPlace = async () => {
      const { y = Number.NaN } = (await heading.boundingBox()) ?? {};
      return y > 48 && y < 250; // below the tabs
    };
    await expect.poll(isInPlace).toBe(true);
  }
});

test('an answer that comes while another view is read leaves that one where it is', async (t) => {
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const page = await openPage(t, { ...service, person, viewport: { width: 1280, height: 500 } });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/questions', async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  await page.goto(`/workspace/${videoId}?view=ask`);
  await page.getByLabel('Your question').fill('Who repairs the drills?');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Transcript' }).click();
  await page.getByRole('region', { name: 'Transcript' }).getByRole('heading', { level: 3 }).first().waitFor();
  await page.mouse.move(900, 300);
  await page.mouse.wheel(0, 700);
  const place = () => page.evaluate<number>('window.scrollY');
  await expect.poll(place).toBe(700);
  release();
  await page.getByRole('status').filter({ hasText: 'The answer is there.' }).waitFor();
  expect(await place()).toBe(700);
});

test('an answer that is there before the page hears that its question was taken is announced all the same', async (t) => {
  const person = await newCustomer(service);
  const client = apiClient(service.origin, person.key);
  const videoId = await readyVideo(client);
  const web = await webClient(service.publicUrl, person);
  const { body: chat } = await web.post(`/videos/${videoId}/chats`, { name: 'Mine' });
  const page = await openPage(t, { ...service, person, viewport: { width: 1280, height: 500 } });
  const listening = page.waitForResponse('**/web-api/events');
  await page.goto(`/workspace/${videoId}?view=ask`);
  const pane = page.getByRole('region', { name: 'Ask this video' });
  await pane.getByRole('button', { name: chat.name, pressed: true }).waitFor();
  await listening;
  const { promise: shown, resolve: hold } = Promise.withResolvers<void>();
  await page.route('**/questions', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    await shown;
    await route.fulfill({ response });
  });
  await pane.getByLabel('Your question').fill('Who repairs the drills?');
  await page.keyboard.press('Enter');
  await pane.getByRole('listitem').getByRole('link').first().waitFor();
  expect(await page.getByRole('status').allInnerTexts()).toEqual(['']);
  hold();
  await page.getByRole('status').filter({ hasText: 'The answer is there.' }).waitFor();
});

test('a question that is being written outlives a reload, and a sign-in on the way', async (t) => {
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const page = await openPage(t, { ...service, person });
  await tellNothing(page); // nor does it ask for anything by itself, which would find out about the session before the question does
  await page.goto(`/workspace/${videoId}?view=ask`);
  const field = page.getByLabel('Your question');
  await field.fill('What broke first?');
  await page.reload();
  await field.waitFor();
  expect(await field.inputValue()).toBe('What broke first?');

  await page.context().clearCookies();
  await field.press('Enter');
  await page.waitForURL('**/sign-in?**');
  await signInOn(page, person);
  await field.waitFor();
  expect(await field.inputValue()).toBe('What broke first?');
  await field.press('Enter');
  await page.getByRole('heading', { level: 3, name: 'What broke first?' }).waitFor();
  await page.reload();
  await field.waitFor();
  expect(await field.inputValue()).toBe('');
});

test('a question that is too long stays whole and says by how much, and an empty one asks for words', async (t) => {
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}?view=ask`);
  const field = page.getByLabel('Your question');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/chats')) posts.push(request.url());
  });
  await field.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Write a question first.' }).waitFor();
  await field.fill('why '.repeat(600));
  await field.press('Enter');
  await page.getByRole('status').filter({ hasText: '2,400 of 2,000 characters' }).waitFor();
  expect((await field.inputValue()).length).toBe(2400);
  expect(posts).toEqual([]);
});

test('a refused question stays in its field, and the page says why', async (t) => {
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}?view=ask`);
  const field = page.getByLabel('Your question');
  await field.waitFor();
  const web = await webClient(service.publicUrl, person);
  for (let chat = 0; chat < 7; chat += 1) await web.post(`/videos/${videoId}/chats`, { name: `Chat ${chat}` });

  await field.fill('What broke first?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();

  await page.getByRole('alert').filter({ hasText: 'already has 7 chats' }).waitFor();
  expect(await field.inputValue()).toBe('What broke first?');
  await page.getByText('7 chats are the most').waitFor();
});

test('chats with long names take no more room than their names are shown in', async (t) => {
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const web = await webClient(service.publicUrl, person);
  await web.post(`/videos/${videoId}/chats`, { name: 'Which tools were used on the second voyage, and by whom?' });
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}?view=ask`);
  const chats = page.getByRole('list', { name: 'Chats' });
  await chats.getByRole('button', { name: /Which tools/ }).waitFor();
  const widths = (role: 'button' | 'listitem') =>
    chats.getByRole(role).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(await widths('listitem')).toEqual(await widths('button'));
});

test('a chat that is deleted in another tab leaves a new one to ask in', async (t) => {
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const web = await webClient(service.publicUrl, person);
  const { body: chat } = await web.post(`/videos/${videoId}/chats`, { name: 'Soon gone' });
  const page = await openPage(t, { ...service, person });
  const listening = page.waitForResponse('**/web-api/events');
  await page.goto(`/workspace/${videoId}?view=ask`);
  const pane = page.getByRole('region', { name: 'Ask this video' });
  await pane.getByRole('button', { name: 'Soon gone' }).waitFor();
  await listening;
  await web.delete(`/videos/${videoId}/chats/${chat.id}`);
  await pane.getByRole('button', { name: 'Soon gone' }).waitFor({ state: 'detached' });
  await pane.getByLabel('Your question').fill('Who repairs the drills?');
  await page.keyboard.press('Enter');
  await pane.getByRole('heading', { level: 3, name: 'Who repairs the drills?' }).waitFor();
});

test('a question that is refused leaves no empty chat behind, and a refused suggestion says why', async (t) => {
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const page = await openPage(t, { ...service, person });
  const refusal = { code: 'question_pending', status: 409, detail: 'Another question is being answered.' };
  await page.route('**/questions', (route) => route.fulfill({ status: 409, body: JSON.stringify(refusal) }));
  await page.goto(`/workspace/${videoId}?view=ask`);
  const pane = page.getByRole('region', { name: 'Ask this video' });
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await pane.getByRole('button', { name: 'What is this video about?' }).click();
  await page.getByRole('alert').filter({ hasText: refusal.detail }).waitFor();
  await deleted;
  const web = await webClient(service.publicUrl, person);
  expect((await web.get(`/videos/${videoId}/chats`)).body.chats).toEqual([]);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByText(refusal.detail).waitFor({ state: 'detached' });
});

test('a question whose answer was lost on its way is not asked twice, and one that did not leave makes one chat', async (t) => {
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const page = await openPage(t, { ...service, person });
  let isSent = false;
  await page.route('**/questions', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if (isSent) await route.fetch();
    await route.abort();
  });
  await page.goto(`/workspace/${videoId}?view=ask`);
  const pane = page.getByRole('region', { name: 'Ask this video' });
  const field = pane.getByLabel('Your question');
  await field.fill('Who repairs the drills?');
  const refused = pane.getByText('Cuemark does not answer. Your question is still here: try again.');
  for (let tries = 0; tries < 2; tries += 1) {
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await page.keyboard.press('Enter');
    await failed;
    await refused.waitFor();
    await pane
      .getByRole('button', { name: 'Ask', exact: true })
      .and(pane.locator(':not([aria-disabled=true])'))
      .waitFor();
  }
  isSent = true;
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'The answer is there.' }).waitFor();
  expect(await pane.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Who repairs the drills?']);
  expect(await field.inputValue()).toBe('');
  await pane.getByText('1 of 25 questions used').waitFor();
  const chats = pane.getByRole('list', { name: 'Chats' }).getByRole('button');
  expect(await chats.allInnerTexts()).toEqual(['Who repairs the drills?', 'New chat']);
});

test('a chat whose questions do not come is not taken for an empty one, and is asked for again', async (t) => {
  const person = await newCustomer(service);
  const client = apiClient(service.origin, person.key);
  const videoId = await readyVideo(client);
  await client.post(`/videos/${videoId}/questions`, { question: 'Who repairs the drills?' });
  const page = await openPage(t, { ...service, person });
  await tellNothing(page); // or it would ask again by itself, once it is told something
  await page.route('**/questions', (route) => route.abort());
  await page.goto(`/workspace/${videoId}?view=ask`);
  const pane = page.getByRole('region', { name: 'Ask this video' });
  await pane.getByText('What was asked in this chat could not be loaded.').waitFor();
  expect(await pane.getByRole('button', { name: 'What is this video about?' }).count()).toBe(0);
  await page.unroute('**/questions');
  await pane.getByRole('button', { name: 'Try again' }).click();
  await pane.getByRole('heading', { level: 3, name: 'Who repairs the drills?' }).waitFor();
});

/** What a row of `questions` holds of one that was asked in a new chat. */
async function askedInChat(person: Awaited<ReturnType<typeof newCustomer>>, videoId: string) {
  const web = await webClient(service.publicUrl, person);
  const { body: chat } = await web.post(`/videos/${videoId}/chats`, { name: 'Chat' });
  return { account_id: person.accountId, video_id: videoId, chat_id: chat.id, via: 'web', question: 'Why?' };
}

test('where all questions are used, the page says so in the place of the field, and offers no chat to ask in', async (t) => {
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const row = {
    ...(await askedInChat(person, videoId)),
    status: 'answered',
    answer: 'Because.',
    citations: '[]',
    due_at: new Date(),
    deadline: new Date('2100-01-01'),
  };
  const rows = Array.from({ length: 25 }, (_, place) => ({
    ...row,
    question_id: `question${String(place).padStart(4, '0')}`,
    created_at: new Date(Date.now() - (100 - place) * 1000),
  }));
  await service.ctx.db.insertInto('questions').values(rows).execute();
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}?view=ask`);
  await page.getByText('All 25 questions of this video are used').waitFor();
  expect(await page.getByLabel('Your question').count()).toBe(0);
  expect(await page.getByRole('list', { name: 'Chats' }).getByRole('button').allInnerTexts()).toEqual(['Chat']);
});

test('a question that failed says once that it was not counted', async (t) => {
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const late = {
    ...(await askedInChat(person, videoId)),
    question_id: 'question9999',
    status: 'pending',
    due_at: new Date('2100-01-01'),
    deadline: new Date(Date.now() - 1000),
    created_at: new Date(Date.now() - 2000),
  };
  await service.ctx.db.insertInto('questions').values(late).execute();
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}?view=ask`);
  const said = page.getByRole('listitem').filter({ hasText: 'Why?' }).getByText('Answering took too long.');
  expect(await said.innerText()).toBe('Answering took too long. Ask again; the question was not counted.');
});

/** An account with a video of which a question was answered in these words, citing these seconds. */
async function answeredIn(answer: string, seconds: readonly number[]) {
  const person = await newCustomer(service);
  await putVideo(service, person.accountId, ready());
  const web = await webClient(service.publicUrl, person);
  const { body: chat } = await web.post('/videos/vid_lecture/chats', { name: 'Chat' });
  const never = new Date('2100-01-01');
  await service.ctx.db
    .insertInto('questions')
    .values({
      account_id: person.accountId,
      video_id: 'vid_lecture',
      chat_id: chat.id,
      question_id: 'question1',
      via: 'web',
      question: 'Where?',
      answer,
      status: 'answered',
      citations: JSON.stringify(seconds.map((startSeconds) => ({ startSeconds, passage: 1, quote: 'stars' }))),
      due_at: never,
      deadline: never,
      created_at: new Date(),
    })
    .execute();
  return person;
}

test('a moment leads there in bold and in italics, too', async (t) => {
  const person = await answeredIn('- **By the stars (1:15).** More *of it at 2:05*.', [75, 125]);
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace/vid_lecture?view=ask');
  const item = page.getByRole('listitem').filter({ hasText: 'By the stars' }).last();
  await item.waitFor();
  expect(await item.getByRole('link').allInnerTexts()).toEqual(['1:15', '2:05']);
});

test('a quote that is written from right to left keeps the order of its words in an English answer', async (t) => {
  const quote = 'המחשב, Pennsylvania, לפני';
  const person = await answeredIn(`The video says: “${quote}.” (1:15)`, [75]);
  const page = await openPage(t, { ...service, person });
  await page.goto('/workspace/vid_lecture?view=ask');
  await page.getByText('The video says:').waitFor();
  const placeOf = (word: string) =>
    page.evaluate<number>(`(() => {
      const texts = document.createTreeWalker(document.querySelector('#view-ask'), NodeFilter.SHOW_TEXT);
      while (!texts.nextNode().data.includes('${word}'));
      const range = document.createRange();
      const from = texts.currentNode.data.indexOf('${word}');
      range.setStart(texts.currentNode, from);
      range.setEnd(texts.currentNode, from + ${word.length});
      return range.getBoundingClientRect().x;
    })()`);
  const [before, between, after] = [await placeOf('המחשב'), await placeOf('Pennsylvania'), await placeOf('לפני')];
  expect(before).toBeGreaterThan(between);
  expect(between).toBeGreaterThan(after);
});
