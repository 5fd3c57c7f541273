import type { Segment } from '../transcripts/transcript.ts';

/** Whoever makes words of sound. */
export interface Recogniser {
  /** For the log and beside what it recognised: no key, no address. */
  name: string;
  /** Seconds of the longest piece of sound that it takes. */
  longestSeconds: number;
  /** Whether it tells times within a piece. One that does not gets pieces that end at every long pause. */
  tellsTimes: boolean;
  /** @throws the signal's reason where it aborts; everything else is a value */
  recognise(piece: SoundPiece, signal?: AbortSignal): Promise<Recognition>;
  /** Ends what it keeps running. */
  close?(): Promise<void>;
}

/** A stretch of a video's sound. */
export interface SoundPiece {
  /** Signed 16-bit little-endian samples, 16,000 a second, one channel. */
  samples: Buffer;
  seconds: number;
  /** The share of what is spoken until each frame of 20 ms: rises from 0 to 1, and stands still in pauses. */
  spokenShare: Float32Array;
}

export type Recognition =
  /** Segments in order, in seconds from the start of the piece; none where nothing is said. */
  | { kind: 'heard'; language: string | null; segments: Segment[] }
  /** It did not serve. `cause` is for the log and says what to do; `isLasting`: the same piece will not succeed later. */
  | { kind: 'away'; cause: string; isLasting: boolean };
