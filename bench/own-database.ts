import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { joinEmbeddedPostgres } from '../src/database/embedded-postgres.ts';
import type { Log } from '../src/observability/log.ts';

/** A folder and a PostgreSQL in it that nobody else uses; both go with the stack. */
export async function ownDatabase(stack: AsyncDisposableStack, log: Log): Promise<{ folder: string; url: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cuemark-bench-'));
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  await chmod(folder, 0o755); // as root PostgreSQL runs as another user, who must be able to enter it
  const { url, release } = await joinEmbeddedPostgres(folder, log);
  stack.defer(release);
  return { folder, url };
}
