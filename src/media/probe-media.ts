import { open } from 'node:fs/promises';
import { z } from 'zod';
import { inputArguments, isDecoded } from './input-arguments.ts';
import { faultOfRun, type MediaFault, refuse } from './media-refusal.ts';
import type { MediaTools } from './media-tools.ts';
import { type MediaLimits, runMediaTool } from './run-media-tool.ts';

/** What a media file is, by its content; its name counts for nothing. */
export interface Media {
  kind: 'media';
  container: 'mp4' | 'webm' | 'mp3' | 'wav' | 'flac' | 'ogg' | 'aac' | 'aiff' | 'avi' | 'mpegts' | 'asf';
  /** Seconds until the last sound, or the last picture where these go on, as the packets have it: what the file's head says is not believed. */
  durationSeconds: number;
  /** Of its pictures; null where it has none, or a cover alone. */
  videoCodec: string | null;
  audio: { codec: string; sampleRate: number; channels: number; language: string | null };
}

const answerSchema = z.object({
  format: z.object({
    format_name: z.string(),
    start_time: z.coerce.number().optional().catch(undefined),
    duration: z.coerce.number().optional().catch(undefined),
  }),
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      codec_name: z.string().optional(),
      sample_rate: z.coerce.number().optional().catch(undefined),
      channels: z.number().optional(),
      duration: z.coerce.number().optional().catch(undefined),
      tags: z.object({ language: z.string().optional(), DURATION: z.string().optional() }).optional().catch(undefined),
      disposition: z.object({ attached_pic: z.number() }).optional().catch(undefined),
    }),
  ),
});

/** Reading every packet of a few gigabytes takes a minute from a slow disk. */
const limits: MediaLimits = { wallSeconds: 120, cpuSeconds: 60, memoryBytes: 1_500_000_000, outputBytes: 4_000_000 };

/** The name that we use for ffprobe's `format_name`, a list of names of one demuxer. */
const containers: Record<string, Media['container']> = { mov: 'mp4', matroska: 'webm' };

/** Lengths of these are guessed from the first packets, or told by the last, so they tell nothing of a missing end. */
const guessesLength = new Set(['mp3', 'aac', 'mpegts', 'ogg']);

/**
 * Looks at a media file without decoding it: what it is, how long it sounds, what sound there is. Everything that can be wrong
 * with a file is a refusal with a sentence for whoever sent it.
 *
 * @param file a path; nothing else is opened, whatever the file names
 * @param most.seconds a longer file is refused as `too_long`
 * @throws the signal's reason where it aborts
 */
export async function probeMedia(
  tools: MediaTools,
  file: string,
  most: { seconds: number; signal?: AbortSignal | undefined },
): Promise<Media | MediaFault> {
  const head = await readHead(tools, file, most.signal);
  if (head.kind !== 'head') return head;
  const { format, streams } = head;
  const audio = streams.find(({ codec_type: type }) => type === 'audio');
  if (!audio) return refuse('no_audio', `streams: ${streams.map(({ codec_name: name }) => name).join(', ')}`);
  const { codec_name: form = 'unknown' } = audio;
  if (!isDecoded(form)) return refuse('broken', `sound in ${form}`);
  const measured = await measure(tools, file, most.signal);
  if (typeof measured !== 'number') return measured;
  const whole = Math.max(measured, await measurePictures(tools, file, head, measured, most.signal));
  if (whole > most.seconds) return refuse('too_long', `${whole} seconds`);
  const name = format.format_name.split(',')[0] ?? '';
  const stated = guessesLength.has(name) ? measured : (statedLength(head, audio) ?? measured);
  if (audioIsCutShort(stated, measured)) return refuse('truncated', `${stated} seconds stated, ${measured} found`);
  return {
    kind: 'media',
    container: containers[name] ?? (name as Media['container']),
    durationSeconds: whole,
    videoCodec: videoCodecOf(streams),
    audio: {
      codec: form,
      sampleRate: audio.sample_rate ?? 0,
      channels: audio.channels ?? 0,
      language: languageOf(audio.tags?.language),
    },
  };
}

