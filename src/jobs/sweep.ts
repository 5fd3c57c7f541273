import { setTimeout as sleep } from 'node:timers/promises';
import type { SystemContext } from '../accounts/context.ts';
import { forgetRequests } from '../accounts/request-records.ts';
import { isDatabaseAway } from '../database/failures.ts';
import { forgetQuestions } from '../questions/forget-questions.ts';
import { sweepQuestions } from '../questions/sweep-questions.ts';
import { purgeVideos } from '../videos/purge-videos.ts';
import { sweepVideos } from '../videos/sweep-videos.ts';

/** Seconds between two sweeps: what was lost is found again within this and a lease. */
const interval = 2;

/** Sweeps until it is stopped. It runs in every process, of any role; `more` is what is for this one to sweep besides. */
export function startSweep(ctx: SystemContext, more: (() => Promise<void>)[] = []): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const done = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await sweepVideos(ctx);
        await sweepQuestions(ctx);
        await purgeVideos(ctx, forgetQuestions);
        await forgetRequests(ctx);
        for (const sweep of more) await sweep();
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
      await done;
    },
  };
}
