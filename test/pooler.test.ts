import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '../src/database/connect.ts';
import { subscribeToChanges } from '../src/database/subscribe-to-changes.ts';
import { createLog } from '../src/observability/log.ts';
import { cloneForTest } from './harness/database.ts';
import { pooled } from './harness/pooler.ts';

const log = createLog('silent');
const nobody = { hear: () => undefined, lose: () => undefined };

async function isHeardAt(databaseUrl: string): Promise<boolean> {
  const changes = await subscribeToChanges(databaseUrl, log, nobody);
  onTestFinished(changes.close);
  return changes.isHearing();
}

test('changes are not taken to be heard where a pooler passes on what a connection says itself, and nothing of others', async () => {
  expect(await isHeardAt(await pooled(await cloneForTest(), 'transaction'))).toBe(false);
});

test('they are heard through a pooler that leaves each connection its own', async () => {
  expect(await isHeardAt(await pooled(await cloneForTest(), 'session'))).toBe(true);
});

test('statements get no names behind a pooler', async () => {
  const named = async (databaseUrl: string) => {
    const database = connectDatabase(databaseUrl, log, { connections: 1 });
    onTestFinished(database.close);
    for (let time = 0; time < 3; time += 1) await sql`select ${time}::int as pooled`.execute(database.db);
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(database.db);
    return rows.length;
  };
  const url = await cloneForTest();
  expect(await named(url)).toBe(1);
  expect(await named(await pooled(url, 'transaction'))).toBe(0);
});
