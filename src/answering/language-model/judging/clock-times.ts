import { numbersTold } from '../../numbers-in.ts';

const minutesOfHalfADay = 720;
const word = "[\\p{L}\\p{N}'’-]+";
/** `2:30`, or `2.30` as plain sentences have it. */
const written = /(?<![\d.:])(\d{1,2})[.:](\d{2})(?![\d.:])/gu;
/** Minutes of a word that stands before `past` or `to`. */
const parts = new Map([
  ['half', 30],
  ['halb', 30],
  ['quarter', 15],
  ['viertel', 15],
]);
const past = new RegExp(`(${word}(?: (?:past|after|nach))?|a quarter (?:past|after)) (${word})`, 'giu');
const to = new RegExp(`(${word}) (?:to|of|before|vor) (${word})`, 'giu');
const hour = new RegExp(`(${word})(?: o['’]clock| uhr| [ap]\\.?m)?(?: (${word}(?: ${word})?))?`, 'giu');

/** The times of day that figures write, each with its characters; minutes since noon or midnight, which nobody tells apart. */
export function writtenClockTimes(text: string): { figure: string; minutes: number }[] {
  return Array.from(text.matchAll(written), ([figure, hours, minutes]) => ({
    figure,
    minutes: minutesOf(Number(hours), Number(minutes)),
  })).filter(({ minutes }) => Number.isFinite(minutes));
}

/** Every time of day that may be told: `half two` and `two thirty` are 2:30 where that is English, `halb drei` where it is German. */
export function toldClockTimes(text: string): Set<number> {
  const said = text.replace(/[^\p{L}\p{N}'’:.]+/gu, ' ');
  const times = new Set(writtenClockTimes(said).map(({ minutes }) => minutes));
  const add = (hours: number | undefined, minutes: number) => {
    if (hours === undefined) return;
    const time = minutesOf(hours, minutes);
    if (Number.isFinite(time)) times.add(time);
  };
  for (const [, first = '', second = ''] of overlapping(past, said)) {
    const [name = '', isPast] = first.toLowerCase().replace(/^a /, '').split(' ');
    const minutes = parts.get(name) ?? (isPast ? numberOf(name) : undefined);
    if (minutes !== undefined && minutes < 60) add(numberOf(second), name === 'halb' ? -30 : minutes);
  }
  for (const [, first = '', second = ''] of overlapping(to, said)) {
    const minutes = parts.get(first.toLowerCase()) ?? numberOf(first);
    if (minutes !== undefined && minutes < 60) add(numberOf(second), -minutes);
  }
  for (const [, first = '', rest = ''] of overlapping(hour, said)) {
    const hours = numberOf(first);
    add(hours, 0);
    for (const minutes of numbersTold(rest.toLowerCase().split(/[\s-]+/))) if (minutes < 60) add(hours, minutes);
  }
  if (/(?<!\p{L})(?:noon|midnight|midday|mittag|mitternacht)/iu.test(said)) times.add(0);
  return times;
}

/** All matches, also those that begin within another. */
function* overlapping(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  const sticky = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}y`);
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}'’-])[\p{L}\p{N}]/gu)) {
    sticky.lastIndex = index;
    const found = sticky.exec(text);
    if (found) yield found;
  }
}

function numberOf(name: string): number | undefined {
  const [number] = numbersTold(name.toLowerCase().split('-'));
  return number ?? (name.toLowerCase() === 'one' ? 1 : undefined);
}

function minutesOf(hours: number, minutes: number): number {
  const isTime = Number.isInteger(hours) && hours <= 24 && Math.abs(minutes) < 60 && Number.isInteger(minutes);
  return isTime ? (((hours * 60 + minutes) % minutesOfHalfADay) + minutesOfHalfADay) % minutesOfHalfADay : Number.NaN;
}
