import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient } from '../harness/client.ts';
import { openModelServer, soundAnswer, soundClaims } from '../harness/model-server.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';

let model: Awaited<ReturnType<typeof openModelServer>>;
let service: TestService;

beforeAll(async () => {
  model = await openModelServer(({ isStream, prompt }) =>
    isStream
      ? { kind: 'text', text: soundClaims(prompt, 20), pause: 50, endless: true }
      : { kind: 'text', text: soundAnswer(prompt) },
  );
  service = await startTestService({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: model.baseUrl('openai-compatible'),
    LLM_MODEL: 'model-1',
  });
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
  model.stop();
});

test('an answer is shown as it grows by whole sentences, and stopping it keeps what was shown', async (t) => {
  const person = await newCustomer(service);
  const videoId = await readyVideo(apiClient(service.origin, person.key));
  const page = await openPage(t, { ...service, person });
  await page.goto(`/workspace/${videoId}?view=ask`);
  const pane = page.getByRole('region', { name: 'Ask this video' });
  await pane.getByLabel('Your question').fill('What is this about?');
  await page.keyboard.press('Enter');

  await pane.getByText('Writing').waitFor();
  const shown = pane.locator('li').filter({ hasText: 'What is this about?' });
  expect(await shown.getByRole('link').count()).toBeGreaterThan(0); // each sentence with its moment
  const text = (await shown.locator('p').first().innerText()).trim();
  expect(text).toMatch(/\.$/);
  await shown.getByRole('button', { name: 'Stop' }).click();
  await shown.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('Stopped.').waitFor();
  expect(await shown.locator('p').first().innerText()).toContain(text);
  await pane.getByText('1 of 25 questions used').waitFor();
  // Nor is it said then that the answer is there.
  expect(await page.getByRole('status').innerText()).toBe('Stopped.');
  await page.reload();
  await pane.getByText(text.slice(0, 40)).waitFor();
});
