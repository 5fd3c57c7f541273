import { type QueryExecutorProvider, sql } from 'kysely';

/** Who wants to hear what of an account, and each message to them: the row is what is sent, and what came of it. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `create table webhooks (
      account_id text not null references accounts,
      webhook_id text not null,
      url text not null,
      events jsonb not null,
      status text not null default 'active' check (status in ('active', 'off')),
      off_because text check (off_because in ('unreachable', 'gone')),
      secret bytea not null,
      previous_secret bytea,
      previous_secret_until timestamptz,
      created_at timestamptz not null,
      primary key (account_id, webhook_id)
    )`,
    `comment on column webhooks.secret is 'encrypted: src/webhooks/webhook-secret.ts'`,
    `create table webhook_deliveries (
      account_id text not null,
      delivery_id text not null,
      webhook_id text not null,
      event text not null,
      video_id text,
      question_id text,
      status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
      attempt integer not null default 0,
      strikes integer not null default 0,
      tries integer not null default 0,
      due_at timestamptz not null default now(),
      lease_until timestamptz,
      deadline timestamptz not null,
      answer_status integer,
      answer text,
      failure text,
      tried_at timestamptz,
      created_at timestamptz not null,
      finished_at timestamptz,
      primary key (account_id, delivery_id),
      foreign key (account_id, webhook_id) references webhooks on delete cascade
    )`,
    `comment on column webhook_deliveries.failure is 'why the last try brought no answer'`,
    'create index webhook_deliveries_by_webhook on webhook_deliveries (account_id, webhook_id, created_at desc)',
    'create index webhook_deliveries_by_video on webhook_deliveries (account_id, video_id)',
    `create index webhook_deliveries_due on webhook_deliveries (due_at) where status = 'pending'`,
    'create index webhook_deliveries_by_age on webhook_deliveries (created_at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
