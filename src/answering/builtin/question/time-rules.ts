import { numbersIn } from '../../numbers-in.ts';
import { amount, length, lengthOf, mark, minute, secondsOf, stamp, unit } from './time-words.ts';

/** A part of the video in seconds; a moment ends where it begins. */
export interface Span {
  from: number;
  to: number;
}

/**
 * How surely words tell a time of the video: `minute 5` does, `at 7:30` may be a time of day, `after ten minutes` how long
 * something takes, and `3:30` anything.
 */
type Sureness = 'sure' | 'stamped' | 'loose' | 'bare';

/** A time that a question names. */
export interface TimeAsked {
  span: Span;
  sureness: Sureness;
  /** The words that tell it. */
  told: string;
  before: string;
  after: string;
  /** Whether the question says that it is one of the video. */
  isOfVideo: boolean;
}

interface Rule {
  pattern: RegExp;
  sureness: Sureness;
  /** Of what the pattern's groups hold; undefined where that is no time. */
  span: (groups: Readonly<Record<string, string | undefined>>, durationSeconds: number) => Span | undefined;
}

const bound = '(?:and|to|until|till|thru|through|und|bis|[-–—])';
/** Before these a minute is one that lasts, and after them too: `1 minute 30 seconds`, `a minute a day`. */
const lasting =
  '(?<!(?:\\d|(?<!\\p{L})(?:an?|one|per|each|every|half|two|three|four|five|ten|eine[rnms]?|pro|jede[rnsm]?)) )';
const counted = `(?!(?:an?|half|few|couple|ein(?:e[rnms]?)?|halben?|paar|einpaar)(?!\\p{L}))${amount}`;
/** A place that can be nothing but one of the video. */
const surePlace = `(?:the |der )?(?:${lasting}(?:minute|min|time ?(?:stamp|code)) (?:${stamp}|${counted}(?![\\d:.]|\\p{L}))|${stamp}[- ](?:${minute}[- ])?marks?(?!\\p{L})|${amount}(?:${mark}|[- ]seconds?[- ]marks?(?!\\p{L})))`;
const onwards = '(?: (?:on(?:wards?)?|an)(?!\\p{L}))?';
const near = '(?<near>(?:right|just|shortly|directly|immediately|kurz|direkt|gleich|unmittelbar) )';
const about = '(?:(?:about|around|roughly|approximately|exactly|circa|ca\\.?|etwa|ungefähr|genau) )?';
const video = String.raw`(?:videos?|clips?|talks?|lectures?|interviews?|episodes?|podcasts?|presentations?|films?|movies?|tutorials?|recordings?|speech|streams?|webinars?|documentary|vlogs?|conversations?|discussions?|meetings?|sessions?|vortrag(?:e?s)?|vorlesung|folge|gesprächs?|aufnahme|sitzung|besprechung|debatte)(?!\p{L})`;
const ofVideo = `(?<ofVideo> (?:of|in|into|from|through) (?:the|this|that|his|her|their|your) (?:(?:whole|entire) )?${video}| (?:des|dieses|vom|im|in diesem|der|dieser|von dem) ${video}|(?<=(?:minuten?|sekunden?|hälfte|drittel|viertel|teil|anfang|beginn|ende|schluss)) (?:des|vom|im|der) ${video})?`;
const first = '(?:first|opening|initial|erste[nrs]?)';
const last = '(?:last|final|closing|letzte[nrs]?)';
const inside =
  '(?:(?:in|at|during|within|over|throughout|for|während|innerhalb) )?(?:the |der |den |dem |die |das )?(?:very )?';
const inPart = `(?:(?:in|during|within|over|throughout|of|from|for|summari[sz]e|recap|describe|fasse?|während) (?:the |der |dem |die |das )?|im )`;

