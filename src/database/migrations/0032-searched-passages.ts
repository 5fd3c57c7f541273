import { type QueryExecutorProvider, sql } from 'kysely';

/** Passages are found by an index of their own, in which each term begins with its account's prefix. Those of before are written anew. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    'delete from passages',
    'delete from searched_videos',
    `comment on column passages.words is 'each begins with accountPrefix of src/search/write-index.ts'`,
    'create index passages_by_word on passages using gin (words) with (fastupdate = off)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
