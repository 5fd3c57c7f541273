import { writeNotes } from '../chaptering/write-notes.ts';
import { thumbnailLink } from '../platform/thumbnail.ts';
import { watchPage, watchPageAt } from '../platform/video-link.ts';
import type { VideoContext } from './context.ts';
import { readSentences } from './read-sentences.ts';
import { findSummary } from './summary.ts';
import type { Video } from './video.ts';

/**
 * A ready video as Markdown notes, with its summary where there is one. Moments lead to the platform, or to `page` where the platform does not have the video: an upload, a
 * sample.
 *
 * @throws {Problem} `unavailable` where the transcript has to be read first, and too much waits for that
 */
export async function notesOf(
  ctx: VideoContext,
  { video, page, withTranscript, date = video.createdAt, signal }: NotesInput,
): Promise<string> {
  const { videoId, platformId, title, durationSeconds } = video;
  const spoken = withTranscript ? await readSentences(ctx, { videoId, signal }) : undefined;
  const watched = platformId !== null && thumbnailLink(platformId) !== undefined ? platformId : undefined;
  return writeNotes({
    title,
    source: watched === undefined ? page : watchPage(watched),
    linkAt: (seconds) => (watched === undefined ? `${page}?t=${seconds}` : watchPageAt(watched, seconds)),
    date,
    durationSeconds,
    chapters: video.chapters ?? [],
    summary: await findSummary(ctx.db, ctx, video),
    sentences: spoken?.sentences,
  });
}

interface NotesInput {
  video: Video;
  /** The address at which the reader sees the video; it takes `?t=` with seconds. */
  page: string;
  withTranscript: boolean;
  /** What stands in them as their day; that on which the video was added, where absent. */
  date?: Date;
  signal: AbortSignal;
}
