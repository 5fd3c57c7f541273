import { countWords } from '../formats/caption-lines.ts';
import type { Cue } from '../formats/cue.ts';
import type { Segment } from '../transcript.ts';
import { joinedText, joint } from './join-unspaced.ts';

/** The length of a cue whose file does not say it, where no other cue follows sooner and so many letters a second can be said in it; seconds. */
const UNSAID = 5;
const LETTERS_PER_SECOND = 15;
/** No end is meant that leaves a second for so many letters. */
const TOO_MANY_LETTERS = 100;
/**
 * Transcript segments of mended cues, in their order: each ends where the next later one begins at the latest, those that say the same at the
 * same time stand once, times are whole milliseconds in seconds.
 */
export function segmentsOfCues(cues: readonly Cue[]): Segment[] {
  const timed = cues.some((cue) => cue.lines.some((line) => line.wordStarts !== null));
  const segments: Segment[] = [];
  let next = Number.POSITIVE_INFINITY;
  for (const [index, cue] of cues.entries().toArray().reverse()) {
    const later = cues[index + 1];
    if (later !== undefined && later.start > cue.start) next = later.start;
    const segment = segmentOf(withTurns(cue), next, timed);
    const twin = segments.at(-1);
    if (twin?.start !== segment.start || twin.text !== segment.text) segments.push(segment);
  }
  return segments.reverse();
}

const dash = /^[-–—] ?(?=[^\s\d\p{Pd}])/u;

/** Of two lines that open with a dash, another one says the second. */
function withTurns(cue: Cue): Cue {
  const isTalk = cue.lines.filter(({ text }) => dash.test(text)).length > 1;
  if (!isTalk) return cue;
  const lines = cue.lines.map((line, at) => {
    const isNext = at > 0 && line.wordStarts === null;
    return isNext ? { ...line, text: line.text.replace(dash, '>> ') } : line;
  });
  return { ...cue, lines };
}

function segmentOf(cue: Cue, next: number, timed: boolean): Segment {
  const text = joinedText(cue.lines.map((line) => line.text));
  const unsaid = milliseconds(cue.start + Math.max(UNSAID, text.length / LETTERS_PER_SECOND));
  const isMeant = cue.end - cue.start >= text.length / TOO_MANY_LETTERS;
  const end = Math.min(isMeant ? cue.end : unsaid, next);
  const segment: Segment = { start: cue.start, end, text };
  if (cue.speaker !== undefined) segment.speaker = cue.speaker;
  if (cue.lines.some((line) => line.wordStarts !== null)) segment.wordStarts = wordStarts(cue, end);
  else if (timed && !text.includes(' ')) segment.wordStarts = [cue.start];
  return segment;
}

/** Never falling and inside the segment; words of a line without times begin with the word before them. */
function wordStarts({ start, lines }: Cue, end: number): number[] {
  const starts: number[] = [];
  let last = start;
  let before = '';
  for (const line of lines) {
    const own = line.wordStarts ?? Array.from({ length: countWords(line.text) }, () => last);
    const isJoined = before !== '' && joint(before, line.text) === '';
    before = line.text;
    for (const at of isJoined ? own.slice(1) : own) {
      last = Math.max(last, Math.min(milliseconds(at), end));
      starts.push(last);
    }
  }
  return starts;
}

/** Whole milliseconds, in seconds. */
export function milliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
