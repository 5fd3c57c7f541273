import { type QueryExecutorProvider, sql } from 'kysely';

/** What was left out of a transcript's source or repaired in it, in sentences. Of older ones it is not known. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql.raw("alter table transcripts add column warnings text[] not null default '{}'").execute(db);
}
