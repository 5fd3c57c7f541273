import { anywhere, ending, matching, oneOf, word, wordEnd } from '../../../transcripts/reading/phrase-forms.ts';
import { numbersIn } from '../../numbers-in.ts';
import { fold } from '../../spoken/stem.ts';
import { type Span, type TimeAsked, timeIn } from './time-rules.ts';
import { topicsOf } from './topics.ts';

/** A question without the time that it asks about, and that time; it lies beyond the video's end where it begins there. */
export interface Timed {
  question: string;
  /** `isAll`: nothing else is asked for than what is said or happens then. */
  within?: Span & { isAll: boolean };
}

/** What shows a time of day, a verse or a ratio after a figure, and before it. */
const clockAfter = matching([
  `^\\s*${oneOf([
    `[ap]\\.?m${wordEnd}`,
    "o'?clock",
    `uhr${wordEnd}`,
    `(in the|this|every|each|on) (morning|afternoon|evening|night|day|\\p{Lu}${word}day)`,
    'at night|tonight|today|tomorrow|yesterday|sharp|daily|morgens|abends|nachts|mittags',
    'nachmittags|vormittags|heute|morgen|screens?|monitors?|displays?|format|aspect|mile',
    'ratio|mix|scale|odds|dilution',
  ])}`,
]);
const clockBefore = matching([
  `(?<!\\p{L})${oneOf([
    'meetings?|bus|train|tram|flight|plane|ferry|boat|appointment|class|lesson|shift|alarm',
    'dinner|lunch|breakfast|shop|store|school|church|service|game|match|kick-off|curfew|ratio',
    'versammlung|sitzung|treffen|zug|termin|unterricht|schule|essen|leaves?|left|departs?',
    'arrives?|meets?|opens?|closes?|starts?|begins?|ends?',
    'finish(es)?',
    'wakes?( up)?',
    'gets? up|beginnt|anfängt|endet|öffnet|schließt|fährt|kommt an',
  ])}\\W*$`,
]);
const askingWhen =
  /^\W*(?:(?:and|und|so) )?(?:when|what time|until when|wann|um wie ?viel uhr|um welche)(?!\p{L})|(?<!\p{L})(?:leaves?|departs?|arrives?|wakes? up|gets? up|abfährt|abfahren|offen|geöffnet|geschlossen)(?!\p{L})/iu;
/** What asks for what is said or shown. */
const saying = anywhere([
  `say|says|said|saying|tells?|told|talk${ending}|mention${ending}|discuss${ending}|explain${ending}`,
  'cover(s|ed)?',
  `shows?|shown|speak${ending}|describ${ending}|summar${ending}|recap|gist|tl;?dr|sagt|sagen|gesagt`,
  `erzähl${ending}|erklär${ending}|zeigt|gezeigt|spricht|redet|besprochen|erwähnt|worum|worüber`,
  `fass${ending}|zusammenfass${ending}`,
]);
const happening =
  /(?<!\p{L})(?:happen\p{L}*|go(?:es|ing) on|do|does|doing|did|see|passiert|geschieht|los|macht|kommt|sieht)(?!\p{L})/iu;
/** Questions that ask for one thing, be it of a part of the video. */
const pointed = matching([
  `^\\W*(and |und |so )?${oneOf([
    'how|when|why|where|who|which|is|are',
    'was(?= (the|it|he|she|this|that|there)\\b)',
    `were|do|does|did|can|could|should|has|have|wie|wann|warum|wieso|wo|wer|welche${ending}|ist`,
    'sind|hat|kann',
  ])}${wordEnd}`,
]);
/** What goes on after a loose time without saying of what it is a part. */
const goesOn = matching([
  `^\\s*${oneOf([
    '$|[?.!,;:)"”]',
    `${oneOf([
      'about|what|was|worum|worüber|please|pls|bitte|gesagt|gezeigt|erklärt|besprochen|erzählt',
      'gemacht|behandelt|passiert|geschieht|los',
      'zusammen(fassen)?',
      'sagen|shown|said|discussed|covered',
    ])}${wordEnd}`,
  ])}`,
]);

