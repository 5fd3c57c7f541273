import { type QueryExecutorProvider, sql } from 'kysely';

/** Chats and questions about videos. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `create table chats (
      account_id text not null,
      chat_id text not null,
      video_id text not null,
      name text not null,
      is_api boolean not null,
      created_at timestamptz not null,
      deleted_at timestamptz,
      primary key (account_id, chat_id),
      foreign key (account_id, video_id) references videos,
      check (not is_api or deleted_at is null)
    )`,
    `comment on column chats.is_api is 'the chat of the API''s questions, made by the first one'`,
    `create unique index one_api_chat_a_video on chats (account_id, video_id) where is_api`,
    `create index chats_of_a_video on chats (account_id, video_id)`,
    `create table questions (
      account_id text not null,
      question_id text not null,
      video_id text not null,
      chat_id text not null,
      via text not null check (via in ('api', 'web')),
      question text not null,
      status text not null check (status in ('pending', 'answered', 'failed')),
      answer text,
      citations jsonb,
      engine text,
      attempt integer not null default 0,
      tries integer not null default 0,
      strikes integer not null default 0,
      lease_until timestamptz,
      due_at timestamptz not null,
      deadline timestamptz not null,
      error_code text,
      error_message text,
      created_at timestamptz not null,
      finished_at timestamptz,
      primary key (account_id, question_id),
      foreign key (account_id, video_id) references videos,
      foreign key (account_id, chat_id) references chats,
      check ((status = 'answered') = (answer is not null)),
      check ((answer is null) = (citations is null)),
      check ((status = 'failed') = (error_code is not null))
    )`,
    `create unique index one_pending_question_a_video on questions (account_id, video_id) where status = 'pending'`,
    `create index questions_of_a_video on questions (account_id, video_id)`,
    `create index questions_of_a_chat on questions (account_id, chat_id, created_at)`,
    `create index questions_unfinished on questions (due_at) where status = 'pending'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
