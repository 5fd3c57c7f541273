import { minutesFor } from '../accounts/minutes.ts';
import { readAccount } from '../accounts/read-account.ts';
import { countTry } from '../accounts/tries.ts';
import { Problem } from '../contract/problems.ts';
import { parseListLink } from '../platform/playlist-link.ts';
import { parseVideoLink } from '../platform/video-link.ts';
import type { VideoContext } from './context.ts';
import { existingVideos } from './existing-videos.ts';
import { foundVideo } from './look-up-video.ts';

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
 * What a link leads to and what it would cost; nothing is charged or stored. The platform is asked once in a while for a video, and
 * so often for an account, and what comes of it keeps no work waiting.
 *
 * @throws {Problem} `invalid_url`, `playlist_link`, `video_not_supported`, `unavailable`, `too_many_tries`
 */
export async function previewVideo(ctx: VideoContext, input: { url: string }): Promise<Preview> {
  const platformId = parseVideoLink(input.url);
  if (platformId === undefined) throw new Problem(parseListLink(input.url) ? 'playlist_link' : 'invalid_url');
  const lookUp = await ctx.previews(platformId, () => countTry(ctx, { what: 'preview', accountId: ctx.accountId }));
  const { title, durationSeconds } = foundVideo(lookUp);
  const { cycle } = await readAccount(ctx);
  const existingVideoId = (await existingVideos(ctx, [platformId])).get(platformId) ?? null;
  return {
    platformId,
    existingVideoId,
    title,
    durationSeconds,
    minutesNeeded: minutesFor(durationSeconds),
    minutesLeft: cycle.minutesLeft,
  };
}
