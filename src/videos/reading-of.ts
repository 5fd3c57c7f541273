import { sql } from 'kysely';
import type { Context } from '../accounts/context.ts';
import { Problem } from '../contract/problems.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Encoded, EncoderChoice } from '../engines/engines.ts';
import { accountPrefix, isUnsearchable, writeNames, writeSpeech } from '../search/write-index.ts';
import type { Correction } from '../transcripts/corrections/correction.ts';
import { readingVersion } from '../transcripts/reading/reading-version.ts';
import type { Transcript } from '../transcripts/transcript.ts';
import type { VideoServices } from './context.ts';
import type { KnownReading } from './video-transcript.ts';

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

/** Milliseconds that chapters wait for an encoder on this machine to tell what is meant. */
const mostEncodingMs = 60_000;

/**
 * What the sentences of a video's reading mean, as it is stored (`packVectors`); null where it could not be told. Where it has
 * not been told yet, or by an encoder of before, it is told and stored first: by the one that takes no time, or for whoever waits for
 * encoders, by the one on this machine that knows its language, if it does so in time.
 *
 * @throws {Problem} `unavailable` where too much waits to be read
 */
export async function vectorsOf(
  ctx: Context & Pick<VideoServices, 'engines'>,
  input: { videoId: string; reading: Uint8Array; signal?: AbortSignal | undefined; waitsForEncoders?: boolean },
): Promise<Uint8Array | null> {
  const { keptEncoders } = ctx.engines;
  const stored = await ctx.db
    .selectFrom('transcripts')
    .select('vectors')
    .where('account_id', '=', ctx.accountId)
    .where('video_id', '=', input.videoId)
    .where('vectors_by', 'in', keptEncoders)
    .executeTakeFirst();
  if (stored) return stored.vectors;
  const told = await makeVectors(ctx, input);
  await ctx.db
    .updateTable('transcripts')
    .set(told)
    .where('account_id', '=', ctx.accountId)
    .where('video_id', '=', input.videoId)
    .where('reading_version', '=', readingVersion)
    .where('vectors_by', 'not in', keptEncoders) // those of other captions that were chosen meanwhile stay
    .execute();
  return told.vectors;
}

/**
 * Writes anew by what a video is searched, where an older version wrote it or none has, unless something newer has been written
 * meanwhile.
 *
 * @throws {Problem} `unavailable` where too much waits to be read
 */
export async function keepSearchable(
  ctx: Context & Pick<VideoServices, 'engines'>,
  input: { videoId: string; reading: Uint8Array; signal?: AbortSignal | undefined },
): Promise<void> {
  const of = { accountId: ctx.accountId, videoId: input.videoId };
  if (!(await isUnsearchable(ctx.db, of))) return;
  const { reading, signal } = input;
  const index = await ctx.engines.indexSpeech({ reading, prefix: accountPrefix(ctx.accountId) }, signal);
  await inTransaction(ctx.db, async (tx) => {
    await writeNames(tx, of); // first, since it locks the video
    if (await isUnsearchable(tx, of)) await writeSpeech(tx, of, index);
  });
}

/**
 * What there is to store of a transcript that is not stored yet: what it says, as `readingOf` reads it, and what that means.
 *
 * @throws {Problem} `unavailable` where too much waits to be read
 */
export async function readAnew(
  ctx: Context & Pick<VideoServices, 'engines'>,
  input: {
    videoId: string;
    transcript: Pick<Transcript, 'language' | 'kind' | 'segments'>;
    corrections: readonly Correction[];
    durationSeconds: number;
    signal: AbortSignal;
    /** Whether it is to be divided by what it means. */
    waitsForEncoders: boolean;
  },
): Promise<KnownReading & Told & { reading: Buffer }> {
  const { videoId, corrections, durationSeconds, signal, waitsForEncoders } = input;
  const { language, kind, segments } = input.transcript;
  const stored = { language, kind, durationSeconds, corrections, segments: JSON.stringify(segments) };
  const reading = bufferOf(await ctx.engines.makeReading(stored, signal));
  const told = await makeVectors(ctx, { videoId, reading, signal, waitsForEncoders });
  return { reading, reading_version: readingVersion, ...told };
}

