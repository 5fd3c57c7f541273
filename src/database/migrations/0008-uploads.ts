import { type QueryExecutorProvider, sql } from 'kysely';

/** Files that people send: what each is to become. How much of it has come is what the storage holds. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `create table uploads (
      account_id text not null references accounts,
      upload_id text not null,
      file_name text not null,
      bytes bigint not null check (bytes >= 0),
      video_id text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (account_id, upload_id),
      foreign key (account_id, video_id) references videos
    )`,
    `comment on column uploads.file_name is 'as the client named it, for people; never a path'`,
    `comment on column uploads.video_id is 'the video that was made of it'`,
    `create index uploads_expiry on uploads (expires_at)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
