import { type CueTiming, cueTiming, unreadableTimes } from './clock-time.ts';
import { type Cue, type CueList, cuesOfTurns } from './cue.ts';
import { type Speaker, turnsOf } from './cue-text.ts';

const COUNTER = /^\s*\d{1,9}\s*$/;
// Positions and styles such as `{\an8}`, and breaks of lines, which came over from SubStation Alpha.
const OVERRIDE = /\{\\[^{}\n]*\}/g;
const BREAK = /\\N|\[br\]/g;
/** Before a cue whose breaks of lines were lost on the way. */
const LOST_BREAK = / (?=(?:\d{1,9} )?\d{1,3}:\d\d:\d\d[.,]\d{1,3} --> )/g;
/** What says a time and is none; other lines with an arrow may be spoken. */
const BROKEN_TIMES = /^\s*-?\d[^>]{0,60}:[^>]{0,60}-->/;
/** Behind the times: `X1:10 X2:20`, and WebVTT's `align:start`. */
const SETTINGS = /^(?:\s+[a-z]+\d?:\S+)*\s*$/i;

/**
 * Cues of a SubRip file, which has no standard, or of YouTube's `.sbv`: a line of times begins a cue, counters may be missing or
 * wrong, empty lines may stand inside the text, and the text on the line of times. What stands below times that can not be read goes
 * with the cue before. Lines end in a line feed alone. Linear in the text.
 */
export function readSrt(text: string): CueList {
  const lines = text.replace(LOST_BREAK, '\n').split('\n');
  const cues: Cue[] = [];
  const speaker: Speaker = { name: null, heard: false };
  let fault: string | null = null;
  let counter = 0;
  let timing = null as CueTiming | null;
  let first = 0;

  const finish = (end: number) => {
    if (timing === null) return;
    const { start, rest } = timing;
    const said = [SETTINGS.test(rest) ? '' : rest, ...lines.slice(first, end)]
      .join('\n')
      .replace(OVERRIDE, '')
      .replace(BREAK, '\n');
    cues.push(...cuesOfTurns({ start, end: timing.end }, turnsOf(said, start, { tags: 'known', speaker })));
  };

  for (const [index, line] of lines.entries()) {
    const own = cueTiming(line);
    if (own === null && line.includes('-->')) fault ??= unreadableTimes(index + 1, line);
    if (own === null && !BROKEN_TIMES.test(line)) continue;
    const above = index > first ? (lines[index - 1] ?? '') : '';
    // A number right above the times is the cue's own, unless it is the end of what the cue before says.
    const alone = index - 2 < first || (lines[index - 2] ?? '').trim() === '';
    const counted = COUNTER.test(above) && (Number(above) === counter + 1 || (alone && index - 2 >= first));
    finish(counted ? index - 1 : index);
    if (counted) counter = Number(above);
    timing = own ?? (timing && { ...timing, rest: '' });
    first = index + 1;
  }
  finish(lines.length);
  return { language: null, cues, fault };
}
