import { linesOfText, requireFewer } from '../unreadable-captions.ts';
import { invisible, tidyText } from './caption-lines.ts';
import { brokenTiming, type CueTiming, clockTime, cueTiming, plainMarks, unreadableTimes } from './clock-time.ts';
import { type Cue, type CueList, cuesOfTurns } from './cue.ts';
import { type CueMarkup, type Speaker, turnsOf } from './cue-text.ts';

const COUNTER = /^\s*#?(\d{1,9})[.)]?\s*$/;
/** Before a cue whose breaks of lines were lost on the way. */
const LOST_BREAK = / (?=(?:\d{1,9} )?\d{1,3}:\d\d:\d\d[.,]\d{1,3} --> )/g;
/** Behind the times: `X1:10 X2:20`, and WebVTT's `align:start`. */
const SETTINGS = /^(?:\s+[a-z]+\d?:\S+)*\s*$/i;
const HEADER = /^webvtt(?:\s|$)/i;
/** Blocks of WebVTT that say nothing; they end with an empty line. */
const SILENT_BLOCK = /^(?:NOTE(?:\s|$)|(?:STYLE|REGION)\s*$)/;
/** Where HTTP Live Streaming's parts of a file begin on the clock of the stream, which has 90 000 ticks a second and 33 bits (RFC 8216, 3.5). */
const TIMESTAMP_MAP = /^X-TIMESTAMP-MAP=/i;
const ticksPerSecond = 90_000;
const clockRound = 2 ** 33 / ticksPerSecond;

interface Block {
  timing: CueTiming;
  /** The line of its times, from 0, and that behind its last. */
  at: number;
  end: number;
  /** Whether the last line is alone above the times of the next caption, so that it may name it. */
  label: boolean;
  /** Seconds that its part of the file begins later than the first one. */
  later: number;
}

/**
 * Cues of WebVTT (W3C WebVTT, 6.1 file parsing), SubRip, which has no standard, YouTube's `.sbv` and Whisper's output: a line of times
 * begins a cue, and what stands below belongs to it up to the next one, with empty lines in it or without. Counters may be missing, wrong
 * or words; of WebVTT, headers (also of further files that were put behind), notes, styles and regions are left out. Times that can not
 * be read are none, and what is said below them stays. Lines end in a line feed alone. Linear in the text.
 */
export function readCueLines(text: string, tags: CueMarkup['tags']): CueList {
  const { lines, language, laters } = withoutHeaders(linesOfText(text.replace(LOST_BREAK, '\n')), tags);
  const { blocks, fault, preamble } = blocksOf(lines, laters);
  const warnings: string[] = [];
  if (new Set(laters.values()).size > 1) {
    warnings.push('The times begin anew in parts of the file: each part was put where its X-TIMESTAMP-MAP says.');
  }
  const labelled = blocks.filter(({ label }) => label);
  const areLabelled = labelled.length >= 2 && labelled.length * 2 >= blocks.length - 1;
  const cues: Cue[] = [];
  const labels: string[] = [];
  const speaker: Speaker = { name: null, heard: false };
  if (blocks.length > 1 && areLabelled && preamble.length === 1 && labelled.length > 0)
    labels.push(...preamble.splice(0));
  for (const { timing, at, end, label, later } of blocks) {
    const own = lines.slice(at + 1, end);
    if (label) {
      const above = own.at(-1) ?? '';
      const isName = own.slice(0, -1).some((line) => line.trim() !== '') && (areLabelled || isIdentifier(above, tags));
      if (isName) labels.push(own.pop() ?? '');
    }
    const said = [SETTINGS.test(timing.rest) ? '' : timing.rest, ...own].join('\n');
    const cue = { start: timing.start + later, end: timing.end + later, line: at + 1 };
    cues.push(...cuesOfTurns(cue, turnsOf(said, timing.start, { tags, speaker })).map((one) => moved(one, later)));
  }
  if (preamble.length > 0 && blocks.length > 0 && tags === 'known') {
    warnings.push(`What stands before the first time was left out: ${quoted(preamble)}.`);
  }
  // A caption's name in WebVTT is no mistake.
  if (tags === 'known' && labels.length > 0) {
    warnings.push(`The lines above the times that number or name captions were left out: ${quoted(labels)}.`);
  }
  return { language, cues, fault, warnings };
}

/** A cue of a later part of the file: its words' times are on that part's own clock. */
function moved(cue: Cue, later: number): Cue {
  if (later === 0) return cue;
  const lines = cue.lines.map(({ text, wordStarts }) => ({
    text,
    wordStarts: wordStarts?.map((at) => at + later) ?? null,
  }));
  return { ...cue, lines };
}

