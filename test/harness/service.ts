import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashPassword } from 'better-auth/crypto';
import { inject } from 'vitest';
import { createApiKey } from '../../src/accounts/api-keys.ts';
import { storeAccount } from '../../src/accounts/create-account.ts';
import { readConfig } from '../../src/config.ts';
import type { PlanName } from '../../src/contract/plans.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { createLog } from '../../src/observability/log.ts';
import { type Service, startService } from '../../src/service.ts';
import { cloneDatabase } from './database.ts';
import { plantedPassword } from './leaked-secrets.ts';

export interface TestService extends Service {
  /** `http://127.0.0.1:` and the port. */
  origin: string;
  databaseUrl: string;
  dataDir: string;
}

/** The whole service in this process, on a database of its own; `environment` is what an operator would set. */
export async function startTestService(environment: Record<string, string> = {}): Promise<TestService> {
  const database = await cloneDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cuemark-service-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ...environment,
  });
  const service = await startService(config, createLog('trace', { file: inject('logFile') }));
  service.open();
  return {
    ...service,
    origin: `http://127.0.0.1:${service.port}`,
    databaseUrl: database.url,
    dataDir,
    async stop() {
      await service.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Customer = Awaited<ReturnType<typeof newCustomer>>;

let people = 0;

/** Everybody's: to hash one keeps the processor busy for a tenth of a second. */
const password = `${plantedPassword}${randomBytes(8).toString('hex')}`;
let passwordHash: Promise<string> | undefined;

/** A new account with a key. */
export async function newCustomer(
  { ctx }: Pick<Service, 'ctx'>,
  { plan = 'pro', minutes }: { plan?: PlanName; minutes?: number } = {},
) {
  people += 1;
  const email = `person${people}@example.test`;
  passwordHash ??= hashPassword(password);
  const person = { email, plan, minutesLimit: minutes, passwordHash: await passwordHash, now: ctx.clock() };
  const { accountId } = await inTransaction(ctx.db, (tx) => storeAccount(tx, person));
  const { key, keyId } = await createApiKey({ ...ctx, accountId }, { name: 'test' });
  return { accountId, email, password, key, keyId };
}
