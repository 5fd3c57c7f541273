import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';

/** What a page may load of programs before the page of a video, in bytes as gzip makes them. */
const budget = 150_000;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

test.for(['/', '/sign-in', '/workspace', '/keys', '/usage'])('%s loads less than 150 KB of script', async (path, t) => {
  const person = await newCustomer(service);
  const page = await openPage(t, { ...service, ...(path !== '/sign-in' && { person }) });
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(budget);
});
