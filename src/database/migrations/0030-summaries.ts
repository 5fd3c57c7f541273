import { type QueryExecutorProvider, sql } from 'kysely';

/** What a language model writes of a video: one a video at most, and the row is its work. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `create table summaries (
      account_id text not null,
      summary_id text not null,
      video_id text not null,
      status text not null default 'pending' check (status in ('pending', 'ready', 'failed')),
      text text,
      chapters jsonb,
      engine text,
      progress double precision,
      attempt integer not null default 0,
      strikes integer not null default 0,
      tries integer not null default 0,
      due_at timestamptz not null default now(),
      lease_until timestamptz,
      deadline timestamptz not null,
      created_at timestamptz not null,
      finished_at timestamptz,
      primary key (account_id, summary_id),
      unique (account_id, video_id),
      foreign key (account_id, video_id) references videos
    )`,
    `comment on column summaries.chapters is 'of each chapter it was made of, by its second, what is said there; null: nothing that held'`,
    `create index summaries_due on summaries (due_at) where status = 'pending'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
