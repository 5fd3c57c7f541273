import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import { parseCaptions } from '../transcripts/parse-captions.ts';
import type { Transcript } from '../transcripts/transcript.ts';
import type { UploadContext } from './context.ts';
import { dropUpload } from './drop-upload.ts';
import { titleOfFile } from './file-name.ts';
import { headBytes } from './media-type.ts';
import { refuseType } from './refuse-type.ts';
import type { Upload } from './upload.ts';

export interface UploadedCaptions {
  title: string;
  /** Where the last caption ends, in whole seconds, rounded up. */
  durationSeconds: number;
  transcript: Transcript;
}

/**
 * What a whole upload says, by its content; a file that is of no use is removed.
 *
 * @throws {Problem} `upload_unfinished`; `upload_not_supported` where it holds no captions; `video_not_supported` where they
 * go on for longer than a video may
 */
export async function readCaptions(ctx: UploadContext, upload: Upload): Promise<UploadedCaptions> {
  const received = await ctx.uploadStorage.received(upload);
  if (received === undefined) throw new Problem('not_found');
  if (received < upload.bytes) throw new Problem('upload_unfinished', { retryAfter: 1 });
  try {
    const bytes = await ctx.uploadStorage.read(upload);
    refuseType(bytes.subarray(0, headBytes), upload.bytes);
    return captionsOf(bytes, upload.fileName);
  } catch (error) {
    if (error instanceof Problem) await dropUpload(ctx, upload);
    throw error;
  }
}

function captionsOf(bytes: Uint8Array, fileName: string): UploadedCaptions {
  const captions = parseCaptions(bytes, fileName);
  if (!captions.ok) {
    throw new Problem('upload_not_supported', { detail: `${captions.reason} No minutes were used.` });
  }
  const { language, segments } = captions;
  const durationSeconds = Math.ceil(segments.reduce((end, segment) => Math.max(end, segment.end), 0));
  if (durationSeconds > limits.videoSeconds) {
    throw new Problem('video_not_supported', {
      reason: 'too_long',
      detail: 'The captions go on for longer than 3 hours. No minutes were used. Give them in parts.',
    });
  }
  return { title: titleOfFile(fileName), durationSeconds, transcript: { language, kind: 'file', segments } };
}