interface Told {
  vectors: Buffer | null;
  /** Kept beside them. */
  vectors_by: string;
}

async function makeVectors(
  ctx: Context & Pick<VideoServices, 'engines'>,
  input: { videoId: string; reading: Uint8Array; signal?: AbortSignal | undefined; waitsForEncoders?: boolean },
): Promise<Told> {
  const { videoId, reading, signal, waitsForEncoders = false } = input;
  const choice = waitsForEncoders ? await ctx.engines.betterEncoders?.choose() : undefined;
  const told = choice && (await askEncoders(ctx, choice, { videoId, reading, signal }));
  if (choice && told?.kind === 'vectors') return { vectors: bufferOf(told.vectors), vectors_by: choice.name };
  // What they can not tell they are not asked again.
  const vectors_by = choice && told?.kind === 'not_told' ? choice.name : ctx.engines.encoder;
  try {
    return { vectors: bufferOf(await ctx.engines.makeVectors(reading, signal)), vectors_by };
  } catch (error) {
    if (signal?.aborted || error instanceof Problem) throw error;
    // Words are looked for all the same.
    ctx.log.error({ err: error, videoId }, 'what a transcript means can not be told');
    return { vectors: null, vectors_by };
  }
}

/** What encoders on this machine tell for chapters; undefined where they do not, or not in time: `encodeReadings` asks them then. */
async function askEncoders(
  ctx: Context,
  choice: EncoderChoice,
  { videoId, reading, signal }: { videoId: string; reading: Uint8Array; signal: AbortSignal | undefined },
): Promise<Encoded | undefined> {
  const late = AbortSignal.timeout(mostEncodingMs);
  try {
    const told = await choice.makeChapterVectors(reading, signal ? AbortSignal.any([signal, late]) : late);
    if (told && told.kind !== 'vectors' && told.cause !== 'language') {
      ctx.log.warn({ cause: String(told.cause), videoId }, 'a video is divided by its words alone: no encoder served');
    }
    return told;
  } catch (error) {
    if (!late.aborted || signal?.aborted) throw error;
    ctx.log.warn({ videoId }, 'a video is divided by its words alone: the encoder was late');
    return undefined;
  }
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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
    .select(['language', 'kind', 'corrections', 'duration_seconds as durationSeconds'])
    .select(sql<string>`segments::text`.as('segments')) // a thread makes objects of it
    .where('transcripts.account_id', '=', ctx.accountId)
    .where('transcripts.video_id', '=', videoId)
    .executeTakeFirst();
  if (!transcript) return undefined;
  const kind = transcript.kind as Transcript['kind'];
  const corrections = (transcript.corrections ?? []) as Correction[];
  const made = await ctx.engines.makeReading({ ...transcript, kind, corrections }, signal);
  const reading = bufferOf(made);
  const index = await ctx.engines.indexSpeech({ reading, prefix: accountPrefix(ctx.accountId) }, signal);
  const of = { accountId: ctx.accountId, videoId };
  await inTransaction(ctx.db, async (tx) => {
    await writeNames(tx, of); // first, since it locks the video
    const stored = await tx
      .updateTable('transcripts')
      .set({ reading, reading_version: readingVersion, vectors: null, vectors_by: '' })
      .where('account_id', '=', ctx.accountId)
      .where('video_id', '=', videoId)
      // A newer program's stays, and that of other captions that were chosen meanwhile.
      .where((where) => where.or([where('reading_version', '<', readingVersion), where('reading', 'is', null)]))
      .where('reading_version', '<=', readingVersion)
      .executeTakeFirst();
    if (stored.numUpdatedRows > 0n) await writeSpeech(tx, of, index);
  });
  return reading;
}
