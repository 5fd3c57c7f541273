import { Problem } from '../contract/problems.ts';
import { parseVideoLink } from '../platform/video-link.ts';
import { fromZero } from '../transcripts/repair/from-zero.ts';
import { timestamp } from '../transcripts/timestamp.ts';
import { type FoundVideo, lookUpVideo } from '../videos/look-up-video.ts';
import type { UploadContext } from './context.ts';
import { type UploadedCaptions, withWarning } from './read-captions.ts';

/** Seconds that captions may go on after the end of their video: editors round, and players do not mind. */
const grace = 10;

/**
 * The video that a link leads to, with the words of a file in the place of its captions.
 *
 * @throws {Problem} `invalid_url`, `video_not_supported`, `unavailable`; `upload_not_supported` where the captions go on
 * after the end of the video
 */
export async function captionsForLink(
  ctx: UploadContext,
  captions: UploadedCaptions,
  url: string,
): Promise<FoundVideo & Pick<UploadedCaptions, 'transcript'>> {
  const platformId = parseVideoLink(url);
  if (platformId === undefined) throw new Problem('invalid_url');
  const found = await lookUpVideo(ctx, platformId);
  const { durationSeconds } = found;
  const latest = durationSeconds + grace;
  const { segments, warning } = fromZero(captions.written, latest);
  const last = segments.at(-1)?.start ?? 0;
  if (last > latest) {
    throw new Problem('upload_not_supported', {
      detail:
        `These captions go on until ${timestamp(Math.floor(last))}, and the video ends at ${timestamp(durationSeconds)}. ` +
        'No minutes were used. Choose the captions of this video.',
    });
  }
  const within = segments
    .filter(({ start }) => start < durationSeconds)
    .map((segment) => ({ ...segment, end: Math.min(segment.end, durationSeconds) }));
  return {
    ...found,
    transcript: { ...captions.transcript, warnings: withWarning(captions.repaired, warning), segments: within },
  };
}
