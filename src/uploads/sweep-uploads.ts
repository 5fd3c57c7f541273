import type { SystemContext } from '../accounts/context.ts';
import type { UploadServices } from './context.ts';
import { dropUpload } from './drop-upload.ts';

/** Forgets uploads whose time is over, whole or not. For processes that have the storage. */
export async function sweepUploads(ctx: SystemContext & Pick<UploadServices, 'uploadStorage'>): Promise<void> {
  const over = await ctx.db
    .selectFrom('uploads')
    .select(['account_id', 'upload_id'])
    .where('expires_at', '<=', ctx.clock())
    .orderBy('expires_at')
    .limit(100)
    .execute();
  for (const { account_id: accountId, upload_id: uploadId } of over) {
    await dropUpload(ctx, { accountId, uploadId });
    ctx.log.info({ uploadId }, 'an upload is forgotten');
  }
}
