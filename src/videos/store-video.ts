import { type Insertable, sql } from 'kysely';
import { newId } from '../accounts/identifier.ts';
import { chargeMinutes, minutesFor } from '../accounts/minutes.ts';
import { tellChange } from '../database/changes.ts';
import { foldText } from '../database/fold-text.ts';
import { prepared } from '../database/prepared.ts';
import type { DB } from '../database/schema.ts';
import { titleOrder } from '../database/title-order.ts';
import { later } from '../database/together.ts';
import type { Tx } from '../database/transaction.ts';
import type { Transcript } from '../transcripts/transcript.ts';
import type { VideoContext } from './context.ts';
import { type StoredChapter, type Video, videoOfRow } from './video.ts';
import { transcriptRow } from './video-transcript.ts';

export interface NewVideo {
  /** `newId()` where the caller does not need to know it before. */
  videoId?: string;
  /** Null for a video that is on no platform: an upload. */
  platformId: string | null;
  title: string;
  /** What its channel is called. */
  channelName?: string | null | undefined;
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
  const row = {
    account_id: accountId,
    video_id: videoId,
    platform_id: video.platformId,
    title: video.title,
    channel_name: video.channelName ?? null,
    duration_seconds: video.durationSeconds,
    creator_chapters: video.creatorChapters ?? null,
    via: video.via,
    status: 'processing',
    stage: 'waiting',
    progress: video.isListenedTo ? 0 : null,
    media: video.media ?? null,
    created_at: now,
  };
  const insertion = videoInsertion({
    ...row,
    creator_chapters: row.creator_chapters && JSON.stringify(row.creator_chapters),
    title_folded: foldText(video.title),
    title_order: titleOrder(video.title),
    deadline: new Date(now.getTime() + ctx.deadlineSeconds * 1000),
  });
  await later(tx, insertion);
  if (transcript) {
    const stored = { account_id: accountId, video_id: videoId, ...transcriptRow(transcript) };
    await later(tx, tx.insertInto('transcripts').values(stored).compile());
  }
  await ctx.enqueue(tx, 'process-video', { accountId, id: videoId });
  await tellChange(tx, { accountId, videoId });
  // Last: who charges the same account waits from here on.
  await chargeMinutes(tx, accountId, { videoId, minutes: minutesFor(video.durationSeconds), now });
  return videoOfRow({ ...row, ...nothingYet });
}

const videoInsertion = prepared((db, row: Omit<Insertable<DB['videos']>, 'due_at'>) =>
  db.insertInto('videos').values({
    account_id: row.account_id,
    video_id: row.video_id,
    platform_id: row.platform_id,
    title: row.title,
    title_folded: row.title_folded,
    title_order: row.title_order,
    channel_name: row.channel_name,
    duration_seconds: row.duration_seconds,
    creator_chapters: row.creator_chapters,
    via: row.via,
    status: row.status,
    stage: row.stage,
    progress: row.progress,
    media: row.media,
    due_at: sql<Date>`now()`, // leases and due times go by the database's clock alone
    deadline: row.deadline,
    created_at: row.created_at,
  }),
);

/** What the database writes into the columns of a new video that are not named above. */
const nothingYet = {
  chapters: null,
  engine: null,
  density: 'normal',
  edited_at: null,
  engine_chapters: null,
  engine_report: null,
  chapters_version: 0,
  transcript_version: 0,
  error_code: null,
  error_message: null,
  share_token: null,
  shared_at: null,
};
