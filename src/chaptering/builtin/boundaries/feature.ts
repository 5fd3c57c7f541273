/** What a figure about a sentence speaks of; the evidence of a chapter names it. */
export type Reason = 'cue' | 'vocabulary' | 'pause' | 'speaker' | 'length';

/** One figure about every sentence of a talk. */
export interface Feature {
  name: string;
  reason: Reason;
  values: Float64Array;
}
