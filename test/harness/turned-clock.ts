import pg from 'pg';

/** Sets the clock of a test's database so many hours ahead, or behind; of every connection that comes. */
export async function turnClock(databaseUrl: string, hours: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const turned = (name: string) =>
    `create function turned.${name}() returns timestamptz return pg_catalog.${name}() + interval '${hours} hours'`;
  await client.query(`create schema turned; ${turned('now')}; ${turned('clock_timestamp')}`);
  await client.query(
    `alter database ${client.escapeIdentifier(client.database ?? '')} set search_path = turned, public, pg_catalog`,
  );
  await client.end();
}
