import type { Unavailable, Unsupported } from './platform.ts';

/** Where the sound of videos comes from. Expected outcomes are values. */
export interface AudioSource {
  /**
   * Writes a video's sound to a file that does not exist yet, in whatever form the platform has it: it is as hostile as an
   * upload. May leave a part of a file behind.
   *
   * @throws the signal's reason where it aborts; what writing a file throws, such as `ENOSPC`
   */
  fetchAudio(platformId: string, into: AudioTarget): Promise<AudioFetched>;
  /** What the operator has to do before it can serve; undefined: nothing. */
  remedy?: string | undefined;
}

export interface AudioTarget {
  /** A path in a folder of its own. */
  file: string;
  /** Seconds that the platform says the video lasts: bounds bytes and time. */
  durationSeconds: number;
  signal?: AbortSignal;
}

export type AudioFetched =
  | { kind: 'audio' }
  /** The platform hands out no sound, or more than there can be. */
  | { kind: 'none'; cause: string }
  | Unsupported
  | Unavailable;

/** Most bytes of a sound of this length: 320 kbit/s, the most that the platform makes of sound, and some. */
export function mostAudioBytes(durationSeconds: number): number {
  return 10_000_000 + durationSeconds * 40_000;
}
