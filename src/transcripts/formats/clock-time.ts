// Hours may be missing or have any number of digits, and minutes where there are no hours; a comma or a dot goes before the fraction.
const CLOCK = /^(?:(\d+):(?=\d+:))?(\d+):(\d{1,2})(?:[.,](\d{1,9}))?$/;

/**
 * Seconds of a WebVTT or SubRip time such as `01:02.500`, `00:01:02,500` or `100:00:00.000`; null for anything else. Some tools count minutes on
 * past the hour (`75:03.200`), and round seconds up to 60.
 */
export function clockTime(text: string): number | null {
  const match = text.length > 40 ? null : CLOCK.exec(text);
  if (match === null) return null;
  const [, hours, minutes = '', seconds = '', fraction = '0'] = match;
  if ((hours !== undefined && Number(minutes) > 59) || Number(seconds) > 60) return null;
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole + Number(`0.${fraction}`);
}

/** A time with what translators and editors do to it: blanks beside its marks, a colon before milliseconds; negative where all were moved ahead. */
const WRITTEN = String.raw`-?\d{1,9}(?: ?: ?\d{1,2}){1,2}(?: ?[.,] ?\d{1,9}|:\d{3})?`;
/** Other arrows than `-->` may be said between times of day (`10:15 → 10:30`), hardly between such as have two marks. */
const TWO_MARKS = String.raw`(?<=[:.,] ?\d{1,2} ?[:.,] ?\d{1,9})`;
const ARROW = '(?:-{1,3} ?(?:>|&gt;)|[–—]>|→)';
/** A counter may stand before the times, and brackets around them, as Whisper prints them; between those of YouTube's `.sbv`, which is SubViewer's, stands a comma. */
const TIMES = new RegExp(
  String.raw`^\s*\[?(?:\d{1,9}[.)]?\s+)?(${WRITTEN})(?:\s*-->\s*|${TWO_MARKS}(?:\s*${ARROW}\s*|,))(${WRITTEN})\]?(?![:.,;]?\d)`,
);

export interface CueTiming {
  /** Seconds. */
  start: number;
  end: number;
  /** What stands behind the times: settings, or what is said. */
  rest: string;
}

/**
 * Start and end of a line such as `00:01.000 --> 00:02.000 align:start`, also with another arrow or with full-width marks; null where it
 * is none.
 */
export function cueTiming(line: string): CueTiming | null {
  // Each full-width mark for the plain one: the places stay.
  const plain = line
    .slice(0, 200)
    .replace(/[\uff01-\uff5e]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0));
  const [whole = '', from = '', to = ''] = TIMES.exec(plain) ?? [];
  const start = writtenTime(from);
  const end = writtenTime(to);
  return start === null || end === null ? null : { start, end, rest: line.slice(whole.length) };
}

function writtenTime(text: string): number | null {
  if (text.startsWith('-')) return 0;
  return clockTime(text.replaceAll(' ', '').replace(/:(?=\d{3}$)/, '.'));
}

/** What is wrong with a line that should say when a caption begins and ends, and does not; lines count from 1. */
export function unreadableTimes(line: number, text: string): string {
  return `Line ${line} has no readable cue time: “${text.trim().slice(0, 60)}”; times are written as 00:00:01,000 --> 00:00:04,000.`;
}
