import { chaptersText } from '../../chaptering/rules.ts';
import type { VideoObject } from '../../contract/objects.ts';
import { timestamp } from '../../transcripts/timestamp.ts';
import type { StoredChapter, VideoSummary } from '../../videos/video.ts';

/** A video as the contract shows it (specification §2.1). */
export function videoObject(
  video: VideoSummary & { chapters: StoredChapter[] | null },
  publicUrl: string,
): VideoObject {
  return {
    object: 'video',
    id: video.videoId,
    status: video.status,
    platform_id: video.platformId,
    title: video.title,
    duration_seconds: video.durationSeconds,
    minutes_charged: video.minutesCharged,
    chapters: chapterObjects(video.chapters),
    chapters_text: video.chapters && chaptersText(video.chapters),
    error: video.error,
    app_url: `${publicUrl}/workspace/${video.videoId}`,
    created_at: video.createdAt.toISOString(),
  };
}

/** Chapters as the contract shows them; null where there are none. */
export function chapterObjects(chapters: readonly StoredChapter[] | null): VideoObject['chapters'] {
  if (!chapters) return null;
  return chapters.map(({ startSeconds, title }) => ({
    start_seconds: startSeconds,
    timestamp: timestamp(startSeconds),
    title,
  }));
}
