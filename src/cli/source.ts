import { open } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '../contract/limits.ts';
import { parseVideoLink } from '../platform/video-link.ts';
import { parseCaptions } from '../transcripts/parse-captions.ts';
import { type Reading, readTranscript } from '../transcripts/reading/reading.ts';
import { fromZero } from '../transcripts/repair/from-zero.ts';
import type { Transcript } from '../transcripts/transcript.ts';
import { headBytes, sniffMediaType } from '../uploads/sniff-media-type.ts';
import { SourceError } from './source-error.ts';

/** A transcript and the video that it is of, as the engines read it. */
export interface Source {
  title: string;
  /** What its creator calls it: what a model is told; null of a file, whose name says nothing. */
  videoTitle: string | null;
  /** What its channel is called, where the platform says. */
  channelName?: string | undefined;
  durationSeconds: number;
  transcript: Transcript;
  /** Made when it is first asked for. */
  readonly reading: Reading;
}

/**
 * Reads what a command names: a caption, video or audio file, told apart by content, or a video link (a sample's too). What has no
 * captions is listened to.
 *
 * @throws {SourceError}
 */
export async function readSource(name: string, { captions }: { captions?: string | undefined } = {}): Promise<Source> {
  if (name.trim() === '') throw new SourceError(`Nothing is named. ${whatToGive}`);
  const platformId = parseVideoLink(name);
  if (captions !== undefined && platformId === undefined) {
    throw new SourceError('--captions chooses among the captions of a video: give it with a video link.');
  }
  const source = await (platformId === undefined ? readSourceFile(name) : readVideo(platformId, captions));
  let reading: Reading | undefined;
  return {
    ...source,
    get reading() {
      reading ??= readTranscript(source.transcript, source.durationSeconds);
      return reading;
    },
  };
}

async function readSourceFile(file: string): Promise<Omit<Source, 'reading'>> {
  const title = path.basename(file).replace(/\.[a-z0-9]+$/i, '');
  const { bytes, isMedia } = await contentOf(file).catch((error: NodeJS.ErrnoException) => {
    throw error instanceof SourceError ? error : new SourceError(`${file}: ${fault(error, file)}. ${whatToGive}`);
  });
  if (isMedia) {
    const { hearFile } = await import('./listen.ts'); // captions need none of it
    return { title, videoTitle: null, ...(await hearFile(file)) };
  }
  const captions = parseCaptions(bytes, path.basename(file));
  if (!captions.ok) throw new SourceError(`${file}: ${captions.reason}`);
  const { segments, warning } = fromZero(captions.segments);
  return {
    title,
    videoTitle: null,
    durationSeconds: Math.ceil(segments.reduce((end, segment) => Math.max(end, segment.end), 0)),
    transcript: {
      language: captions.language,
      kind: 'file',
      fileName: path.basename(file),
      warnings: [...captions.warnings, ...(warning === null ? [] : [warning])],
      segments,
    },
  };
}

const whatToGive =
  'Give a caption or transcript file (.vtt, .srt, .sbv, .ttml, .json, .csv, .tsv, .txt), a video or audio file, or a video link.';

function fault({ code }: NodeJS.ErrnoException, file: string): string {
  if (/^https?:\/\//i.test(file)) return 'This is no link to a YouTube video';
  if (code === 'ENOENT') return 'There is no such file';
  return code === 'EISDIR' ? 'That is a folder' : `It can not be read (${code})`;
}

/** A media file is not read here; a pipe can only be read once, so it is taken for captions. */
async function contentOf(file: string): Promise<{ bytes: Uint8Array; isMedia: boolean }> {
  await using handle = await open(file);
  const about = await handle.stat();
  if (!about.isFile()) return { bytes: await handle.readFile(), isMedia: false };
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
  if (sniffMediaType(buffer.subarray(0, bytesRead)) !== null) return { bytes: new Uint8Array(), isMedia: true };
  if (about.size > limits.captionFileBytes) {
    throw new SourceError(
      `${file}: This is no video or audio file that is known, and too large for captions. ${whatToGive}`,
    );
  }
  return { bytes: await handle.readFile(), isMedia: false };
}

async function readVideo(platformId: string, language: string | undefined): Promise<Omit<Source, 'reading'>> {
  // A file needs none of it.
  const [{ openPlatforms }, { readConfig }, { createLog }] = await Promise.all([
    import('../platforms.ts'),
    import('../config.ts'),
    import('../observability/log.ts'),
  ]);
  const config = readConfig();
  const platforms = await openPlatforms(config, createLog('error'));
  try {
    const platform = platforms.platformOf(platformId);
    const video = await platform.lookUp(platformId);
    if (video.kind === 'unavailable') throw new SourceError(`YouTube did not answer: ${video.cause}. Try again later.`);
    if (video.kind === 'unsupported') throw new SourceError([video.detail, video.remedy ?? ''].join(' ').trim());
    const { title, channelName, durationSeconds } = video;
    const captions = await platform.readCaptions(
      platformId,
      undefined,
      language === undefined ? undefined : { language },
    );
    if (captions.kind === 'unsupported') throw new SourceError(captions.detail);
    if (captions.kind === 'captions') {
      const { transcript } = captions;
      if (language !== undefined) console.error(`Captions: ${nameOfTrack(transcript)}.`);
      return { title, videoTitle: title, channelName, durationSeconds, transcript };
    }
    if (captions.kind === 'unavailable') throw new SourceError(`The captions can not be read: ${captions.cause}.`);
    if (captions.kind === 'none' && language !== undefined) {
      const { languages = [] } = captions;
      const others = languages.length === 0 ? 'It has none at all.' : `It has them in: ${languages.join(', ')}.`;
      throw new SourceError(`The video has no captions in ${language}. ${others}`);
    }
    const because =
      captions.kind === 'none' ? 'The video has no captions.' : `The captions can not be read: ${captions.cause}.`;
    const { hearVideo } = await import('./listen.ts');
    const transcript = await hearVideo(config, { platformId, durationSeconds, because, samples: platforms.samples });
    return { title, videoTitle: title, channelName, durationSeconds, transcript };
  } finally {
    await platforms.stop();
  }
}

/** Which captions were read, for people. */
function nameOfTrack({ track, language, kind }: Transcript): string {
  const name = [track?.name, language].filter((part) => part).join(', ') || 'without a language';
  return kind === 'automatic' ? `${name}, made automatically` : name;
}
