import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Enqueue, WorkVerb } from '../accounts/context.ts';
import { boundedSocket } from '../database/connect.ts';
import { later } from '../database/together.ts';
import type { Tx } from '../database/transaction.ts';
import type { Log } from '../observability/log.ts';

/** A ring of the bell: the row of `id` holds the work, and says whether there is any. */
export interface Ring {
  accountId: string;
  id: string;
}

export interface Queue {
  enqueue: Enqueue;
  /** Calls `handle` for each ring, two at a time. */
  listen(verb: WorkVerb, handle: (ring: Ring) => Promise<void>): Promise<void>;
  /** Takes no more rings. */
  stopListening(): Promise<void>;
  close(): Promise<void>;
}

const verbs: WorkVerb[] = ['process-video', 'answer-question', 'summarize-video', 'send-delivery'];

/**
 * pg-boss, used as a doorbell: rings go through the same transaction as the row they speak of, at most one waits for each
 * row, and nothing depends on one arriving. So rings are not repeated and not kept.
 */
export async function openQueue(databaseUrl: string, log: Log): Promise<Queue> {
  const connection = { connectionString: databaseUrl, stream: boundedSocket };
  const boss = new PgBoss({
    ...connection,
    application_name: 'cuemark jobs',
    max: 4,
    connectionTimeoutMillis: 5000,
    schedule: false,
    useListenNotify: true,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue met an error'));
  await boss.start();
  for (const verb of verbs) {
    await boss.createQueue(verb, {
      policy: 'short',
      notify: true,
      retryLimit: 0,
      expireInSeconds: 3600,
      deleteAfterSeconds: 3600,
    });
  }
  const listening: string[] = [];
  return {
    async enqueue(tx, verb, ring) {
      await boss.send(verb, ring, { db: sendingLater(tx), singletonKey: `${ring.accountId}/${ring.id}` });
    },
    async listen(verb, handle) {
      const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 10 };
      await boss.work<Ring>(verb, { ...polling, batchSize: 2, burstWhenBatchFull: true }, async (jobs) => {
        await Promise.all(jobs.map((job) => handle(job.data)));
      });
      listening.push(verb);
    },
    async stopListening() {
      await Promise.all(listening.splice(0).map((verb) => boss.offWork(verb, { wait: false })));
    },
    async close() {
      await boss.stop({ graceful: false, close: true });
    },
  };
}

/** What pg-boss sends by: whether one waits already is of no interest, so nobody waits to hear it. */
function sendingLater(tx: Tx) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      await later(tx, CompiledQuery.raw(text, values));
      return { rows: [{}] };
    },
  };
}
