import type { Context } from '../accounts/context.ts';
import { parseVideoLink } from '../platform/video-link.ts';

/** The account's videos that were made of videos of the platform already and did not fail, by these; the newest of several. */
export async function existingVideos(ctx: Context, platformIds: readonly string[]): Promise<Map<string, string>> {
  if (platformIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('videos')
    .select(['platform_id as platformId', 'video_id as videoId'])
    .where('account_id', '=', ctx.accountId)
    .where('platform_id', 'in', platformIds)
    .where('status', '<>', 'failed')
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return new Map(rows.map(({ platformId, videoId }) => [platformId ?? '', videoId]));
}

/** The same of one link; undefined where there is none. */
export async function existingVideoOf(ctx: Context, { url }: { url: string }): Promise<string | undefined> {
  const platformId = parseVideoLink(url);
  return platformId && (await existingVideos(ctx, [platformId])).get(platformId);
}
