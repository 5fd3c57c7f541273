import type { Cue } from '../formats/cue.ts';
import type { Say } from './say.ts';

/** Roll-up captions show two or three lines, hardly ever more. */
const MAX_CARRIED = 8;
/** A cue that only keeps lines on the screen between two others lasts 10 ms on YouTube. */
const HOLD_SECONDS = 0.05;
/** A line that rolled up was on the screen a moment ago; seconds. */
const GAP_SECONDS = 0.5;

/**
 * Takes out of roll-up captions what every cue repeats of the one before it, so that each spoken word is left once.
 * Lines go only from files that roll (at least half of the adjoining cues of two or more lines begin with the line that
 * the last one ended with, and go on with another), because speakers and choruses repeat themselves as well. Cues come
 * in order of start, with lines; a line with its own word times is new by definition and stays.
 */
export function dropRollUpRepeats(cues: readonly Cue[], say: Say): Cue[] {
  const moving: Cue[] = [];
  for (const cue of cues) {
    const before = moving.at(-1);
    if (before === undefined || !holds(before, cue)) moving.push(cue);
  }
  if (!rolls(moving)) return moving;
  say('Lines that each caption repeats of the one before it, as rolling captions do, stand once.');
  return moving.flatMap((cue, index) => {
    const before = moving[index - 1];
    const carried = before === undefined || !adjoin(before, cue) ? 0 : carriedLines(before, cue);
    // A cue of one line over and over whose lines were all there: it rolled by one.
    const again = carried > 1 && carried === cue.lines.length && sameLines(cue);
    const lines = cue.lines.slice(again ? carried - 1 : carried);
    return lines.length === 0 ? [] : [{ ...cue, lines }];
  });
}

function holds(before: Cue, cue: Cue): boolean {
  const length = cue.end - cue.start;
  return length > 0 && length <= HOLD_SECONDS && adjoin(before, cue) && carriedLines(before, cue) === cue.lines.length;
}

function rolls(cues: readonly Cue[]): boolean {
  let pairs = 0;
  let rolled = 0;
  for (const [index, cue] of cues.entries()) {
    const before = cues[index - 1];
    if (before === undefined || cue.lines.length < 2 || !adjoin(before, cue)) continue;
    // The first cue has but one line; below a line with word times it rolled like any other.
    if (before.lines.length < 2 && cue.lines.at(-1)?.wordStarts === null) continue;
    const carried = carriedLines(before, cue);
    const news = bringsNews(before, cue, carried);
    // The same line again and again may have rolled or been said again: it speaks for neither.
    if (carried > 0 && !news) continue;
    pairs += 1;
    if (carried > 0) rolled += 1;
  }
  return rolled > 0 && rolled * 2 >= pairs;
}

/** Whether a cue begins where the one before it ends, or nearly. */
export function adjoin(before: Cue, cue: Cue): boolean {
  return !(cue.start - before.end > GAP_SECONDS);
}

/** How many of the first lines of `cue` are the last lines of `before`. */
function carriedLines(before: Cue, cue: Cue): number {
  for (let count = Math.min(before.lines.length, cue.lines.length, MAX_CARRIED); count > 0; count -= 1) {
    const shown = before.lines.slice(-count);
    if (shown.every((line, i) => cue.lines[i]?.wordStarts === null && cue.lines[i].text === line.text)) return count;
  }
  return 0;
}

/** Whether what follows the carried lines was not just said, or is said now: a refrain of two lines in turn rolls nothing. */
function bringsNews(before: Cue, cue: Cue, carried: number): boolean {
  const shown = before.lines.slice(-MAX_CARRIED);
  const rest = cue.lines.slice(carried);
  return (
    rest.length > 0 && rest.every((line) => line.wordStarts !== null || shown.every(({ text }) => text !== line.text))
  );
}

function sameLines(cue: Cue): boolean {
  return cue.lines.every((line) => line.text === cue.lines[0]?.text);
}
