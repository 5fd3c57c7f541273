import { sampleRate } from '../media/decode-audio.ts';

/** Frames a second in which loudness is measured. */
export const framesPerSecond = 50;
/** Bytes of 16-bit samples in a frame: a whole number, as places in a file have to be. */
export const bytesPerFrame = (sampleRate / framesPerSecond) * 2;

/** Measures how loud each 20 ms of sound is (root mean square, 0 to 32768), while the sound comes in pieces. */
export function loudnessMeter() {
  const frames: number[] = [];
  let rest: Buffer = Buffer.alloc(0);
  return {
    add(piece: Buffer): void {
      const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
      let at = 0;
      for (; at + bytesPerFrame <= bytes.length; at += bytesPerFrame) frames.push(loudnessOf(bytes, at));
      rest = bytes.subarray(at);
    },
    frames: () => Float32Array.from(frames),
  };
}

function loudnessOf(bytes: Buffer, from: number): number {
  let sum = 0;
  for (let at = from; at < from + bytesPerFrame; at += 2) {
    const sample = bytes.readInt16LE(at);
    sum += sample * sample;
  }
  return Math.sqrt(sum / (bytesPerFrame / 2));
}

/** The loudness above which a frame counts as spoken: between the quiet and the loud frames of this very sound. */
export function speechThreshold(frames: Float32Array): number {
  const sorted = frames.toSorted();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const [quiet, loud] = [at(0.1), at(0.95)];
  return Math.max(leastSpeech, quiet + 0.1 * (loud - quiet));
}

/** Quieter than this nobody speaks: the hiss of an empty track. */
const leastSpeech = 24;
