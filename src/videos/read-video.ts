import type { Context } from '../accounts/context.ts';
import { Problem } from '../contract/problems.ts';
import { prepared } from '../database/prepared.ts';
import {
  findPlatformVideo,
  findVideo,
  type PlatformVideo,
  secondsToNextLook,
  type Video,
  type VideoStatus,
} from './video.ts';

/** @throws {Problem} `not_found`, the same for a video of another account and for none */
export async function readVideo(ctx: Context, input: { videoId: string }): Promise<Video> {
  const video = await findVideo(ctx.db, ctx.accountId, input.videoId);
  if (!video) throw new Problem('not_found');
  return video;
}

/**
 * A video whose chapters are there.
 *
 * @throws {Problem} `not_found`, `video_not_ready`
 */
export async function readReadyVideo(ctx: Context, input: { videoId: string }): Promise<Video> {
  const video = await readVideo(ctx, input);
  if (video.status !== 'ready') throw notReady(video, ctx.clock());
  return video;
}

/**
 * The same for the public API, which knows videos of the platform alone.
 *
 * @throws {Problem} `not_found`, for an upload too; `video_not_ready`
 */
export async function readReadyPlatformVideo(ctx: Context, input: { videoId: string }): Promise<Video> {
  const video = await readVideo(ctx, input);
  if (video.platformId === null) throw new Problem('not_found');
  if (video.status !== 'ready') throw notReady(video, ctx.clock());
  return video;
}

/** The refusal of what a video does not have yet; one that failed will never have it. */
export function notReady(video: Pick<Video, 'durationSeconds' | 'createdAt' | 'status'>, now: Date): Problem {
  return video.status === 'failed'
    ? new Problem('video_not_ready', { detail: 'The video failed and will not become ready.', retryAfter: 60 })
    : new Problem('video_not_ready', { retryAfter: secondsToNextLook(video, now) });
}

/**
 * What the public API reads: videos of the platform alone (specification §2.1).
 *
 * @throws {Problem} `not_found`, for an upload too
 */
export async function readPlatformVideo(ctx: Context, input: { videoId: string }): Promise<PlatformVideo> {
  const video = await findPlatformVideo(ctx.db, ctx.accountId, input.videoId);
  if (!video) throw new Problem('not_found');
  return video;
}

/**
 * What tells whether a client has such a video as it is: its status, and how often its chapters were written.
 *
 * @throws {Problem} `not_found`, for an upload too
 */
export async function readVideoState(
  ctx: Context,
  input: { videoId: string },
): Promise<Pick<PlatformVideo, 'status' | 'chaptersVersion'>> {
  const { accountId } = ctx;
  const [state] = (await ctx.db.executeQuery(videoState({ accountId, videoId: input.videoId }))).rows;
  if (!state) throw new Problem('not_found');
  return { ...state, status: state.status as VideoStatus };
}

const videoState = prepared((db, of: { accountId: string; videoId: string }) =>
  db
    .selectFrom('videos')
    .select(['status', 'chapters_version as chaptersVersion'])
    .where('account_id', '=', of.accountId)
    .where('video_id', '=', of.videoId)
    .where('platform_id', 'is not', null)
    .where('deleted_at', 'is', null),
);
