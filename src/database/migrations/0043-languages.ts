import { type QueryExecutorProvider, sql } from 'kysely';

/** Which language an account's language model writes in, and which one a person reads the pages in. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    'alter table accounts add column output_language text',
    `comment on column accounts.output_language is 'of what a language model writes, a code of ISO 639; null: the video''s own'`,
    'alter table members add column interface_language text',
    `comment on column members.interface_language is 'of the pages, as this person chose it; null: as the browser wishes'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