/** The first of them that reads a time says what is asked for; what says more stands before what says less. */
const rules: readonly Rule[] = [
  // `between 5:00 and 7:00`, `minutes 5 to 7`, `between the 5 and 7 minute marks`
  rule(
    'sure',
    `${range(`${minute} (?<one>${stamp}|${amount})`, `(?:the |${minute} )?(?<other>${stamp}|${amount})`)}`,
    between,
  ),
  rule(
    'sure',
    `${range(`(?:the )?(?<one>${stamp}|${amount})(?:${mark})?`, `(?:the )?(?<other>${stamp}|${amount})${mark}`)}`,
    between,
  ),
  rule('stamped', range(`(?<one>${stamp})`, `(?<other>${stamp})`), between),
  rule('loose', range(`(?<one>${amount})`, `(?<other>${amount} ${unit})`, '(?:between|from|zwischen|von) '), between),
  // `after 10:00`, `from minute 5 on`; what comes right after a moment is told there
  ...openEnded(
    '(?:after|from|since|past|following|(?:starting|beginning) (?:at|from)|ab|nach|seit|von)',
    ({ at, near }, end) => (near ? momentAt(at) : spanTo(end, at)),
  ),
  // `until 2:00`
  ...openEnded('(?:before|until|till|up (?:to|until)|bis(?: zu[rm]?)?|vor)', ({ at, near: isNear }) => {
    const to = secondsOf(at);
    return to === undefined ? undefined : { from: isNear ? Math.max(0, to - justBefore) : 0, to };
  }),
  // `at 3:30`, `the 12:30 mark`, `minute 5`
  rule('sure', `(?:(?:at|around|about|near|by|in|bei|um|gegen|zu|zur) )?${about}(?<at>${surePlace})`, ({ at }) =>
    momentAt(at),
  ),
  rule(
    'stamped',
    `(?:at|around|about|near|bei|um|gegen|circa|ca\\.?|approximately|roughly|(?<!\\S)@) ?${about}(?<at>${stamp})`,
    ({ at }) => momentAt(at),
  ),
  // `five minutes in`, `ten minutes into the video`
  rule(
    'sure',
    `(?:at |around |bei )?${about}(?<at>${length}) (?:in(?=\\W*$|[,;])|(?:in|into|through) (?:the|this) ${video}|nach (?:dem )?(?:beginn|anfang))`,
    ({ at }) => momentAt(at),
  ),
  // `after ten minutes`, `at 45 seconds`
  rule(
    'loose',
    `${near}?(?:after|at|around|nach|bei) ${about}(?:the first |den ersten )?(?!(?:an? )?few|(?:ein )?paar)(?<at>${length})`,
    ({ at }) => momentAt(at),
  ),
  // `the last five minutes`
  rule(
    'loose',
    `${inside}(?<which>${first}|${last}) (?<long>${length}|(?:few |paar )?(?!hours|stunden)${unit})`,
    ({ which, long }, end) => partAt(which, Math.min(1, lengthOf(long) / end), end),
  ),
  // `in the fifth minute`
  rule(
    'loose',
    `(?:in|during|within) (?:the |der )?(?<nth>\\d{1,3}(?:st|nd|rd|th|\\.)|\\p{L}+) (?:minute)(?!\\p{L})`,
    ({ nth = '' }) => {
      const [at] = numbersIn([nth.replace(/\.$/, '')]).concat(ordinals.get(nth.toLowerCase()) ?? []);
      return at === undefined ? undefined : { from: (at - 1) * 60, to: at * 60 };
    },
  ),
  // `the second half`, `the last quarter`
  rule(
    'loose',
    `${inPart}(?<which>${first}|${last}|second|third|fourth|middle|zweite[nrs]?|dritte[nrs]?|mittlere[nrs]?|vierte[nrs]?) (?<share>half|third|quarter|hälfte|drittel|viertel)(?!\\p{L})`,
    ({ which, share = '' }, end) => partAt(which, shares.get(share.toLowerCase()) ?? 1, end),
  ),
  rule(
    'loose',
    `${inPart}(?<which>${first}|${last}|middle|mittlere[nrs]?) (?:part|section|teil|abschnitt)(?!\\p{L})`,
    ({ which }, end) => partAt(which, 1 / 3, end),
  ),
  rule(
    'loose',
    `the (?<which>${first}|${last}|second|third|fourth|middle) (?<share>half|third|quarter)(?= (?:is )?about\\W*$)`,
    ({ which, share = '' }, end) => partAt(which, shares.get(share.toLowerCase()) ?? 1, end),
  ),
  rule('loose', '(?:half ?way(?: through)?|in the middle|in der mitte)(?!\\p{L})', (_, end) =>
    partAt('middle', 0.1, end),
  ),
  // `at the beginning`, `ganz am Ende`
  rule(
    'loose',
    '(?:(?:right |just )?(?:at|in|near|towards?) (?:the )?(?<very>very )?(?:beginning|start|intro|opening)|(?:(?<ganz>ganz|gleich) )?(?:am anfang|zu beginn|zu anfang|im intro))(?!\\p{L})',
    ({ very, ganz }, end) => (very || ganz ? { from: 0, to: 0 } : { from: 0, to: edgeOf(end) }),
  ),
  rule(
    'loose',
    '(?:(?:right |just )?(?:at|in|near|towards?) (?:the )?(?<very>very )?(?:end|close|outro)|(?:(?<ganz>ganz) )?(?:am (?:ende|schluss)|zum schluss|im outro))(?!\\p{L})',
    ({ very, ganz }, end) => ({ from: Math.max(0, end - (very || ganz ? veryEnd : edgeOf(end))), to: end }),
  ),
  rule('bare', `(?<at>${stamp})`, ({ at }) => momentAt(at)),
];

