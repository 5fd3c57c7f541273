import type { Context } from './context.ts';

/** An entry of the ledger. */
export interface Entry {
  entryId: string;
  kind: 'grant' | 'charge' | 'refund' | 'adjustment';
  minutes: number;
  /** The video that was charged or refunded. */
  videoId: string | null;
  createdAt: Date;
}

/** More entries than this are not shown. */
const mostEntries = 1000;

/** What happened to the account's minutes, newest first. */
export async function listEntries(ctx: Context): Promise<Entry[]> {
  const rows = await ctx.db
    .selectFrom('minute_entries')
    .select(['entry_id', 'kind', 'minutes', 'video_id', 'created_at'])
    .where('account_id', '=', ctx.accountId)
    .orderBy('created_at', 'desc')
    .orderBy('entry_id')
    .limit(mostEntries)
    .execute();
  return rows.map((row) => ({
    entryId: row.entry_id,
    kind: row.kind as Entry['kind'],
    minutes: row.minutes,
    videoId: row.video_id,
    createdAt: row.created_at,
  }));
}
