import type { Context } from './context.ts';

/** An entry of the ledger. */
export interface LedgerEntry {
  entryId: string;
  kind: 'grant' | 'charge' | 'refund' | 'adjustment';
  minutes: number;
  /** The video that was charged or refunded. */
  videoId: string | null;
  /** Of that video; null where there is none, or none any more. */
  title: string | null;
  createdAt: Date;
}

/** More entries than this are not shown. */
const mostEntries = 1000;

/** What happened to the account's minutes, newest first. */
export async function listLedgerEntries(ctx: Context): Promise<LedgerEntry[]> {
  const rows = await ctx.db
    .selectFrom('minute_entries as e')
    .leftJoin('videos as v', (join) =>
      join
        .onRef('v.account_id', '=', 'e.account_id')
        .onRef('v.video_id', '=', 'e.video_id')
        .on('v.deleted_at', 'is', null),
    )
    .select(['e.entry_id', 'e.kind', 'e.minutes', 'e.video_id', 'e.created_at', 'v.title'])
    .where('e.account_id', '=', ctx.accountId)
    .orderBy('e.created_at', 'desc')
    .orderBy('e.entry_id')
    .limit(mostEntries)
    .execute();
  return rows.map((row) => ({
    entryId: row.entry_id,
    kind: row.kind as LedgerEntry['kind'],
    minutes: row.minutes,
    videoId: row.video_id,
    title: row.title,
    createdAt: row.created_at,
  }));
}
