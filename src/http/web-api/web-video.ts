import { z } from 'zod';
import { densities } from '../../chaptering/engine.ts';
import { videoSchema } from '../../contract/objects.ts';
import { type Video, videoStages } from '../../videos/video.ts';
import { videoObject } from '../api-v1/video-object.ts';

export const webVideoSchema = videoSchema
  .extend({
    stage: z.enum(videoStages).nullable().describe('null when final'),
    progress: z
      .number()
      .nullable()
      .describe('The share of its sound that has been recognised; null where speech is not'),
    via: z.enum(['api', 'web']),
    source: z.enum(['platform', 'upload']).describe('Where it is from; an upload has no `platform_id`'),
    media: z.enum(['video', 'audio']).nullable().describe('What `…/media` plays; null: there is no file of it here'),
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
    progress: video.progress,
    via: video.via,
    source: video.platformId === null ? 'upload' : 'platform',
    media: video.media,
    engine: video.engine,
    density: video.density,
    is_edited: video.isEdited,
  };
}
