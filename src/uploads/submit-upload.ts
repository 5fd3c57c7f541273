import { Problem } from '../contract/problems.ts';
import { inTransaction } from '../database/transaction.ts';
import { parseVideoLink } from '../platform/video-link.ts';
import { lookUpVideo } from '../videos/look-up-video.ts';
import { type NewVideo, storeVideo } from '../videos/store-video.ts';
import { findVideo, type Video } from '../videos/video.ts';
import { captionsForLink } from './captions-for-link.ts';
import { mediaKind } from './content-type.ts';
import type { UploadContext } from './context.ts';
import { probeUpload } from './probe-upload.ts';
import { findUpload, type Upload, uploadOfRow } from './upload.ts';

/** Milliseconds for which an upload stays from when a video is to be made of it: longer than probing takes. */
const mostProbing = 3_600_000;

/**
 * Makes a video of an upload: one on no platform, or with a link a new one of that link, whose title and length are the
 * platform's and whose words are the file's. It charges its minutes in the transaction that makes its job due. A caption
 * file has said what it has to say then, and is removed; a video or audio file is the video's from then on. An upload becomes
 * one video: asked again, that one is answered, and nothing is charged.
 *
 * @throws {Problem} `invalid_url`, `unavailable`, `not_found`, `upload_unfinished`, `upload_not_supported`, `video_not_supported`, `not_enough_minutes`;
 * none of them charges
 */
export async function submitUpload(
  ctx: UploadContext,
  input: { uploadId: string; url?: string | undefined },
): Promise<Video> {
  const { accountId } = ctx;
  const upload =
    (await holdUpload(ctx, input)) ?? (await findUpload(ctx.db, { ...input, accountId, now: ctx.clock() }));
  if (!upload) throw new Problem('not_found');
  if (upload.videoId !== null) return madeBefore(ctx, upload.videoId);
  const content = await probeUpload(ctx, upload);
  const source = await sourceOf(ctx, content, input.url);
  const video = await inTransaction(ctx.db, async (tx) => {
    const row = await tx
      .selectFrom('uploads')
      .select(['video_id', 'expires_at'])
      .where('account_id', '=', accountId)
      .where('upload_id', '=', upload.uploadId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Problem('not_found');
    if (row.video_id !== null) return madeBefore({ ...ctx, db: tx }, row.video_id);
    if (row.expires_at !== null && row.expires_at <= ctx.clock()) throw new Problem('not_found'); // cancelled meanwhile
    const made: NewVideo = { ...source, via: 'web', now: ctx.clock() };
    const stored = await storeVideo(ctx, tx, made);
    await tx
      .updateTable('uploads')
      .set({ video_id: stored.videoId, ...(content.kind === 'media' && { expires_at: null }) })
      .where('account_id', '=', accountId)
      .where('upload_id', '=', upload.uploadId)
      .execute();
    return stored;
  });
  if (content.kind === 'media') return video;
  await ctx.uploadStorage
    .remove(upload)
    .catch((fault: unknown) => ctx.log.warn({ err: fault }, 'a file is left to the sweep'));
  return video;
}

/** Keeps an upload of which no video was made from running out while it is probed; undefined where there is none. */
async function holdUpload(
  { db, accountId, clock }: UploadContext,
  { uploadId }: { uploadId: string },
): Promise<Upload | undefined> {
  const now = clock();
  const held = new Date(now.getTime() + mostProbing);
  const row = await db
    .updateTable('uploads')
    .set(({ fn, ref, val }) => ({ expires_at: fn<Date>('greatest', [ref('expires_at'), val(held)]) }))
    .where('account_id', '=', accountId)
    .where('upload_id', '=', uploadId)
    .where('video_id', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row && uploadOfRow(row);
}

/** Where title, length and words of the video come from. */
async function sourceOf(
  ctx: UploadContext,
  content: Awaited<ReturnType<typeof probeUpload>>,
  url: string | undefined,
): Promise<Omit<NewVideo, 'via' | 'now'>> {
  const { title, durationSeconds } = content;
  if (content.kind === 'captions') {
    if (url !== undefined) {
      const platformId = parseVideoLink(url);
      if (platformId === undefined) throw new Problem('invalid_url');
      const found = await lookUpVideo(ctx, platformId);
      return { ...found, transcript: captionsForLink(content, found.durationSeconds) };
    }
    return { platformId: null, title, durationSeconds, transcript: content.transcript };
  }
  if (url === undefined) {
    return { platformId: null, title, durationSeconds, isListenedTo: true, media: mediaKind(content.contentType) };
  }
  throw new Problem('upload_not_supported', {
    detail:
      'This is a video or audio file, and with a link a file of captions is asked for (.srt, .vtt or .sbv). No minutes were used. ' +
      'Give the captions, or the file without a link.',
  });
}

async function madeBefore(ctx: Pick<UploadContext, 'db' | 'accountId'>, videoId: string): Promise<Video> {
  const video = await findVideo(ctx.db, ctx.accountId, videoId);
  if (!video) throw new Problem('not_found');
  return video;
}
