import { minutesFor } from '../accounts/minutes.ts';
import { readAccount } from '../accounts/read-account.ts';
import { Problem } from '../contract/problems.ts';
import { parseVideoLink } from '../platform/video-link.ts';
import type { VideoContext } from './context.ts';
import { lookUpVideo } from './look-up-video.ts';

export interface Preview {
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
  return { title, durationSeconds, minutesNeeded: minutesFor(durationSeconds), minutesLeft: cycle.minutesLeft };
}