const prepositions = /^(?:(?:in|at|after|from|of|between|um|nach|bei|the|der|den|dem|die) )+/iu;
/** Seconds that are told of the time right before a moment, and of the very end. */
const justBefore = 30;
const veryEnd = 25;
/** The beginning and the end of a video: seconds at least and at most, and a part of its length. */
const edge = { least: 40, most: 150, part: 0.1 };

/** The time that a question names, as far as its words can tell one. */
export function timeIn(question: string, durationSeconds: number): TimeAsked | undefined {
  for (const { pattern, span, sureness } of rules) {
    const match = pattern.exec(question);
    const found = match && span(match.groups ?? {}, durationSeconds);
    if (!match || !found || (found.to < found.from && found.to < durationSeconds)) continue;
    const { ofVideo = '' } = match.groups ?? {};
    return {
      span: found,
      sureness,
      told: match[0].slice(0, match[0].length - ofVideo.length).replace(prepositions, ''),
      before: question.slice(0, match.index),
      after: question.slice(match.index + match[0].length),
      isOfVideo: ofVideo !== '',
    };
  }
  return undefined;
}

function rule(sureness: Sureness, pattern: string, span: Rule['span']): Rule {
  return { sureness, pattern: new RegExp(`(?<![\\p{L}\\d])${pattern}${ofVideo}`, 'iu'), span };
}

function range(one: string, other: string, before = '(?:(?:between|from|zwischen|von|in|during) )?'): string {
  return `${before}${one} ?${bound} ?${other}(?![\\d:])`;
}

/** From a place on, or up to it. */
function openEnded(word: string, span: Rule['span']): Rule[] {
  return [
    rule('sure', `${near}?${word} (?<at>${surePlace})${onwards}`, span),
    rule('stamped', `${near}?${word} (?<at>${stamp})${onwards}`, span),
  ];
}

function between({ one, other }: Readonly<Record<string, string | undefined>>): Span | undefined {
  const from = secondsOf(/\p{L}{3,}/u.test(one ?? '') || /\d:/.test(one ?? '') ? one : `${one}${unitOf(other)}`);
  const to = secondsOf(other);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** What `5` is in `between 5 and 7 seconds`. */
function unitOf(text = ''): string {
  return ` ${new RegExp(unit, 'iu').exec(text)?.[0] ?? 'minutes'}`;
}

function momentAt(text: string | undefined): Span | undefined {
  const at = secondsOf(text);
  return at === undefined ? undefined : { from: at, to: at };
}

function spanTo(end: number, text: string | undefined): Span | undefined {
  const from = secondsOf(text);
  return from === undefined ? undefined : { from, to: Math.max(from, end) };
}

const shares = new Map([
  ...['half', 'hälfte'].map((word): [string, number] => [word, 1 / 2]),
  ...['third', 'drittel'].map((word): [string, number] => [word, 1 / 3]),
  ...['quarter', 'viertel'].map((word): [string, number] => [word, 1 / 4]),
]);
const ordinals = new Map(
  'second zweiten third dritten fourth vierten fifth fünften sixth sechsten seventh siebten eighth achten ninth neunten tenth zehnten'
    .split(' ')
    .map((word, at): [string, number] => [word, Math.floor(at / 2) + 2]),
);

const inOrder = [/^(?:first|opening|initial|erst)/, /^(?:second|zweit)/, /^(?:third|dritt)/, /^(?:fourth|viert)/];

/** A share of the video: the first, the last, or one of those between. */
function partAt(which = '', share: number, end: number): Span {
  const word = which.toLowerCase();
  const long = share * end;
  if (/^(?:last|final|closing|letzt)/.test(word)) return { from: end - long, to: end };
  if (/^(?:middle|mittler)/.test(word)) return { from: (end - long) / 2, to: (end + long) / 2 };
  const at = Math.max(
    0,
    inOrder.findIndex((one) => one.test(word)),
  );
  return { from: at * long, to: (at + 1) * long };
}

function edgeOf(end: number): number {
  return Math.min(end, Math.max(edge.least, Math.min(edge.most, end * edge.part)));
}
