import type { Cue } from '../formats/cue.ts';
import { beginAnew } from './begin-anew.ts';
import { dropLeftovers } from './drop-leftovers.ts';
import { dropRollUpRepeats } from './drop-roll-up-repeats.ts';
import { fillTimes } from './fill-times.ts';
import { joinHighlighted } from './join-highlighted.ts';
import { joinTwins } from './join-twins.ts';
import { joinUnspaced } from './join-unspaced.ts';
import { nameSpeakers } from './name-speakers.ts';
import type { Say } from './say.ts';
import { milliseconds } from './segments-of-cues.ts';
import { takeOutData } from './take-out-data.ts';

/** Longer than this, and than a second for each letter, no caption lasts: its end is a mistake; seconds. */
const LONGEST = 3600;

/** Times past 1000 hours are mistakes; seconds. */
const latest = 3_600_000;
const momentBefore = 1;

/**
 * The steps that mend the cues of a file, whatever its format was, in their order. The first ones see them as the file has them; times are whole
 * once `fillTimes` is done, and from `inOrder` on cues come in order of start.
 */
const steps: readonly ((cues: readonly Cue[], say: Say) => readonly Cue[])[] = [
  takeOutData,
  dropLeftovers,
  joinUnspaced,
  possibleTimes,
  beginAnew,
  fillTimes,
  soundTimes,
  inOrder,
  joinHighlighted,
  joinTwins,
  dropRollUpRepeats,
  nameSpeakers,
];

/**
 * Mended cues, in order of start, each with text and a time.
 *
 * @throws {UnreadableCaptions} where the times do not tell in which order anything is said
 */
export function repairCues(cues: readonly Cue[], say: Say): readonly Cue[] {
  return steps.reduce((now, step) => step(now, say), cues);
}

function inOrder(cues: readonly Cue[], say: Say): readonly Cue[] {
  const isSorted = cues.every(({ start }, at) => start >= (cues[at - 1]?.start ?? 0));
  if (isSorted) return cues;
  say('The captions did not stand in the order of their times; they were put in it.');
  return cues.toSorted((a, b) => a.start - b.start);
}

/** Times that a video can have: what counts from a moment before it begins is its beginning, and others are unknown. */
function possibleTimes(cues: readonly Cue[]): readonly Cue[] {
  return cues.map((cue) => {
    const start = cue.start < 0 && cue.start >= -momentBefore ? 0 : cue.start;
    const isPossible = start >= 0 && start <= latest;
    return isPossible && start === cue.start ? cue : { ...cue, start: isPossible ? start : Number.NaN };
  });
}

/** Times in whole milliseconds, without ends that can not be meant. */
function soundTimes(cues: readonly Cue[]): readonly Cue[] {
  return cues.map(soundTime);
}

function soundTime(cue: Cue): Cue {
  const start = milliseconds(cue.start);
  const end = milliseconds(cue.end);
  const letters = cue.lines.reduce((sum, { text }) => sum + text.length, 0);
  const isKnown = end > start && end - start <= Math.max(LONGEST, letters);
  return { ...cue, start, end: isKnown ? end : Number.NaN };
}
