import { mkdir, stat, statfs } from 'node:fs/promises';
import { Problem } from '../contract/problems.ts';
import { installFfmpeg } from '../media/media-tools.ts';
import { type ChapteredForm, chapteredForm, writeChapters } from '../media/write-chapters.ts';
import { isDiskFull, scratchFolder } from '../videos/scratch-folder.ts';
import type { UploadContext } from './context.ts';
import { mediaFile } from './media-file.ts';
import { type PlayedMedia, readMedia } from './read-media.ts';
import { headBytes, sniffMediaType } from './sniff-media-type.ts';

/** A file of this machine that goes when it is disposed of. */
export type ChapteredMedia = AsyncDisposable & { path: string; bytes: number };

type ChapterableMedia = PlayedMedia & { form: ChapteredForm };

/**
 * The media file of a video, where it can be given out with its chapters in it.
 *
 * @throws {Problem} `not_found` as `readMedia`; `upload_not_supported` where its form holds no chapters, or this server has no ffmpeg;
 * `unavailable` where there is no room for it
 */
export async function readChapterable(ctx: UploadContext, input: { videoId: string }): Promise<ChapterableMedia> {
  const media = await readMedia(ctx, input);
  const form = chapteredForm(sniffMediaType(await ctx.uploadStorage.head(media.stored, headBytes)));
  if (!form) {
    throw new Problem('upload_not_supported', {
      detail: 'A file of this kind holds no chapters. Save them as a file beside it.',
    });
  }
  const { ffmpeg, ffprobe } = ctx.listening.tools;
  if (ffmpeg === undefined || ffprobe === undefined) {
    throw new Problem('upload_not_supported', {
      detail: `Chapters can not be written into files on this server: it has no ffmpeg. ${installFfmpeg}`,
    });
  }
  await requireRoom(ctx, media.bytes);
  return { ...media, form };
}

/**
 * Makes a copy of a video's media file with chapters in it, in a folder of its own.
 *
 * @param input.metadata the chapters of a file of so many seconds, in ffmpeg's form
 * @throws {Problem} as `readChapterable`; `upload_not_supported` where ffmpeg can not do it
 */
export async function makeChapteredMedia(
  ctx: UploadContext,
  { videoId, media, metadata, signal }: MadeMedia,
): Promise<ChapteredMedia> {
  await using file = await mediaFile(ctx, { accountId: ctx.accountId, videoId });
  if (!file) throw new Problem('not_found');
  const folder = await scratchFolder(ctx.listening.scratch).catch((error: unknown) => {
    throw isDiskFull(error) ? noRoom() : error;
  });
  try {
    const { bytes, form } = media;
    const made = await writeChapters(ctx.listening.tools, {
      ...{ file: file.path, bytes, form, folder: folder.path, metadata, signal },
    });
    if (made.kind === 'written') {
      const { size } = await stat(made.file);
      return { path: made.file, bytes: size, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
    }
    if (made.kind === 'disk_full') throw noRoom();
    ctx.log.warn({ videoId, ...made }, 'chapters were not written into a media file');
    if (made.kind === 'interrupted') throw new Problem('unavailable', { retryAfter: 5 });
    throw new Problem('upload_not_supported', {
      detail: 'Chapters can not be written into this file. Save them as a file beside it.',
    });
  } catch (error) {
    await folder[Symbol.asyncDispose]();
    throw isDiskFull(error) ? noRoom() : error;
  }
}

interface MadeMedia {
  videoId: string;
  media: ChapterableMedia;
  metadata: (seconds: number) => string;
  signal: AbortSignal;
}

/** Holds the floor of free disk that uploads hold. */
async function requireRoom({ listening: { scratch }, freeDiskBytes }: UploadContext, bytes: number): Promise<void> {
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(scratch);
  if (bavail * bsize - bytes < freeDiskBytes) throw noRoom();
}

function noRoom(): Problem {
  const detail = 'There is no room to make this file at the moment. Try again later, or save the chapters alone.';
  return new Problem('unavailable', { detail, retryAfter: 60 });
}
