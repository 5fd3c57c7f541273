import { newId } from '../accounts/identifier.ts';
import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import { inTransaction } from '../database/transaction.ts';
import type { UploadContext } from './context.ts';
import { safeFileName } from './file-name.ts';
import { sizeInWords } from './size-in-words.ts';
import { type Upload, uploadOfRow } from './upload.ts';

/** Files of one account, unfinished ones and those of its videos too: empty ones take no room, and are rows all the same. */
const mostFiles = 5000;

/**
 * Takes note of a file that is about to come, so that it counts before its first byte does. Those of one account are opened
 * one after the other.
 *
 * @throws {Problem} `upload_not_supported` for nothing, `upload_too_large`, `upload_quota_reached`; `unavailable` where the disk would run full
 */
export async function openUpload(ctx: UploadContext, file: { fileName: string; bytes: number }): Promise<Upload> {
  if (file.bytes === 0) {
    throw new Problem('upload_not_supported', {
      detail: 'The file is empty. No minutes were used. Choose a video, audio or caption file.',
    });
  }
  if (file.bytes > limits.uploadBytes) throw new Problem('upload_too_large');
  await requireDisk(ctx, file.bytes);
  return inTransaction(ctx.db, async (tx) => {
    await tx
      .selectFrom('accounts')
      .select('account_id')
      .where('account_id', '=', ctx.accountId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const { stored, files } = await tx
      .selectFrom('uploads')
      .select(({ fn }) => [fn.sum<string | null>('bytes').as('stored'), fn.countAll<string>().as('files')])
      .where('account_id', '=', ctx.accountId)
      .where((upload) => upload.or([upload('video_id', 'is', null), upload('expires_at', 'is', null)]))
      .executeTakeFirstOrThrow();
    if (Number(stored ?? 0) + file.bytes > ctx.uploadQuotaBytes || Number(files) >= mostFiles) {
      throw new Problem('upload_quota_reached', {
        detail:
          `The files of an account are at most ${mostFiles} and take at most ${sizeInWords(ctx.uploadQuotaBytes)}, those of its videos included. Cancel an ` +
          `upload that you do not need, or wait: what no video was made of is removed after ${limits.uploadHours} hours.`,
      });
    }
    const now = ctx.clock();
    const row = await tx
      .insertInto('uploads')
      .values({
        account_id: ctx.accountId,
        upload_id: newId(),
        file_name: safeFileName(file.fileName),
        bytes: file.bytes,
        created_at: now,
        expires_at: new Date(now.getTime() + limits.uploadHours * 3_600_000),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return uploadOfRow(row);
  });
}

/**
 * Holds the floor of free disk, before a file is begun and before more of it is written.
 *
 * @throws {Problem} `unavailable`
 */
export async function requireDisk(ctx: UploadContext, bytes: number): Promise<void> {
  if ((await ctx.uploadStorage.freeBytes()) - bytes >= ctx.freeDiskBytes) return;
  ctx.log.error(
    { bytes },
    'the disk of uploads is full up to its floor: free some of it, or lower UPLOAD_FREE_DISK_BYTES',
  );
  throw new Problem('unavailable', {
    detail: 'There is no room for this file at the moment. No minutes were used. Try again later.',
    retryAfter: 60,
  });
}
