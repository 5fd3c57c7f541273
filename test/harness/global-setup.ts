import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../../src/database/connect.ts';
import { joinEmbeddedPostgres } from '../../src/database/embedded-postgres.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openQueue } from '../../src/jobs/queue.ts';
import { createLog } from '../../src/observability/log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that nobody is connected to: the template of every test file's own. */
    templateUrl: string;
  }
}

/** One real PostgreSQL for the whole run. */
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
  return async () => {
    await server.release();
    await rm(folder, { recursive: true, force: true });
  };
}
