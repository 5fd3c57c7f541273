import { type QueryExecutorProvider, sql } from 'kysely';

/** What a transcript says, read once and kept beside it. Version 0: it has not been read yet. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `alter table transcripts add column reading bytea, add column reading_version integer not null default 0`,
    `comment on column transcripts.reading is 'null at a version above 0: it could not be made at that version'`,
    `create index transcripts_by_reading_version on transcripts (reading_version)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
