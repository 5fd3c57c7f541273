import type { z } from 'zod';
import type { summarySchema } from '../contract/objects.ts';
import { timestamp } from '../transcripts/timestamp.ts';
import type { ShownSummary } from '../videos/summary.ts';

/** A summary as clients and pages are shown it. */
export function summaryObject(videoId: string, summary: ShownSummary): z.infer<typeof summarySchema> {
  const { status, engine, text, chapters } = summary;
  return {
    object: 'summary',
    video_id: videoId,
    status,
    engine: engine === null ? null : 'llm',
    text,
    chapters: chapters.map((chapter) => ({
      start_seconds: chapter.startSeconds,
      timestamp: timestamp(chapter.startSeconds),
      title: chapter.title,
      text: chapter.text,
    })),
  };
}
