import { framesPerSecond } from './loudness.ts';
import type { Recogniser } from './recogniser.ts';

/** A stretch of sound that is recognised at once; frames of 20 ms, `to` excluded. */
export interface Chunk {
  from: number;
  to: number;
}

/** Frames of quiet that are left before the first word of a chunk. */
const lead = 0.3 * framesPerSecond;
/** Frames over which loudness is averaged to find a pause. */
const pauseFrames = 0.3 * framesPerSecond;
/** A cut is looked for in the last part of the longest chunk, from this share on. */
const earliestCut = 0.4;

/** Frames of quiet that are a long pause, and how much must have been said before one counts. */
const longPause = framesPerSecond;
const leastChunk = 4 * framesPerSecond;

/**
 * The next chunk from a frame on: it begins shortly before the next sound, and ends in the quietest 0.3 s of its later part, so
 * that no word is cut; where the recogniser tells no times, at the first long pause before that. Undefined where nothing more
 * is said. Depends on what comes after `from` alone, so that work that broke off goes on from where it was.
 */
export function nextChunk(
  frames: Float32Array,
  from: number,
  threshold: number,
  recogniser: Pick<Recogniser, 'longestSeconds' | 'tellsTimes'>,
): Chunk | undefined {
  let first = from;
  while (first < frames.length && (frames[first] ?? 0) <= threshold) first += 1;
  if (first >= frames.length) return undefined;
  const begin = Math.max(from, first - lead);
  const most = Math.floor(recogniser.longestSeconds * framesPerSecond);
  const isRest = frames.length - begin <= most;
  const latest = isRest ? frames.length : quietest(frames, begin + Math.floor(most * earliestCut), begin + most);
  const cut = recogniser.tellsTimes ? latest : (pauseBefore(frames, first, latest, threshold) ?? latest);
  let last = cut - 1;
  while ((frames[last] ?? 0) <= threshold) last -= 1;
  return { from: begin, to: Math.min(cut, last + 1 + lead) };
}

/** The middle of the first long pause. */
function pauseBefore(frames: Float32Array, from: number, to: number, threshold: number): number | undefined {
  let quiet = 0;
  for (let frame = from; frame < to; frame++) {
    quiet = (frames[frame] ?? 0) > threshold ? 0 : quiet + 1;
    if (quiet >= longPause && frame - from >= leastChunk) return frame - Math.floor(longPause / 2);
  }
  return undefined;
}

/** The middle of the quietest pause; of pauses that are as quiet, the last one. */
function quietest(frames: Float32Array, from: number, to: number): number {
  let best = to;
  let least = Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let frame = from; frame < to; frame++) {
    sum += frames[frame] ?? 0;
    if (frame - from >= pauseFrames) sum -= frames[frame - pauseFrames] ?? 0;
    if (frame - from < pauseFrames - 1) continue;
    if (sum <= least) {
      least = sum;
      best = frame - Math.floor(pauseFrames / 2) + 1;
    }
  }
  return best;
}

/** Of what is spoken in a chunk, the share that has been said until each of its frames. */
export function spokenShare(frames: Float32Array, { from, to }: Chunk, threshold: number): Float32Array {
  const share = new Float32Array(to - from);
  let spoken = 0;
  for (let frame = from; frame < to; frame++) {
    if ((frames[frame] ?? 0) > threshold) spoken += 1;
    share[frame - from] = spoken;
  }
  return share.map((one) => (spoken === 0 ? 0 : one / spoken));
}
