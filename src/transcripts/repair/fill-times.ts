import type { Cue } from '../formats/cue.ts';
import { counted, type Say } from './say.ts';

const lettersPerSecond = 15;
/** No run of captions without times lasts longer at the end of a file; seconds. */
const longest = 3600;

/** Gives each caption that does not say when it begins a time between those of its neighbours, by the letters that are said in between; captions without text go. Where none says it, all go. */
export function fillTimes(cues: readonly Cue[], say: Say): readonly Cue[] {
  const said = cues.filter(({ lines }) => lines.length > 0);
  const unknown = said.filter((cue) => !Number.isFinite(cue.start));
  if (unknown.length === 0) return said;
  if (unknown.length === said.length) return [];
  const line = unknown[0]?.line;
  const where = line === undefined ? '' : ` (the first in line ${line})`;
  const [have, are] = unknown.length === 1 ? ['has', 'was'] : ['have', 'were'];
  say(`${counted(unknown.length)} ${have} no time that can be read${where}, and ${are} put between the neighbours.`);
  const filled: Cue[] = [];
  for (let at = 0; at < said.length; ) {
    const cue = said[at];
    if (cue && Number.isFinite(cue.start)) {
      filled.push(cue);
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < said.length && !Number.isFinite(said[end]?.start)) end += 1;
    const run = said.slice(at, end);
    filled.push(...placed(run, filled.at(-1), said[end]));
    at += run.length;
  }
  return filled;
}

function lettersIn({ lines }: Cue): number {
  return Math.max(
    1,
    lines.reduce((sum, { text }) => sum + text.length, 0),
  );
}

/** Captions without times between one that ends and one that begins. */
function placed(run: readonly Cue[], before: Cue | undefined, after: Cue | undefined): Cue[] {
  const needed = run.reduce((sum, cue) => sum + lettersIn(cue), 0);
  const earliest = before?.start ?? Math.max(0, (after?.start ?? 0) - needed / lettersPerSecond);
  const next = after && after.start >= earliest ? after.start : undefined;
  const isMeant = before && before.end > before.start && before.end < (next ?? before.start + longest);
  const begin = isMeant ? before.end : earliest;
  // Where the one before does not say how long it is, it shares the time.
  const own = before && !isMeant ? lettersIn(before) : 0;
  const lastEnd = run.at(-1)?.end ?? Number.NaN;
  const until = next ?? (lastEnd > begin && lastEnd <= begin + longest ? lastEnd : undefined);
  const length = until === undefined ? (needed + own) / lettersPerSecond : until - begin;
  let letters = own;
  const at = () => begin + (length * letters) / (needed + own);
  return run.map((cue, place) => {
    const start = at();
    letters += lettersIn(cue);
    const isOpen = until === undefined && place === run.length - 1;
    const isKnown = cue.end > start && cue.end <= start + length;
    return { ...cue, start, end: isKnown ? cue.end : isOpen ? Number.NaN : at(), lines: untimed(cue) };
  });
}

function untimed({ lines }: Cue) {
  return lines.map((line) => (line.wordStarts?.some(Number.isNaN) ? { ...line, wordStarts: null } : line));
}
