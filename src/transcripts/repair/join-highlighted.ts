import type { Cue } from '../formats/cue.ts';
import { adjoin } from './drop-roll-up-repeats.ts';
import type { Say } from './say.ts';

/** Letters that nobody says in a second. */
const tooMany = 30;

/**
 * Where captions show word after word by its colour, their text stands there once for each: such a run is one caption. It is one only in
 * files in which at least half of the captions say again what the one before does, faster than anybody could, because people repeat
 * themselves as well. Cues come in order of start.
 */
export function joinHighlighted(cues: readonly Cue[], say: Say): readonly Cue[] {
  const isAgain = cues.map((cue, at) => {
    const before = cues[at - 1];
    return before !== undefined && adjoin(before, cue) && saysSame(before, cue);
  });
  const again = cues.filter((_, at) => isAgain[at]);
  const letters = again.reduce((sum, { lines }) => sum + lines.reduce((all, { text }) => all + text.length, 0), 0);
  const seconds = again.reduce((sum, { start, end }) => sum + (end - start || 0), 0);
  if (again.length === 0 || again.length * 2 < cues.length || letters < seconds * tooMany) return cues;
  say('Captions that show word after word by its colour were joined: their text stands once.');
  const runs: Cue[] = [];
  for (const [at, cue] of cues.entries()) {
    const run = isAgain[at] ? runs.pop() : undefined;
    runs.push(run === undefined ? cue : { ...run, end: cue.end });
  }
  return runs;
}

/** Whether two captions have the same lines, without times of their words. */
export function saysSame(one: Cue, other: Cue): boolean {
  return (
    one.lines.length === other.lines.length &&
    one.lines.every(({ text, wordStarts }, at) => text === other.lines[at]?.text && wordStarts === null)
  );
}
