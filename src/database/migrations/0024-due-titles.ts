import { type QueryExecutorProvider, sql } from 'kysely';

/** Videos whose chapters wait for titles by the model on this machine. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    'alter table videos add column titles_due_at timestamptz',
    `comment on column videos.titles_due_at is 'null where no titles are to be written'`,
    'create index videos_with_due_titles on videos (titles_due_at) where titles_due_at is not null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
