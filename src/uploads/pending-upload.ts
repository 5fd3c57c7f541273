import { Problem } from '../contract/problems.ts';
import type { UploadContext } from './context.ts';
import { findUpload, type Upload } from './upload.ts';

/**
 * The account's upload while no video was made of it: what may still be sent, or cancelled.
 *
 * @throws {Problem} `not_found`
 */
export async function pendingUpload(ctx: UploadContext, uploadId: string): Promise<Upload> {
  const upload = await findUpload(ctx.db, { accountId: ctx.accountId, uploadId, now: ctx.clock() });
  if (!upload || upload.videoId !== null) {
    throw new Problem('not_found', { detail: 'There is no such upload in this account, or not any more.' });
  }
  return upload;
}
