import { sql } from 'kysely';
import { Problem } from '../contract/problems.ts';
import type { Db } from '../database/connect.ts';
import { isDatabaseAway } from '../database/failures.ts';
import type { BetterEncoders, Engines } from '../engines/engines.ts';
import { readingVersion } from '../transcripts/reading/reading-version.ts';
import type { VideoSystemContext } from './context.ts';

/** Readings that are looked for at once; the rest is looked for the next time. */
const mostAtOnce = 20;

/**
 * Has the encoders on this machine tell what readings mean that have been told by words alone, the newest first: chapters and
 * questions never wait for it. A reading that they do not understand, or that breaks them, keeps what it has, beside their name.
 * Any process with a worker and an encoder may run it, at any time; it ends early where the signal aborts, and goes on where it ended.
 */
export async function encodeReadings(
  ctx: VideoSystemContext,
  input: { betterEncoders: BetterEncoders; signal: AbortSignal },
): Promise<void> {
  const due = await toldByWords(ctx.db, ctx.engines)
    .select(['transcripts.account_id as accountId', 'transcripts.video_id as videoId'])
    .orderBy('videos.created_at', 'desc')
    .limit(mostAtOnce)
    .execute();
  for (const video of due) {
    if (input.signal.aborted) return;
    try {
      if (!(await encodeReading(ctx, { ...video, ...input }))) return;
    } catch (error) {
      if (input.signal.aborted) return;
      if (error instanceof Problem && error.code === 'unavailable') return; // there is more urgent work
      if (isDatabaseAway(error)) throw error;
      ctx.log.error({ err: error, videoId: video.videoId }, 'what a transcript means can not be told');
    }
  }
}

/** Whether `encodeReadings` would find one, within another statement. */
export const areReadingsToEncode = ({ db, engines }: Pick<VideoSystemContext, 'db' | 'engines'>) =>
  sql<boolean>`exists (${toldByWords(db, engines).select('transcripts.video_id')})`;

function toldByWords(db: Db, { encoder }: Pick<Engines, 'encoder'>) {
  return db
    .selectFrom('transcripts')
    .innerJoin('videos', (join) =>
      join
        .onRef('videos.account_id', '=', 'transcripts.account_id')
        .onRef('videos.video_id', '=', 'transcripts.video_id'),
    )
    .where('vectors_by', '=', encoder)
    .where('reading_version', '=', readingVersion)
    .where('reading', 'is not', null)
    .where('videos.status', '<>', 'processing'); // what it needs first comes first
}

/** False where the encoders can do nothing for now. */
async function encodeReading(
  ctx: VideoSystemContext,
  of: { accountId: string; videoId: string; betterEncoders: BetterEncoders; signal: AbortSignal },
): Promise<boolean> {
  const { accountId, videoId, betterEncoders } = of;
  const stored = await ctx.db
    .selectFrom('transcripts')
    .select(['reading', 'vectors'])
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId)
    .executeTakeFirst();
  if (!stored?.reading) return true;
  const encoded = await betterEncoders.makeVectors(stored.reading, of.signal);
  if (encoded.kind === 'away') {
    ctx.log.warn({ cause: encoded.cause }, 'what transcripts mean is told by words alone for now');
    return false;
  }
  if (encoded.kind === 'not_told' && encoded.cause !== 'language') {
    ctx.log.warn(
      { err: encoded.cause, videoId },
      'what a transcript means is told by words alone: it broke the encoder',
    );
  }
  const vectors = encoded.kind === 'vectors' ? Buffer.from(encoded.vectors) : stored.vectors;
  await ctx.db
    .updateTable('transcripts')
    .set({ vectors, vectors_by: betterEncoders.name })
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId)
    .where('vectors_by', '=', ctx.engines.encoder)
    .where('reading', '=', stored.reading) // other captions may have been chosen meanwhile
    .execute();
  return true;
}
