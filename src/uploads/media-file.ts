import type { Db } from '../database/connect.ts';
import type { UploadServices } from './context.ts';
import type { LocalFile } from './local-storage.ts';

/**
 * The video or audio file that a video was made of; undefined where there is none, or none that this process reaches.
 *
 * @throws {Problem} `unavailable` where it can not be had for the moment
 */
export async function mediaFile(
  { db, uploadStorage }: { db: Db } & Pick<UploadServices, 'uploadStorage'>,
  { accountId, videoId }: { accountId: string; videoId: string },
): Promise<LocalFile | undefined> {
  const row = await db
    .selectFrom('uploads')
    .select('upload_id')
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId)
    .where('expires_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const stored = { accountId, uploadId: row.upload_id };
  return (await uploadStorage.received(stored)) === undefined ? undefined : uploadStorage.localFile(stored);
}
