import { writeNotes } from '../chaptering/write-notes.ts';
import { thumbnailLink } from '../platform/thumbnail.ts';
import { watchPage, watchPageAt } from '../platform/video-link.ts';
import type { VideoContext } from './context.ts';
import { readSentences } from './read-sentences.ts';
import { findSummary } from './summary.ts';
import type { Video } from './video.ts';

/**
 * A ready video as Markdown notes, with its summary where there is one. Moments lead to the platform, or to the Workspace where the platform does not have the video: an
 * upload, a sample.
 *
 * @param publicUrl without a slash at its end
 * @throws {Problem} `unavailable` where the transcript has to be read first, and too much waits for that
 */
export async function notesOf(
  ctx: VideoContext,
  { video, publicUrl, withTranscript, signal }: NotesInput,
): Promise<string> {
  const { videoId, platformId, title, durationSeconds } = video;
  const spoken = withTranscript ? await readSentences(ctx, { videoId, signal }) : undefined;
  const watched = platformId !== null && thumbnailLink(platformId) !== undefined ? platformId : undefined;
  const page = `${publicUrl}/workspace/${videoId}`;
  return writeNotes({
    title,
    source: watched === undefined ? page : watchPage(watched),
    linkAt: (seconds) => (watched === undefined ? `${page}?t=${seconds}` : watchPageAt(watched, seconds)),
    date: video.createdAt,
    durationSeconds,
    chapters: video.chapters ?? [],
    summary: await findSummary(ctx.db, ctx, video),
    sentences: spoken?.sentences,
  });
}

interface NotesInput {
  video: Video;
  publicUrl: string;
  withTranscript: boolean;
  signal: AbortSignal;
}
