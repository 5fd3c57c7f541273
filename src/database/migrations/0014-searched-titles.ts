import { type QueryExecutorProvider, sql } from 'kysely';
import { foldText } from '../fold-text.ts';

/** Titles as they are searched, whatever the database's locale knows of letters; and the list in its whole order. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `alter table videos add column title_folded text not null default ''`,
    `comment on column videos.title_folded is 'as fold-text.ts writes it'`,
    `create index videos_listed on videos (account_id, created_at desc, video_id desc) where deleted_at is null`,
    `drop index videos_newest`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql<{ title: string }>`select distinct title from videos`.execute(db);
  for (const { title } of rows) {
    await sql`update videos set title_folded = ${foldText(title)} where title = ${title}`.execute(db);
  }
}
