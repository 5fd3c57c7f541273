import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { putVideo, ready } from './harness/video-rows.ts';

/** What a page may take over the wire before it is there, in bytes. */
const budgets = { '/': 150_000, '/sign-in': 150_000, '/workspace': 220_000, '/keys': 220_000, '/usage': 220_000 };

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
});

test.for(Object.entries(budgets))('%s takes less than %i bytes over the wire', async ([path, budget], t) => {
  const person = await newCustomer(service);
  const isOfNobody = budget === 150_000;
  const page = await openPage(t, { ...service, ...(!isOfNobody && { person }) });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await page.evaluate('document.fonts.ready.then(() => true)');
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(budget);
});

test.for(['/', '/sign-in', '/workspace', '/workspace/vid_lecture', '/usage', '/keys'])(
  'nothing on %s moves by itself while one answer after the other comes',
  async (path, t) => {
    const person = await newCustomer(service);
    await putVideo(service, person.accountId, ready());
    const isOfNobody = path === '/' || path === '/sign-in';
    const options = { viewport: { width: 390, height: 844 }, ...(!isOfNobody && { person }) };
    const page = await openPage(t, { ...service, ...options });
    await page.addInitScript(`window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shift += value;
    }).observe({ type: 'layout-shift', buffered: true });`);
    let asked = 0;
    await page.route(/\/web-api\/(?!events)/, async (route) => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 350 * asked));
      if (!route.request().url().endsWith('/sign-in-options')) return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), demo: true } }); // of which the page does not know before
    });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
    await page.goto(path);
    await page.getByRole('contentinfo').waitFor();
    await page.waitForTimeout(1500);
    expect(await page.evaluate('shift')).toBeLessThan(0.01);
  },
);

test('files come as brotli or gzip to who takes them, and as they are to everybody else', async () => {
  const page = await (await fetch(service.origin)).text();
  const [, script = ''] = /src="(\/assets\/index-[^"]+\.js)"/.exec(page) ?? [];
  const ask = async (accept: string) => {
    const { headers } = await fetch(`${service.origin}${script}`, { headers: { 'accept-encoding': accept } });
    return [headers.get('content-encoding'), headers.get('vary'), headers.get('content-type')];
  };
  const javaScript = expect.stringMatching(/^(?:text|application)\/javascript/);
  expect(await ask('gzip, deflate, br')).toEqual(['br', 'accept-encoding', javaScript]);
  expect(await ask('gzip')).toEqual(['gzip', 'accept-encoding', javaScript]);
  expect((await ask('identity'))[0]).toBe(null);
});

test('a page and what belongs to it are told from their tags, from memory; a page that is not there is none', async () => {
  const page = await fetch(service.origin);
  const [, style = ''] = /href="(\/assets\/index-[^"]+\.css)"/.exec(await page.text()) ?? [];
  const again = async (path: string, tag?: string | null) => {
    const headers: Record<string, string> = tag ? { 'if-none-match': tag } : {};
    const answer = await fetch(service.origin + path, { headers });
    const [kept, type] = ['cache-control', 'content-type'].map((name) => answer.headers.get(name));
    return { status: answer.status, tag: answer.headers.get('etag'), kept, type, length: (await answer.text()).length };
  };
  for (const [path, kept] of [
    ['/', 'no-cache'],
    ['/workspace', 'no-cache'],
    ['/service-worker.js', 'no-cache'],
    ['/favicon.svg', 'no-cache'],
    [style, 'public, max-age=31536000, immutable'],
  ]) {
    const first = await again(path ?? '');
    expect(first).toMatchObject({ status: 200, kept, tag: expect.stringMatching(/^"[\w-]{22}"$/) });
    expect(await again(path ?? '', first.tag)).toMatchObject({ status: 304, tag: first.tag, length: 0 });
    expect(await again(path ?? '', '"another"')).toEqual(first);
  }
  const { tag } = await again('/');
  expect(await again('/no-such-page', tag)).toMatchObject({ status: 404, type: 'text/html; charset=utf-8' });
  expect((await again('/assets/no-such-file.js')).status).toBe(404);
  expect((await again('/assets/')).status).toBe(404);
  const refused = await fetch(service.origin + style, { headers: { 'if-match': '"another"' } });
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([412, 'no-store']);
});

test('figures that stand below one another are equally wide in the typefaces that are left', async (t) => {
  const page = await openPage(t, service);
  await page.goto('/');
  await page.getByRole('heading').first().waitFor();
  await page.evaluate('document.fonts.ready.then(() => true)');
  const widths = await page.evaluate<number[]>(`['sans', 'serif'].flatMap((face) => ['1111', '8888'].map((digits) => {
    const span = document.body.appendChild(document.createElement('span'));
    span.className = 'tabular-nums font-' + face;
    span.textContent = digits;
    return span.getBoundingClientRect().width;
  }))`);
  expect(widths[0]).toBe(widths[1]);
  expect(widths[2]).toBe(widths[3]);
});
