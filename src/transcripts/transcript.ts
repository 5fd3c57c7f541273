/**
 * What was said in a video and when. All times are seconds from the start of the video.
 */
export interface Transcript {
  /** BCP 47 language tag as the source names it (`en`, `de-AT`), or null where it does not say. */
  language: string | null;
  /** Where the words come from. */
  kind: 'manual' | 'automatic' | 'recognised' | 'file';
  /** Which of the source's tracks it is, where the source has several: its own id of it, and its name for people. */
  track?: { id: string; name: string };
  /** The name of the file that it was in, where somebody gave one. For people, never a path. */
  fileName?: string;
  /** Who made the words of the sound, where that was done here. */
  recogniser?: string;
  /** What was left out of the source or repaired, in whole sentences, where anything was. */
  warnings?: string[];
  /** In order of `start`; texts are not empty. None at all: the track is there, and holds nothing. */
  segments: Segment[];
}

export interface Segment {
  start: number;
  end: number;
  /** One line; marks such as `[Music]` and the speaker mark `>> ` are kept as they stand in the source. */
  text: string;
  /** Who speaks as it begins, as the source names them, where it does; from a `>> ` inside on it is somebody without a name. */
  speaker?: string;
  /** Start of each white-space separated word of `text`, where the source knows it; as many as there are words. */
  wordStarts?: number[];
}
