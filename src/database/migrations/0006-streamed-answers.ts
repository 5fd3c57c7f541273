import { type QueryExecutorProvider, sql } from 'kysely';

/** What of an answer is told while it is written, and what a language model had to do with it. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `alter table questions add column so_far jsonb, add column engine_report jsonb`,
    `comment on column questions.so_far is 'checked sentences of a pending question: markdown and citations'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
