import type { SystemContext } from '../accounts/context.ts';
import { claimUpload, type Dropped } from './claim-upload.ts';
import type { UploadServices } from './context.ts';
import type { Stored } from './register.ts';

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
