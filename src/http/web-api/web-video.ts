import { z } from 'zod';
import { densities } from '../../chaptering/engine.ts';
import { videoSchema } from '../../contract/objects.ts';
import type { ListedVideo } from '../../videos/list-videos.ts';
import type { Tag } from '../../videos/tags.ts';
import { type Video, type VideoSummary, videoStages } from '../../videos/video.ts';
import { chapterObjects, videoObject } from '../api-v1/video-object.ts';

/** What pages need of a video beside the contract's, in a list too. */
const pageFields = {
  thumbnail_url: z.url().nullable().describe('A small picture of it on the platform; null for a file or a sample'),
  stage: z.enum(videoStages).nullable().describe('null when final'),
  progress: z.number().nullable().describe('The share of its sound that has been recognised; null where speech is not'),
  via: z.enum(['api', 'web']),
  source: z.enum(['platform', 'upload']).describe('Where it is from; an upload has no `platform_id`'),
};

export const webVideoSchema = videoSchema
  .extend({
    ...pageFields,
    media: z.enum(['video', 'audio']).nullable().describe('What `…/media` plays; null: there is no file of it here'),
    engine: z.string().nullable(),
    density: z.enum(densities).describe('How finely it is divided'),
    is_edited: z.boolean().describe('Whether somebody edited the chapters'),
    chapters_version: z.int().min(0).describe('Of these chapters; raised with every writing of them'),
    transcript_version: z
      .int()
      .min(0)
      .describe('Of what is said; raised when other captions are chosen, or words corrected'),
    shared_url: z.url().nullable().describe('Where anybody can read it; null: nobody but its owner can'),
    creator_chapters: videoSchema.shape.chapters.describe('Those in the description, when it was added; null: none'),
  })
  .meta({ id: 'WebVideo' });

/** A video as its owner's pages show it: the contract's, and what only they need. */
export function webVideoObject(video: Video, publicUrl: string): z.infer<typeof webVideoSchema> {
  return {
    ...videoObject(video, publicUrl),
    ...pageObject(video),
    media: video.media,
    engine: video.engine,
    density: video.density,
    is_edited: video.isEdited,
    chapters_version: video.chaptersVersion,
    transcript_version: video.transcriptVersion,
    shared_url: video.shared && `${publicUrl}/shared/${video.shared.token}`,
    creator_chapters: chapterObjects(video.creatorChapters),
  };
}

export const tagSchema = z.object({ id: z.string(), name: z.string() }).meta({ id: 'Tag' });

export const tagObject = ({ tagId, name }: Tag): z.infer<typeof tagSchema> => ({ id: tagId, name });

export const listedVideoSchema = videoSchema
  .pick({ object: true, id: true, status: true, platform_id: true, title: true, duration_seconds: true })
  .extend({
    ...pageFields,
    chapters_count: z.int().min(0),
    tags: z.array(tagSchema).describe('By name'),
    error: videoSchema.shape.error,
    created_at: videoSchema.shape.created_at,
  })
  .meta({ id: 'ListedVideo' });

/** A video as the list shows it: how many chapters it has, not which. */
export function listedVideoObject(video: ListedVideo): z.infer<typeof listedVideoSchema> {
  return {
    object: 'video',
    id: video.videoId,
    status: video.status,
    platform_id: video.platformId,
    title: video.title,
    duration_seconds: video.durationSeconds,
    ...pageObject(video),
    chapters_count: video.chaptersCount,
    tags: video.tags.map(tagObject),
    error: video.error,
    created_at: video.createdAt.toISOString(),
  };
}

function pageObject(video: VideoSummary) {
  return {
    thumbnail_url: video.thumbnailUrl,
    stage: video.stage,
    progress: video.progress,
    via: video.via,
    source: video.platformId === null ? ('upload' as const) : ('platform' as const),
  };
}
