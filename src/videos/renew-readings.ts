import { Problem } from '../contract/problems.ts';
import { isDatabaseAway } from '../database/failures.ts';
import { readingVersion } from '../transcripts/reading/reading.ts';
import type { VideoSystemContext } from './context.ts';
import { readingOf, vectorsOf } from './reading-of.ts';

/** Transcripts that are named at once; the rest is named the next time. */
const mostAtOnce = 20;

/**
 * Reads transcripts anew that were read by an older version, or not at all, and tells anew what they mean where another encoder did, some of them each time and one after the other:
 * whoever needs one before has it read at once. One that can not be read is left alone until the next version. Any process with
 * a worker may run it, at any time; it ends early where the signal aborts.
 */
export async function renewReadings(ctx: VideoSystemContext, input: { signal: AbortSignal }): Promise<void> {
  const { encoder } = ctx.engines;
  const old = await ctx.db
    .selectFrom('transcripts')
    .innerJoin('videos', (join) =>
      join
        .onRef('videos.account_id', '=', 'transcripts.account_id')
        .onRef('videos.video_id', '=', 'transcripts.video_id'),
    )
    .select(['transcripts.account_id as accountId', 'transcripts.video_id as videoId'])
    // Names by two ranges, which an index finds where nearly all rows hold the same one.
    .where((where) =>
      where.or([
        where('reading_version', '<', readingVersion),
        where.and([
          where('reading_version', '=', readingVersion),
          where('reading', 'is not', null),
          where.or([where('vectors_by', '<', encoder), where('vectors_by', '>', encoder)]),
        ]),
      ]),
    )
    .where('videos.status', '<>', 'processing') // its worker reads it
    .orderBy('reading_version')
    .limit(mostAtOnce)
    .execute();
  for (const video of old) {
    if (input.signal.aborted) return;
    const of = { ...ctx, accountId: video.accountId };
    try {
      const { videoId } = video;
      const reading = await readingOf(of, { videoId, signal: input.signal });
      if (reading) await vectorsOf(of, { videoId, reading, signal: input.signal });
    } catch (error) {
      if (input.signal.aborted) return;
      if (isDatabaseAway(error)) throw error;
      if (error instanceof Problem && error.code === 'unavailable') return; // there is more urgent work
      ctx.log.error({ err: error, videoId: video.videoId }, 'a transcript can not be read');
      await giveUp(ctx, video);
    }
  }
}

async function giveUp(ctx: VideoSystemContext, video: { accountId: string; videoId: string }): Promise<void> {
  await ctx.db
    .updateTable('transcripts')
    .set({ reading: null, reading_version: readingVersion })
    .where('account_id', '=', video.accountId)
    .where('video_id', '=', video.videoId)
    .where('reading_version', '<', readingVersion)
    .execute();
}
