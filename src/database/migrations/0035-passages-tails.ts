import { type QueryExecutorProvider, sql } from 'kysely';

/** Passages know what is said right after them. Those of before are written anew. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table passages add column tail text not null default ''`.execute(db);
  await sql`delete from passages`.execute(db);
  await sql`delete from searched_videos`.execute(db);
}
