import { type QueryExecutorProvider, sql } from 'kysely';

/** What has been recognised of a video's speech so far, how far that is, and who recognised a transcript. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `alter table videos add column progress double precision check (progress between 0 and 1)`,
    `comment on column videos.progress is 'the share of its sound that has been recognised; null where its speech is not'`,
    `alter table transcripts add column recogniser text`,
    `create table heard_chunks (
      account_id text not null,
      video_id text not null,
      start_seconds double precision not null,
      end_seconds double precision not null,
      language text,
      segments jsonb not null,
      primary key (account_id, video_id, start_seconds),
      foreign key (account_id, video_id) references videos
    )`,
    `comment on table heard_chunks is 'kept until the transcript is whole, so that another attempt goes on from there'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
