import { newId } from '../accounts/identifier.ts';
import { Problem } from '../contract/problems.ts';
import { inTransaction } from '../database/transaction.ts';
import { parseVideoLink } from '../platform/video-link.ts';
import type { VideoContext } from './context.ts';
import { bindKey, type Claim, claimKey, releaseKey } from './idempotency.ts';
import { lookUpVideo } from './look-up-video.ts';
import { storeVideo } from './store-video.ts';
import { findVideo, type Video } from './video.ts';

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
  const found = await lookUpVideo(ctx, input.platformId);
  const videoId = newId();
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock();
    if (input.claim) await bindKey(tx, ctx.accountId, { claim: input.claim, videoId, now });
    return storeVideo(ctx, tx, { ...found, videoId, via: input.via, now });
  });
}
