import type { Context } from '../accounts/context.ts';
import { type Attempt, holdsAttempt } from '../database/attempt.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Segment, Transcript } from '../transcripts/transcript.ts';

/** The transcript of a video, where it has been stored. */
export async function readTranscript(ctx: Context, input: { videoId: string }): Promise<Transcript | undefined> {
  const row = await ctx.db
    .selectFrom('transcripts')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('video_id', '=', input.videoId)
    .executeTakeFirst();
  return row && { language: row.language, kind: row.kind as Transcript['kind'], segments: row.segments as Segment[] };
}

/** Stores the transcript while the attempt is held. */
export async function storeTranscript(
  ctx: Context,
  input: { attempt: Attempt; transcript: Transcript },
): Promise<void> {
  const { language, kind, segments } = input.transcript;
  const row = { language, kind, segments: JSON.stringify(segments) };
  await inTransaction(ctx.db, async (tx) => {
    if (!(await holdsAttempt(tx, input.attempt))) return;
    await tx
      .insertInto('transcripts')
      .values({ account_id: input.attempt.accountId, video_id: input.attempt.id, ...row })
      .onConflict((conflict) => conflict.columns(['account_id', 'video_id']).doUpdateSet(row))
      .execute();
  });
}
