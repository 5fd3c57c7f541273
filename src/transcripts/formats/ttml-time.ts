/** What the times of a TTML document count in. */
export interface TtmlRates {
  framesPerSecond: number;
  ticksPerSecond: number;
}

const CLOCK = /^(?:(\d+):)?(\d+):(\d{1,2})(?:[.,](\d+)|[:;](\d{2,6})(?:\.\d+)?)?$/;
const OFFSET = /^(\d{1,15}(?:[.,]\d+)?)(h|m|s|ms|f|t)?$/;

/** Rates of a `tt` element's attributes (TTML2, 7.2 timing parameters), with the standard's defaults. */
export function ttmlRates(attributes: ReadonlyMap<string, string>): TtmlRates {
  const frameRate = positive(attributes.get('framerate'));
  const [numerator, denominator] = (attributes.get('frameratemultiplier') ?? '').split(/[\s:]+/).map(positive);
  const framesPerSecond = ((frameRate ?? 30) * (numerator ?? 1)) / (denominator ?? 1);
  const ticks = frameRate === null ? 1 : framesPerSecond * (positive(attributes.get('subframerate')) ?? 1);
  return { framesPerSecond, ticksPerSecond: positive(attributes.get('tickrate')) ?? ticks };
}

/**
 * Seconds of a TTML time expression (TTML2, 12.3.1): `00:00:01.5`, `00:00:01:12` with frames, `12.5s`, `120ms`, `3f`,
 * `90t`, and clocks that leave out hours or zeros. A bare number counts as seconds; NaN for anything else.
 */
export function ttmlTime(text: string, { framesPerSecond, ticksPerSecond }: TtmlRates): number {
  const clock = CLOCK.exec(text.trim());
  if (clock !== null) {
    const [, hours = '0', minutes, seconds, fraction = '0', frames = '0'] = clock;
    const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    return whole + Number(`0.${fraction}`) + Number(frames) / framesPerSecond;
  }
  const [, amount = 'none', unit = 's'] = OFFSET.exec(text.trim()) ?? [];
  const seconds = { h: 3600, m: 60, s: 1, ms: 0.001, f: 1 / framesPerSecond, t: 1 / ticksPerSecond }[unit];
  return Number(amount.replace(',', '.')) * (seconds ?? Number.NaN);
}

function positive(text: string | undefined): number | null {
  const value = Number(text);
  return value > 0 && value < 1e12 ? value : null;
}
