import { sql } from 'kysely';
import { Problem } from '../contract/problems.ts';
import { isDatabaseAway } from '../database/failures.ts';
import type { EncoderChoice } from '../engines/engines.ts';
import { readingVersion } from '../transcripts/reading/reading-version.ts';
import type { VideoSystemContext } from './context.ts';

/** Readings that are looked for at once; the rest is looked for the next time. */
const mostAtOnce = 20;

/**
 * Has the encoders on this machine tell what readings mean that have been told by words alone, or when fewer of these encoders were
 * there, the newest first: chapters that are there stay as they are, and questions never wait for it. A reading that they do not
 * understand, or that breaks them, keeps what it has, beside their name.
 * Any process with a worker and an encoder may run it, at any time; it ends early where the signal aborts, and goes on where it ended.
 */
export async function encodeReadings(
  ctx: VideoSystemContext,
  input: { choice: EncoderChoice; signal: AbortSignal },
): Promise<void> {
  const due = await toBeTold(ctx, input.choice)
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
export const areReadingsToEncode = (ctx: Telling, choice: EncoderChoice | undefined) =>
  choice ? sql<boolean>`exists (${toBeTold(ctx, choice).select('transcripts.video_id')})` : sql<boolean>`false`;

type Telling = Pick<VideoSystemContext, 'db' | 'engines'>;

function toBeTold({ db, engines }: Telling, { lesser }: EncoderChoice) {
  return db
    .selectFrom('transcripts')
    .innerJoin('videos', (join) =>
      join
        .onRef('videos.account_id', '=', 'transcripts.account_id')
        .onRef('videos.video_id', '=', 'transcripts.video_id'),
    )
    .where('vectors_by', 'in', [engines.encoder, ...lesser])
    .where('reading_version', '=', readingVersion)
    .where('reading', 'is not', null)
    .where('videos.status', '<>', 'processing'); // what it needs first comes first
}

/** False where the encoders can do nothing for now. */
async function encodeReading(
  ctx: VideoSystemContext,
  of: { accountId: string; videoId: string; choice: EncoderChoice; signal: AbortSignal },
): Promise<boolean> {
  const { accountId, videoId, choice } = of;
  const stored = await ctx.db
    .selectFrom('transcripts')
    .select(['reading', 'vectors', 'vectors_by'])
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId)
    .executeTakeFirst();
  if (!stored?.reading) return true;
  const { reading, vectors: before } = stored;
  const encoded = await choice.makeVectors({ reading, vectors: before }, of.signal);
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
  const vectors = encoded.kind === 'vectors' ? Buffer.from(encoded.vectors) : before;
  await ctx.db
    .updateTable('transcripts')
    .set({ vectors, vectors_by: choice.name })
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId)
    .where('vectors_by', '=', stored.vectors_by)
    .where('reading', '=', reading) // other captions may have been chosen meanwhile
    .execute();
  return true;
}
