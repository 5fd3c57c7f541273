import type { UploadContext } from './context.ts';
import { dropUpload } from './drop-upload.ts';
import { limitBody } from './limit-body.ts';
import { requireDisk } from './open-upload.ts';
import { pendingUpload } from './pending-upload.ts';
import { probeUploadInTime } from './probe-upload-in-time.ts';
import { refuseType } from './refuse-type.ts';
import { headBytes, sniffMediaType } from './sniff-media-type.ts';
import type { Upload } from './upload.ts';

/**
 * Lets a part of a file come, by `write`. What can not become a video is refused as early as its bytes say so, at the first
 * of them or at the last, and is forgotten.
 *
 * @param part.head the first bytes of the file, where this is its beginning
 * @throws {Problem} `not_found`, `upload_not_supported`, `video_not_supported`; `unavailable` where the disk would run full, which leaves
 * what has come
 */
export async function receivePart<T>(
  ctx: UploadContext,
  part: { uploadId: string; head: Uint8Array | null; body: AsyncIterable<Uint8Array> },
  write: (body: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  const upload = await pendingUpload(ctx, part.uploadId);
  await requireDisk(ctx, 0);
  const received = (await ctx.uploadStorage.received(upload)) ?? 0;
  if (part.head && tells(part.head, upload) && received === 0) {
    try {
      refuseType(part.head, upload.bytes, ctx.listening);
    } catch (refusal) {
      await dropUpload(ctx, upload, 'pending');
      throw refusal;
    }
  }
  const { body, refusal } = limitBody(ctx, part.body, upload.bytes - received);
  const written = await write(body).catch((fault: unknown) => {
    throw refusal() ?? fault;
  });
  if ((await ctx.uploadStorage.received(upload)) === upload.bytes) await probeUploadInTime(ctx, upload);
  return written;
}

/** Whether a beginning is long enough to say what it is the beginning of: a first part may be a few bytes, or none. */
function tells(head: Uint8Array, { bytes }: Upload): boolean {
  return head.length >= Math.min(headBytes, bytes) || sniffMediaType(head) !== null;
}
