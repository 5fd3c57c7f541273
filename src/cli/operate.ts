import type { SystemContext } from '../accounts/context.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../observability/log.ts';
import { openStore } from '../store.ts';

/** Runs an operator's command on the service's database: the server that runs, or one that is started for it. */
export async function operate<T>(work: (ctx: SystemContext, store: { applied: string[] }) => Promise<T>): Promise<T> {
  const config = readConfig();
  const store = await openStore(config, createLog('warn'));
  if (store.applied.length > 0 && store.folder !== undefined) {
    console.error(`Made the database in ${store.folder}.`);
  }
  try {
    return await work(store.ctx, store);
  } finally {
    await store.close();
  }
}
