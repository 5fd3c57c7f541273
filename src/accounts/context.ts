import type { Db } from '../database/connect.ts';
import type { Tx } from '../database/transaction.ts';
import type { Log } from '../observability/log.ts';

/** Puts a job into the transaction at hand: it runs if and when that commits. `id` names the row that holds the work. */
export type Enqueue = (tx: Tx, verb: 'process-video', job: { accountId: string; id: string }) => Promise<void>;

/** What every verb gets that acts for the whole service. */
export interface SystemContext {
  db: Db;
  clock: () => Date;
  log: Log;
  enqueue: Enqueue;
}

/** What every verb gets that acts for one account. */
export interface Context extends SystemContext {
  accountId: string;
}
