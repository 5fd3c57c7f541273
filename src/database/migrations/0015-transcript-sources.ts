import { type QueryExecutorProvider, sql } from 'kysely';

/** Where a transcript came from: the platform's track, or the file that somebody gave. Of older ones it is not known. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `alter table transcripts add column track_id text, add column track_name text, add column file_name text`,
    `comment on column transcripts.track_name is 'as the platform calls it for people; empty where it does not'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
