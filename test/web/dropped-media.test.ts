import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { hasFfmpeg, longTalk, needsFfmpeg } from '../harness/media-files.ts';
import { newCustomer, startTestService } from '../harness/service.ts';
import { longTalkHeard, startTranscriptionServer } from '../harness/transcription-server.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';

afterAll(closeBrowser);

/** A promise, and what keeps it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test.skipIf(!hasFfmpeg)(
  `a dropped audio file is followed while it is listened to, on its page and in the Workspace, until it has chapters (${needsFfmpeg})`,
  async (t) => {
    const pieces = [gate(), gate()];
    const server = await startTranscriptionServer(async (asked, place) => {
      await pieces[place]?.opened;
      return longTalkHeard(asked, place);
    });
    const service = await startTestService({
      PATH: process.env.PATH ?? '',
      TRANSCRIBE_ADDON_DIR: '/nowhere',
      TRANSCRIBE_BASE_URL: server.baseUrl,
      TRANSCRIBE_MODEL: 'whisper-1',
    });
    onTestFinished(service.stop);
    const page = await openPage(t, { ...service, person: await newCustomer(service) });
    await page.goto('/workspace');
    const field = page.getByLabel('Link to a video');
    await field.waitFor();
    const files = await page.evaluateHandle(`(() => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob('${longTalk().toString('base64')}'), (one) => one.charCodeAt(0));
      transfer.items.add(new File([bytes], 'why we lend ladders.m4a'));
      return transfer;
    })()`);
    await field.dispatchEvent('dragover', { dataTransfer: files });
    await field.dispatchEvent('drop', { dataTransfer: files });
    await page.getByText(/why we lend ladders · 13:0\d · uses 13 of 1,000 minutes/).waitFor();
    await page.getByRole('button', { name: 'Make chapters · 13 min' }).click();

    const progress = page.getByText(/^Listening to what is said \d+%$/);
    await page.getByText('Listening to what is said 0%').waitFor();
    pieces[0]?.open();
    await expect.poll(() => progress.innerText()).toMatch(/ [3-9]\d%$/);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('link', { name: 'Workspace' }).first().click();
    const row = page.getByRole('link', { name: /why we lend ladders/ });
    await row.getByText('Listening to what is said').waitFor();
    await row.getByText('From a file').waitFor();

    pieces[1]?.open();
    await row.getByText(/^New: \d+ chapters$/).waitFor();
    await row.click();
    await page.getByRole('button', { name: 'Copy chapters' }).waitFor();
    await page.getByRole('tab', { name: 'Transcript' }).click();
    await page.getByText('Heard by whisper-1, in English. Some words may be misheard.').waitFor();
  },
);
