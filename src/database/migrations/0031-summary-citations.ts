import { type QueryExecutorProvider, sql } from 'kysely';

/** What is said at the moments that a summary cites, so that pages can show it. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('alter table summaries add column citations jsonb').execute(db);
}
