import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Accounts, minutes, keys, videos, and better-auth's tables. Every table of an account's data leads its key with
 * `account_id`, so that it can be spread over nodes by account.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `create table accounts (
      account_id text primary key,
      plan text not null,
      minutes_limit integer,
      began_at timestamptz not null,
      is_operator boolean not null default false,
      is_announced boolean not null default true
    )`,
    `comment on column accounts.minutes_limit is 'minutes a cycle where they differ from the plan''s'`,
    `comment on column accounts.is_announced is 'false for a demo account whose sign-in nobody has been shown yet'`,
    `create table members (
      account_id text not null references accounts,
      user_id text not null unique,
      primary key (account_id, user_id)
    )`,
    `create table api_keys (
      account_id text not null references accounts,
      key_id text not null,
      name text not null,
      hash bytea not null unique,
      last_four text not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz,
      primary key (account_id, key_id)
    )`,
    `create table minute_cycles (
      account_id text not null references accounts,
      cycle_start timestamptz not null,
      minutes_limit integer not null check (minutes_limit >= 0),
      minutes_used integer not null check (minutes_used >= 0),
      primary key (account_id, cycle_start)
    )`,
    `create table minute_entries (
      account_id text not null,
      entry_id text not null,
      cycle_start timestamptz not null,
      kind text not null check (kind in ('grant', 'charge', 'refund', 'adjustment')),
      minutes integer not null,
      video_id text,
      created_at timestamptz not null,
      primary key (account_id, entry_id),
      foreign key (account_id, cycle_start) references minute_cycles,
      check (minutes >= 0 or kind in ('grant', 'adjustment')),
      check ((kind in ('charge', 'refund')) = (video_id is not null))
    )`,
    `create unique index one_charge_and_one_refund_a_video on minute_entries (account_id, video_id, kind)`,
    `create table videos (
      account_id text not null references accounts,
      video_id text not null,
      platform_id text,
      title text not null,
      duration_seconds integer not null check (duration_seconds >= 0),
      via text not null check (via in ('api', 'web')),
      status text not null check (status in ('processing', 'ready', 'failed')),
      stage text not null,
      attempt integer not null default 0,
      tries integer not null default 0,
      strikes integer not null default 0,
      lease_until timestamptz,
      due_at timestamptz not null,
      deadline timestamptz not null,
      chapters jsonb,
      engine text,
      error_code text,
      error_message text,
      created_at timestamptz not null,
      finished_at timestamptz,
      deleted_at timestamptz,
      primary key (account_id, video_id),
      check ((status = 'ready') = (chapters is not null)),
      check ((status = 'failed') = (error_code is not null))
    )`,
    `create index videos_newest on videos (account_id, created_at desc)`,
    `create index videos_unfinished on videos (due_at) where status = 'processing'`,
    `create table transcripts (
      account_id text not null,
      video_id text not null,
      language text,
      kind text not null,
      segments jsonb not null,
      primary key (account_id, video_id),
      foreign key (account_id, video_id) references videos
    )`,
    `create table idempotency_keys (
      account_id text not null references accounts,
      idempotency_key text not null,
      platform_id text not null,
      claim text not null,
      claimed_until timestamptz not null,
      video_id text,
      bound_at timestamptz,
      primary key (account_id, idempotency_key),
      check ((video_id is null) = (bound_at is null))
    )`,
    // better-auth's own tables, with its own column names.
    `create table auth_users (
      id text primary key,
      name text not null,
      email text not null unique,
      "emailVerified" boolean not null,
      image text,
      "createdAt" timestamptz not null default current_timestamp,
      "updatedAt" timestamptz not null default current_timestamp
    )`,
    `create table auth_sessions (
      id text primary key,
      "expiresAt" timestamptz not null,
      token text not null unique,
      "createdAt" timestamptz not null default current_timestamp,
      "updatedAt" timestamptz not null,
      "ipAddress" text,
      "userAgent" text,
      "userId" text not null references auth_users on delete cascade
    )`,
    `create index auth_sessions_user on auth_sessions ("userId")`,
    `create table auth_identities (
      id text primary key,
      "accountId" text not null,
      "providerId" text not null,
      "userId" text not null references auth_users on delete cascade,
      "accessToken" text,
      "refreshToken" text,
      "idToken" text,
      "accessTokenExpiresAt" timestamptz,
      "refreshTokenExpiresAt" timestamptz,
      scope text,
      password text,
      "createdAt" timestamptz not null default current_timestamp,
      "updatedAt" timestamptz not null
    )`,
    `create index auth_identities_user on auth_identities ("userId")`,
    `create table auth_verifications (
      id text primary key,
      identifier text not null,
      value text not null,
      "expiresAt" timestamptz not null,
      "createdAt" timestamptz not null default current_timestamp,
      "updatedAt" timestamptz not null default current_timestamp
    )`,
    `create index auth_verifications_identifier on auth_verifications (identifier)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
