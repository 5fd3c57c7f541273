// Hours may be missing or have any number of digits; a comma or a dot goes before the fraction.
const CLOCK = /^(?:(\d+):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,9}))?$/;

/** Seconds of a WebVTT or SubRip time such as `01:02.500`, `00:01:02,500` or `100:00:00.000`; null for anything else. */
export function clockTime(text: string): number | null {
  const match = text.length > 40 ? null : CLOCK.exec(text);
  if (match === null) return null;
  const [, hours = '0', minutes = '', seconds = '', fraction = '0'] = match;
  if (Number(minutes) > 59 || Number(seconds) > 59) return null;
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole + Number(`0.${fraction}`);
}

/** Start and end in seconds of a line such as `00:01.000 --> 00:02.000 align:start`; null where it is none. */
export function cueTiming(line: string): { start: number; end: number } | null {
  const arrow = line.indexOf('-->');
  if (arrow === -1 || arrow > 200) return null;
  const start = clockTime(line.slice(0, arrow).trim());
  const after = line.slice(arrow + 3, arrow + 203).trimStart();
  const end = clockTime(/^\S*/.exec(after)?.[0] ?? '');
  return start === null || end === null ? null : { start, end };
}
