import { invisible } from './caption-lines.ts';

// Hours may be missing or have any number of digits, and minutes where there are no hours; a comma or a dot goes before the fraction,
// and another one where somebody wrote milliseconds as a number with decimals.
const CLOCK = /^(?:(\d+):(?=\d+:))?(\d+):(\d{1,2})(?:[.,](\d+)(?:[.,](\d+))?)?$/;

/**
 * Seconds of a time such as `1:02`, `01:02.500`, `00:01:02,500` or `100:00:00.000`; null for anything else. Some tools count minutes on
 * past the hour (`75:03.200`), and round seconds up to 60.
 */
export function clockTime(text: string): number | null {
  const match = text.length > 60 ? null : CLOCK.exec(text);
  if (match === null) return null;
  const [, hours, minutes = '', seconds = '', fraction = '0', more = ''] = match;
  if ((hours !== undefined && Number(minutes) > 59) || Number(seconds) > 60) return null;
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole + Number(`0.${fraction}${more}`);
}

/** Frames in a second of a timecode that does not say it: the most usual of them; it is at most a fifth of a second wrong. */
const framesPerSecond = 30;
const TIMECODE = /^(\d{1,3}:\d{1,2}:\d{1,2})[:;](\d{1,2})$/;
const PERIOD = /^PT(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?$/i;
const AMOUNT = /^(-?\d+(?:[.,]\d+)?(?:e-?\d+)?)\s*(ms|s)?$/i;

/**
 * Seconds of a time as a table or JSON has it: a number, `12.5`, `12.5s`, `740ms`, `PT0.74S`, a time of the clock, a timecode with
 * frames, or Google's `{seconds, nanos}`; NaN for anything else.
 */
export function secondsOf(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && value !== null && 'seconds' in value) {
    return Number(value.seconds) + ('nanos' in value ? Number(value.nanos) / 1e9 : 0);
  }
  if (typeof value !== 'string') return Number.NaN;
  const text = plainMarks(value.slice(0, 80)).trim();
  const [, amount, unit] = AMOUNT.exec(text) ?? [];
  if (amount !== undefined) return Number(amount.replace(',', '.')) / (unit?.toLowerCase() === 'ms' ? 1000 : 1);
  const [, clock = '', frames] = TIMECODE.exec(text) ?? [];
  if (frames !== undefined) return (clockTime(clock) ?? Number.NaN) + Number(frames) / framesPerSecond;
  const [period, hours = 0, minutes = 0, seconds = 0] = PERIOD.exec(text) ?? [];
  if (period !== undefined) return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return clockTime(text) ?? Number.NaN;
}

/** A time with what translators and editors do to it: blanks beside its marks, a colon before milliseconds; negative where all were moved ahead. */
const WRITTEN = String.raw`-?\d{1,9}(?: ?: ?\d{1,2}){1,2}(?: ?[.,] ?\d{1,30}(?:[.,]\d{1,30})?|:\d{3})?`;
/** Other arrows than `-->` may be said between times of day (`10:15 → 10:30`), hardly between such as have two marks. */
const TWO_MARKS = String.raw`(?<=[:.,] ?\d{1,2} ?[:.,] ?\d{1,30})`;
const ARROW = '(?:-{1,3} ?(?:>|&gt;)|[–—]>|→)';
/** A counter may stand before the times, and brackets around them, as Whisper prints them; between those of YouTube's `.sbv`, which is SubViewer's, stands a comma. */
const TIMES = new RegExp(
  String.raw`^\s*\[?(?:\d{1,9}[.)]?\s+)?(${WRITTEN})(?:\s*-->\s*|${TWO_MARKS}(?:\s*${ARROW}\s*|,))(${WRITTEN})\]?(?![:.,;]?\d)`,
);

/** Two times with milliseconds on a line of their own, whatever became of the arrow between them. */
const EXACT = String.raw`(?:\d{1,3}:)?\d{1,3}:\d{2}[.,]\d{3}`;
const PAIR = new RegExp(String.raw`^\s*(${EXACT})[^\p{L}\d:.,]{1,8}(${EXACT})\s*$`, 'u');
const LONE = /^\s*(\d{1,3}:\d{2}:\d{2}[.,]\d{3})\s*$/;