function picturesIn(streams: Head['streams']): Head['streams'][number] | undefined {
  return streams.find((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1);
}

function videoCodecOf(streams: Head['streams']): string | null {
  const pictures = picturesIn(streams);
  return pictures ? (pictures.codec_name ?? 'unknown') : null;
}

/** ISO 639-2 `und`: undetermined. */
function languageOf(tag: string | undefined): string | null {
  return tag === undefined || tag === 'und' ? null : tag;
}

/** What of a file's length its longest track has at least. */
const nearlyWhole = 0.95;

/**
 * Seconds that the sound should last. Its own track says it best where pictures go on when all is said; a length that no track
 * has is still what the file promises. Matroska's lengths count from zero, also where a recording was cut in parts whose times go on.
 */
function statedLength({ format, streams }: Omit<Head, 'kind'>, audio: Head['streams'][number]): number | undefined {
  const own = lengthOf(audio);
  const whole = format.duration ?? own;
  if (whole === undefined) return undefined;
  const isFilled = streams.some((stream) => (lengthOf(stream) ?? 0) >= nearlyWhole * whole);
  const start = format.format_name.startsWith('matroska') ? Math.max(0, format.start_time ?? 0) : 0;
  return (isFilled ? Math.min(own ?? whole, whole) : whole) - start;
}

function lengthOf({ duration, tags }: Head['streams'][number]): number | undefined {
  return duration ?? secondsOfTag(tags?.DURATION);
}

/** Matroska's statistics of a track, `00:01:00.023000000`. */
function secondsOfTag(tag: string | undefined): number | undefined {
  const [, hours, minutes, seconds] = /^(\d+):(\d{2}):(\d{2}(?:\.\d+)?)$/.exec(tag ?? '') ?? [];
  return seconds === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Lengths are stated with little care, by an edit list or a late first packet. */
function audioIsCutShort(stated: number, measured: number): boolean {
  return stated - measured > Math.max(5, 0.2 * stated);
}

type Head = z.infer<typeof answerSchema> & { kind: 'head' };

async function readHead(tools: MediaTools, file: string, signal?: AbortSignal): Promise<Head | MediaFault> {
  let answer = '';
  const words = [...inputArguments('ffprobe', file), '-of', 'json', '-show_format', '-show_streams'];
  const take = (chunk: Buffer) => {
    answer += chunk.toString('utf8');
  };
  const run = await runMediaTool(tools, { tool: 'ffprobe', words, limits, take, signal });
  if (run.kind === 'failed' && run.errors.includes('moov atom not found') && (await beginsAsMp4(file))) {
    return refuse('truncated', run.errors);
  }
  if (run.kind !== 'done') return faultOfRun(run);
  const parsed = answerSchema.safeParse(jsonOf(answer));
  return parsed.success ? { kind: 'head', ...parsed.data } : refuse('not_media', 'ffprobe said nothing of the file');
}

/** Seconds of silence at an end for which the whole file is read once more: credits, and not a frame or two. */
const shortSilence = 3;

/** Seconds until the end of the last picture, where the file says that these go on when all is said; else 0. */
async function measurePictures(
  tools: MediaTools,
  file: string,
  { format, streams }: Head,
  sound: number,
  signal?: AbortSignal,
): Promise<number> {
  const pictures = picturesIn(streams);
  if (!pictures || (lengthOf(pictures) ?? format.duration ?? 0) <= sound + shortSilence) return 0;
  const measured = await measure(tools, file, signal, '0:V:0');
  return typeof measured === 'number' ? measured : 0;
}

/** Seconds until the end of the last packet of a track: the first one of sound, if no other is named. */
async function measure(
  tools: MediaTools,
  file: string,
  signal?: AbortSignal,
  track = '0:a:0',
): Promise<number | MediaFault> {
  let tail = '';
  const words = [
    ...[...inputArguments('ffmpeg', file), '-map', track, '-c', 'copy'],
    ...['-f', 'null', '-progress', 'pipe:1', '-stats_period', '5', '/dev/null'],
  ];
  const take = (chunk: Buffer) => {
    tail = (tail + chunk.toString('latin1')).slice(-2000);
  };
  const run = await runMediaTool(tools, { tool: 'ffmpeg', words, limits, take, signal });
  if (run.kind !== 'done') return faultOfRun(run);
  const last = [...tail.matchAll(/^out_time_us=(\d+)$/gm)].at(-1)?.[1];
  const seconds = Number(last) / 1_000_000;
  return seconds > 0 ? seconds : refuse('no_audio', 'a track of sound without a sound');
}

/** ISO/IEC 14496-12: a file begins with a box of type `ftyp`. Many programs write the index of an MP4 last, so a cut one has none. */
async function beginsAsMp4(file: string): Promise<boolean> {
  await using handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
  return buffer.toString('latin1', 4) === 'ftyp';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
