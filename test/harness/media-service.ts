import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { auditMinutes } from '../../src/accounts/audit-minutes.ts';
import { auditVideos } from '../../src/videos/audit-videos.ts';
import { makeMedia } from './media-files.ts';
import { newCustomer, startTestService, type TestService } from './service.ts';
import { uploadClient } from './upload-client.ts';
import { webClient } from './web-client.ts';

/** A service that reads media with what this machine has, and has no recogniser but one that `environment` names. */
export async function serveMedia(environment: Record<string, string>): Promise<TestService> {
  const PATH = process.env.PATH ?? '';
  const service = await startTestService({ PATH, TRANSCRIBE_ADDON_DIR: '/nowhere', ...environment });
  onTestFinished(async () => {
    const audits = await Promise.all([auditMinutes(service.ctx), auditVideos(service.ctx)]);
    await service.stop();
    expect(audits.flatMap(({ violations }) => violations)).toEqual([]);
  });
  return service;
}

/** Somebody who is signed in, with what they can ask of uploads. */
export async function personAt(service: TestService) {
  const person = await newCustomer(service);
  const [web, client] = await Promise.all([
    webClient(service.publicUrl, person),
    uploadClient(service.publicUrl, person),
  ]);
  return {
    web,
    client,
    ctx: { ...service.ctx, accountId: person.accountId },
    minutesUsed: async () => (await web.get('/account')).body.minutes_used,
    fileOf: (uploadId: string) => service.ctx.uploadStorage.received({ accountId: person.accountId, uploadId }),
    async settled(videoId: string) {
      for (; ; await sleep(100)) {
        const { body } = await web.get(`/videos/${videoId}`);
        if (body.status !== 'processing') return body;
      }
    },
  };
}

/** A file that ffmpeg makes by these words, of the kind that `name` says. */
export function made(name: string, ...words: string[]): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'cuemark-media-'));
  makeMedia(...words, path.join(folder, name));
  const bytes = readFileSync(path.join(folder, name));
  rmSync(folder, { recursive: true });
  return bytes;
}
