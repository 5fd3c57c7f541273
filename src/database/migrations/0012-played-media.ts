import { type QueryExecutorProvider, sql } from 'kysely';

/** What a video or audio file is, so that it can be played back. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    'alter table uploads add column content_type text',
    `comment on column uploads.content_type is 'of a video or audio file that was looked at whole, by its content; null for captions'`,
    `alter table videos add column media text check (media in ('video', 'audio'))`,
    `comment on column videos.media is 'what kind of file it was made of that stays with it; null where there is none'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
