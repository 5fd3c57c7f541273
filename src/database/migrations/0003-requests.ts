import { type QueryExecutorProvider, sql } from 'kysely';

/** What each request to the APIs was and what came of it, kept for two weeks: no bodies, no secrets. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(`create table requests (
      request_id text primary key,
      time timestamptz not null,
      account_id text,
      method text,
      route text,
      status integer not null,
      code text,
      video_id text,
      question_id text
    )`)
    .execute(db);
  await sql.raw('create index requests_by_time on requests (time)').execute(db);
}
