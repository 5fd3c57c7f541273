import { sql } from 'kysely';
import type { Context } from '../accounts/context.ts';
import { readingVersion } from '../transcripts/reading/reading.ts';
import type { Transcript } from '../transcripts/transcript.ts';
import type { VideoServices } from './context.ts';

/**
 * What a video's transcript says, as it is stored (`packReading`); undefined where it has no transcript. Where it has not been
 * read yet, or by another version, it is read and stored first.
 *
 * @throws {Problem} `unavailable` where too much waits to be read
 */
export async function readingOf(
  ctx: Context & Pick<VideoServices, 'engines'>,
  input: { videoId: string; signal?: AbortSignal | undefined },
): Promise<Uint8Array | undefined> {
  const stored = await ctx.db
    .selectFrom('transcripts')
    .select('reading')
    .where('account_id', '=', ctx.accountId)
    .where('video_id', '=', input.videoId)
    .where('reading_version', '=', readingVersion)
    .executeTakeFirst();
  return stored?.reading ?? (await makeReading(ctx, input));
}

async function makeReading(
  ctx: Context & Pick<VideoServices, 'engines'>,
  { videoId, signal }: { videoId: string; signal?: AbortSignal | undefined },
): Promise<Uint8Array | undefined> {
  const transcript = await ctx.db
    .selectFrom('transcripts')
    .innerJoin('videos', (join) =>
      join
        .onRef('videos.account_id', '=', 'transcripts.account_id')
        .onRef('videos.video_id', '=', 'transcripts.video_id'),
    )
    .select(['language', 'kind', 'duration_seconds as durationSeconds'])
    .select(sql<string>`segments::text`.as('segments')) // a thread makes objects of it
    .where('transcripts.account_id', '=', ctx.accountId)
    .where('transcripts.video_id', '=', videoId)
    .executeTakeFirst();
  if (!transcript) return undefined;
  const kind = transcript.kind as Transcript['kind'];
  const made = await ctx.engines.makeReading({ ...transcript, kind }, signal);
  const reading = Buffer.from(made.buffer, made.byteOffset, made.byteLength);
  await ctx.db
    .updateTable('transcripts')
    .set({ reading, reading_version: readingVersion })
    .where('account_id', '=', ctx.accountId)
    .where('video_id', '=', videoId)
    .where('reading_version', '<=', readingVersion) // a newer program's stays
    .execute();
  return reading;
}
