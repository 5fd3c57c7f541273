import { minutesFor } from '../accounts/minutes.ts';
import { readAccount } from '../accounts/read-account.ts';
import { Problem } from '../contract/problems.ts';
import { parseVideoLink } from '../platform/video-link.ts';
import type { VideoContext } from './context.ts';
import { lookUpVideo } from './look-up-video.ts';

export interface Preview {
  platformId: string;
  /** A video of the account that was made of it already and did not fail; the newest of several. */
  existingVideoId: string | null;
  title: string;
  durationSeconds: number;
  /** What it would cost. */
  minutesNeeded: number;
  minutesLeft: number;
}

/**
 * What a link leads to and what it would cost; nothing is charged or stored.
 *
 * @throws {Problem} `invalid_url`, `video_not_supported`, `unavailable`
 */
export async function previewVideo(ctx: VideoContext, input: { url: string }): Promise<Preview> {
  const platformId = parseVideoLink(input.url);
  if (platformId === undefined) throw new Problem('invalid_url');
  const { title, durationSeconds } = await lookUpVideo(ctx, platformId);
  const { cycle } = await readAccount(ctx);
  const existing = await ctx.db
    .selectFrom('videos')
    .select('video_id')
    .where('account_id', '=', ctx.accountId)
    .where('platform_id', '=', platformId)
    .where('status', '<>', 'failed')
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const existingVideoId = existing?.video_id ?? null;
  return {
    platformId,
    existingVideoId,
    title,
    durationSeconds,
    minutesNeeded: minutesFor(durationSeconds),
    minutesLeft: cycle.minutesLeft,
  };
}
