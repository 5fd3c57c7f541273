import { z } from 'zod';
import { densities } from '../../chaptering/engine.ts';
import { videoSchema } from '../../contract/objects.ts';
import type { Video } from '../../videos/video.ts';
import { videoObject } from '../api-v1/video-object.ts';

export const webVideoSchema = videoSchema
  .extend({
    stage: z.enum(['waiting', 'reading_captions', 'finding_chapters']).nullable().describe('null when final'),
    via: z.enum(['api', 'web']),
    engine: z.string().nullable(),
    density: z.enum(densities).describe('How finely it is divided'),
    is_edited: z.boolean().describe('Whether somebody edited the chapters'),
  })
  .meta({ id: 'WebVideo' });

/** A video as its owner's pages show it: the contract's, and what only they need. */
export function webVideoObject(video: Video, publicUrl: string): z.infer<typeof webVideoSchema> {
  return {
    ...videoObject(video, publicUrl),
    stage: video.stage,
    via: video.via,
    engine: video.engine,
    density: video.density,
    is_edited: video.isEdited,
  };
}
