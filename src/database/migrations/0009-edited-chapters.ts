import { type QueryExecutorProvider, sql } from 'kysely';

/** Chapters that their owner edited. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('alter table videos add column edited_at timestamptz').execute(db);
  await sql.raw(`comment on column videos.edited_at is 'null while the chapters are an engine''s'`).execute(db);
}
