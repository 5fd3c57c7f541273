import { cueTiming } from './clock-time.ts';
import { type Cue, type CueList, cuesOfTurns } from './cue.ts';
import { type Speaker, turnsOf } from './cue-text.ts';

const COUNTER = /^\s*\d{1,9}\s*$/;
// Positions and styles such as `{\an8}`, which came over from SubStation Alpha.
const OVERRIDE = /\{\\[^{}\n]*\}/g;

/**
 * Cues of a SubRip file, which has no standard: a line of times begins a cue, counters may be missing or wrong, empty
 * lines may stand inside the text. Lines end in a line feed alone. Linear in the text.
 */
export function readSrt(text: string): CueList {
  const lines = text.split('\n');
  const cues: Cue[] = [];
  const speaker: Speaker = { name: null, heard: false };
  let fault: string | null = null;
  let counter = 0;
  let timing: { start: number; end: number } | null = null;
  let first = 0;

  const finish = (end: number) => {
    if (timing === null) return;
    const said = lines.slice(first, end).join('\n').replace(OVERRIDE, '');
    cues.push(...cuesOfTurns(timing, turnsOf(said, timing.start, { tags: 'known', speaker })));
  };

  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    const next = cueTiming(line);
    if (next === null) {
      fault ??= `Line ${index + 1} has no readable cue time: “${line.trim().slice(0, 60)}”.`;
      continue;
    }
    const above = index > first ? (lines[index - 1] ?? '') : '';
    // A number right above the times is the cue's own, unless it is the end of what the cue before says.
    const alone = index - 2 < first || (lines[index - 2] ?? '').trim() === '';
    const counted = COUNTER.test(above) && (Number(above) === counter + 1 || (alone && index - 2 >= first));
    finish(counted ? index - 1 : index);
    if (counted) counter = Number(above);
    timing = next;
    first = index + 1;
  }
  finish(lines.length);
  return { language: null, cues, fault };
}
