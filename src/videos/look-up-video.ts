import { descriptionChapters } from '../chaptering/description-chapters.ts';
import { limits } from '../contract/limits.ts';
import { Problem, toldWait, tryAgainIn } from '../contract/problems.ts';
import type { LookUp, Unavailable } from '../platform/platform.ts';
import type { VideoContext } from './context.ts';
import type { StoredChapter } from './video.ts';

/** A video of the platform that may be processed. */
export interface FoundVideo {
  platformId: string;
  title: string;
  channelName: string | null;
  durationSeconds: number;
  /** Those that its creator wrote into the description; null where there are none. */
  creatorChapters: StoredChapter[] | null;
}

/**
 * What the platform says of a video now, if it may be processed.
 *
 * @throws {Problem} `video_not_supported`, `unavailable`
 */
export async function lookUpVideo(ctx: VideoContext, platformId: string): Promise<FoundVideo> {
  return foundVideo(await ctx.platformOf(platformId).lookUp(platformId));
}

/**
 * What the platform said of a video, if it may be processed.
 *
 * @throws {Problem} `video_not_supported`, `unavailable`
 */
export function foundVideo(lookUp: LookUp): FoundVideo {
  const { platformId, title, durationSeconds, description, channelName } = supported(lookUp);
  const creatorChapters = descriptionChapters(description, durationSeconds);
  return { platformId, title, channelName: channelName || null, durationSeconds, creatorChapters };
}

/** The refusal where the platform does not answer; `meaning` is what that means, in a sentence. */
export function unavailablePlatform({ retryAfterSeconds = 30 }: Unavailable, meaning = ''): Problem {
  const retryAfter = toldWait(retryAfterSeconds);
  const detail = ['YouTube did not answer.', meaning, tryAgainIn(retryAfter)].filter(Boolean).join(' ');
  return new Problem('unavailable', { detail, retryAfter });
}

/**
 * Applies the limits of the specification's §8 to what the platform says.
 *
 * @throws {Problem} `video_not_supported`, `unavailable`
 */
function supported(found: LookUp): Extract<LookUp, { kind: 'video' }> {
  if (found.kind === 'unavailable') throw unavailablePlatform(found, 'No minutes were used.');
  if (found.kind === 'unsupported') {
    const { reason, detail, remedy = '' } = found;
    throw new Problem('video_not_supported', { reason, detail: `${detail} No minutes were used. ${remedy}`.trim() });
  }
  if (found.durationSeconds > limits.videoSeconds) {
    throw new Problem('video_not_supported', {
      reason: 'too_long',
      detail:
        'The video is longer than 3 hours. No minutes were used. Give it in parts: files of 3 hours at most, of its captions for example.',
    });
  }
  if (found.visibility === 'unlisted' && found.durationSeconds < limits.unlistedVideoSeconds) {
    throw new Problem('video_not_supported', {
      reason: 'unlisted_short',
      detail:
        'Unlisted videos must be 30 minutes or longer. No minutes were used. Make it public, or use a longer one.',
    });
  }
  return found;
}
