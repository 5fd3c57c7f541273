import type { Context } from '../accounts/context.ts';
import { Problem } from '../contract/problems.ts';
import { readVideo } from '../videos/read-video.ts';
import type { UploadServices } from './context.ts';
import type { Stored } from './register.ts';

/** The file that a video was made of, for its owner to play. */
export interface PlayedMedia {
  stored: Stored;
  bytes: number;
  /** Of sound or pictures, by its content. */
  contentType: string;
  /** As its owner named it. */
  fileName: string;
}

/**
 * The video or audio file of a video.
 *
 * @throws {Problem} `not_found` where there is no such video, or it was not made of such a file, or the file is not here
 */
export async function readMedia(
  ctx: Context & Pick<UploadServices, 'uploadStorage'>,
  input: { videoId: string },
): Promise<PlayedMedia> {
  const { accountId } = ctx;
  const { videoId } = await readVideo(ctx, input);
  const row = await ctx.db
    .selectFrom('uploads')
    .select(['upload_id', 'bytes', 'content_type', 'file_name'])
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId)
    .where('expires_at', 'is', null)
    .executeTakeFirst();
  if (!row || row.content_type === null) throw new Problem('not_found');
  const stored = { accountId, uploadId: row.upload_id };
  if ((await ctx.uploadStorage.received(stored)) === undefined) throw new Problem('not_found');
  return { stored, bytes: Number(row.bytes), contentType: row.content_type, fileName: row.file_name };
}
