import { type QueryExecutorProvider, sql } from 'kysely';

/** Raised whenever other captions are chosen for a video: a page knows by it that what is said has to be read again. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('alter table videos add column transcript_version integer not null default 0').execute(db);
}
