import { countTry } from '../accounts/tries.ts';
import { Problem } from '../contract/problems.ts';
import type { ListedCaptions } from '../platform/platform.ts';
import type { VideoContext } from './context.ts';
import { unavailablePlatform } from './look-up-video.ts';
import { readReadyVideo } from './read-video.ts';
import type { Video } from './video.ts';
import { findTranscriptSource } from './video-transcript.ts';

/**
 * The captions that a ready video has on the platform now, those closest to what is said first, and which of them its chapters
 * were made of.
 *
 * @throws {Problem} `not_found`, for an upload too; `video_not_ready`, `video_not_supported`, `unavailable`, `too_many_tries`
 */
export async function listCaptions(
  ctx: VideoContext,
  input: { videoId: string },
): Promise<(ListedCaptions & { isUsed: boolean })[]> {
  const platformId = platformIdOf(await readReadyVideo(ctx, input));
  await countTry(ctx, { what: 'preview', accountId: ctx.accountId });
  const listed = await ctx.platformOf(platformId).listCaptions(platformId);
  if (listed.kind === 'unavailable') throw unavailablePlatform(listed);
  if (listed.kind === 'unsupported') {
    throw new Problem('video_not_supported', { reason: listed.reason, detail: listed.detail });
  }
  const used = (await findTranscriptSource(ctx, input))?.track?.id;
  return listed.tracks.map((track) => ({ ...track, isUsed: track.trackId === used }));
}

/** @throws {Problem} `not_found` for a video that is on no platform */
export function platformIdOf({ platformId }: Video): string {
  if (platformId !== null) return platformId;
  throw new Problem('not_found', { detail: 'This video was made of a file: it has no captions on YouTube.' });
}
