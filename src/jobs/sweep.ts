import { setTimeout as sleep } from 'node:timers/promises';
import type { SystemContext } from '../accounts/context.ts';
import { forgetRequests } from '../accounts/request-records.ts';
import { isDatabaseAway } from '../database/failures.ts';
import { deleteQuestions } from '../questions/delete-questions.ts';
import { sweepQuestions } from '../questions/sweep-questions.ts';
import { purgeVideos } from '../videos/purge-videos.ts';
import { sweepVideos } from '../videos/sweep-videos.ts';

/** Seconds between two sweeps: what was lost is found again within this and a lease. */
const interval = 2;

/** Milliseconds that a sweep which waits for something outside the machine gets to end when the process stops. */
const patience = 3000;

/** Sweeps once; ends early where the signal aborts, if it takes long. */
type Sweep = (stopping: AbortSignal) => Promise<void>;

/**
 * Sweeps until it is stopped. It runs in every process, of any role; `more` is what is for this one to sweep besides, each by
 * itself: one that waits for a storage keeps nothing else waiting.
 */
export function startSweep(ctx: SystemContext, more: Sweep[] = []): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = [() => sweepRows(ctx), ...more].map(repeat);

  async function repeat(sweep: Sweep): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await sweep(stopping.signal);
      } catch (error) {
        if (isDatabaseAway(error)) ctx.log.warn('the sweep waits for the database');
        else ctx.log.error({ err: error }, 'the sweep broke');
      }
      await sleep(interval * 1000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all(running), sleep(patience, undefined, { ref: false })]);
    },
  };
}

/** What every process looks after. */
async function sweepRows(ctx: SystemContext): Promise<void> {
  await sweepVideos(ctx);
  await sweepQuestions(ctx);
  await purgeVideos(ctx, deleteQuestions);
  await forgetRequests(ctx);
}
