// `node bench/first-paint.ts`: when pages are painted first in Chromium on a line of 1.6 Mbit/s with 150 ms to the server, with
// nothing kept from before, and what they take over the wire until then; medians of several rounds.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/observability/log.ts';
import { startService } from '../src/service.ts';

const rounds = 5;
/** Bytes a second, both ways, and milliseconds. */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 1.6e6 / 8 };

const dataDir = await mkdtemp(path.join(tmpdir(), 'cuemark-first-paint-'));
await chmod(dataDir, 0o755); // as root PostgreSQL runs as another user, who must be able to enter it
const service = await startService(readConfig({ PORT: '0', DATA_DIR: dataDir }), createLog('warn'));
service.open();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  console.log(`${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Chromium ${browser.version()}`);
  for (const address of ['/', '/sign-in']) {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await firstPaint(address));
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const paint = Math.round(median(runs.map((run) => run.paint)));
    const bytes = Math.round(median(runs.map((run) => run.bytes)) / 1000);
    console.log(`${address.padEnd(10)} first contentful paint ${paint} ms, ${bytes} KB over the wire`);
  }
} finally {
  await browser.close();
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function firstPaint(address: string): Promise<{ paint: number; bytes: number }> {
  const context = await browser.newContext({ baseURL: service.publicUrl });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', line);
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address);
  await page.getByRole('heading').first().waitFor();
  const paint = await page.evaluate<number>(`new Promise((tell) => {
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach(({ startTime }) => tell(startTime)))
      .observe({ type: 'paint', buffered: true });
  })`);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await context.close();
  return { paint, bytes };
}
