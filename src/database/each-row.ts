import type { Log } from '../observability/log.ts';
import { isDatabaseAway } from './failures.ts';

/** Does the work for each row by itself: one for which it breaks is logged and keeps no other waiting. A database that is away ends it. */
export async function forEachRow<Row>(rows: Row[], log: Log, work: (row: Row) => Promise<void>): Promise<void> {
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      log.error({ err: error, row }, 'the sweep broke for a row');
    }
  }
}
