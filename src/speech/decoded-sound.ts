import { open } from 'node:fs/promises';
import { decodeAudio } from '../media/decode-audio.ts';
import type { MediaFault } from '../media/media-refusal.ts';
import type { MediaTools } from '../media/media-tools.ts';
import { bytesPerFrame, framesPerSecond, loudnessMeter, speechThreshold } from './loudness.ts';
import { type Chunk, spokenShare } from './next-chunk.ts';
import type { SoundPiece } from './recogniser.ts';

/** A video's sound, decoded to a file, and how loud it is. */
export interface DecodedSound {
  kind: 'sound';
  seconds: number;
  /** Loudness of each 20 ms. */
  frames: Float32Array;
  /** Loudness above which somebody speaks. */
  threshold: number;
  read(chunk: Chunk): Promise<SoundPiece>;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Decodes the sound of a media file into another file (32,000 bytes a second: three hours are 346 MB) and measures it meanwhile.
 *
 * @throws the signal's reason where it aborts; what writing a file throws, such as `ENOSPC`
 */
export async function decodeSound(
  tools: MediaTools,
  { media, file, mostSeconds, signal }: { media: string; file: string; mostSeconds: number; signal?: AbortSignal },
): Promise<DecodedSound | MediaFault> {
  await using parts = new AsyncDisposableStack();
  const handle = parts.use(await open(file, 'w+', 0o600));
  const meter = loudnessMeter();
  const take = async (piece: Buffer) => {
    meter.add(piece);
    await handle.writeFile(piece);
  };
  const decoded = await decodeAudio(tools, media, { mostSeconds, take, signal });
  if (decoded.kind !== 'decoded') return decoded;
  const frames = meter.frames();
  const threshold = speechThreshold(frames);
  const kept = parts.move();
  return {
    kind: 'sound',
    seconds: decoded.seconds,
    frames,
    threshold,
    async read(chunk) {
      const seconds = (chunk.to - chunk.from) / framesPerSecond;
      const samples = Buffer.alloc((chunk.to - chunk.from) * bytesPerFrame);
      const { bytesRead } = await handle.read(samples, 0, samples.length, chunk.from * bytesPerFrame);
      return { samples: samples.subarray(0, bytesRead), seconds, spokenShare: spokenShare(frames, chunk, threshold) };
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
