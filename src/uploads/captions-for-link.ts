import { Problem } from '../contract/problems.ts';
import { fromZero } from '../transcripts/repair/from-zero.ts';
import { timestamp } from '../transcripts/timestamp.ts';
import type { Transcript } from '../transcripts/transcript.ts';
import { type UploadedCaptions, withWarning } from './read-captions.ts';

/** Seconds that captions may go on after the end of their video: editors round, and players do not mind. */
const grace = 10;

/**
 * The words of a file in the place of the captions of a video that is so long.
 *
 * @throws {Problem} `upload_not_supported` where the captions go on after the end of the video
 */
export function captionsForLink(captions: UploadedCaptions, durationSeconds: number): Transcript {
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
  return { ...captions.transcript, warnings: withWarning(captions.repaired, warning), segments: within };
}
