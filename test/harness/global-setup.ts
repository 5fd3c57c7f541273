import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../../src/database/connect.ts';
import { joinEmbeddedPostgres } from '../../src/database/embedded-postgres.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openQueue } from '../../src/jobs/queue.ts';
import { createLog } from '../../src/observability/log.ts';
import { leakedSecrets } from './leaked-secrets.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that nobody is connected to: the template of every test file's own. */
    templateUrl: string;
    /** Where the services under test log everything that they have to say. */
    logFile: string;
  }
}

/** One real PostgreSQL for the whole run; at its end nothing in it, and no log, may hold a secret. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = createLog('error');
  const folder = await mkdtemp(path.join(tmpdir(), 'cuemark-test-'));
  await chmod(folder, 0o755); // as root PostgreSQL runs as another user, who must be able to enter it
  const server = await joinEmbeddedPostgres(folder, log);
  const database = connectDatabase(server.url, log);
  await migrate(database.db, log);
  await database.close();
  const queue = await openQueue(server.url, log);
  await queue.close();
  project.provide('templateUrl', server.url);
  const logs = await mkdtemp(path.join(tmpdir(), 'cuemark-logs-'));
  project.provide('logFile', path.join(logs, 'service.log'));
  return async () => {
    await server.release();
    // Every test's database, its journal and every service's log, after the whole suite.
    const leaks = leakedSecrets(await realpath(path.join(folder, 'postgres')), logs);
    await Promise.all([folder, logs].map((one) => rm(one, { recursive: true, force: true })));
    if (leaks.length > 0) throw new Error(`Secrets were written down:\n${leaks.join('\n')}`);
  };
}
