import { ending, matching } from '../../../transcripts/reading/phrase-forms.ts';
import { numbersMeant, numbersPointed, numbersTold, sentenceEnd } from '../../numbers-in.ts';
import { isSameQuantity, type Quantity, quantitiesIn } from '../../quantities.ts';
import { stem } from '../../spoken/stem.ts';
import type { Fault } from '../../support.ts';
import { toldClockTimes, writtenClockTimes } from './clock-times.ts';
import { figuresIn } from './figures-in.ts';

/** A time of the video, as nobody but the code may write it. */
const timeLike = matching([
  "\\d+\\s?([′’']\\s?\\d+|m\\s?\\d+\\s?s\\b)",
  '\\bt=\\d+',
  '\\b(minutes?|seconds?|mins?|secs?)\\s+(in(?=\\s*[,.;:!?)]|\\s*$|\\s+(he|she|they|you|we|it|the (speaker|host|video))\\s+\\w+s\\b)|into (the|this) (video|talk|clip|recording|episode))',
  '\\b(minute|second|hour)[ -]mark\\b',
  `\\b(at|around|from|by|in|bei|ab|in der) minute ${ending}\\d*`,
  '\\b(first|second|third|last|opening|final) (few |couple of )?(minutes?|seconds?)\\b',
  '\\btimestamps?\\b',
]);
const one = /\b(?:an?|one|once|first|single|ein\p{L}{0,2}|einmal)\b/iu;
const scaleWords: readonly (readonly [RegExp, number])[] = [
  [/thousand|tausend|\d,000/i, 1e3],
  [/million/i, 1e6],
];
/** `The nineties` are the 1990s. */
const decades = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'].map(
  (word, at) => [matching([`\\b${word}\\b`]), 20 + at * 10] as const,
);
/** A number that is a part of a name. */
const numberOfName = /(?<=\bcovid)[ -]?19\b/giu;
/** A share, and the first word of what it is of: `a third of the pots`, `all my pots`. */
const shareOf =
  /\b(half|thirds?|quarters?|fifths?|tenths?|all)(?: of)? (?:the|my|our|your|his|her|their|these|those) (\p{L}+)/giu;
/** `Forty to fifty thousand`: what the first number counts is told behind the second. */
const range =
  /(?<![\p{L}\d])([\p{L}\d.-]+) (?:to|or|and|bis|oder|und) [\p{L}\d.-]+ (thousand|million|tausend|millionen)(?!\p{L})/giu;
/** What is rounded. */
const fewestRounded = 10_000;
const wordEdges = /^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%]+$/gu;
/** Points in `11.000`, as German writes it. */
const dotted = /(?<=(?<!\d)\d{1,3}(?:\.\d{3})*)\.(?=\d{3}(?!\d))/gu;
/** `Halb vier` is `half past three`. */
const halfHour = /(?<!\p{L})(half past|halb) ([\p{L}\d]+)/giu;
/** Said in the evening, `nine` is 21. */
const late = /\b(?:afternoon|evening|tonight|night|noon|p\.?m|abends?|nachmittags?)\b/i;

/**
 * Numbers of a claim that are not said, in figures, in words or in another unit (`an hour and a half` is 90 minutes), or that are
 * said of something else (`forty minutes` is not 40 hours); and times. `ofClaim` and
 * `ofSaid`: whether the number words of the claim's language, and of the other, are known.
 */
