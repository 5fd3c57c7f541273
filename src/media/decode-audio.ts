import { inputArguments } from './input-arguments.ts';
import { faultOfRun, type MediaFault, refuse } from './media-refusal.ts';
import type { MediaTools } from './media-tools.ts';
import { runMediaTool } from './run-media-tool.ts';

/** Samples a second of what `decodeAudio` gives: what recognisers of speech are trained on. */
export const sampleRate = 16_000;
/** Signed 16-bit little-endian, one channel. */
export const bytesPerSecond = sampleRate * 2;

export interface Decoding {
  /** Seconds after which no more is decoded. */
  mostSeconds: number;
  /** Gets the sound in pieces of at most 64 KB, as signed 16-bit little-endian mono; the decoder waits meanwhile. */
  take: (piece: Buffer) => void | Promise<void>;
  signal?: AbortSignal | undefined;
}

/**
 * Decodes the first track of sound in a media file. Gaps become silence, so that a sample's place is its time: sample n sounds at
 * n / `sampleRate` seconds.
 *
 * @throws the signal's reason where it aborts, and what `take` throws
 */
export async function decodeAudio(
  tools: MediaTools,
  file: string,
  { mostSeconds, take, signal }: Decoding,
): Promise<{ kind: 'decoded'; seconds: number } | MediaFault> {
  let bytes = 0;
  const words = [
    ...[...inputArguments('ffmpeg', file), '-map', '0:a:0', '-vn', '-sn', '-dn', '-t', String(mostSeconds)],
    ...['-af', 'aresample=async=1:first_pts=0', '-ac', '1', '-ar', String(sampleRate)],
    ...['-f', 's16le', '-c:a', 'pcm_s16le', 'pipe:1'],
  ];
  const run = await runMediaTool(tools, {
    tool: 'ffmpeg',
    words,
    limits: {
      // Decoding takes about a hundredth of the sound's own length.
      wallSeconds: 60 + mostSeconds / 5,
      cpuSeconds: Math.ceil(30 + mostSeconds / 10),
      memoryBytes: 1_500_000_000,
      outputBytes: (mostSeconds + 1) * bytesPerSecond,
    },
    take: (chunk) => {
      bytes += chunk.length;
      return take(chunk);
    },
    signal,
  });
  if (run.kind !== 'done') return faultOfRun(run);
  return bytes > 0 ? { kind: 'decoded', seconds: bytes / bytesPerSecond } : refuse('no_audio', 'nothing was decoded');
}