/** The first of the texts that were left out, for people. */
export function quoted(texts: readonly string[]): string {
  const some = texts.map(tidyText).filter((text) => text !== '');
  const shown = some.slice(0, 20).map((text) => `“${text.slice(0, 200)}”`);
  return shown.join(', ') + (some.length > shown.length ? ` and ${some.length - shown.length} more` : '');
}

function isIdentifier(line: string, tags: CueMarkup['tags']): boolean {
  return tags === 'every' && !/\S\s+\S/.test(line);
}

/** The lines with those of headers and of blocks that say nothing emptied, and what the headers tell. */
function withoutHeaders(all: readonly string[], tags: CueMarkup['tags']) {
  let language: string | null = null;
  /** Where a header says that the clock begins otherwise, by the line. */
  const laters = new Map<number, number>();
  let base: number | null = null;
  let isSilent = false;
  let isBehindEmpty = true;
  const lines = all.map((line, index) => {
    const isEmpty = line.trim() === '';
    const begins = isBehindEmpty && (HEADER.test(line.trimStart()) || (tags === 'every' && SILENT_BLOCK.test(line)));
    isBehindEmpty = isEmpty;
    isSilent = begins || (isSilent && !isEmpty && !line.includes('-->'));
    if (!isSilent) return line;
    language ??= /^language:\s*([a-z0-9-]{1,35})\s*$/i.exec(line)?.[1] ?? null;
    const begin = TIMESTAMP_MAP.test(line) ? streamTime(line) : null;
    base ??= begin;
    if (begin !== null && base !== null) laters.set(index, (begin - base + clockRound) % clockRound);
    return '';
  });
  return { lines, language: language as string | null, laters };
}

/** Second of the stream at which the times below are zero; null where it is not said. */
function streamTime(line: string): number | null {
  const ticks = /MPEGTS:(\d{1,16})/i.exec(line)?.[1];
  const local = clockTime(/LOCAL:([\d:.]{1,30})/i.exec(line)?.[1] ?? '');
  return ticks === undefined || local === null ? null : Number(ticks) / ticksPerSecond - local;
}

function blocksOf(lines: readonly string[], laters: ReadonlyMap<number, number>) {
  const blocks: Block[] = [];
  /** What is said above the first line of times. */
  const preamble: string[] = [];
  let fault: string | null = null;
  let counter = 0;
  let later = 0;
  let first = 0;
  const close = (end: number, label: boolean) => {
    const last = blocks.at(-1);
    if (last) Object.assign(last, { end, label });
  };
  for (const [index, line] of lines.entries()) {
    later = laters.get(index) ?? later;
    const own = cueTiming(line);
    const timing = own ?? brokenTiming(line);
    if (own === null && line.includes('-->')) fault ??= unreadableTimes(index + 1, line);
    if (timing === null) {
      if (blocks.length === 0 && line.trim() !== '') preamble.push(line);
      continue;
    }
    const above = index > first ? (lines[index - 1] ?? '') : '';
    const alone = index - 2 < first || (lines[index - 2] ?? '').trim() === '';
    const isBehind = index - 2 >= first;
    const numbered = numberAbove(lines, index, first, counter);
    if (blocks.length === 0 && counterOf(preamble.at(-1) ?? '') !== null)
      counter = counterOf(preamble.pop() ?? '') ?? 0;
    close(numbered ?? index, numbered === null && alone && isBehind && above.trim() !== '');
    if (numbered !== null) counter = counterOf(lines[numbered] ?? '') ?? counter;
    blocks.push({ timing, at: index, end: index + 1, label: false, later });
    requireFewer(blocks.length);
    first = index + 1;
  }
  close(lines.length, false);
  return { blocks, fault, preamble };
}

/** The line above times that has the caption's number; null where there is none. A number may also end what the caption before says. */
function numberAbove(lines: readonly string[], index: number, first: number, counter: number): number | null {
  let above = index - 1;
  // Some tools leave a line empty below the number; so far up and no further, since a file may be empty lines.
  while (above > Math.max(first, index - 4) && (lines[above] ?? '').trim() === '') above -= 1;
  if (above < first) return null;
  const number = counterOf(lines[above] ?? '');
  if (number === null) return null;
  const isAlone = above - 1 < first || (lines[above - 1] ?? '').trim() === '';
  const isBehind = above - 1 >= first;
  if (above < index - 1) return number === counter + 1 && isAlone && isBehind ? above : null;
  return number === counter + 1 || (isAlone && isBehind) ? above : null;
}

function counterOf(line: string): number | null {
  if (line.length > 40) return null;
  const [, digits] = COUNTER.exec(plainMarks(line.replace(invisible, ''))) ?? [];
  return digits === undefined ? null : Number(digits);
}
