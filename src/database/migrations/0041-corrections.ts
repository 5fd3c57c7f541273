import { type QueryExecutorProvider, sql } from 'kysely';

/** What was heard wrong in a video, as rules beside its transcript, which stays as it came. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    'alter table transcripts add column corrections jsonb',
    `comment on column transcripts.corrections is 'rules, {id, wrong, right} each, that are followed in their order whenever the segments are read; null: there are none'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
