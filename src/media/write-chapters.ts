import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inputArguments } from './input-arguments.ts';
import { faultOfRun, type MediaFault } from './media-refusal.ts';
import type { MediaTools } from './media-tools.ts';
import { type MediaLimits, runMediaTool } from './run-media-tool.ts';

/** A kind of file that can hold chapters: ffmpeg's name of what writes it, and how its name ends. */
export interface ChapteredForm {
  muxer: string;
  ending: string;
}

/** By the names that `sniffMediaType` has for them. Into Ogg ffmpeg writes chapters beside Opus and not beside Vorbis. */
const forms: Record<string, ChapteredForm> = {
  'an M4A audio file': { muxer: 'ipod', ending: 'm4a' },
  'an MP4 video': { muxer: 'mp4', ending: 'mp4' },
  'a QuickTime video': { muxer: 'mov', ending: 'mov' },
  'a WebM video': { muxer: 'webm', ending: 'webm' },
  'a Matroska video': { muxer: 'matroska', ending: 'mkv' },
  'an MP3 audio file': { muxer: 'mp3', ending: 'mp3' },
};

/** Of a cover nothing but its picture says how large it is, and without that no file takes it. */
const covers = ['mjpeg', 'png'];

/** The form in which a kind of file holds chapters; undefined where it can not. */
export const chapteredForm = (kind: string | null): ChapteredForm | undefined => forms[kind ?? ''];

export interface ChapterWriting {
  file: string;
  /** How many it has. */
  bytes: number;
  form: ChapteredForm;
  /** An empty folder for what is written. */
  folder: string;
  /** The chapters of a file of so many seconds, in ffmpeg's form of metadata. */
  metadata: (seconds: number) => string;
  signal?: AbortSignal | undefined;
}

/**
 * Writes a copy of a media file that has these chapters and no others. Pictures, sound and subtitles are copied as they are, bit by bit,
 * and so is what the file says of itself; other tracks, such as time codes, are left out. The same input makes the same file.
 *
 * @throws the signal's reason where it aborts
 */
export async function writeChapters(
  tools: MediaTools,
  { file, bytes, form, folder, metadata, signal }: ChapterWriting,
): Promise<{ kind: 'written'; file: string } | MediaFault | { kind: 'disk_full' }> {
  const seconds = await readLength(tools, file, signal);
  if (typeof seconds !== 'number') return seconds;
  const chapters = path.join(folder, 'chapters');
  const written = path.join(folder, `media.${form.ending}`);
  await writeFile(chapters, metadata(seconds));
  const words = [
    ...inputArguments('ffmpeg', file, covers),
    ...['-protocol_whitelist', 'file', '-format_whitelist', 'ffmetadata', '-f', 'ffmetadata', '-i', `file:${chapters}`],
    ...['v', 'a', 's', 't'].flatMap((kind) => ['-map', `0:${kind}?`]),
    ...['-map_metadata', '0', '-map_chapters', '1', '-c', 'copy'],
    ...['-fflags', '+bitexact', '-movflags', '+faststart', '-f', form.muxer, `file:${written}`],
  ];
  const limits: MediaLimits = {
    ...{ wallSeconds: 240, cpuSeconds: 120, memoryBytes: 1_500_000_000, outputBytes: 10_000 },
    fileBytes: Math.ceil(bytes * 1.1) + 64_000_000,
  };
  const run = await runMediaTool(tools, { tool: 'ffmpeg', words, limits, take: () => undefined, signal });
  if (run.kind === 'failed' && /No space left on device/i.test(run.errors)) return { kind: 'disk_full' };
  return run.kind === 'done' ? { kind: 'written', file: written } : faultOfRun(run);
}

/** Seconds that the file says it lasts: a chapter that ended later would make it longer. */
async function readLength(tools: MediaTools, file: string, signal?: AbortSignal): Promise<number | MediaFault> {
  let answer = '';
  const run = await runMediaTool(tools, {
    tool: 'ffprobe',
    words: [...inputArguments('ffprobe', file), '-show_entries', 'format=duration', '-of', 'csv=p=0'],
    limits: { wallSeconds: 60, cpuSeconds: 30, memoryBytes: 1_500_000_000, outputBytes: 10_000 },
    take: (chunk) => {
      answer += chunk.toString('latin1');
    },
    signal,
  });
  if (run.kind !== 'done') return faultOfRun(run);
  const seconds = Number.parseFloat(answer);
  return seconds > 0 ? seconds : Number.POSITIVE_INFINITY; // as of a recording that was never closed
}
