import type { Db } from '../database/connect.ts';
import type { Tx } from '../database/transaction.ts';
import type { Log } from '../observability/log.ts';

/** The work that jobs name, one verb of a domain each. */
export type WorkVerb = 'process-video' | 'answer-question' | 'summarize-video' | 'send-delivery';

/** Puts a job into the transaction at hand: it runs if and when that commits. `id` names the row that holds the work. */
export type Enqueue = (tx: Tx, verb: WorkVerb, job: { accountId: string; id: string }) => Promise<void>;

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
