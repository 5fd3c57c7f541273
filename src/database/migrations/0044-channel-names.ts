import { type QueryExecutorProvider, sql } from 'kysely';

/** What the channel of a video is called: no title of a chapter repeats it. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    'alter table videos add column channel_name text',
    `comment on column videos.channel_name is 'what its channel is called, as the platform said when it was added; null: it did not'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
