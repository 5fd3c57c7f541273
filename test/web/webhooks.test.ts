import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient } from '../harness/client.ts';
import { readyVideo } from '../harness/ready-video.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { isSignedBy, startReceiver } from '../harness/webhook-receiver.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ WEBHOOK_PRIVATE_ADDRESSES: 'on' });
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

test('a webhook is made, its secret shown once, tried, its messages seen, its secret turned, and deleted', async (t) => {
  const receiver = await startReceiver((response) => response.writeHead(200).end('thank you'));
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, person });
  await page.goto('/keys');
  await page.getByText('0 of 5 webhooks').waitFor();
  await page.getByLabel('Address of your server').fill('hooks.example.com');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await page.getByRole('alert').getByText('Write the whole address').waitFor();
  await page.getByLabel('Address of your server').fill('http://hooks.example.com/');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await page.getByRole('alert').getByText('`url` must begin with https://').waitFor();

  await page.getByLabel('Address of your server').fill(receiver.url);
  await page.getByLabel('A video failed').uncheck();
  await page.getByLabel('A question is answered').check();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  const secret = await page.getByText(/^whsec_/).innerText();
  await page.getByText('1 of 5 webhooks').waitFor();
  await page.getByText('video.ready, question.answered').waitFor();

  await page.getByRole('button', { name: `Send a test message to ${receiver.url}` }).click();
  const messages = page.getByRole('list', { name: /newest first/ });
  await messages.getByText('Taken').waitFor();
  const [tested] = await receiver.messages(1);
  expect(tested && isSignedBy(secret, tested)).toBe(true);
  await messages.getByText('Answer 200').click();
  await messages.getByText('thank you').waitFor();

  await page.reload();
  await page.getByRole('button', { name: `Messages to ${receiver.url}` }).waitFor();
  expect(await page.getByText(/^whsec_/).count()).toBe(0);
  await page.getByRole('button', { name: `New secret for ${receiver.url}` }).click();
  await page.getByText('for 24 hours with the present one too').waitFor();
  await page.getByRole('button', { name: 'Make a new secret' }).click();
  expect(await page.getByText(/^whsec_/).innerText()).not.toBe(secret);

  await page.getByRole('button', { name: `Delete ${receiver.url}` }).click();
  await page.getByRole('button', { name: 'Delete this webhook' }).click();
  await page.getByText('0 of 5 webhooks').waitFor();
  expect(await page.getByText(/^whsec_/).count()).toBe(0);
});

test('one that is off says why, and is turned on again', async (t) => {
  const receiver = await startReceiver((response) => response.writeHead(410).end());
  const person = await newCustomer(service);
  const api = apiClient(service.origin, person.key);
  await api.post('/webhooks', { url: receiver.url, events: ['video.ready'] });
  await readyVideo(api);
  await receiver.messages(1);
  const page = await openPage(t, { ...service, person, viewport: { width: 390, height: 844 } });
  await expect
    .poll(async () => {
      await page.goto('/keys');
      await page.getByText('1 of 5 webhooks').waitFor();
      return page.getByText('its server answered that it is gone (410)').count();
    })
    .toBe(1);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: `Messages to ${receiver.url}` }).click();
  await page.getByText('Given up').waitFor();
  await page.getByRole('button', { name: `Turn on ${receiver.url}` }).click();
  await page.getByText('Off:').waitFor({ state: 'detached' });
});

test('five are the most, and messages that could not be loaded say so', async (t) => {
  const person = await newCustomer(service);
  const api = apiClient(service.origin, person.key);
  for (const place of [1, 2, 3, 4, 5]) {
    await api.post('/webhooks', { url: `https://hooks.example.com/${place}`, events: ['video.ready'] });
  }
  const page = await openPage(t, { ...service, person });
  await page.route('**/deliveries', (route) => route.abort());
  await page.goto('/keys');
  await page.getByText('5 webhooks are the most.').waitFor();
  expect(await page.getByLabel('Address of your server').count()).toBe(0);
  await page.getByRole('button', { name: 'Messages to https://hooks.example.com/3' }).click();
  await page.getByText('The messages could not be loaded.').waitFor();
  await page.unroute('**/deliveries');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Nothing was sent in the last 14 days.').waitFor();
});
