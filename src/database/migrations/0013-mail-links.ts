import { type QueryExecutorProvider, sql } from 'kysely';

/** Links that go out by mail, counted tries, and which account the demo button opens. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `create table mail_links (
      token_hash bytea primary key,
      purpose text not null check (purpose in ('sign-up', 'reset')),
      email text not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    'create index mail_links_email on mail_links (email)',
    'create index mail_links_expiry on mail_links (expires_at)',
    `create table counted_tries (
      key text primary key,
      tries integer not null,
      until timestamptz not null
    )`,
    `comment on column counted_tries.key is 'hash of what is tried, from where, for which email'`,
    'create index counted_tries_until on counted_tries (until)',
    'alter table accounts add column is_demo boolean not null default false',
    `comment on column accounts.is_demo is 'the demo account, as long as its password is the one that was made for it'`,
    // Who signed up before addresses were verified keeps the account.
    'update auth_users set "emailVerified" = true where not "emailVerified"',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
