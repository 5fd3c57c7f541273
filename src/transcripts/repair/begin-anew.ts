import type { Cue } from '../formats/cue.ts';
import { UnreadableCaptions } from '../unreadable-captions.ts';
import type { Say } from './say.ts';

/** A caption that begins so much sooner than the one above it goes back; seconds. */
const back = 1;
/** Two captions are said at the same time where they share more than this; seconds. */
const shared = 0.5;
/** Of the captions behind a jump so many must lie where others do already. */
const overlapping = 0.5;
/** A part of a file has so many captions at least, on the average. */
const fewest = 2;
/** The longest pause that is left between parts; seconds. */
const longestPause = 1;
/** No file with parts is longer; seconds. */
const longest = 360_000;
/** So many captions may be shown at once. */
const mostAtOnce = 8;
/** Recognisers of the Whisper kind hear so many seconds at a time, and count from zero in each. */
const window = 30;
const windowEnd = 24;

/**
 * Where the times of a file begin anew, each part goes on where the one before it ended. That they do shows by captions that lie where others
 * do already; captions that merely stand in another order do not.
 *
 * @throws {UnreadableCaptions} where they go back again and again, or never go on
 */
export function beginAnew(cues: readonly Cue[], say: Say): readonly Cue[] {
  const parts = partsOf(cues);
  const [only = []] = parts;
  if (parts.length === 1 && only.length > mostAtOnce && only.every(({ start }) => start === only[0]?.start)) {
    throw new UnreadableCaptions(
      `All ${only.length} captions begin at the same moment, so nobody can tell when anything is said.`,
    );
  }
  if (parts.length < 2) return cues;
  const all = parts.flat();
  const behind = parts.slice(1).flat();
  if (overlaps(all) < Math.max(2, behind.length * overlapping)) return cues;
  if (all.length < parts.length * fewest) {
    if (all.length < 6) return cues;
    const place = all.findIndex(({ start }, at) => start < (all[at - 1]?.start ?? 0) - back);
    const line = all[place]?.line;
    const where = line === undefined ? `caption ${place + 1}` : `line ${line}`;
    throw new UnreadableCaptions(
      `Its times go back again and again, at ${where} first, so nobody can tell when anything is said.`,
    );
  }
  if ((parts[0]?.length ?? 0) < fewest) return cues;
  const shifts = shiftsOf(parts);
  if ((shifts.at(-1) ?? 0) > longest) return cues;
  const places = parts.length - 1;
  say(
    `The times begin anew in ${places === 1 ? 'one place' : `${places} places`}; each part goes on where the one before it ended.`,
  );
  const shiftOf = new Map<Cue, number>(parts.flatMap((part, at) => part.map((cue) => [cue, shifts[at] ?? 0] as const)));
  let now = 0;
  return cues.map((cue) => {
    now = shiftOf.get(cue) ?? now;
    return later(cue, now);
  });
}

/** The captions whose times are known, cut where they go back. */
function partsOf(cues: readonly Cue[]): Cue[][] {
  const parts: Cue[][] = [];
  for (const cue of cues) {
    if (!Number.isFinite(cue.start) || cue.lines.length === 0) continue;
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (part === undefined || before === undefined || cue.start < before.start - back) parts.push([cue]);
    else part.push(cue);
  }
  return parts;
}

/** How many captions begin while another one is shown, where all are put in order. */
function overlaps(cues: readonly Cue[]): number {
  const sorted = cues.toSorted((a, b) => a.start - b.start);
  let count = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { start, end } of sorted) {
    if (until - start > shared) count += 1;
    until = Math.max(until, Number.isFinite(end) && end > start ? Math.min(end, start + 60) : start + 1);
  }
  return count;
}

function shiftsOf(parts: readonly Cue[][]): number[] {
  const pause = usualPause(parts);
  const ends = parts.map((part) => Math.max(...part.map(({ start, end }) => (end > start ? end : start))));
  const isWindowed = parts.every((part) => part.every(({ start }) => start < window)) && parts.length > 2;
  const full = ends.slice(0, -1).filter((end) => end >= windowEnd).length;
  if (isWindowed && full * 2 >= parts.length - 1) return parts.map((_, at) => at * window);
  const shifts: number[] = [];
  let until = 0;
  for (const [at, part] of parts.entries()) {
    const first = part[0]?.start ?? 0;
    const shift = at === 0 ? 0 : until + pause - first;
    shifts.push(shift);
    until = (ends[at] ?? 0) + shift;
  }
  return shifts;
}

function usualPause(parts: readonly Cue[][]): number {
  const pauses = parts
    .flatMap((part) => part.map(({ start }, at) => (at === 0 ? Number.NaN : start - (part[at - 1]?.end ?? Number.NaN))))
    .filter((pause) => pause >= 0)
    .sort((a, b) => a - b);
  return Math.min(longestPause, pauses[Math.floor(pauses.length / 2)] ?? 0);
}

function later(cue: Cue, seconds: number): Cue {
  if (seconds === 0) return cue;
  const lines = cue.lines.map(({ text, wordStarts }) => ({
    text,
    wordStarts: wordStarts?.map((at) => at + seconds) ?? null,
  }));
  return { ...cue, start: cue.start + seconds, end: cue.end + seconds, lines };
}
