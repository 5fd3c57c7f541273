import type { SystemContext } from '../accounts/context.ts';

/** Which uploads go: those of which no video was made, or those whose time is over. */
export type Dropped = 'pending' | 'over';

/** Makes an upload's time over for good: from then on no video is made of it, and its file may go. */
export async function claimUpload(
  { db, clock }: Pick<SystemContext, 'db' | 'clock'>,
  { accountId, uploadId }: { accountId: string; uploadId: string },
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
