import { z } from 'zod';
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
