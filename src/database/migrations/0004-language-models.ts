import { type QueryExecutorProvider, sql } from 'kysely';

/** What asking a language model came to, for each video and for each month; and the creator's own chapters. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `alter table videos add column engine_report jsonb, add column creator_chapters jsonb`,
    `comment on column videos.creator_chapters is 'read from the description when the video was added'`,
    `create table model_months (
      month text primary key,
      calls integer not null,
      input_tokens bigint not null,
      output_tokens bigint not null
    )`,
    `comment on table model_months is 'tokens of all accounts by calendar month in UTC, as in 2026-11'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
