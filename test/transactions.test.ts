import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellChange } from '../src/database/changes.ts';
import { connectDatabase, type Database } from '../src/database/connect.ts';
import { prepared } from '../src/database/prepared.ts';
import { subscribeToChanges } from '../src/database/subscribe-to-changes.ts';
import { later, together } from '../src/database/together.ts';
import { inTransaction } from '../src/database/transaction.ts';
import { startTestService, type TestService } from './harness/service.ts';

let service: TestService;
let database: Database;
/** How often the connection was written to. */
let writes = 0;
const heard: object[] = [];
let changes: Awaited<ReturnType<typeof subscribeToChanges>>;

beforeAll(async () => {
  service = await startTestService();
  database = connectDatabase(service.databaseUrl, service.ctx.log, { connections: 1 });
  const everyone = { hear: (change: object) => void heard.push(change), lose: () => undefined };
  changes = await subscribeToChanges(service.databaseUrl, service.ctx.log, everyone);
  await sql`select 1`.execute(database.db);
  const client = (await database.pool.connect()) as unknown as {
    connection: { stream: WriteCounter };
    release(): void;
  };
  const { stream } = client.connection;
  const writeOne = stream._writeGeneric.bind(stream);
  stream._writeGeneric = (...of) => {
    writes += 1;
    return writeOne(...of);
  };
  client.release();
});

interface WriteCounter {
  _writeGeneric(...of: unknown[]): unknown;
}

afterAll(async () => {
  await changes.close();
  await database.close();
  await service.stop();
});

async function writesOf(work: () => Promise<unknown>): Promise<number> {
  const before = writes;
  await work();
  return writes - before;
}

const tell = (videoId: string) => ({ accountId: 'transactions', videoId });
const isHeard = (videoId: string) => heard.some((change) => 'videoId' in change && change.videoId === videoId);

test('what needs no answer goes with the next statement', async () => {
  const count = await writesOf(() =>
    inTransaction(database.db, async (tx) => {
      await sql`select ${1}::int`.execute(tx);
      await tellChange(tx, tell('told'));
      await sql`select ${2}::int`.execute(tx);
      await tellChange(tx, tell('told too'));
    }),
  );
  expect(count).toBe(3); // two statements and the end
  await expect.poll(() => isHeard('told') && isHeard('told too')).toBe(true);
});

test('statements that are asked for together go in one message, and each sees what the ones before it did', async () => {
  const number = (value: number) =>
    CompiledQuery.raw('select $1::int + count(*)::int as number from pg_class where relname = $2', [value, 'kept']);
  const count = await writesOf(() =>
    inTransaction(database.db, async (tx) => {
      await later(tx, CompiledQuery.raw('create temporary table kept (a int) on commit drop', []));
      const rows = await together<[{ number: number }, { number: number }]>(tx, number(1), number(2));
      expect(rows).toEqual([[{ number: 2 }], [{ number: 3 }]]);
      await later(tx, CompiledQuery.raw('drop table kept', []));
      expect(await together<[{ number: number }]>(tx, number(1))).toEqual([[{ number: 1 }]]);
    }),
  );
  expect(count).toBe(3);
});

test('of statements that were asked for together the one that failed says why', async () => {
  const divided = (by: number) => CompiledQuery.raw('select 1 / $1::int', [by]);
  const failing = inTransaction(database.db, (tx) => together(tx, divided(1), divided(0), divided(2)));
  await expect(failing).rejects.toThrow('division by zero');
  const late = inTransaction(database.db, async (tx) => {
    await sql`select ${1}::int`.execute(tx);
    await later(tx, divided(0));
  });
  await expect(late).rejects.toThrow('division by zero');
  expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
});

test('a statement that is built once goes with the values of each', async () => {
  const named = prepared((db, of: { id: string; limit: number }) =>
    db
      .selectFrom('accounts')
      .select(['account_id', sql<string>`${of.id}::text`.as('id')])
      .where('plan', '<>', 'none')
      .limit(of.limit),
  );
  expect(named({ id: 'a', limit: 1 }).parameters).toEqual(['a', 'none', 1]);
  expect(named({ id: 'b', limit: 2 }).parameters).toEqual(['b', 'none', 2]);
  expect(named({ id: 'a', limit: 1 }).sql).toBe(named({ id: 'b', limit: 2 }).sql);
});

test('where nothing is asked nothing is sent', async () => {
  expect(await writesOf(() => inTransaction(database.db, async () => undefined))).toBe(0);
});

test('what is told in a transaction that fails is not heard', async () => {
  const failing = inTransaction(database.db, async (tx) => {
    await sql`select ${1}::int`.execute(tx);
    await tellChange(tx, tell('untrue'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const begunOnly = inTransaction(database.db, async (tx) => {
    await tellChange(tx, tell('untrue'));
    throw new Error('not either');
  });
  await expect(begunOnly).rejects.toThrow('not either');
  await inTransaction(database.db, (tx) => tellChange(tx, tell('after')));
  await expect.poll(() => isHeard('after')).toBe(true);
  expect(isHeard('untrue')).toBe(false);
});

test('a statement fails with what was held for it, and the transaction with it', async () => {
  const tooLong = { accountId: 'transactions', videoId: 'x'.repeat(9000) };
  const work = (end: 'statement' | 'commit') =>
    inTransaction(database.db, async (tx) => {
      await sql`create temporary table made_${sql.raw(end)} (a int)`.execute(tx);
      await tellChange(tx, tooLong);
      if (end === 'statement') await sql`select ${1}::int`.execute(tx);
    });
  await expect(work('statement')).rejects.toThrow('payload string too long');
  await expect(work('commit')).rejects.toThrow('payload string too long');
  const { rows } = await sql`select relname from pg_class where relname like 'made\\_%'`.execute(database.db);
  expect(rows).toEqual([]);
});

test('a statement that fails beside what went with it says why', async () => {
  const failing = inTransaction(database.db, async (tx) => {
    await sql`select ${1}::int / ${0}::int`.execute(tx);
  });
  await expect(failing).rejects.toThrow('division by zero');
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db);
  expect(rows).toEqual([{ one: 1 }]);
});