export function numberFaults(
  claim: string,
  said: string,
  { ofClaim, ofSaid }: { ofClaim: boolean; ofSaid: boolean } = { ofClaim: true, ofSaid: true },
): Fault[] {
  const fault = (number: string | number): Fault => ({ kind: 'number', text: String(number) });
  const text = withoutToldTimes(claim.replace(numberOfName, ''), said);
  const faults = timeLike.test(text) && !timeLike.test(said) ? [fault('a time')] : [];
  // Chinese numbers stand as they are.
  const spelled = new Set(figuresIn(said));
  // `Eighty thousand, four hundred` may be one number or two.
  const readings = [wordsOf(said), wordsOf(said.replaceAll(', ', ' | '))];
  const known = new Set([
    ...[...spelled].map(Number).filter(Number.isFinite),
    ...readings.flatMap((one) => [...numbersMeant(one)]),
  ]);
  if (one.test(said)) known.add(1);
  for (const [decade, tens] of decades) if (decade.test(said)) known.add(tens).add(1900 + tens);
  // `Twenty thousand, and I paid fourteen`.
  const scales = scaleWords.flatMap(([word, scale]) => (word.test(said) ? [scale] : []));
  for (const number of [...known]) if (number < 1000) for (const scale of scales) known.add(number * scale);
  if (!ofSaid && known.size === 0) return faults;
  const amounts = quantitiesIn(said);
  // `Seven pounds fifty`.
  for (const { number } of amounts) known.add(number);
  if (late.test(said)) for (const number of [...known]) if (number < 12) known.add(number + 12);
  for (const [, form = '', hour = ''] of said.matchAll(halfHour))
    for (const number of numbersMeant([hour.toLowerCase()]))
      known.add(/past/i.test(form) ? number + 1 : number - 1).add(30);
  const own = quantitiesIn(text);
  const told = new Set(readings.flatMap((one) => [...numbersTold(one)]));
  const isSaid = (number: number) => {
    const quantities = own.filter((one) => one.number === number);
    const isThere = quantities.some((one) => amounts.some((other) => isSameQuantity(one, other)));
    const there = quantities.length > 0 && number > 1 ? told : known;
    return isThere || there.has(number) || isRounded(number, there) || isOfRange(number, there);
  };
  const ranged = new Map(
    Array.from(text.matchAll(range), ([, from = '', scale = '']) => [
      [...numbersMeant([from.toLowerCase()])][0] ?? Number.NaN,
      scaleWords.find(([word]) => word.test(scale))?.[1] ?? 1,
    ]),
  );
  const isOfRange = (number: number, there: ReadonlySet<number>) =>
    there.has(number * (ranged.get(number) ?? Number.NaN));
  const words = ofClaim && ofSaid ? numbersPointed(wordsOf(text.replace(dotted, ''))) : [];
  const scaled = new Set(words.filter(isSaid));
  for (const figure of figuresIn(text)) {
    const number = Number(figure);
    // `1.2` of `1.2 million`.
    const isOfLarger = [1e2, 1e3, 1e6, 1e9].some((scale) => scaled.has(Math.round(number * scale)));
    if (!spelled.has(figure) && !isSaid(number) && !isOfLarger) faults.push(fault(figure));
  }
  return [
    ...faults,
    ...words.filter((number) => !isSaid(number)).map(fault),
    ...own.filter((one) => one.number !== 1 && isOfAnother(one, amounts)).map(({ number }) => fault(number)),
    ...(isOfAnotherShare(text, said) ? [fault('a share')] : []),
  ];
}

/** Whether a claim tells a share of something of which another one alone is said: a third of the pots, where it is half of the pots. */
function isOfAnotherShare(text: string, said: string): boolean {
  const sharesIn = (words: string) =>
    Array.from(words.toLowerCase().matchAll(shareOf), ([, share = '', of = '']) => ({ share, of: stem(of) }));
  const there = sharesIn(said);
  return sharesIn(text).some(({ share, of }) => {
    const same = there.filter((one) => one.of === of);
    return same.length > 0 && !same.some((one) => one.share === share);
  });
}

/** Whether a number is one that is said, rounded or cut where its own last digits are noughts: 88,000 of 88,400. */
function isRounded(number: number, said: ReadonlySet<number>): boolean {
  if (number < fewestRounded) return false;
  const [noughts = ''] = /0*$/.exec(String(number)) ?? [];
  const step = 10 ** noughts.length;
  return [...said].some((one) => {
    const isFiner = one % step !== 0;
    return isFiner && [Math.round(one / step), Math.floor(one / step)].some((whole) => whole * step === number);
  });
}

/** A claim without the times of day that are said: `half two` for 2:30. */
function withoutToldTimes(claim: string, said: string): string {
  const written = writtenClockTimes(claim);
  if (written.length === 0) return claim;
  const told = toldClockTimes(said);
  return written.reduce((text, { figure, minutes }) => (told.has(minutes) ? text.replace(figure, ' ') : text), claim);
}

/** Whether the number is said, with units alone with which it is another quantity. */
function isOfAnother(one: Quantity, there: readonly Quantity[]): boolean {
  const same = there.filter(({ kind, number }) => kind === one.kind && number === one.number);
  return same.length > 0 && !there.some((other) => isSameQuantity(one, other));
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .replace(/(\d)([\p{L}€£$]+)/gu, '$1 $2')
    .replace(/(?<=(?:hundred|thousand|million))['’]s\b/giu, '')
    .replace(sentenceEnd, '$& | ')
    .split(/[\s–—/-]+/u)
    .map((word) => (word === '|' ? word : word.replace(wordEdges, '')))
    .filter((word) => word !== '');
}
