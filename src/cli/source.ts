import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseVideoLink } from '../platform/video-link.ts';
import { parseCaptions } from '../transcripts/parse-captions.ts';
import type { Transcript } from '../transcripts/transcript.ts';

/** What is wrong with what was named on the command line. */
export class SourceError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SourceError';
  }
}

export interface Source {
  title: string;
  durationSeconds: number;
  transcript: Transcript;
}

/**
 * Reads what a command names: a caption file, or a video link (a sample's too).
 *
 * @throws {SourceError}
 */
export async function readSource(name: string): Promise<Source> {
  const platformId = parseVideoLink(name);
  return platformId === undefined ? readCaptionFile(name) : readVideo(platformId);
}

async function readCaptionFile(file: string): Promise<Source> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const fault =
      code === 'ENOENT'
        ? 'There is no such file'
        : code === 'EISDIR'
          ? 'That is a folder'
          : `It can not be read (${code})`;
    throw new SourceError(`${file}: ${fault}. Give a caption file (.vtt, .srt, .ttml, .json3) or a video link.`);
  }
  const captions = parseCaptions(bytes, path.basename(file));
  if (!captions.ok) throw new SourceError(`${file}: ${captions.reason}`);
  return {
    title: path.basename(file).replace(/\.[a-z0-9]+$/i, ''),
    durationSeconds: Math.ceil(captions.segments.reduce((end, segment) => Math.max(end, segment.end), 0)),
    transcript: { language: captions.language, kind: 'file', segments: captions.segments },
  };
}

async function readVideo(platformId: string): Promise<Source> {
  // A file needs none of it.
  const [{ openPlatforms }, { readConfig }, { createLog }] = await Promise.all([
    import('../platforms.ts'),
    import('../config.ts'),
    import('../observability/log.ts'),
  ]);
  const platforms = await openPlatforms(readConfig(), createLog('error'));
  try {
    const platform = platforms.platformOf(platformId);
    const video = await platform.lookUp(platformId);
    if (video.kind === 'unavailable') throw new SourceError(`YouTube did not answer: ${video.cause}. Try again later.`);
    if (video.kind === 'unsupported') throw new SourceError(video.detail);
    const captions = await platform.readCaptions(platformId);
    if (captions.kind === 'none') throw new SourceError('The video has no captions.');
    if ('cause' in captions) throw new SourceError(`The captions can not be read: ${captions.cause}.`);
    if (captions.kind === 'unsupported') throw new SourceError(captions.detail);
    return { title: video.title, durationSeconds: video.durationSeconds, transcript: captions.transcript };
  } finally {
    await platforms.stop();
  }
}
