import type { Context } from '../accounts/context.ts';
import { type Attempt, holdsAttempt } from '../database/attempt.ts';
import { tellChange } from '../database/changes.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';
import type { RecognisedChunk } from '../speech/recognise-speech.ts';
import type { Segment } from '../transcripts/transcript.ts';

/** What earlier attempts have recognised of a video, in order. */
export async function readRecognisedChunks(ctx: Context, input: { videoId: string }): Promise<RecognisedChunk[]> {
  const rows = await ctx.db
    .selectFrom('heard_chunks')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('video_id', '=', input.videoId)
    .orderBy('start_seconds')
    .execute();
  return rows.map((row) => ({
    start: row.start_seconds,
    end: row.end_seconds,
    language: row.language,
    segments: row.segments as Segment[],
  }));
}

/** Stores a chunk and how far the work has come, while the attempt is held; what was tried in vain before does not count any more. */
export async function storeRecognisedChunk(
  ctx: Context,
  { attempt, chunk, share }: { attempt: Attempt; chunk: RecognisedChunk; share: number },
): Promise<void> {
  const heard = { end_seconds: chunk.end, language: chunk.language, segments: JSON.stringify(chunk.segments) };
  await inTransaction(ctx.db, async (tx) => {
    if (!(await holdsAttempt(tx, attempt))) return;
    await tx
      .insertInto('heard_chunks')
      .values({ account_id: attempt.accountId, video_id: attempt.id, start_seconds: chunk.start, ...heard })
      .onConflict((conflict) => conflict.columns(['account_id', 'video_id', 'start_seconds']).doUpdateSet(heard))
      .execute();
    await tx
      .updateTable('videos')
      .set({ progress: share, tries: 0 })
      .where('account_id', '=', attempt.accountId)
      .where('video_id', '=', attempt.id)
      .execute();
    await tellChange(tx, { accountId: attempt.accountId, videoId: attempt.id });
  });
}

/** Removes them, in the transaction that makes them useless. */
export async function deleteRecognisedChunks(tx: Tx, accountId: string, input: { videoId: string }): Promise<void> {
  await tx
    .deleteFrom('heard_chunks')
    .where('account_id', '=', accountId)
    .where('video_id', '=', input.videoId)
    .execute();
}
