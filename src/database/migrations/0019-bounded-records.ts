import { type QueryExecutorProvider, sql } from 'kysely';

/** Finds the newest records of requests that no account made, of which only so many are kept. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('create index requests_of_strangers on requests (time) where account_id is null').execute(db);
}
