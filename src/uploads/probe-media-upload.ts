import { withKeyedMutex } from '../accounts/keyed-mutex.ts';
import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import type { MediaRefusal } from '../media/media-refusal.ts';
import { probeMedia } from '../media/probe-media.ts';
import { contentType } from './content-type.ts';
import type { UploadContext } from './context.ts';
import type { Upload } from './upload.ts';

export interface ProbedMedia {
  /** Until the last sound, in whole seconds, rounded up. */
  durationSeconds: number;
  contentType: string;
}

/**
 * What a whole video or audio file is, and how long it sounds. Every packet of it is probed, which takes a while: it is done once,
 * for one file of an account at a time, and remembered.
 *
 * @throws {Problem} `not_found` where the file went meanwhile, `upload_not_supported`, `video_not_supported`, `unavailable` where it
 * could not be read for the moment
 */
export function probeMediaUpload(ctx: UploadContext, upload: Upload): Promise<ProbedMedia> {
  return withKeyedMutex(ctx.accountId, async () => {
    const row = await ctx.db
      .selectFrom('uploads')
      .select(['duration_seconds as durationSeconds', 'content_type as contentType'])
      .where('account_id', '=', ctx.accountId)
      .where('upload_id', '=', upload.uploadId)
      .executeTakeFirst();
    if (!row) throw new Problem('not_found');
    const { durationSeconds: known, contentType: type } = row;
    if (known !== null && type !== null) return { durationSeconds: known, contentType: type };
    const { tools } = ctx.listening;
    await using file = await ctx.uploadStorage.localFile(upload);
    const probed = await probeMedia(tools, file.path, { seconds: limits.videoSeconds });
    if (probed.kind === 'missing')
      throw new Error(`a video or audio file was let in without its tools: ${probed.remedy}`);
    if (probed.kind === 'interrupted') throw wasInterrupted(ctx, upload.uploadId, probed.cause);
    if (probed.kind === 'refused') {
      ctx.log.info({ uploadId: upload.uploadId, reason: probed.reason, cause: probed.cause }, 'a file is refused');
      throw problemOf(probed);
    }
    const found = { durationSeconds: Math.ceil(probed.durationSeconds), contentType: contentType(probed) };
    await ctx.db
      .updateTable('uploads')
      .set({ duration_seconds: found.durationSeconds, content_type: found.contentType })
      .where('account_id', '=', ctx.accountId)
      .where('upload_id', '=', upload.uploadId)
      .execute();
    return found;
  });
}

function wasInterrupted({ log }: UploadContext, uploadId: string, cause: string): Problem {
  log.warn({ uploadId, cause }, 'a file could not be read for the moment');
  return new Problem('unavailable', { detail: 'The file could not be read for the moment. Try again.', retryAfter: 5 });
}

function problemOf({ reason, detail }: MediaRefusal): Problem {
  if (reason === 'too_long') {
    return new Problem('video_not_supported', {
      reason: 'too_long',
      detail: 'The file is longer than 3 hours. No minutes were used. Give it in parts.',
    });
  }
  return new Problem('upload_not_supported', { detail: `${detail} No minutes were used.` });
}
