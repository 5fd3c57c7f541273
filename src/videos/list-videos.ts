import { sql } from 'kysely';
import type { Context } from '../accounts/context.ts';
import { minutesFor } from '../accounts/minutes.ts';
import { foldText } from '../database/fold-text.ts';
import { thumbnailOf, type Video, type VideoStage, type VideoStatus } from './video.ts';

/** A video as a list shows it: without its chapters. */
export type ListedVideo = Pick<
  Video,
  | 'videoId'
  | 'platformId'
  | 'thumbnailUrl'
  | 'title'
  | 'durationSeconds'
  | 'status'
  | 'stage'
  | 'progress'
  | 'minutesCharged'
  | 'error'
  | 'via'
  | 'createdAt'
> & { chaptersCount: number };

/** The last video of a page: the next one begins after it. */
export interface ListPlace {
  createdAt: Date;
  videoId: string;
}

const pageSize = 50;

/**
 * The account's videos, newest first, a page of 50: those of a status, and those in whose titles every word of `search` occurs,
 * whatever its case and accents.
 */
export async function listVideos(
  ctx: Context,
  input: { status?: VideoStatus | undefined; search?: string | undefined; after?: ListPlace | undefined } = {},
): Promise<{ videos: ListedVideo[]; next: ListPlace | undefined }> {
  let query = ctx.db
    .selectFrom('videos')
    .select([
      'video_id',
      'platform_id',
      'title',
      'duration_seconds',
      'status',
      'stage',
      'progress',
      'error_code',
      'error_message',
      'via',
      'created_at',
      sql<number>`coalesce(jsonb_array_length(chapters), 0)`.as('chapters_count'),
    ])
    .where('account_id', '=', ctx.accountId)
    .where('deleted_at', 'is', null);
  if (input.status !== undefined) query = query.where('status', '=', input.status);
  for (const word of foldText(input.search ?? '').split(/\s+/u)) {
    if (word !== '') query = query.where('title_folded', 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  }
  if (input.after) {
    const { createdAt, videoId } = input.after;
    query = query.where(sql<boolean>`(created_at, video_id) < (${createdAt}, ${videoId})`);
  }
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('video_id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const videos = rows.slice(0, pageSize).map((row): ListedVideo => {
    const status = row.status as VideoStatus;
    const isInWork = status === 'processing';
    return {
      videoId: row.video_id,
      platformId: row.platform_id,
      thumbnailUrl: thumbnailOf(row.platform_id),
      title: row.title,
      durationSeconds: row.duration_seconds,
      status,
      stage: isInWork ? (row.stage as VideoStage) : null,
      progress: isInWork ? row.progress : null,
      minutesCharged: status === 'failed' ? 0 : minutesFor(row.duration_seconds),
      error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' },
      via: row.via as 'api' | 'web',
      createdAt: row.created_at,
      chaptersCount: row.chapters_count,
    };
  });
  return { videos, next: rows.length > pageSize ? videos.at(-1) : undefined };
}
