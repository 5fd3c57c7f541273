import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import { fromZero } from '../transcripts/repair/from-zero.ts';
import type { Segment, Transcript } from '../transcripts/transcript.ts';
import type { UploadContext } from './context.ts';
import { titleOfCaptions } from './file-name.ts';

export interface UploadedCaptions {
  kind: 'captions';
  title: string;
  /** Where the last caption ends, in whole seconds, rounded up. */
  durationSeconds: number;
  transcript: Transcript;
  /** What the transcript is made of, with the times of the file, which may not count from the video's start. */
  written: Segment[];
  /** What was left out or repaired to make that. */
  repaired: string[];
}

/**
 * What a caption file says.
 *
 * @throws {Problem} `upload_not_supported` where it holds no captions; `video_not_supported` where they go on for longer than
 * a video may; `unavailable` where too much waits to be read
 */
export async function readCaptions(
  { engines }: Pick<UploadContext, 'engines'>,
  file: { bytes: Uint8Array; fileName: string },
): Promise<UploadedCaptions> {
  const { fileName } = file;
  const captions = await engines.readCaptions(file);
  if (!captions.ok) {
    throw new Problem('upload_not_supported', { detail: `${captions.reason} No minutes were used.` });
  }
  const { language, segments: written, warnings: repaired } = captions;
  const { segments, warning } = fromZero(written);
  const durationSeconds = Math.ceil(segments.reduce((end, segment) => Math.max(end, segment.end), 0));
  if (durationSeconds > limits.videoSeconds) {
    throw new Problem('video_not_supported', {
      reason: 'too_long',
      detail: 'The captions go on for longer than 3 hours. No minutes were used. Give them in parts.',
    });
  }
  const title = titleOfCaptions(fileName);
  return {
    kind: 'captions',
    title,
    durationSeconds,
    transcript: { language, kind: 'file', fileName, warnings: withWarning(repaired, warning), segments },
    written,
    repaired,
  };
}

/** Sentences with one more, where there is one. */
export function withWarning(warnings: readonly string[], warning: string | null): string[] {
  return warning === null ? [...warnings] : [...warnings, warning];
}
