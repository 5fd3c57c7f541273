import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Tx } from '../database/transaction.ts';
import type { VideoStage } from './video.ts';

/**
 * One worker's go at a video. The row carries the attempt's number and a lease by the database's clock: whoever writes must
 * still hold both, so a worker that was stopped or cut off for longer than its lease changes nothing.
 */
export interface Attempt {
  accountId: string;
  videoId: string;
  number: number;
}

/** Seconds that a worker's silence is borne; it says that it lives four times in that span. */
export const leaseSeconds = 20;

const leaseEnd = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;

/** Takes the video for a new attempt, unless somebody works on it, it is final, or it is not due yet. */
export async function beginAttempt(db: Db, accountId: string, videoId: string) {
  const row = await db
    .updateTable('videos')
    .set((video) => ({ attempt: video('attempt', '+', 1), lease_until: leaseEnd }))
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId)
    .where('status', '=', 'processing')
    .where('due_at', '<=', sql<Date>`now()`)
    .where('deadline', '>', sql<Date>`now()`)
    .where((video) => video.or([video('lease_until', 'is', null), video('lease_until', '<=', sql<Date>`now()`)]))
    .returning(['platform_id', 'title', 'duration_seconds', 'attempt'])
    .executeTakeFirst();
  return row && { video: row, attempt: { accountId, videoId, number: row.attempt } };
}

/** Extends the lease; false where the attempt is over. */
export async function keepAttempt(db: Db, attempt: Attempt, stage?: VideoStage): Promise<boolean> {
  const kept = await db
    .updateTable('videos')
    .set({ lease_until: leaseEnd, ...(stage === undefined ? {} : { stage }) })
    .where(heldBy(attempt))
    .executeTakeFirst();
  return kept.numUpdatedRows > 0n;
}

/** Gives the video back: another attempt may begin after `seconds`. */
export async function postponeAttempt(db: Db, attempt: Attempt, seconds: number): Promise<void> {
  const due = sql<Date>`now() + make_interval(secs => ${seconds})`;
  await db
    .updateTable('videos')
    .set({ lease_until: null, due_at: due, stage: 'waiting' })
    .where(heldBy(attempt))
    .execute();
}

/** Makes the video final in the transaction at hand; false where the attempt is over and nothing may be written. */
export async function endAttempt(
  tx: Tx,
  attempt: Attempt,
  outcome:
    | { status: 'ready'; chapters: string; engine: string }
    | { status: 'failed'; error_code: string; error_message: string },
): Promise<boolean> {
  const ended = await tx
    .updateTable('videos')
    .set({ ...outcome, lease_until: null, finished_at: sql<Date>`now()` })
    .where(heldBy(attempt))
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Locks the row for a write beside it; false where the attempt is over. */
export async function holdsAttempt(tx: Tx, attempt: Attempt): Promise<boolean> {
  const row = await tx.selectFrom('videos').select('attempt').where(heldBy(attempt)).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/** The row while this attempt holds it. */
function heldBy(attempt: Attempt) {
  return sql<boolean>`account_id = ${attempt.accountId} and video_id = ${attempt.videoId}
    and attempt = ${attempt.number} and status = 'processing' and lease_until > now()`;
}
