import { setTimeout as sleep } from 'node:timers/promises';
import { type Locker, MemoryLocker } from '@tus/server';
import { sql } from 'kysely';
import type { SystemContext } from '../accounts/context.ts';
import { newId } from '../accounts/identifier.ts';
import { Problem } from '../contract/problems.ts';
import { storedOf } from './register.ts';

/** Seconds that a silent process is waited for, and that anybody is; by the database's clock. */
const leaseSeconds = 8;
const mostSecondsToWait = 12;
/** Milliseconds between two looks at whether one may write, and between two signs of life. */
const lookAgain = 200;
const signOfLife = 1000;

/**
 * Lets one request at a time at an upload's file, over all processes that share a storage. Who comes later asks whoever is there
 * to stop, as after a connection that broke without a word; in one process by a call, between two by the upload's row.
 */
export function uploadLocker({ db, log }: Pick<SystemContext, 'db' | 'log'>): Locker {
  const here = new MemoryLocker({ acquireLockTimeout: mostSecondsToWait * 1000 });
  return {
    newLock(key) {
      const own = here.newLock(key);
      const writer = newId();
      let beating: NodeJS.Timeout | undefined;
      const row = () => {
        const { accountId, uploadId } = storedOf(key);
        return db.updateTable('uploads').where('account_id', '=', accountId).where('upload_id', '=', uploadId);
      };
      const until = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;

      async function claim(signal: AbortSignal): Promise<void> {
        for (const end = Date.now() + mostSecondsToWait * 1000; !signal.aborted; await sleep(lookAgain)) {
          const claimed = await row()
            .set({ writer, writer_until: until, writer_wanted: false })
            .where(({ or, eb }) => or([eb('writer', 'is', null), eb('writer_until', '<=', sql<Date>`now()`)]))
            .executeTakeFirst();
          if (claimed.numUpdatedRows > 0n) return;
          const asked = await row().set({ writer_wanted: true }).executeTakeFirst();
          if (asked.numUpdatedRows === 0n) return; // there is no such upload, which is for others to say
          if (Date.now() > end) break;
        }
        throw new Problem('upload_offset_wrong', {
          detail: 'This file is still coming on another connection. Ask with HEAD, and go on from there.',
          retryAfter: 1,
        });
      }

      /** Stops where somebody waits, or where the lease is another's by now. */
      async function beat(stop: () => unknown): Promise<void> {
        const kept = await row()
          .set({ writer_until: until })
          .where('writer', '=', writer)
          .returning('writer_wanted')
          .executeTakeFirst();
        if (!kept || kept.writer_wanted) await stop();
      }

      return {
        async lock(signal, stop) {
          await own.lock(signal, stop);
          try {
            await claim(signal);
          } catch (error) {
            await own.unlock();
            throw error;
          }
          const warn = (error: unknown) => log.warn({ err: error }, 'the lease of an upload was not extended');
          beating = setInterval(() => void beat(stop).catch(warn), signOfLife);
        },
        async unlock() {
          clearInterval(beating);
          try {
            await row().set({ writer: null, writer_until: null }).where('writer', '=', writer).execute();
          } finally {
            await own.unlock();
          }
        },
      };
    },
  };
}
