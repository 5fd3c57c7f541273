import type { SystemContext } from '../accounts/context.ts';
import { limits } from '../contract/limits.ts';
import type { Tx } from '../database/transaction.ts';

/** Forgets what was sent longer ago than it is shown. */
export async function forgetDeliveries(ctx: SystemContext): Promise<void> {
  const before = new Date(ctx.clock().getTime() - limits.deliveryDays * 86_400_000);
  await ctx.db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute();
}

/** Removes what names a video, sent or not. */
export async function deleteDeliveries(tx: Tx, accountId: string, { videoId }: { videoId: string }): Promise<void> {
  await tx
    .deleteFrom('webhook_deliveries')
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId)
    .execute();
}
