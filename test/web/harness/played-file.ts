import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeMedia } from '../../harness/media-files.ts';
import type { TestService } from '../../harness/service.ts';
import { uploadClient } from '../../harness/upload-client.ts';
import { webClient } from '../../harness/web-client.ts';

const chapters = JSON.stringify([
  { startSeconds: 0, title: 'The start' },
  { startSeconds: 20, title: 'The middle' },
  { startSeconds: 40, title: 'The end' },
]);
export const sound = ['-f', 'lavfi', '-i', 'sine=440:r=8000:d=65'];
export const film = [...sound, '-f', 'lavfi', '-i', 'testsrc=s=64x36:r=5:d=65', '-c:v', 'libvpx', '-c:a', 'libopus'];

interface Owner {
  accountId: string;
  email: string;
  password: string;
}

/**
 * The page of a ready video that was made of a file of 65 seconds; `words` are how ffmpeg makes it. Of a service without a
 * worker: what would be listened to is made ready by hand.
 */
export async function playedFile(
  service: Pick<TestService, 'publicUrl' | 'ctx'>,
  person: Owner,
  name = 'film.webm',
  words: readonly string[] = film,
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cuemark-own-file-'));
  makeMedia(...words, path.join(folder, name));
  const bytes = readFileSync(path.join(folder, name));
  rmSync(folder, { recursive: true });
  const { id } = await (await uploadClient(service.publicUrl, person)).upload(name, bytes);
  const web = await webClient(service.publicUrl, person);
  const { body: video } = await web.post('/videos', { upload_id: id });
  await service.ctx.db
    .updateTable('videos')
    .set({ status: 'ready', chapters, engine: 'builtin' })
    .where('video_id', '=', video.id)
    .execute();
  const row = { account_id: person.accountId, video_id: video.id, language: 'en', kind: 'recognised' };
  const segments = JSON.stringify([{ start: 41, end: 44, text: 'This is the end of it.' }]);
  await service.ctx.db
    .insertInto('transcripts')
    .values({ ...row, segments })
    .execute();
  return `/workspace/${video.id}`;
}
