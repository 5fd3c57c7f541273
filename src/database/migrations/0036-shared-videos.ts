import { type QueryExecutorProvider, sql } from 'kysely';

/** The address at which anybody can read a video that its owner shares, and since when. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    'alter table videos add column share_token text, add column shared_at timestamptz',
    `comment on column videos.share_token is 'of its page below /shared/, as it stands there; null: nobody but the owner reads the video'`,
    'alter table videos add constraint shared_since check ((share_token is null) = (shared_at is null))',
    'create unique index videos_by_share_token on videos (share_token) where share_token is not null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
