import { type QueryExecutorProvider, sql } from 'kysely';

/** The built-in engine is called `builtin` now, where it was `local`. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const table of ['videos', 'questions']) {
    await sql.raw(`update ${table} set engine = 'builtin' where engine = 'local'`).execute(db);
    await sql
      .raw(
        `update ${table} set engine_report = jsonb_set(engine_report, '{engine}', '"builtin"') where engine_report ->> 'engine' = 'local'`,
      )
      .execute(db);
  }
}
