import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import type { MediaRefusal } from '../media/media-refusal.ts';
import { probeMedia } from '../media/probe-media.ts';
import type { UploadContext } from './context.ts';
import { inTurn } from './in-turn.ts';
import type { Upload } from './upload.ts';

/**
 * How long a whole video or audio file sounds, in seconds. Every packet of it is looked at, which takes a while: it is done once,
 * for one file of an account at a time, and remembered.
 *
 * @throws {Problem} `not_found` where the file went meanwhile, `upload_not_supported`, `video_not_supported`
 */
export function probeUpload(ctx: UploadContext, upload: Upload): Promise<number> {
  return inTurn(ctx.accountId, async () => {
    const row = await ctx.db
      .selectFrom('uploads')
      .select('duration_seconds')
      .where('account_id', '=', ctx.accountId)
      .where('upload_id', '=', upload.uploadId)
      .executeTakeFirst();
    if (!row) throw new Problem('not_found');
    if (row.duration_seconds !== null) return row.duration_seconds;
    const { tools } = ctx.listening;
    const probed = await probeMedia(tools, ctx.uploadStorage.pathOf(upload), { seconds: limits.videoSeconds });
    if (probed.kind === 'missing')
      throw new Error(`a video or audio file was let in without its tools: ${probed.remedy}`);
    if (probed.kind === 'refused') {
      ctx.log.info({ uploadId: upload.uploadId, reason: probed.reason, cause: probed.cause }, 'a file is refused');
      throw problemOf(probed);
    }
    const durationSeconds = Math.ceil(probed.durationSeconds);
    await ctx.db
      .updateTable('uploads')
      .set({ duration_seconds: durationSeconds })
      .where('account_id', '=', ctx.accountId)
      .where('upload_id', '=', upload.uploadId)
      .execute();
    return durationSeconds;
  });
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
