import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * What is searched of each video: its terms as a whole, by which an index finds it, and its passages, which tell where they are said.
 * Version 0 of a transcript: it is not searched yet.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `create table searched_videos (
      account_id text not null,
      video_id text not null,
      part text not null check (part in ('names', 'speech')),
      terms tsvector not null,
      primary key (account_id, video_id, part),
      foreign key (account_id, video_id) references videos
    )`,
    `comment on column searched_videos.terms is 'each begins with accountPrefix of src/search/write-index.ts'`,
    // Without a list of what is still to be written into it, which every search would read through.
    'create index searched_videos_by_term on searched_videos using gin (terms) with (fastupdate = off)',
    `create table passages (
      account_id text not null,
      video_id text not null,
      kind text not null check (kind in ('title', 'chapter', 'speech')),
      place integer not null,
      start_seconds double precision not null,
      text text not null,
      moments smallint[] not null,
      words tsvector not null,
      primary key (account_id, video_id, kind, place)
    )`,
    `comment on column passages.moments is 'when each term is said: tenths of a second after the start'`,
    'alter table transcripts add column search_version integer not null default 0',
    'create index transcripts_by_search_version on transcripts (search_version)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
