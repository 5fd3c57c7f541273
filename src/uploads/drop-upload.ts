import type { SystemContext } from '../accounts/context.ts';
import type { UploadServices } from './context.ts';
import type { Stored } from './register.ts';

/** Which uploads go: those of which no video was made, or those whose time is over. */
type Dropped = 'pending' | 'over';

/**
 * Forgets an upload, its file first: a process that dies between the two leaves a row, which the sweep finds. One that became, or is
 * about to become, a video meanwhile stays, and the answer is false.
 */
export async function dropUpload(
  ctx: Pick<SystemContext, 'db' | 'clock'> & Pick<UploadServices, 'uploadStorage'>,
  upload: Stored,
  which: Dropped,
): Promise<boolean> {
  if (!(await claimUpload(ctx, upload, which))) return false;
  await ctx.uploadStorage.remove(upload);
  await ctx.db
    .deleteFrom('uploads')
    .where('account_id', '=', upload.accountId)
    .where('upload_id', '=', upload.uploadId)
    .execute();
  return true;
}

/** Makes an upload's time over for good: from then on no video is made of it, and its file may go. */
export async function claimUpload(
  { db, clock }: Pick<SystemContext, 'db' | 'clock'>,
  { accountId, uploadId }: Stored,
  which: Dropped,
): Promise<boolean> {
  const claimed = await db
    .updateTable('uploads')
    .set(({ ref }) => ({ expires_at: ref('created_at') }))
    .where('account_id', '=', accountId)
    .where('upload_id', '=', uploadId)
    .where((row) => (which === 'pending' ? row('video_id', 'is', null) : row('expires_at', '<=', clock())))
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}
