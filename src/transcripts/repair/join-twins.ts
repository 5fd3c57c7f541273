import type { Cue } from '../formats/cue.ts';
import { adjoin } from './drop-roll-up-repeats.ts';
import { saysSame } from './join-highlighted.ts';
import { counted, type Say } from './say.ts';

/** A text that nobody says twice without a pause has so many letters at least; one of letters that are words counts double. */
const longText = 20;
/** No pause; seconds. */
const noPause = 0.06;
/** In a file in which so many of the captions stand twice, of so many texts at least, short ones do as well. */
const share = 0.25;
const fewestTexts = 3;

/** Captions that follow one another at once and say the same are one. Cues come in order of start. */
export function joinTwins(cues: readonly Cue[], say: Say): readonly Cue[] {
  const isAgain = cues.map((cue, at) => {
    const before = cues[at - 1];
    return before !== undefined && adjoin(before, cue) && saysSame(before, cue);
  });
  const texts = new Set(cues.filter((cue, at) => isAgain[at] && weightOf(cue) > 8).map(textOf));
  const areAll = texts.size >= fewestTexts && isAgain.filter(Boolean).length >= cues.length * share;
  const joined: Cue[] = [];
  let count = 0;
  for (const [at, cue] of cues.entries()) {
    const before = joined.at(-1);
    const isTwin =
      isAgain[at] && before && (areAll || (weightOf(cue) >= longText && !(cue.start - before.end > noPause)));
    if (!isTwin || !before) joined.push(cue);
    else {
      joined[joined.length - 1] = {
        ...before,
        end: Number.isNaN(before.end) ? cue.end : Math.max(before.end, cue.end || 0),
      };
      count += 1;
    }
  }
  if (count > 0)
    say(
      `${counted(count)} that said the same as the one before without a pause ${count === 1 ? 'was' : 'were'} joined with it.`,
    );
  return count === 0 ? cues : joined;
}

function textOf({ lines }: Cue): string {
  return lines.map(({ text }) => text).join(' ');
}

function weightOf(cue: Cue): number {
  const text = textOf(cue);
  return text.length + (text.match(/\p{Lo}/gu)?.length ?? 0);
}
