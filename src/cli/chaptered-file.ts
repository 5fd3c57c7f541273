import { existsSync } from 'node:fs';
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { findMediaTools, installFfmpeg } from '../media/media-tools.ts';
import { chapteredForm, writeChapters } from '../media/write-chapters.ts';
import { headBytes, sniffMediaType } from '../uploads/sniff-media-type.ts';
import { SourceError } from './source-error.ts';

/**
 * Looks at a media file that is to be copied with its chapters in it, before anything takes long; what is answered makes the copy.
 *
 * @param into the copy; it must not be there
 * @throws {SourceError}
 */
export async function chapteredFile(
  source: string,
  into: string,
): Promise<(metadata: (seconds: number) => string) => Promise<void>> {
  if (existsSync(into)) throw new SourceError(`There is a file ${into} already. Name another one.`);
  const form = chapteredForm(await kindOf(source));
  if (!form) {
    throw new SourceError('--into copies a file that can hold chapters: MP4, M4A, MOV, MP3, MKV or WebM. Give one.');
  }
  const tools = await findMediaTools(readConfig().searchPath);
  if (tools.ffmpeg === undefined || tools.ffprobe === undefined) throw new SourceError(`${installFfmpeg}.`);
  return async (metadata) => {
    const folder = await mkdtemp(path.join(path.dirname(path.resolve(into)), '.cuemark-')).catch((error: Error) => {
      throw new SourceError(`${into} can not be written: ${error.message}`);
    });
    const interrupted = new AbortController();
    const interrupt = () => interrupted.abort(new SourceError(`Interrupted: ${into} is not written.`));
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    try {
      const file = path.resolve(source);
      const { size: bytes } = await stat(file);
      const made = await writeChapters(tools, { file, bytes, form, folder, metadata, signal: interrupted.signal });
      if (made.kind === 'written') return await rename(made.file, into);
      if (made.kind === 'disk_full') throw new SourceError(`There is no room for ${into}. Free some of the disk.`);
      throw new SourceError(`Chapters can not be written into ${source}. Save them as a file beside it.`);
    } finally {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      await rm(folder, { recursive: true, force: true });
    }
  };
}

async function kindOf(file: string): Promise<string | null> {
  try {
    await using handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return sniffMediaType(buffer.subarray(0, bytesRead));
  } catch {
    return null; // a link, or nothing: whoever reads it says so
  }
}
