import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiKey, listApiKeys, revokeApiKey } from '../../src/accounts/api-keys.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { sessionCookie, webClient } from '../harness/web-client.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test('of revoked keys the newest hundred are kept, and every live one', async () => {
  const { accountId, keyId } = await newCustomer(service);
  const ctx = { ...service.ctx, accountId };
  await revokeApiKey(ctx, { keyId });
  await sql`
    insert into api_keys (account_id, key_id, name, hash, last_four, created_at, revoked_at)
    select ${accountId}::text, 'old' || n, 'old', decode(md5(${accountId}::text || n), 'hex'), 'abcd', now() - interval '9 days',
      now() - interval '1 hour' * n
    from generate_series(1, 120) n`.execute(service.ctx.db);
  const live = await createApiKey(ctx, { name: 'last' });
  const keys = await listApiKeys(ctx);
  const revoked = keys.filter(({ revokedAt }) => revokedAt !== null).map((key) => key.keyId);
  expect(revoked).toHaveLength(100);
  expect(revoked).toContain(keyId);
  expect(revoked).not.toContain('old120');
  expect(keys.filter(({ revokedAt }) => revokedAt === null).map((key) => key.keyId)).toEqual([live.keyId]);
});

test('of somebody’s sessions the newest hundred stay', async () => {
  const { email, password } = await newCustomer(service);
  await sessionCookie(service.origin, { email, password });
  const { rows } = await sql<{ userId: string }>`select id as "userId" from auth_users where email = ${email}`.execute(
    service.ctx.db,
  );
  const userId = rows[0]?.userId ?? '';
  await sql`
    insert into auth_sessions (id, "expiresAt", token, "createdAt", "updatedAt", "userId")
    select 'old' || n, now() + interval '1 day', 'token' || n, now() - interval '1 hour' * n, now(), ${userId}::text
    from generate_series(1, 120) n`.execute(service.ctx.db);
  const web = await webClient(service.origin, { email, password });
  expect((await web.get('/videos')).status).toBe(200);
  const kept = await sql<{ id: string }>`select id from auth_sessions where "userId" = ${userId}`.execute(
    service.ctx.db,
  );
  expect(kept.rows.length).toBeLessThanOrEqual(101);
  expect(kept.rows.length).toBeGreaterThanOrEqual(100);
  expect(kept.rows.map(({ id }) => id)).not.toContain('old120');
});
