import { type QueryExecutorProvider, sql } from 'kysely';

/** Lists of the API, page after page, are read in the order of an index. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `create index videos_listed_by_status on videos (account_id, status, created_at desc, video_id desc)
      where deleted_at is null`,
    `create index questions_listed on questions (account_id, video_id, created_at desc, question_id desc)`,
    `drop index questions_of_a_video`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
