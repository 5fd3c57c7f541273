import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { Problem } from '../contract/problems.ts';
import type { Db } from '../database/connect.ts';
import { isDatabaseAway } from '../database/failures.ts';
import type { DB } from '../database/schema.ts';
import type { Engines } from '../engines/engines.ts';
import { searchVersion } from '../search/passages-of.ts';
import { readingVersion } from '../transcripts/reading/reading-version.ts';
import type { VideoSystemContext } from './context.ts';
import { keepSearchable, readingOf, vectorsOf } from './reading-of.ts';

/** Transcripts that are named at once; the rest is named the next time. */
const mostAtOnce = 20;

/**
 * Reads transcripts anew that were read by an older version, or not at all, tells anew what they mean where another encoder did, and
 * writes anew by what they are searched, some of them each time and one after the other: whoever needs a reading before has it made
 * at once. One that can not be read is left alone until the next version. Any process with a worker may run it, at any time; it ends
 * early where the signal aborts, and goes on where it ended.
 */
export async function renewReadings(ctx: VideoSystemContext, input: { signal: AbortSignal }): Promise<void> {
  const old = await outdated(ctx.db, ctx.engines)
    .select(['transcripts.account_id as accountId', 'transcripts.video_id as videoId'])
    .orderBy('reading_version')
    .limit(mostAtOnce)
    .execute();
  for (const video of old) {
    if (input.signal.aborted) return;
    const of = { ...ctx, accountId: video.accountId };
    try {
      const { videoId } = video;
      const reading = await readingOf(of, { videoId, signal: input.signal });
      if (!reading) continue;
      await vectorsOf(of, { videoId, reading, signal: input.signal });
      await keepSearchable(of, { videoId, reading, signal: input.signal });
    } catch (error) {
      if (input.signal.aborted) return;
      if (isDatabaseAway(error)) throw error;
      if (error instanceof Problem && error.code === 'unavailable') return; // there is more urgent work
      ctx.log.error({ err: error, videoId: video.videoId }, 'a transcript can not be read');
      await giveUp(ctx, video);
    }
  }
}

/** Whether `renewReadings` would find one, within another statement. */
export const areReadingsOld = ({ db, engines }: Pick<VideoSystemContext, 'db' | 'engines'>) =>
  sql<boolean>`exists (${outdated(db, engines).select('transcripts.video_id')})`;

/** How many transcripts there are, and how many of them `renewReadings` has still to look at. */
export async function countReadings(
  db: Db,
  engines: Pick<Engines, 'keptEncoders'>,
): Promise<{ all: number; old: number }> {
  const count = sql<number>`count(*)::integer`.as('count');
  const all = await db.selectFrom('transcripts').select(count).executeTakeFirstOrThrow();
  const old = await outdated(db, engines).select(count).executeTakeFirstOrThrow();
  return { all: all.count, old: old.count };
}

function outdated(db: Db, { keptEncoders }: Pick<Engines, 'keptEncoders'>) {
  return (
    db
      .selectFrom('transcripts')
      .innerJoin('videos', (join) =>
        join
          .onRef('videos.account_id', '=', 'transcripts.account_id')
          .onRef('videos.video_id', '=', 'transcripts.video_id'),
      )
      // Names by ranges between those that stay, which an index finds where nearly all rows hold one of these.
      .where((where) =>
        where.or([
          where('reading_version', '<', readingVersion),
          where.and([
            where('reading_version', '=', readingVersion),
            where('reading', 'is not', null),
            where.or([outsideOf(keptEncoders), where('search_version', '<', searchVersion)]),
          ]),
        ]),
      )
      .where('videos.status', '<>', 'processing') // its worker reads it
  );
}

/** Whether the vectors' encoder is none of these: what is beside each of them in the order of an index, whatever that is. */
function outsideOf(names: readonly string[]): Expression<SqlBool> {
  const where = expressionBuilder<DB, 'transcripts'>();
  const sorted = names.toSorted();
  const ranges = Array.from({ length: sorted.length + 1 }, (_, at) => {
    const [from, to] = [sorted[at - 1], sorted[at]];
    const above = from === undefined ? [] : [where('vectors_by', '>', from)];
    return where.and([...above, ...(to === undefined ? [] : [where('vectors_by', '<', to)])]);
  });
  return where.and([where.or(ranges), where('vectors_by', 'not in', sorted)]);
}

async function giveUp(ctx: VideoSystemContext, video: { accountId: string; videoId: string }): Promise<void> {
  await ctx.db
    .updateTable('transcripts')
    .set({ search_version: searchVersion })
    .where('account_id', '=', video.accountId)
    .where('video_id', '=', video.videoId)
    .where('search_version', '<', searchVersion)
    .execute();
  await ctx.db
    .updateTable('transcripts')
    .set({ reading: null, reading_version: readingVersion })
    .where('account_id', '=', video.accountId)
    .where('video_id', '=', video.videoId)
    .where('reading_version', '<', readingVersion)
    .execute();
}
