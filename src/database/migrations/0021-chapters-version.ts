import { type QueryExecutorProvider, sql } from 'kysely';

/** Which writing of a video's chapters is there: whoever writes the next one says which one they have seen. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('alter table videos add column chapters_version integer not null default 0').execute(db);
}
