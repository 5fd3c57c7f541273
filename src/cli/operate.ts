import type { SystemContext } from '../accounts/context.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../observability/log.ts';
import { openStore } from '../store.ts';

/** Runs an operator's command on the service's database: the server that runs, or one that is started for it. */
export async function operate<T>(work: (ctx: SystemContext, store: { applied: string[] }) => Promise<T>): Promise<T> {
  const config = readConfig();
  const store = await openStore(config, createLog('warn'), 'endless');
  const isNew = store.applied[0]?.startsWith('0001-');
  if (isNew && store.folder !== undefined) console.error(`Made the database in ${store.folder}.`);
  if (!isNew && store.applied.length > 0) {
    console.error('Migrated the database for this version; older ones refuse it from now on.');
  }
  try {
    return await work(store.ctx, store);
  } finally {
    await store.close();
  }
}
