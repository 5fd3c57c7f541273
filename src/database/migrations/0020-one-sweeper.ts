import { type QueryExecutorProvider, sql } from 'kysely';

/** Who sweeps what, one process at a time; and what a sweep looks for is found without reading whole tables. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `create table sweeps (
      name text primary key,
      holder text not null,
      lease_until timestamptz not null
    )`,
    'create index idempotency_keys_by_age on idempotency_keys ((coalesce(bound_at, claimed_until)))',
    `create index videos_with_useless_file on videos (account_id, video_id) where status = 'failed' and media is not null`,
    // From now on the file of a purged video expires with it.
    `update uploads u set expires_at = u.created_at from videos v
      where v.account_id = u.account_id and v.video_id = u.video_id and v.purged_at is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
