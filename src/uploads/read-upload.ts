import { minutesFor } from '../accounts/minutes.ts';
import { readAccount } from '../accounts/read-account.ts';
import { Problem } from '../contract/problems.ts';
import { previewVideo } from '../videos/preview-video.ts';
import { captionsForLink } from './captions-for-link.ts';
import type { UploadContext } from './context.ts';
import { probeUploadInTime } from './probe-upload-in-time.ts';
import { findUpload, type Upload } from './upload.ts';

export type ReadUpload = Upload & {
  receivedBytes: number;
} & (
    | { status: 'receiving' | 'taken' }
    /** What it would become, and what that would cost; nothing has been charged. */
    | {
        status: 'whole';
        title: string;
        durationSeconds: number;
        minutesNeeded: number;
        minutesLeft: number;
        /** What was left out of a caption file or repaired in it, in sentences. */
        warnings: string[];
      }
  );

/**
 * How far an upload is, and once it is whole, what it would become: with a link the video of that link, with the words of the file.
 *
 * @throws {Problem} `not_found`, the same for one of another account, one whose time is over and none; `unavailable` where it takes
 * long to find out; what `probe-upload.ts` and with a link `preview-video.ts` and `captions-for-link.ts` refuse
 */
export async function readUpload(
  ctx: UploadContext,
  input: { uploadId: string; url?: string | undefined },
): Promise<ReadUpload> {
  const upload = await findUpload(ctx.db, { accountId: ctx.accountId, uploadId: input.uploadId, now: ctx.clock() });
  if (!upload) throw new Problem('not_found');
  if (upload.videoId !== null) return { ...upload, status: 'taken', receivedBytes: upload.bytes };
  const receivedBytes = await ctx.uploadStorage.received(upload);
  if (receivedBytes === undefined) throw new Problem('not_found');
  if (receivedBytes < upload.bytes) return { ...upload, status: 'receiving', receivedBytes };
  const content = await probeUploadInTime(ctx, upload);
  if (!content) {
    throw new Problem('unavailable', {
      detail: 'The file is there, and finding out how long it is takes a while. No minutes were used. Ask again.',
      retryAfter: 5,
    });
  }
  const whole = { ...upload, status: 'whole', receivedBytes } as const;
  const isCaptions = content.kind === 'captions';
  if (isCaptions && input.url !== undefined) {
    const { title, durationSeconds, minutesNeeded, minutesLeft } = await previewVideo(ctx, { url: input.url });
    const { warnings = [] } = captionsForLink(content, durationSeconds);
    return { ...whole, title, durationSeconds, warnings, minutesNeeded, minutesLeft };
  }
  const { title, durationSeconds } = content;
  const { cycle } = await readAccount(ctx);
  const costs = { minutesNeeded: minutesFor(durationSeconds), minutesLeft: cycle.minutesLeft };
  const warnings = (isCaptions && content.transcript.warnings) || [];
  return { ...whole, title, durationSeconds, warnings, ...costs };
}
