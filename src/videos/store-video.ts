import { sql } from 'kysely';
import { newId } from '../accounts/identifier.ts';
import { chargeMinutes, minutesFor } from '../accounts/minutes.ts';
import { tellChange } from '../database/changes.ts';
import { foldText } from '../database/fold-text.ts';
import { titleOrder } from '../database/title-order.ts';
import type { Tx } from '../database/transaction.ts';
import type { Transcript } from '../transcripts/transcript.ts';
import type { VideoContext } from './context.ts';
import { type StoredChapter, type Video, videoColumns, videoOfRow } from './video.ts';
import { transcriptRow } from './video-transcript.ts';

export interface NewVideo {
  /** `newId()` where the caller does not need to know it before. */
  videoId?: string;
  /** Null for a video that is on no platform: an upload. */
  platformId: string | null;
  title: string;
  durationSeconds: number;
  /** Those in the description that its creator wrote. */
  creatorChapters?: StoredChapter[] | null | undefined;
  /** What is said in it, where a file that came with it says so; without one the platform's captions are read. */
  transcript?: Transcript | undefined;
  /** It is known already that there are no captions to look for. */
  isListenedTo?: boolean | undefined;
  /** What the file shows that it is made of and that stays with it. */
  media?: 'video' | 'audio' | undefined;
  via: 'api' | 'web';
  now: Date;
}

/**
 * Charges a video's minutes and stores it with its transcript and its job, in the transaction at hand: all of it is there
 * when that commits, or nothing.
 *
 * @throws {Problem} `not_enough_minutes`
 */
export async function storeVideo(ctx: VideoContext, tx: Tx, video: NewVideo): Promise<Video> {
  const { videoId = newId(), now, transcript } = video;
  const { accountId } = ctx;
  const row = await tx
    .insertInto('videos')
    .values({
      account_id: accountId,
      video_id: videoId,
      platform_id: video.platformId,
      title: video.title,
      title_folded: foldText(video.title),
      title_order: titleOrder(video.title),
      duration_seconds: video.durationSeconds,
      creator_chapters: video.creatorChapters ? JSON.stringify(video.creatorChapters) : null,
      via: video.via,
      status: 'processing',
      stage: 'waiting',
      progress: video.isListenedTo ? 0 : null,
      media: video.media ?? null,
      due_at: sql<Date>`now()`, // leases and due times go by the database's clock alone
      deadline: new Date(now.getTime() + ctx.deadlineSeconds * 1000),
      created_at: now,
    })
    .returning(videoColumns)
    .executeTakeFirstOrThrow();
  if (transcript) {
    await tx
      .insertInto('transcripts')
      .values({ account_id: accountId, video_id: videoId, ...transcriptRow(transcript) })
      .execute();
  }
  await ctx.enqueue(tx, 'process-video', { accountId, id: videoId });
  await tellChange(tx, { accountId, videoId });
  // Last: who charges the same account waits from here on.
  await chargeMinutes(tx, accountId, { videoId, minutes: minutesFor(video.durationSeconds), now });
  return videoOfRow(row);
}
