import { type QueryExecutorProvider, sql } from 'kysely';

/** Videos that were deleted: emptied once that can not be undone any more. Their rows stay, since the ledger names them. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    'alter table videos add column purged_at timestamptz check (purged_at is null or deleted_at is not null)',
    `comment on column videos.purged_at is 'when all but its length, its end and its minutes went'`,
    'create index videos_to_purge on videos (deleted_at) where deleted_at is not null and purged_at is null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
