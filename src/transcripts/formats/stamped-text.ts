import { linesOfText, requireFewer } from '../unreadable-captions.ts';
import { linesOf } from './caption-lines.ts';
import { clockTime, secondsOf } from './clock-time.ts';
import type { Cue, CueList } from './cue.ts';
import { quoted } from './cue-lines.ts';
import { cuePieces, nameIn, type Speaker } from './cue-text.ts';

const TIME = String.raw`\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,6})?`;
/** Premiere's pairs of timecodes with frames on a line of their own. */
const TIMECODES = /^\s*(\d{1,3}:\d{2}:\d{2}[:;]\d{2})\s+-\s+\d{1,3}:\d{2}:\d{2}[:;]\d{2}\s*$/;
/** `0:03`, `[00:03] …`, `(0:03) …`, `0:03 - …`. */
const LEADING = new RegExp(
  String.raw`^\s*[[(]?(${TIME})[\])]?(?:\s*[-–—|]\s+|:?\s+|\s*$|(?<=[\])])|(?=\p{L}))(.*)$`,
  'u',
);
/** `Ann Lee  0:03`, `Speaker 1 (00:03):`, `Ann | 0:03`. */
const TRAILING = new RegExp(String.raw`^\s*(\S[^\n]{0,80}?)\s*(?:[|,-]\s*)?[[(]?(?<![\d:.])(${TIME})[\])]?:?\s*$`, 'u');
/** Lyrics that are sung several times: `[00:12.00][00:45.00]…`. */
const REPEATED = new RegExp(String.raw`^\s*(\[${TIME}\]\s*(?:\[${TIME}\]\s*)+)(\S.*)$`);
/** What lyrics say about themselves: `[ti:…]`. */
const ABOUT = /^\s*\[[a-z#]{1,10}:[^\]]*\]\s*$/i;
/** The name of the tool below the text. */
const CREDIT = /^\s*Transcribed by https?:\S+\s*$/i;
const fewest = 2;
/** Of the stamps so many must not go back. */
const inOrder = 0.8;
const longestName = 40;
const nearlyEvery = 0.9;
/** What is longer, or ends as a sentence, is no heading. */
const longestHeading = 80;

interface Stamp {
  at: number;
  line: number;
  speaker: string;
  lines: string[];
}

/**
 * Cues of a text in which times of the clock stand between what is said: YouTube's transcript panel, Otter, Rev and Teams as text,
 * lyrics. Null where no times stand so in it.
 */
export function readStampedText(text: string): CueList | null {
  const written = linesOfText(text);
  const lines = written.flatMap(eachTime);
  const leading = stampsOf(lines, leadingStamp, withoutSpokenLines);
  const trailing = stampsOf(lines, trailingStamp, withoutSpokenNames);
  const isTrailing = trailing.stamps.length > leading.stamps.length;
  const { stamps, preamble } = isTrailing ? trailing : leading;
  if (lines.length > written.length) stamps.sort((one, other) => one.at - other.at);
  const forward = stamps.filter(({ at }, place) => at >= (stamps[place - 1]?.at ?? 0)).length;
  if (stamps.length < fewest || forward < stamps.length * inOrder) return null;
  takeSpokenTimes(stamps);
  takeNames(stamps);
  const left = [...preamble, ...(isTrailing ? [] : takeHeadings(stamps))];
  const last = stamps.at(-1)?.lines;
  if (last && CREDIT.test(last.at(-1) ?? '')) left.push(last.pop() ?? '');
  const speaker: Speaker = { name: null, heard: false };
  const cues = stamps.map(({ at, line, speaker: voice, lines: said }): Cue => {
    const found = linesOf(cuePieces(said.join('\n'), { tags: 'known', speaker, voice }), at);
    const cue = { start: at, end: Number.NaN, line, lines: found };
    return voice === '' ? cue : { ...cue, speaker: voice };
  });
  const warnings = left.length === 0 ? [] : [`Lines without a time were left out as headings: ${quoted(left)}.`];
  return { language: null, cues, fault: null, warnings };
}

/** A line once for each time that it begins with, where these are several. */
function eachTime(line: string): string[] {
  const [, times, said] = REPEATED.exec(line) ?? [];
  return times === undefined ? [line] : (times.match(/\[[^\]]*\]/g) ?? []).map((time) => `${time}${said}`);
}

type ReadStamp = (line: string) => { at: number; speaker: string; said: string } | null;

/** A line that says something, and what it is read as. */
interface ReadLine {
  text: string;
  number: number;
  stamp: ReturnType<ReadStamp>;
}

function leadingStamp(line: string): ReturnType<ReadStamp> {
  const [, code] = TIMECODES.exec(line) ?? [];
  if (code !== undefined) return { at: secondsOf(code), speaker: '', said: '' };
  const [, time = '', said = ''] = LEADING.exec(line) ?? [];
  const at = clockTime(time);
  return at === null ? null : { at, speaker: '', said };
}

function trailingStamp(line: string): ReturnType<ReadStamp> {
  const [, name = '', time = ''] = TRAILING.exec(line) ?? [];
  const at = clockTime(time);
  return at === null ? null : { at, speaker: nameIn(name), said: '' };
}

function stampsOf(
  lines: readonly string[],
  read: ReadStamp,
  withoutSpoken: (lines: ReadLine[]) => ReadLine[],
): { stamps: Stamp[]; preamble: string[] } {
  const stamps: Stamp[] = [];
  const preamble: string[] = [];
  const written = lines.flatMap((text, index): ReadLine[] =>
    text.trim() === '' || ABOUT.test(text) ? [] : [{ text, number: index + 1, stamp: read(text) }],
  );
  for (const { text, number, stamp } of withoutSpoken(written)) {
    if (stamp !== null) {
      const said = stamp.said.trim() === '' ? [] : [stamp.said];
      stamps.push({ at: stamp.at, line: number, speaker: stamp.speaker, lines: said });
      requireFewer(stamps.length);
    } else (stamps.at(-1)?.lines ?? preamble).push(text);
  }
  return { stamps, preamble };
}

/** Where nearly every stamp stands alone, a line with a time and more is said: `8:30 in the morning`. */
function withoutSpokenLines(lines: ReadLine[]): ReadLine[] {
  const stamps = lines.flatMap(({ stamp }) => stamp ?? []);
  const alone = stamps.filter(({ said }) => said.trim() === '').length;
  return alone < stamps.length * 0.75 ? lines : withoutSpoken(lines, ({ said }) => said.trim() !== '');
}

/** What stands before a time and nowhere else may be said, and no name: `Let us meet at 9:30`. */
function withoutSpokenNames(lines: ReadLine[]): ReadLine[] {
  const names = Map.groupBy(
    lines.flatMap(({ stamp }) => stamp ?? []),
    ({ speaker }) => speaker,
  );
  return withoutSpoken(lines, ({ speaker }) => names.get(speaker)?.length === 1);
}

/** Of those that may be said: what would leave the stamp right before it without a word, or is out of the order of its neighbours. */
function withoutSpoken(lines: ReadLine[], mayBe: (stamp: NonNullable<ReadLine['stamp']>) => boolean): ReadLine[] {
  const stamps = lines.filter(({ stamp }) => stamp !== null);
  const later = new Map(stamps.map(({ number }, place) => [number, stamps[place + 1]?.stamp?.at]));
  let last: ReadLine | undefined;
  let at = 0;
  return lines.map((line): ReadLine => {
    const { stamp } = line;
    const isBare = last?.stamp?.said.trim() === '';
    const next = later.get(line.number);
    const isOff = stamp !== null && (stamp.at < at || (next !== undefined && next >= at && stamp.at > next));
    last = stamp !== null && mayBe(stamp) && (isBare || isOff) ? { ...line, stamp: null } : line;
    at = last.stamp?.at ?? at;
    return last;
  });
}

/** Where nearly every stamp has one line, one more before the next stamp is a heading of what follows. */
function takeHeadings(stamps: readonly Stamp[]): string[] {
  const usual = stamps.filter(({ lines }) => lines.length === 1).length;
  if (usual < stamps.length * 0.75) return [];
  return stamps.flatMap(({ lines }) => {
    const last = lines.at(-1) ?? '';
    const isHeading = lines.length === 2 && last.length <= longestHeading && !/[.!?…,;。？！]["'”’)]?\s*$/u.test(last);
    return isHeading ? lines.splice(1) : [];
  });
}

/** YouTube's panel has each time once more in words (`1 minute, 4 seconds`), with the same numbers in any language. */
function takeSpokenTimes(stamps: readonly Stamp[]): void {
  const said = stamps.filter(({ at, lines }) => lines.length > 1 && saysTime(lines[0] ?? '', at));
  if (said.length * 2 < stamps.length) return;
  for (const { lines } of said) lines.shift();
}

/** Where a few short lines come again and again right below the times, and text follows, they name who speaks. */
function takeNames(stamps: readonly Stamp[]): void {
  const below = stamps.flatMap(({ lines: [first = '', second] }) => (second === undefined ? [] : [first.trim()]));
  const names = new Set(below);
  const isName = (line: string) => line.length <= longestName && !/[.!?…,;。？！]$/u.test(line);
  if (below.length < stamps.length * nearlyEvery || names.size * 2 > below.length || !below.every(isName)) return;
  for (const stamp of stamps) if (stamp.lines.length > 1) stamp.speaker ||= nameIn(stamp.lines.shift() ?? '');
}

function saysTime(line: string, at: number): boolean {
  if (line.length > 60 || !/\p{L}/u.test(line)) return false;
  const parts = [Math.floor(at / 3600), Math.floor((at % 3600) / 60), Math.floor(at % 60)].filter((part) => part > 0);
  const numbers = (line.match(/\d+/g) ?? []).map(Number).filter((part) => part > 0);
  return numbers.length > 0 ? numbers.join() === parts.join() : parts.length === 0 && /\d/.test(line);
}
