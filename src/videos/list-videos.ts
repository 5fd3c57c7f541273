import { sql } from 'kysely';
import type { Context } from '../accounts/context.ts';
import { type ListPage, type ListPlace, pageOf } from '../accounts/list-page.ts';
import { foldText } from '../database/fold-text.ts';
import { type StoredChapter, summaryColumns, summaryOfRow, type VideoStatus, type VideoSummary } from './video.ts';

/** Which of the account's videos are wanted. */
interface WantedVideos {
  status?: VideoStatus | undefined;
  /** Every word of it occurs in the title, whatever its case and accents. */
  search?: string | undefined;
  after?: ListPlace | undefined;
}

export type ListedVideo = VideoSummary & { chaptersCount: number };

const pageSize = 50;

/** The account's videos, newest first, a page of 50. */
export async function listVideos(ctx: Context, input: WantedVideos = {}): Promise<ListPage<ListedVideo>> {
  const rows = await wantedVideos(ctx, input)
    .select([...summaryColumns, sql<number>`coalesce(jsonb_array_length(chapters), 0)`.as('chapters_count')])
    .limit(pageSize + 1)
    .execute();
  const found = rows.map((row) => ({ ...summaryOfRow(row), chaptersCount: row.chapters_count }));
  return pageOf(found, pageSize, ({ videoId }) => videoId);
}

/** What the public API lists: videos of the platform alone, newest first, with their chapters. */
export async function listPlatformVideos(
  ctx: Context,
  input: WantedVideos & { limit: number },
): Promise<ListPage<VideoSummary & { chapters: StoredChapter[] | null }>> {
  const rows = await wantedVideos(ctx, input)
    .select([...summaryColumns, 'chapters'])
    .where('platform_id', 'is not', null)
    .limit(input.limit + 1)
    .execute();
  const found = rows.map((row) => ({ ...summaryOfRow(row), chapters: row.chapters as StoredChapter[] | null }));
  return pageOf(found, input.limit, ({ videoId }) => videoId);
}

function wantedVideos(ctx: Context, { status, search, after }: WantedVideos) {
  let query = ctx.db.selectFrom('videos').where('account_id', '=', ctx.accountId).where('deleted_at', 'is', null);
  if (status !== undefined) query = query.where('status', '=', status);
  for (const word of foldText(search ?? '').split(/\s+/u)) {
    if (word !== '') query = query.where('title_folded', 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  }
  if (after) query = query.where(sql<boolean>`(created_at, video_id) < (${after.createdAt}, ${after.id})`);
  return query.orderBy('created_at', 'desc').orderBy('video_id', 'desc');
}