const inUnits = / (?:minute[ns]?|mins?|seconds?|sekunden?)$/iu;
const hours = /\d:\d+:\d/;
/** From one figure of a clock to another. */
const fromTo = /:\d\d\D.*:\d\d/;
/** What is said of a thing, and not that somebody comes to it: `said about the meeting`. */
const sayingOf = anywhere([
  '(say|says|said|saying|tells?|told|talks?|talked|talking|mentioned|explained|speaks?|spoken) (about|of|on)',
  '(discuss|cover|describ|summar|mention)(e|es|ed|s|ing|ise|ize|ises|izes)?',
  `(sagt|sagen|gesagt|erzähl${ending}|erklär${ending}|spricht|redet) .{0,20}(über|von|zu[mr]?)|besprochen|erwähnt`,
]);

/** Words that ask for nothing but what is said or happens. */
const unspecific = new Set(
  `happen happens happening happened occur occurs go goes going gone on do does doing did done show shows showing shown see seen hear heard
part parts section bit segment scene moment moments minute minutes second seconds time times timestamp stuff thing things everything anything something
speaker guy man woman person host narrator presenter lady people sentence sentences words quote line lines screen cover covers covered
recap gist describe described important main key exactly start starts begin begins end ends around talk explain tldr tl dr quick quickly briefly transcript pls plz thx miss missed catch word roughly approximately wats whats whos hes shes theyre
passiert geschieht los gezeigt zeigt zeigen macht machen tut tun stelle abschnitt teil szene minute minuten sekunde sekunden sprecher mann frau typ hört sieht sehen hören genau
gemacht gesagt gesprochen geredet besprochen behandelt erzählt erklärt sachen dinge wichtiges wichtigste wichtigsten bildschirm kommt vor worüber erzähl erzähle`
    .split(/\s+/)
    .map(fold),
);

/**
 * Reads the time of the video that a question asks about; times of day, verses and how long things take are none.
 *
 * @param said what is said in the video, in words: a time that is told there is seldom one of the video
 */
export function askedTime(question: string, durationSeconds: number, said: readonly string[]): Timed {
  const time = timeIn(question, durationSeconds);
  if (!time) return { question };
  const rest = `${time.before.trimEnd()} ${time.after.trimStart()}`.replace(/^[\s,;:–-]+/u, '').trim();
  const { from, to } = time.span;
  const around: Around = {
    question,
    asksAll: (topicsOf(rest) ?? []).every(({ folded }) => unspecific.has(folded)),
    isBeyond: from >= durationSeconds,
    isSaid: () => isSaid(time.told, said),
  };
  if (!isMeant[time.sureness](time, around)) return { question };
  return { question: rest, within: { from, to: Math.min(to, durationSeconds), isAll: around.asksAll } };
}

interface Around {
  question: string;
  /** Whether it asks for nothing but what is said or happens then. */
  asksAll: boolean;
  isBeyond: boolean;
  isSaid: () => boolean;
}

/** Whether words that tell a time are meant to tell one of the video. */
const isMeant: Record<TimeAsked['sureness'], (time: TimeAsked, around: Around) => boolean> = {
  sure: () => true,
  stamped({ before, after, told }, { question, asksAll, isBeyond, isSaid }) {
    if (clockAfter.test(after)) return false;
    if (asksAll) return !(isBeyond && isSaid());
    // What is said about a meeting from here to there is said there; who comes to it comes by the clock.
    const isSpokenThen = fromTo.test(told) && sayingOf.test(before);
    if ((clockBefore.test(before) && !isSpokenThen) || isSaid()) return false;
    return !isBeyond && (saying.test(question) || !askingWhen.test(question));
  },
  loose({ before, after, told, isOfVideo }, { question, asksAll, isBeyond, isSaid }) {
    if (isOfVideo) return !(asksAll && pointed.test(before));
    if (isBeyond || !goesOn.test(after) || pointed.test(before === '' ? after : before)) return false;
    // What is in the middle is of anything.
    if (!told.includes(' ')) return asksAll && (saying.test(question) || happening.test(question));
    if (asksAll) return saying.test(question) || !isSaid();
    return saying.test(question) && inUnits.test(told) && !isSaid();
  },
  bare({ before, after, told }, { asksAll, isBeyond, isSaid }) {
    return asksAll && !pointed.test(before) && (!isBeyond || hours.test(told)) && !clockAfter.test(after) && !isSaid();
  },
};

/** Whether words are said in the video, numbers in figures or not. */
function isSaid(phrase: string, said: readonly string[]): boolean {
  const plain = (words: readonly string[]) =>
    words
      .flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u))
      .filter((word) => word !== '')
      .map((word) => String(numbersIn([word])[0] ?? word))
      .join(' ');
  return ` ${plain(said)} `.includes(` ${plain([phrase])} `);
}
