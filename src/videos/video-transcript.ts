import type { Insertable } from 'kysely';
import type { Context } from '../accounts/context.ts';
import { type Attempt, holdsAttempt } from '../database/attempt.ts';
import type { Db } from '../database/connect.ts';
import type { DB } from '../database/schema.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';
import { correctSegments } from '../transcripts/corrections/correct-segments.ts';
import type { Correction } from '../transcripts/corrections/correction.ts';
import type { Segment, Transcript } from '../transcripts/transcript.ts';
import { deleteRecognisedChunks } from './recognised-chunks.ts';

/** Where the words of a transcript come from, and what was left out of them or repaired. */
export type TranscriptSource = Omit<Transcript, 'segments' | 'warnings'> & Required<Pick<Transcript, 'warnings'>>;

/** Where the transcript of a video comes from, where one has been stored. */
export async function findTranscriptSource(
  ctx: Context,
  input: { videoId: string },
): Promise<TranscriptSource | undefined> {
  const row = await ctx.db
    .selectFrom('transcripts')
    .select(['language', 'kind', 'track_id', 'track_name', 'file_name', 'recogniser', 'warnings'])
    .where('account_id', '=', ctx.accountId)
    .where('video_id', '=', input.videoId)
    .executeTakeFirst();
  return (
    row && {
      language: row.language,
      kind: row.kind as Transcript['kind'],
      ...(row.track_id === null ? {} : { track: { id: row.track_id, name: row.track_name ?? '' } }),
      ...(row.file_name === null ? {} : { fileName: row.file_name }),
      ...(row.recogniser === null ? {} : { recogniser: row.recogniser }),
      warnings: row.warnings,
    }
  );
}

/** A video's transcript with where it comes from; undefined where none has been stored. */
export async function findTranscript(
  ctx: Context,
  input: { videoId: string },
): Promise<(TranscriptSource & { segments: Segment[] }) | undefined> {
  const [source, segments] = await Promise.all([findTranscriptSource(ctx, input), findSegments(ctx, input)]);
  return source && segments && { ...source, segments };
}

/** The segments of a video's transcript, as the source has them but for what was corrected; undefined where none has been stored. */
export async function findSegments(ctx: Context, input: { videoId: string }): Promise<Segment[] | undefined> {
  const row = await ctx.db
    .selectFrom('transcripts')
    .select(['segments', 'corrections'])
    .where('account_id', '=', ctx.accountId)
    .where('video_id', '=', input.videoId)
    .executeTakeFirst();
  return row && correctSegments(row.segments as Segment[], (row.corrections ?? []) as Correction[]);
}

/** What was heard wrong in a video, in the order in which it is put right. */
export async function findCorrections(
  db: Db | Tx,
  { accountId, videoId }: { accountId: string; videoId: string },
): Promise<Correction[]> {
  const row = await db
    .selectFrom('transcripts')
    .select('corrections')
    .where('account_id', '=', accountId)
    .where('video_id', '=', videoId)
    .executeTakeFirst();
  return (row?.corrections ?? []) as Correction[];
}

/** Stores the transcript while the attempt is held; what had been recognised until then goes. */
export async function storeTranscript(
  ctx: Context,
  input: { attempt: Attempt; transcript: Transcript },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await holdsAttempt(tx, input.attempt))) return;
    const { accountId, id: videoId } = input.attempt;
    await replaceTranscript(tx, { accountId, videoId }, input.transcript);
    await deleteRecognisedChunks(tx, accountId, { videoId });
  });
}

/** What is known of a transcript beside its row: what it says, and what that means. */
export type KnownReading = Pick<
  Insertable<DB['transcripts']>,
  'reading' | 'reading_version' | 'vectors' | 'vectors_by'
>;

const nothingKnown: KnownReading = { reading: null, reading_version: 0, vectors: null, vectors_by: '' };

/** Puts a video's transcript in the place of the one that there was, if any. */
export async function replaceTranscript(
  tx: Tx,
  { accountId, videoId }: { accountId: string; videoId: string },
  transcript: Transcript,
  known = nothingKnown,
): Promise<void> {
  const row = { ...transcriptRow(transcript), ...known };
  await tx
    .insertInto('transcripts')
    .values({ account_id: accountId, video_id: videoId, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'video_id']).doUpdateSet(row))
    .execute();
}

/** A transcript as its row holds it. */
export function transcriptRow({ language, kind, track, fileName, recogniser, warnings = [], segments }: Transcript) {
  return {
    language,
    kind,
    track_id: track?.id ?? null,
    track_name: track?.name ?? null,
    file_name: fileName ?? null,
    recogniser: recogniser ?? null,
    warnings,
    segments: JSON.stringify(segments),
  };
}
