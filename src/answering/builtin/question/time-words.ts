import { numbersIn } from '../../numbers-in.ts';

/** A time as players show it: `3:30`, `1:02:03`, `3m20s`. */
export const stamp = String.raw`(?:(?<![\d:.,])(?:\d{1,2}:)?\d{1,3}:[0-5]\d(?![\d:])|\d{1,2} ?h ?\d{1,2} ?m(?:in)?(?: ?\d{1,2} ?s)?(?![\p{L}\d])|\d{1,3} ?m(?:in)? ?\d{1,2} ?s(?:ec)?(?![\p{L}\d]))`;
const tens = '(?:twenty|thirty|forty|fifty)(?:[- ]?five)?';
export const amount = String.raw`(?:\d{1,3}(?:[.,]\d)?|half(?: an?)?|an?|(?:an? )?couple of|(?:an? )?few|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|${tens}|sixty|ninety|(?:ein(?:e[rnms]?)? )?halben?|einpaar|(?:ein )?paar|eine[rnms]?|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|(?:fünfund)?(?:zwanzig|dreißig|vierzig|fünfzig)|sechzig|neunzig)`;
export const unit = '(?:hours?|hrs?|minutes?|mins?|seconds?|secs?|stunden?|minuten?|sekunden?)(?!\\p{L})';
/** `ten minutes`, `two and a half minutes`, `1 minute and 20 seconds` */
export const length = `(?:(?<!\\p{L})${amount}(?: and a half)?[- ]${unit}(?:,? (?:and |und )?${amount} ${unit})?)`;
export const minute = '(?:minutes?|mins?|minuten?)';
/** `… minute mark`; a mark by itself is one on a board. */
export const mark = `[- ]${minute}[- ]marks?(?!\\p{L})`;

/** Seconds of a place: `1:02:03`, `1h 2m`, `two minutes and ten seconds`; a mere number is one of minutes. */
export function secondsOf(text = ''): number | undefined {
  const [stamped] = /(?:\d+:)+\d+/.exec(text) ?? [];
  if (stamped) return stamped.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const parts = [...text.matchAll(/(\d+) ?([hms])(?=[\d\s]|in|ec|$)/giu)];
  if (parts.length > 1) return parts.reduce((sum, [, count, of = '']) => sum + Number(count) * secondsIn(of), 0);
  if (new RegExp(`${amount}(?: and a half)?[- ]${unit}`, 'iu').test(text)) return lengthOf(text);
  const [number] = new RegExp(`(?<!\\p{L})${amount}(?!\\p{L})`, 'iu').exec(text.replace(/^the /i, '')) ?? [];
  return number === undefined ? undefined : countOf(number) * 60;
}

/** Seconds of `two and a half minutes`; without a number one of them, or a few. */
export function lengthOf(text = ''): number {
  const counted = new RegExp(`(?<!\\p{L})(${amount})( and a half)?[- ](${unit})`, 'giu');
  const parts = [...text.matchAll(counted)];
  if (parts.length === 0) {
    const [of = ''] = new RegExp(unit, 'iu').exec(text) ?? [];
    return secondsIn(of) * (/[sn]$/i.test(of) ? 3 : 1);
  }
  return parts.reduce(
    (sum, [, count = '', half, of = '']) => sum + (countOf(count) + (half ? 0.5 : 0)) * secondsIn(of),
    0,
  );
}

function secondsIn(of: string): number {
  if (/^(?:h|st)/i.test(of)) return 3600;
  return /^m/i.test(of) ? 60 : 1;
}

function countOf(text: string): number {
  if (/hal/i.test(text)) return 0.5;
  if (/couple/i.test(text)) return 2;
  if (/few|paar/i.test(text)) return 3;
  return numbersIn(text.split(' '))[0] ?? 1;
}
