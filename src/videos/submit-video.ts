import { newId } from '../accounts/identifier.ts';
import { descriptionChapters } from '../chaptering/description-chapters.ts';
import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import { inTransaction } from '../database/transaction.ts';
import type { LookUp } from '../platform/platform.ts';
import { parseVideoLink } from '../platform/video-link.ts';
import type { VideoContext } from './context.ts';
import { bindKey, type Claim, claimKey, releaseKey } from './idempotency.ts';
import { storeVideo } from './store-video.ts';
import { findVideo, type Video } from './video.ts';

type FoundVideo = Extract<LookUp, { kind: 'video' }>;

/**
 * Takes a video link for processing and charges its minutes. With an idempotency key a repeat answers the same video, as it
 * is now, and charges nothing.
 *
 * @throws {Problem} `invalid_url`, `idempotency_key_in_use`, `idempotency_key_reused`, `video_not_supported`,
 * `not_enough_minutes`, `unavailable`; none of them charges or binds the key
 */
export async function submitVideo(
  ctx: VideoContext,
  input: { url: string; via: 'api' | 'web'; idempotencyKey?: string | undefined },
): Promise<Video> {
  const platformId = parseVideoLink(input.url);
  if (platformId === undefined) throw new Problem('invalid_url');
  if (input.idempotencyKey === undefined) return acceptVideo(ctx, { platformId, via: input.via });

  const claimed = await claimKey(ctx, { key: input.idempotencyKey, platformId });
  if (claimed.kind === 'bound') {
    const video = await findVideo(ctx.db, ctx.accountId, claimed.videoId);
    if (!video) {
      throw new Problem('idempotency_key_reused', {
        detail: 'This Idempotency-Key was used for a video that has been deleted since. Use a new key.',
      });
    }
    return video;
  }
  try {
    return await acceptVideo(ctx, { platformId, via: input.via, claim: claimed.claim });
  } catch (error) {
    await releaseKey(ctx, claimed.claim).catch((fault: unknown) =>
      ctx.log.warn({ err: fault }, 'a claim was left to expire'),
    );
    throw error;
  }
}

/** Looks the video up, outside any transaction, then charges and stores it in one. */
async function acceptVideo(
  ctx: VideoContext,
  input: { platformId: string; via: 'api' | 'web'; claim?: Claim },
): Promise<Video> {
  const found = supported(await ctx.platformOf(input.platformId).lookUp(input.platformId));
  const creatorChapters = descriptionChapters(found.description, found.durationSeconds);
  const videoId = newId();
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock();
    if (input.claim) await bindKey(tx, ctx.accountId, { claim: input.claim, videoId, now });
    const { platformId, title, durationSeconds } = found;
    return storeVideo(ctx, tx, { videoId, platformId, title, durationSeconds, creatorChapters, via: input.via, now });
  });
}

/**
 * Applies the limits of the specification's §8 to what the platform says.
 *
 * @throws {Problem} `video_not_supported`, `unavailable`
 */
export function supported(found: LookUp): FoundVideo {
  if (found.kind === 'unavailable') {
    throw new Problem('unavailable', {
      detail: 'YouTube did not answer. Retry after Retry-After seconds.',
      retryAfter: Math.min(Math.max(found.retryAfterSeconds ?? 30, 1), 60),
    });
  }
  if (found.kind === 'unsupported') {
    throw new Problem('video_not_supported', { reason: found.reason, detail: found.detail });
  }
  if (found.durationSeconds > limits.videoSeconds) {
    throw new Problem('video_not_supported', { reason: 'too_long', detail: 'The video is longer than 3 hours.' });
  }
  if (found.visibility === 'unlisted' && found.durationSeconds < limits.unlistedVideoSeconds) {
    throw new Problem('video_not_supported', {
      reason: 'unlisted_short',
      detail: 'Unlisted videos must be 30 minutes or longer. Make it public, or use a longer one.',
    });
  }
  return found;
}
