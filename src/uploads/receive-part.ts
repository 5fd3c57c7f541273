import type { UploadContext } from './context.ts';
import { dropUpload } from './drop-upload.ts';
import { lookAt } from './look-at.ts';
import { requireDisk } from './open-upload.ts';
import { refuseType } from './refuse-type.ts';
import { untakenUpload } from './untaken-upload.ts';

/**
 * Lets a part of a file come, by `write`. What can not become a video is refused as early as its bytes say so, at the first
 * of them or at the last, and is forgotten.
 *
 * @param part.head the first bytes of the file, where this is its beginning
 * @throws {Problem} `not_found`, `upload_not_supported`, `video_not_supported`; `unavailable` where the disk would run full
 */
export async function receivePart<T>(
  ctx: UploadContext,
  part: { uploadId: string; head: Uint8Array | null },
  write: () => Promise<T>,
): Promise<T> {
  const upload = await untakenUpload(ctx, part.uploadId);
  await requireDisk(ctx, 0);
  if (part.head) {
    try {
      refuseType(part.head, upload.bytes, ctx.listening);
    } catch (refusal) {
      await dropUpload(ctx, upload);
      throw refusal;
    }
  }
  const written = await write();
  if ((await ctx.uploadStorage.received(upload)) === upload.bytes) await lookAt(ctx, upload);
  return written;
}