export interface CueTiming {
  /** Seconds; NaN where they can not be read. */
  start: number;
  end: number;
  /** What stands behind the times: settings, or what is said. */
  rest: string;
}

/**
 * Start and end of a line such as `00:01.000 --> 00:02.000 align:start`, also with another arrow, full-width marks or the digits of
 * another script; null where it is none.
 */
export function cueTiming(line: string): CueTiming | null {
  // Most lines are none.
  if (!line.includes(':') && !line.includes('：')) return line.includes('-->') ? secondsTiming(line) : null;
  const seen = line.replace(invisible, '');
  const plain = plainMarks(seen.slice(0, longest));
  const [whole = '', from = '', to = ''] = TIMES.exec(plain) ?? PAIR.exec(plain) ?? [];
  const start = writtenTime(from);
  const end = writtenTime(to);
  return start === null || end === null ? null : { start, end, rest: seen.slice(whole.length) };
}

/** Seconds with decimals, without a clock. */
function secondsTiming(line: string): CueTiming | null {
  const [, from, to] = /^\s*(\d{1,6}[.,]\d{1,20})\s*-->\s*(\d{1,6}(?:[.,]\d{1,20})?)\s*$/.exec(line) ?? [];
  return from === undefined ? null : { start: secondsOf(from), end: secondsOf(to), rest: '' };
}

/** What was to say a time: digits with marks between them, some of which may be wrong, or nothing that is a number. */
const HALF = String.raw`(?:-?\d[^>\s]{0,40}|(?:NaN|null|None|undefined|Invalid)[^>]{0,40}|)`;
const BROKEN = new RegExp(
  String.raw`^\s*(?:\d{1,9}[.)]?\s+)?(${HALF}|-?\d[^>]{0,60}:[^>]{0,60}?)\s*-->\s*(${HALF})(.*)$`,
  's',
);

/** Letters of a line in which times are looked for. */
const longest = 200;

/** A line that was to say when a caption begins and ends and can not be read, or says but one of them; null for other lines. */
export function brokenTiming(line: string): CueTiming | null {
  if (!line.includes('-->')) {
    const start = line.length < longest && line.includes(':') ? clockTime(LONE.exec(line)?.[1] ?? '') : null;
    return start === null ? null : { start, end: Number.NaN, rest: '' };
  }
  const [whole, from = '', to = '', rest = ''] =
    BROKEN.exec(plainMarks(line.slice(0, longest)) + line.slice(longest)) ?? [];
  if (whole === undefined || (from === '' && to === '' && line.trim() !== '-->')) return null;
  return { start: writtenTime(from.trim()) ?? Number.NaN, end: writtenTime(to.trim()) ?? Number.NaN, rest };
}

function writtenTime(text: string): number | null {
  if (/^-\d/.test(text)) return 0;
  return clockTime(text.replaceAll(' ', '').replace(/:(?=\d{3}$)/, '.'));
}

/** Most texts with times have no other letters. */
const ASCII = /^[ -~]*$/;

/** Each full-width or Arabic mark and each digit of another script for the plain one: the places stay. */
export function plainMarks(text: string): string {
  if (ASCII.test(text)) return text;
  return text
    .replace(/[\uff01-\uff5e]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))
    .replace(/[\u060c\u066b]/g, ',')
    .replace(/(?!\d)\p{Nd}/gu, (digit) => plainDigit(digit));
}

/** Unicode has the digits of a script in a row. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return digit.length > 1 ? digit : String(code - zero);
}

/** What is wrong with a line that should say when a caption begins and ends, and does not; lines count from 1. */
export function unreadableTimes(line: number, text: string): string {
  return `Line ${line} has no readable cue time: “${text.trim().slice(0, 60)}”; times are written as 00:00:01,000 --> 00:00:04,000.`;
}
