import { z } from 'zod';
import { limits } from '../contract/limits.ts';
import { videoIdPattern } from '../contract/objects.ts';
import { Problem } from '../contract/problems.ts';

/** The video of a path; its shape is described here, and looked at after key and plan. */
export const videoParams = z.object({
  video_id: z.string().describe('The id of a video').meta({ pattern: videoIdPattern.source }),
});

/** @throws {Problem} `not_found` for an id that can be no video's (specification §2.6) */
export function videoIdOf(params: z.infer<typeof videoParams>): string {
  if (!videoIdPattern.test(params.video_id)) throw new Problem('not_found');
  return params.video_id;
}

/** The videos that something is done to. */
export const videoIdsSchema = z.array(z.string().regex(videoIdPattern)).min(1).max(limits.videosAtOnce);
