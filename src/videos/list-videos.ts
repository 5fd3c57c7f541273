import { sql } from 'kysely';
import type { Context } from '../accounts/context.ts';
import { foldText } from '../database/fold-text.ts';
import { summaryColumns, summaryOfRow, type VideoStatus, type VideoSummary } from './video.ts';

export type ListedVideo = VideoSummary & { chaptersCount: number };

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
    .select([...summaryColumns, sql<number>`coalesce(jsonb_array_length(chapters), 0)`.as('chapters_count')])
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
  const videos = rows.slice(0, pageSize).map((row) => ({ ...summaryOfRow(row), chaptersCount: row.chapters_count }));
  return { videos, next: rows.length > pageSize ? videos.at(-1) : undefined };
}
