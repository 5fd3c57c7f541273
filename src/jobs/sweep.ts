import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SystemContext } from '../accounts/context.ts';
import { newId } from '../accounts/identifier.ts';
import { forgetRequests } from '../accounts/request-records.ts';
import { forgetApps } from '../connected-apps/connected-apps.ts';
import { hasDueWork, tablesWithDueWork, type WorkTable } from '../database/attempt.ts';
import type { Db } from '../database/connect.ts';
import { isDatabaseAway } from '../database/failures.ts';
import { deleteQuestions } from '../questions/delete-questions.ts';
import { sweepQuestions } from '../questions/sweep-questions.ts';
import { expireUploads } from '../uploads/expire-uploads.ts';
import { forgetKeys } from '../videos/idempotency.ts';
import { areVideosToPurge, purgeVideos } from '../videos/purge-videos.ts';
import { sweepSummaries } from '../videos/sweep-summaries.ts';
import { sweepVideos } from '../videos/sweep-videos.ts';
import { forgetDeliveries } from '../webhooks/forget-deliveries.ts';
import { sweepDeliveries } from '../webhooks/sweep-deliveries.ts';

/** Seconds between two looks for lost work: it is found again within this and two leases, the sweep's own and the work's. */
const interval = 2;
/** Seconds between two sweeps of what is only in the way. */
const forgettingInterval = 20;
/** A sweep is another process's when its holder has been silent for so many intervals. */
const leaseIntervals = 3;

/** Milliseconds that a sweep which waits for something outside the machine gets to end when the process stops. */
const patience = 3000;

/** What one process at a time looks after. */
export interface Sweep {
  name: string;
  /** Between two of them. */
  seconds: number;
  /** Whether there is anything to sweep, which is asked with the lease: an idle service asks its database one thing at a time. */
  isDue?: () => RawBuilder<SqlBool>;
  /** Whether this process has what it takes for now: where it has not, others may. */
  canSweep?: () => Promise<boolean>;
  /** Sweeps once; ends early where the signal aborts, if it takes long. */
  run: (stopping: AbortSignal) => Promise<void>;
}

/**
 * Sweeps until it is stopped. It runs in every process, of any role, and each sweep in one of them at a time, which holds a lease;
 * `more` is what this process can sweep besides. Each goes by itself: one that waits for a storage keeps nothing else waiting.
 */
export function startSweep(ctx: SystemContext, more: Sweep[] = []): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const holder = newId();
  const sweeps: Sweep[] = [
    { name: 'rows', seconds: interval, isDue: areRowsDue, run: () => sweepRows(ctx) },
    { name: 'forgetting', seconds: forgettingInterval, run: () => forgetOld(ctx) },
    ...more,
  ];
  const running = sweeps.map(repeat);

  async function repeat({ name, seconds, isDue, canSweep, run }: Sweep): Promise<void> {
    const takeLease = () => holdLease(ctx.db, { name, holder, seconds: leaseIntervals * seconds, isDue });
    const warn = (error: unknown) => ctx.log.warn({ err: error, sweep: name }, 'the lease of a sweep was not extended');
    while (!stopping.signal.aborted) {
      try {
        if ((await canSweep?.()) !== false && (await takeLease())) {
          const heartbeat = setInterval(() => void takeLease().catch(warn), seconds * 1000);
          await run(stopping.signal).finally(() => clearInterval(heartbeat));
        }
      } catch (error) {
        if (isDatabaseAway(error)) ctx.log.warn('the sweep waits for the database');
        else ctx.log.error({ err: error, sweep: name }, 'the sweep broke');
      }
      // Processes that were started together do not ask all at once.
      const wait = seconds * 1000 * (0.75 + Math.random() / 2);
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    async stop() {
      stopping.abort();
      const ended = Promise.all(running).then(() => giveLeasesBack(ctx.db, holder));
      await Promise.race([ended.catch(() => undefined), sleep(patience, undefined, { ref: false })]);
    },
  };
}

/** Takes a sweep's lease, or extends it; false where another process holds it, and where there is nothing to sweep. */
async function holdLease(
  db: Db,
  of: { name: string; holder: string; seconds: number; isDue: Sweep['isDue'] },
): Promise<boolean> {
  const isDue = of.isDue?.() ?? sql<boolean>`true`;
  const { rows } = await sql<{ isDue: boolean }>`
    with held as (
      insert into sweeps as s (name, holder, lease_until)
      values (${of.name}, ${of.holder}, now() + make_interval(secs => ${of.seconds}))
      on conflict (name) do update set holder = excluded.holder, lease_until = excluded.lease_until
      where s.holder = excluded.holder or s.lease_until <= now()
      returning name
    )
    select ${isDue} as "isDue" from held`.execute(db);
  return rows[0]?.isDue === true;
}

/** The next process need not wait for them to run out. */
async function giveLeasesBack(db: Db, holder: string): Promise<void> {
  await db.deleteFrom('sweeps').where('holder', '=', holder).execute();
}

const sweepWork: Record<WorkTable, (ctx: SystemContext) => Promise<void>> = {
  videos: sweepVideos,
  questions: sweepQuestions,
  summaries: sweepSummaries,
  webhook_deliveries: sweepDeliveries,
};

const areRowsDue = () => sql<boolean>`(${hasDueWork} or ${areVideosToPurge})`;

/** Keeps promises that something lost would break. */
async function sweepRows(ctx: SystemContext): Promise<void> {
  for (const table of await tablesWithDueWork(ctx.db)) await sweepWork[table](ctx);
  await purgeVideos(ctx, async (tx, video) => {
    await deleteQuestions(ctx, tx, video);
    await expireUploads(tx, video);
  });
}

/** What has had its time. */
async function forgetOld(ctx: SystemContext): Promise<void> {
  await forgetKeys(ctx);
  await forgetRequests(ctx);
  await forgetDeliveries(ctx);
  await forgetApps(ctx);
}
