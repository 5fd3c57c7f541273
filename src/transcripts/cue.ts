import type { Line } from './words.ts';

/** A caption as its file has it, before order, overlaps and repeated lines are settled. */
export interface Cue {
  /** Seconds; cues whose start is not a time in a video are dropped later. */
  start: number;
  /** Seconds; NaN where the file does not say. */
  end: number;
  lines: Line[];
  /** Who speaks as it begins, where the file says so outside of the text. */
  speaker?: string;
}

/** What a format's reader found. */
export interface CueList {
  language: string | null;
  cues: Cue[];
  /** The first thing that looked like a cue and is none, as a sentence for people; null where there is nothing to say. */
  fault: string | null;
}
