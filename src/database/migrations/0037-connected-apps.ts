import { type QueryExecutorProvider, sql } from 'kysely';

/** Apps that act for an account by OAuth: who registered, what was allowed, and the tokens that stand for it. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `create table app_clients (
      client_id text primary key,
      name text not null,
      redirect_uris jsonb not null,
      created_at timestamptz not null,
      used_at timestamptz
    )`,
    `comment on table app_clients is 'apps that registered themselves, of no account; those whose id is an address have no row'`,
    `comment on column app_clients.used_at is 'when it last got tokens; null: never'`,
    'create index app_clients_by_use on app_clients (used_at, created_at)',
    `create table connected_apps (
      account_id text not null references accounts on delete cascade,
      app_id text not null,
      client_id text not null,
      name text not null,
      host text,
      connected_at timestamptz not null,
      last_used_at timestamptz,
      expires_at timestamptz not null,
      primary key (account_id, app_id)
    )`,
    `comment on column connected_apps.host is 'where the document is that says who the app is; null: it said so itself'`,
    'create index connected_apps_by_end on connected_apps (expires_at)',
    `create table app_codes (
      account_id text not null references accounts on delete cascade,
      hash bytea not null unique,
      client_id text not null,
      name text not null,
      host text,
      redirect_uri text not null,
      challenge text not null,
      app_id text,
      expires_at timestamptz not null,
      primary key (account_id, hash)
    )`,
    `comment on column app_codes.app_id is 'what came of it; null while nobody has exchanged it'`,
    'create index app_codes_by_end on app_codes (expires_at)',
    `create table app_tokens (
      account_id text not null,
      app_id text not null,
      hash bytea not null unique,
      kind text not null check (kind in ('access', 'refresh')),
      expires_at timestamptz not null,
      used_at timestamptz,
      primary key (account_id, hash),
      foreign key (account_id, app_id) references connected_apps on delete cascade
    )`,
    `comment on column app_tokens.used_at is 'when a refresh token was exchanged for the next; it is kept so that its reuse is noticed'`,
    'create index app_tokens_by_app on app_tokens (account_id, app_id)',
    'create index app_tokens_by_end on app_tokens (expires_at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
