import { type QueryExecutorProvider, sql } from 'kysely';

/** How finely a video is divided, and what the engine made of it when it was processed. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `alter table videos
      add column density text not null default 'normal' check (density in ('fewer', 'normal', 'more')),
      add column engine_chapters jsonb`,
    `comment on column videos.engine_chapters is 'the chapters at density normal, once there have been others'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
