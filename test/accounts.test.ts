import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashKey } from '../src/accounts/api-key.ts';
import { apiKeySecrets, createApiKey, listApiKeys } from '../src/accounts/api-keys.ts';
import { auditMinutes } from '../src/accounts/audit-minutes.ts';
import { changeAccount } from '../src/accounts/change-account.ts';
import { openKnownKeys } from '../src/accounts/known-keys.ts';
import { chargeMinutes, refundMinutes } from '../src/accounts/minutes.ts';
import { readAccount } from '../src/accounts/read-account.ts';
import { inTransaction } from '../src/database/transaction.ts';
import { newCustomer, startTestService, type TestService } from './harness/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('§5: keys', () => {
  test('of ten made at once five are', async () => {
    const { accountId } = await newCustomer(service); // has one
    const made = await Promise.allSettled(
      Array.from({ length: 10 }, (_, place) => createApiKey({ ...service.ctx, accountId }, { name: `key ${place}` })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await listApiKeys({ ...service.ctx, accountId })).toHaveLength(5);
  });

  test('last_used_at is written at most once a minute', async () => {
    const { accountId, key } = await newCustomer(service);
    let now = Date.now();
    const keys = openKnownKeys({ ...service.ctx, clock: () => new Date(now) }, () => true);
    const used = async () => {
      await keys.ownerOf(apiKeySecrets, hashKey(key));
      await keys.settled();
      return (await listApiKeys({ ...service.ctx, accountId }))[0]?.lastUsedAt?.getTime();
    };
    const first = now;
    expect(await used()).toBe(first);
    now += 59_000;
    expect(await used()).toBe(first);
    now += 2000;
    expect(await used()).toBe(now);
  });
});

describe('§2.4, decisions: minutes', () => {
  test('refunds at the same moment wait for each other in order', async () => {
    const { accountId } = await newCustomer(service, { minutes: 100 });
    const { db, clock } = service.ctx;
    const videos = Array.from({ length: 20 }, (_, place) => `video ${place}`);
    for (const videoId of videos) {
      await inTransaction(db, (tx) => chargeMinutes(tx, accountId, { videoId, minutes: 2, now: clock() }));
    }
    const refund = (videoId: string) =>
      db.transaction().execute((tx) => refundMinutes(tx, accountId, { videoId, now: clock() })); // none is tried again
    await Promise.all([...videos, ...videos].map(refund));
    expect((await readAccount({ ...service.ctx, accountId })).cycle).toMatchObject({ minutesUsed: 0 });
    expect((await auditMinutes(service.ctx)).violations).toEqual([]);
  });

  test('a refund goes back to the cycle that was charged, once, and does not raise the next one’s balance', async () => {
    const { accountId } = await newCustomer(service, { minutes: 100 });
    const at = (days: number) => ({ ...service.ctx, accountId, clock: () => new Date(Date.now() + days * 86_400_000) });
    await inTransaction(service.ctx.db, (tx) =>
      chargeMinutes(tx, accountId, { videoId: 'a', minutes: 30, now: at(0).clock() }),
    );
    expect((await readAccount(at(0))).cycle).toMatchObject({ minutesUsed: 30, minutesLeft: 70 });
    expect((await readAccount(at(32))).cycle).toMatchObject({ minutesUsed: 0, minutesLeft: 100 });

    for (let time = 0; time < 2; time += 1) {
      await inTransaction(service.ctx.db, (tx) => refundMinutes(tx, accountId, { videoId: 'a', now: at(32).clock() }));
    }

    expect((await readAccount(at(0))).cycle).toMatchObject({ minutesUsed: 0, minutesLeft: 100 });
    expect((await readAccount(at(32))).cycle).toMatchObject({ minutesUsed: 0, minutesLeft: 100 });
  });

  test('a refund of more than the use that an operator set since leaves it at zero, and the ledger says why', async () => {
    const { accountId } = await newCustomer(service, { minutes: 100 });
    const ctx = { ...service.ctx, accountId };
    for (const videoId of ['c', 'd']) {
      await inTransaction(ctx.db, (tx) => chargeMinutes(tx, accountId, { videoId, minutes: 30, now: new Date() }));
    }
    await changeAccount(ctx, { minutesUsed: 50 });
    for (const [videoId, minutesUsed] of Object.entries({ c: 20, d: 0 })) {
      await inTransaction(ctx.db, (tx) => refundMinutes(tx, accountId, { videoId, now: new Date() }));
      expect((await readAccount(ctx)).cycle).toMatchObject({ minutesUsed, minutesLeft: 100 - minutesUsed });
    }
    expect((await auditMinutes(ctx)).violations.filter((text) => text.includes(accountId))).toEqual([]);
  });

  test('a plan change changes the limit at once and keeps the cycle and what was used', async () => {
    const { accountId } = await newCustomer(service, { plan: 'free' });
    const ctx = { ...service.ctx, accountId };
    await inTransaction(ctx.db, (tx) => chargeMinutes(tx, accountId, { videoId: 'b', minutes: 50, now: new Date() }));
    const before = await readAccount(ctx);
    await changeAccount(ctx, { plan: 'pro' });
    const after = await readAccount(ctx);
    expect(before.cycle).toMatchObject({ minutesLimit: 60, minutesUsed: 50, minutesLeft: 10 });
    expect(after.cycle).toMatchObject({ minutesLimit: 1000, minutesUsed: 50, minutesLeft: 950, end: before.cycle.end });
    await changeAccount(ctx, { plan: 'free' });
    expect((await readAccount(ctx)).cycle).toMatchObject({ minutesLimit: 60, minutesUsed: 50 });
  });

  test('the plan that an account is on leaves its own limit as it is, another one brings its minutes', async () => {
    const { accountId } = await newCustomer(service, { plan: 'pro' });
    const ctx = { ...service.ctx, accountId };
    const limitAfter = async (change: Parameters<typeof changeAccount>[1]) => {
      await changeAccount(ctx, change);
      return (await readAccount(ctx)).cycle.minutesLimit;
    };
    expect(await limitAfter({ minutesLimit: 50 })).toBe(50);
    expect(await limitAfter({ plan: 'pro' })).toBe(50);
    expect(await limitAfter({ plan: 'pro', minutesLimit: 70 })).toBe(70);
    expect(await limitAfter({ plan: 'free' })).toBe(60);
    expect(await limitAfter({ plan: 'pro', minutesLimit: 80 })).toBe(80);
  });

  test('the audit finds a balance that does not follow from the ledger', async () => {
    const { accountId } = await newCustomer(service);
    await service.ctx.db
      .updateTable('minute_cycles')
      .set({ minutes_used: 7 })
      .where('account_id', '=', accountId)
      .execute();
    const { violations } = await auditMinutes(service.ctx);
    expect(violations.filter((text) => text.includes(accountId))).toEqual([
      expect.stringContaining('the use is 7, the ledger has 0'),
    ]);
    await service.ctx.db
      .updateTable('minute_cycles')
      .set({ minutes_used: 0 })
      .where('account_id', '=', accountId)
      .execute();
    expect((await auditMinutes(service.ctx)).violations.filter((text) => text.includes(accountId))).toEqual([]);
  });
});
