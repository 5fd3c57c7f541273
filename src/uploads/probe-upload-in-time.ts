import type { UploadContext } from './context.ts';
import { probeUpload } from './probe-upload.ts';
import type { Upload } from './upload.ts';

/** Milliseconds that a request waits: less than a connection is kept without a byte (`http/server.ts`). */
const mostPatience = 45_000;

/**
 * What a whole upload is, by its content; undefined where finding out takes longer than a request can wait, as with a large file in
 * another machine's storage. It goes on then, and what it finds is remembered.
 *
 * @throws {Problem} what `probe-upload.ts` refuses
 */
export async function probeUploadInTime(
  ctx: UploadContext,
  upload: Upload,
  patience = mostPatience,
): Promise<Awaited<ReturnType<typeof probeUpload>> | undefined> {
  const probing = probeUpload(ctx, upload);
  probing.catch(() => undefined); // whoever asks next is told
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patience, undefined);
  });
  try {
    return await Promise.race([probing, late]);
  } finally {
    clearTimeout(timer);
  }
}
