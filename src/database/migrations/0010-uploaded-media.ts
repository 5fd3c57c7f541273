import { type QueryExecutorProvider, sql } from 'kysely';

/** Video and audio files that people send: how long each is, and that it stays with its video. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    'alter table uploads add column duration_seconds integer check (duration_seconds > 0)',
    `comment on column uploads.duration_seconds is 'of a video or audio file that was looked at whole; null for captions'`,
    'alter table uploads alter column expires_at drop not null',
    `comment on column uploads.expires_at is 'null where the file stays with its video'`,
    'create index uploads_video on uploads (account_id, video_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
