import type { Line } from './caption-lines.ts';

/** A caption as its file has it, before order, overlaps and repeated lines are settled. */
export interface Cue {
  /** Seconds; NaN, or no time in a video, where the file does not say: it is found between those of its neighbours later. */
  start: number;
  /** Seconds; NaN where the file does not say. */
  end: number;
  lines: Line[];
  /** Who speaks as it begins, where the file says so outside of the text. */
  speaker?: string;
  /** The line of its times, from 1, where the file has lines. */
  line?: number;
}

/** What a format's reader found. */
export interface CueList {
  /** As the file names it, which may be no language tag. */
  language: string | null;
  cues: Cue[];
  /** The first thing that looked like a cue and is none, as a sentence for people; null where there is nothing to say. */
  fault: string | null;
  /** What was left out or repaired on the way, in whole sentences. */
  warnings?: string[];
}

/** What one speaker says within a caption, in order. */
export interface Turn {
  lines: Line[];
  speaker: string | undefined;
}

/** People who take their time say so many. */
const fewestLettersPerSecond = 5;

/**
 * A caption as one for each turn in it, so that each has its speaker. Where no word of a turn has a time, it begins so far into the caption
 * as letters stand before it, or where it says no end into what is left until the next one's start. Turns without lines are left out; where nothing else is left there is one caption without lines.
 */
export function cuesOfTurns(cue: Omit<Cue, 'lines' | 'speaker'>, all: readonly Turn[], next = Number.NaN): Cue[] {
  const turns = all.filter(({ lines }) => lines.length > 0);
  if (turns.length === 0) return [{ ...cue, lines: [] }];
  const letters = turns.map(({ lines }) => lines.reduce((sum, { text }) => sum + text.replace(/^>> /, '').length, 0));
  const whole = letters.reduce((sum, count) => sum + count, 0);
  const until = Number.isNaN(cue.end) ? Math.min(next, cue.start + whole / fewestLettersPerSecond) : cue.end;
  const length = Math.max(0, until - cue.start) || 0;
  let before = 0;
  const starts = turns.map(({ lines }, at) => {
    const start = cue.start + (length * before) / Math.max(1, whole);
    before += letters[at] ?? 0;
    return at === 0 ? cue.start : (lines[0]?.wordStarts?.[0] ?? start);
  });
  return turns.map(({ lines, speaker }, at) => ({
    ...cue,
    start: starts[at] ?? cue.start,
    end: starts[at + 1] ?? cue.end,
    lines,
    ...(speaker === undefined ? {} : { speaker }),
  }));
}
