import { minutesFor } from '../accounts/minutes.ts';
import { readAccount } from '../accounts/read-account.ts';
import { countTry } from '../accounts/tries.ts';
import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import { parseListLink } from '../platform/playlist-link.ts';
import type { VideoContext } from './context.ts';
import { existingVideos } from './existing-videos.ts';
import { unavailablePlatform } from './look-up-video.ts';

export interface PlaylistPreview {
  title: string;
  /** There are more than are listed. */
  hasMore: boolean;
  minutesLeft: number;
  videos: {
    platformId: string;
    title: string;
    /** Null where the platform does not say it: a stream that is live or to come, or a video that is private. */
    durationSeconds: number | null;
    /** What it would cost; null where it can not be added. */
    minutesNeeded: number | null;
    /** A video of the account that was made of it already and did not fail; the newest of several. */
    existingVideoId: string | null;
  }[];
}

/**
 * The videos of a playlist or channel, what each would cost, and which of them the account has; nothing is charged or stored.
 *
 * @throws {Problem} `invalid_url`, `not_found`, `unavailable`, `too_many_tries`
 */
export async function previewPlaylist(ctx: VideoContext, input: { url: string }): Promise<PlaylistPreview> {
  const link = parseListLink(input.url);
  if (link === undefined) {
    throw new Problem('invalid_url', { detail: 'This is not a link to a YouTube playlist or channel.' });
  }
  await countTry(ctx, { what: 'playlist', accountId: ctx.accountId });
  const list = await ctx.readPlaylist(link);
  if (list.kind === 'unavailable') throw unavailablePlatform(list, 'No minutes were used.');
  if (list.kind === 'none') {
    throw new Problem('not_found', { detail: 'There is no such playlist or channel, or it is private.' });
  }
  const existing = await existingVideos(
    ctx,
    list.videos.map(({ platformId }) => platformId),
  );
  const { cycle } = await readAccount(ctx);
  return {
    title: list.title,
    hasMore: list.hasMore,
    minutesLeft: cycle.minutesLeft,
    videos: list.videos.map(({ platformId, title, durationSeconds }) => {
      const isServed = durationSeconds !== null && durationSeconds <= limits.videoSeconds;
      const minutesNeeded = isServed ? minutesFor(durationSeconds) : null;
      return { platformId, title, durationSeconds, minutesNeeded, existingVideoId: existing.get(platformId) ?? null };
    }),
  };
}
