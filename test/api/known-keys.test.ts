import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { hashKey } from '../../src/accounts/api-key.ts';
import { apiKeySecrets } from '../../src/accounts/api-keys.ts';
import { openKnownKeys } from '../../src/accounts/known-keys.ts';
import { connectDatabase } from '../../src/database/connect.ts';
import { apiClient } from '../harness/client.ts';
import { runProgram } from '../harness/program.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Revokes a key as nobody does: without a word to those who listen. */
const revokeUnheard = (keyId: string) =>
  service.ctx.db.updateTable('api_keys').set({ revoked_at: new Date() }).where('key_id', '=', keyId).execute();

describe('a key that a process remembers', () => {
  test('is refused when another process has revoked it, within seconds', async () => {
    const { key, keyId } = await newCustomer(service);
    const client = apiClient(service.origin, key);
    expect((await client.get('/account')).status).toBe(200);
    const program = runProgram(['key', 'revoke', keyId], { DATABASE_URL: service.databaseUrl });
    expect(await program.ended, program.errors()).toBe(0);
    await expect.poll(async () => (await client.get('/account')).status, { timeout: 5000 }).toBe(401);
  });

  test('goes by the plan that another process has given its account', async () => {
    const { key, email } = await newCustomer(service);
    const client = apiClient(service.origin, key);
    expect((await client.get('/account')).status).toBe(200);
    const program = runProgram(['account', 'set', email, '--plan', 'free'], { DATABASE_URL: service.databaseUrl });
    expect(await program.ended, program.errors()).toBe(0);
    await expect.poll(async () => (await client.get('/account')).status, { timeout: 5000 }).toBe(403);
  });

  test('is remembered while changes are heard, and no longer', async () => {
    const { key, keyId, accountId } = await newCustomer(service);
    let isHearing = true;
    const keys = openKnownKeys(service.ctx, () => isHearing);
    onTestFinished(keys.settled);
    expect(await keys.ownerOf(apiKeySecrets, hashKey(key))).toEqual({ accountId, id: keyId, plan: 'pro' });
    await revokeUnheard(keyId);
    expect(await keys.ownerOf(apiKeySecrets, hashKey(key))).toEqual({ accountId, id: keyId, plan: 'pro' });
    isHearing = false;
    keys.lose();
    expect(await keys.ownerOf(apiKeySecrets, hashKey(key))).toBeUndefined();
  });

  test('is looked up each time where changes are not heard', async () => {
    const { key, keyId, accountId } = await newCustomer(service);
    const keys = openKnownKeys(service.ctx, () => false);
    onTestFinished(keys.settled);
    expect(await keys.ownerOf(apiKeySecrets, hashKey(key))).toMatchObject({ accountId });
    await revokeUnheard(keyId);
    expect(await keys.ownerOf(apiKeySecrets, hashKey(key))).toBeUndefined();
  });

  test('is not remembered where it was revoked while it was looked up', async () => {
    const { key, keyId, accountId } = await newCustomer(service);
    const keys = openKnownKeys(service.ctx, () => true);
    onTestFinished(keys.settled);
    const looking = keys.ownerOf(apiKeySecrets, hashKey(key));
    keys.hear({ accountId, access: true });
    await looking;
    await revokeUnheard(keyId);
    expect(await keys.ownerOf(apiKeySecrets, hashKey(key))).toBeUndefined();
  });
});

test('statements that come again get a name, those whose columns may change under them do not', async () => {
  const database = connectDatabase(service.databaseUrl, service.ctx.log, { connections: 1 });
  onTestFinished(database.close);
  const { db } = database;
  for (let time = 0; time < 3; time += 1) {
    await db.selectFrom('videos').select('title').where('video_id', '=', `video${time}`).execute();
    await db.selectFrom('videos').selectAll().where('video_id', '=', `video${time}`).execute();
  }
  const { rows } = await sql<{
    name: string;
    statement: string;
  }>`select name, statement from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([
    { name: expect.stringMatching(/^s[\w-]{20}$/), statement: 'select "title" from "videos" where "video_id" = $1' },
  ]);
});
