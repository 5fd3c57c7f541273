import { type QueryExecutorProvider, sql } from 'kysely';

/** What the sentences of a stored reading mean, and which encoder told it; an empty name: none has. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `alter table transcripts add column vectors bytea, add column vectors_by text not null default ''`,
    `comment on column transcripts.vectors is 'null beside a name: that encoder could not make them'`,
    `create index transcripts_by_vectors_by on transcripts (vectors_by)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
