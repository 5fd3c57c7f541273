import { countWords } from './caption-lines.ts';
import type { Cue } from './cue.ts';
import { dropRollUpRepeats } from './drop-roll-up-repeats.ts';
import { joinHighlighted } from './join-highlighted.ts';
import { nameSpeakers } from './name-speakers.ts';
import type { Segment } from './transcript.ts';

/** Times past 1000 hours are mistakes; seconds. */
const LATEST = 3_600_000;
/** The length of a cue whose file does not say it, where no other cue follows sooner and so many letters a second can be said in it; seconds. */
const UNSAID = 5;
const LETTERS_PER_SECOND = 15;
/** No end is meant that leaves a second for so many letters. */
const TOO_MANY_LETTERS = 100;
/** Longer than this, and than a second for each letter, no caption lasts: its end is a mistake; seconds. */
const LONGEST = 3600;

/**
 * Transcript segments, in order of start: cues without text or with impossible starts are gone, each ends where the
 * next later one begins at the latest, texts of roll-up captions stand once, who speaks stands beside the text, times are whole milliseconds in seconds.
 */
export function segmentsOfCues(cues: readonly Cue[]): Segment[] {
  const sound = cues.flatMap(soundCue).sort((a, b) => a.start - b.start);
  const kept = nameSpeakers(dropRollUpRepeats(joinHighlighted(sound)));
  const timed = kept.some((cue) => cue.lines.some((line) => line.wordStarts !== null));
  const segments: Segment[] = [];
  let next = Number.POSITIVE_INFINITY;
  for (const [index, cue] of kept.entries().toArray().reverse()) {
    const later = kept[index + 1];
    if (later !== undefined && later.start > cue.start) next = later.start;
    const segment = segmentOf(withTurns(cue), next, timed);
    const twin = segments.at(-1);
    if (twin?.start !== segment.start || twin.text !== segment.text) segments.push(segment);
  }
  return segments.reverse();
}

function soundCue(cue: Cue): Cue[] {
  if (!(cue.start >= 0 && cue.start <= LATEST) || cue.lines.length === 0) return [];
  const start = milliseconds(cue.start);
  const end = milliseconds(cue.end);
  const letters = cue.lines.reduce((sum, { text }) => sum + text.length, 0);
  const isKnown = end > start && end - start <= Math.max(LONGEST, letters);
  return [{ ...cue, start, end: isKnown ? end : Number.NaN }];
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
  const text = cue.lines.map((line) => line.text).join(' ');
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
  for (const line of lines) {
    for (const at of line.wordStarts ?? Array.from({ length: countWords(line.text) }, () => last)) {
      last = Math.max(last, Math.min(milliseconds(at), end));
      starts.push(last);
    }
  }
  return starts;
}

function milliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
