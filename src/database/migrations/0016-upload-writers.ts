import { type QueryExecutorProvider, sql } from 'kysely';

/** Which request writes to an upload's file at the moment, over all processes. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    'alter table uploads add column writer text',
    'alter table uploads add column writer_until timestamptz',
    'alter table uploads add column writer_wanted boolean not null default false',
    `comment on column uploads.writer is 'the request that its file is left to, while its lease lasts'`,
    `comment on column uploads.writer_wanted is 'another request waits for it'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
