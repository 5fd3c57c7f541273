import { type QueryExecutorProvider, sql } from 'kysely';
import { titleOrder } from '../title-order.ts';

/** Names that people give their videos, and the list of these in every order that it is read in. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `create table tags (
      account_id text not null references accounts,
      tag_id text not null,
      name text not null,
      name_folded text not null,
      created_at timestamptz not null,
      primary key (account_id, tag_id)
    )`,
    `comment on column tags.name_folded is 'of which an account has one: the name without case'`,
    'create unique index tags_by_name on tags (account_id, name_folded)',
    `create table video_tags (
      account_id text not null,
      video_id text not null,
      tag_id text not null,
      primary key (account_id, video_id, tag_id),
      foreign key (account_id, video_id) references videos,
      foreign key (account_id, tag_id) references tags
    )`,
    'create index video_tags_by_tag on video_tags (account_id, tag_id, video_id)',
    `alter table videos add column title_order text collate "C" not null default ''`,
    `comment on column videos.title_order is 'as title-order.ts writes it'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql<{ title: string }>`select distinct title from videos`.execute(db);
  for (const { title } of rows) {
    await sql`update videos set title_order = ${titleOrder(title)} where title = ${title}`.execute(db);
  }
  const indexes = [
    'create index videos_listed_by_title on videos (account_id, title_order, video_id) where deleted_at is null',
    'create index videos_listed_by_length on videos (account_id, duration_seconds, video_id) where deleted_at is null',
  ];
  for (const statement of indexes) await sql.raw(statement).execute(db);
}
