import { Problem, type ProblemCode } from '../contract/problems.ts';
import type { UploadContext } from './context.ts';
import { dropUpload } from './drop-upload.ts';
import { titleOfFile } from './file-name.ts';
import { type ProbedMedia, probeMediaUpload } from './probe-media-upload.ts';
import { readCaptions, type UploadedCaptions } from './read-captions.ts';
import { refuseType } from './refuse-type.ts';
import { headBytes, sniffMediaType } from './sniff-media-type.ts';
import type { Upload } from './upload.ts';

/** A video or audio file: what is said in it is not known yet. */
interface UploadedMedia extends ProbedMedia {
  kind: 'media';
  title: string;
}

/** Refusals of the file itself. Anything else, such as a storage that is away, says nothing against it. */
const refusals: ReadonlySet<ProblemCode> = new Set(['upload_not_supported', 'video_not_supported']);

/**
 * What a whole upload is, by its content; a file that is of no use is removed.
 *
 * @throws {Problem} `upload_unfinished`; `upload_not_supported` where no chapters can be made of it; `video_not_supported` where
 * it goes on for longer than a video may; `unavailable` where it can not be read for the moment, which leaves it as it is
 */
export async function probeUpload(ctx: UploadContext, upload: Upload): Promise<UploadedCaptions | UploadedMedia> {
  const { uploadStorage: storage } = ctx;
  const received = await storage.received(upload);
  if (received === undefined) throw new Problem('not_found');
  if (received < upload.bytes) throw new Problem('upload_unfinished', { retryAfter: 1 });
  try {
    const head = await storage.head(upload, headBytes);
    refuseType(head, upload.bytes, ctx.listening);
    if (sniffMediaType(head) === null) {
      return await readCaptions(ctx, { bytes: await storage.read(upload), fileName: upload.fileName });
    }
    return { kind: 'media', title: titleOfFile(upload.fileName), ...(await probeMediaUpload(ctx, upload)) };
  } catch (error) {
    if (!(error instanceof Problem && refusals.has(error.code))) throw error;
    // Of a file that its owner took away meanwhile nothing can be said.
    throw (await dropUpload(ctx, upload, 'pending')) ? error : new Problem('not_found');
  }
}
