import {
  anywhere,
  atBegin,
  ending,
  matching,
  oneOf,
  word,
  wordEnd,
  words,
} from '../../transcripts/reading/phrase-forms.ts';
import { isFiller } from './hesitations.ts';

/** With which a sentence goes on about what was named before it, without its name. */
const leaning = atBegin(
  [
    "it|its|it's|they|they're|their|them|he|he's|his|she|she's|her|that|that's",
    'this|these|those|both',
    'the (first|second|third|other|others|one|ones|former|latter)',
    `er|sie|es|ihn|ihm|ihre?|dies${ending}`,
    'das (ist|sind|war|hat|heißt|kostet|kann|geht|macht|reicht|hilft|wird)',
    'dort|daran|darin|dabei|davon|dafür|deswegen|deshalb|beide',
  ],
  ['and|but|so|because|also|then|or|in fact|und|aber|also|denn|oder'],
);

/** `It` stands for nothing before it. */
const expletive = matching([
  `^\\W*((and|but|so|because|also|then|or)[, ]+)*it('s| is| was) ((a|an|also|really|very|always|often|usually|just) )*(good idea|best|better|important|easy|easier|hard|possible|worth|time|nice|helpful|useful)( ${word})? (to|that|if|when)${wordEnd}`,
]);
/** `Raus dürfen sie erst …`, `If it breaks …` */
const pronounSoon = /^\W*(?:\p{L}+,? ){1,2}(?:it|they|he|she|sie|es|er)(?!\p{L})/iu;
/** `Let's talk about money.` */
const headingOf = atBegin(
  [
    "let('s| us| me) (talk|tell|start|begin|move|look|go|speak)\\b.{0,20}\\b(about|with|on|to|at)",
    `now ${word}ing|on to|speaking of|fangen wir|kommen wir`,
    'zu(r|m)',
    'last thing|next,?|now,? the|the last',
  ],
  ['so|now|okay|and|then|next|alright|right|jetzt|nun|so'],
);
const mostHeading = { bare: 3, led: 9 };

/** `Somebody asked me whether you can leave it out.` */
const reported = anywhere([
  `(${oneOf([
    'ask|asks|asked|wonder|wonders|wondering|wondered',
    // A sign that is put up "asking what …" tells of the sign.
    "(?<=\\b(is|are|was|were|been|be|am|keeps?|kept|people|[a-z]+'(m|re|s)) )asking",
    '(want|wants|wanted) to know',
  ])}( me| us)?,?|(the|your|his|her|their|next|first|second|last|other|another) question( here)? was,?|(frag${ending}|gefragt|will wissen|wollte wissen),?( mich| uns)?) (whether|if|how|why|what|where|ob|wie|warum|was|wo)`,
]);
/** What is longer says more than that; where more is said before it, the question itself has some words. */
const mostReported = { question: 12, all: 18 };
const fewestReported = 3;

/** Whether a sentence reports what is asked, so that the next one answers. */
export function reportsQuestion(text: string): boolean {
  const asked = reported.exec(text);
  if (asked === null) return false;
  const words = wordsSaid(text.slice(asked.index + asked[0].length));
  return words <= mostReported.question && (words >= fewestReported || wordsSaid(text) <= mostReported.all);
}

/** How many words there are without `um` and the like. */
function wordsSaid(text: string): number {
  return text
    .trim()
    .split(/\s+/)
    .filter((word) => !isFiller(word, 'en')).length;
}

/** Whether a sentence hands over to what is spoken of then: `Let's talk about money.` */
export function leadsIn(text: string): boolean {
  return !/[?!]\W*$/.test(text) && wordsSaid(text) <= mostHeading.led && headingOf.test(text);
}

/** Whether a sentence merely names what is spoken of then: `Noise.`, `Let's talk about money.` */
export function isHeading(text: string): boolean {
  return leadsIn(text) || (!/[?!]\W*$/.test(text) && wordsSaid(text) <= mostHeading.bare);
}

/** Whether a sentence goes on about what the one before it names: `It is called cedar.` */
export function leans(text: string): boolean {
  return leaning.test(text) && !expletive.test(text);
}

/** Whether a sentence may speak of what the one before it names: `If it breaks, …` too. */
export function mayLean(text: string): boolean {
  return leaning.test(text) || pronounSoon.test(text);
}

/** With which something else begins, or the end of all. */
const turning = matching([
  `^\\W*${oneOf([
    'okay|ok|alright|all right|anyway|finally|moving on|in other news',
    'last(ly,| thing| question)',
    'one (last|more) (thing|question)',
    "that('s| is) (it|all)( for today| from (me|us))?[.!]",
    "if you('ve| have)? (got )?(any |a )?questions?",
    'zum schluss|so viel dazu',
  ])}${wordEnd}`,
  `\\b${oneOf([
    'subscribe|see you',
    'thank(s| you) (for|so much|very much)',
    'in the comments',
    'link (is )?(below|in)',
    'bis (bald|zum nächsten)',
    'in die kommentare',
  ])}\\b`,
]);

/** Whether a sentence turns to something else, or to the audience. */
export function turnsAway(text: string): boolean {
  return turning.test(text);
}

/** What only tells what was told, or will be: `Now you know what …`, `In this video I'll show you …` */
const ofTelling = anywhere([
  "(and|so|now that|now),? you('ve| have)? (know|learned|learnt|seen)",
  "that('s| is|'ll be) how",
  `^\\W*(so|and|also)[, ]+(that|this|those|these|das)('s| is| was| are| were| war| ist)( just| basically| only)? (an?|one|another|some|the|my|eine?) ${words(0, 4)}(ways?|look|overview|introduction|features|basics|überblick|weg)${wordEnd}`,
  `(^|(?<=[.,;] |^\\W*(and|so|okay|hi|hello)\\b.{0,30}))today,? (i|we)('(m|re|ll)| am| are| will| want)${wordEnd}`,
  '^\\W*(and )?i hope (this|that|these|you)',
  '(in|later in|during) (this|the next|another|our next|the last) (video|tutorial|lesson|episode|talk|lecture)s?',
  "(we|i)('ll| will) (cover|learn|explore|discuss|get to|come to|talk about|see) .{0,60}(later|next|in a (moment|minute|bit))",
  "(i|we)('m| am|'re| are) (gonna|going to) (go through|get to|come to|talk about)",
  'now we come to',
  "(i|we)('ll| will) get to (that|it)",
  'coming up',
  `^\\W*(and )?(then|after that|later|lastly|finally|last),? (we('ve|'ll| have| will)?|i('ve|'ll| have| will)?|there('s|'ll be| is)) (also )?(got|have|be|talk|hear|look|a ${word})`,
  'in diesem video|jetzt wisst ihr|jetzt weißt du',
]);

/** Whether a sentence only tells what is told elsewhere. */
export function tellsOfTelling(text: string): boolean {
  return ofTelling.test(text);
}

/** What is told another time, and not in this video: `Next week we'll talk about manhole covers.` */
const anotherTime = anywhere([
  'next (week|time|month|episode|video|lesson|part)',
  '(in|for|do|make|is|as) (another|a (future|later|separate)) (video|episode|lesson|part)',
  `(nächste[nrs]?|(in )?eine[mn]? ander${ending}) (woche|mal|folge|video)`,
]);

const endsWithAnotherTime = /(?<!\p{L})next (?:week|time|month|episode|video)\W*$/iu;

/** Whether a sentence ends with another time of which the next one may tell: in captions without marks `Next time | I'm making soup.` */
export function endsPuttingOff(text: string): boolean {
  return endsWithAnotherTime.test(text);
}

/** Whether a sentence puts off what it names to another time. */
export function putsOff(text: string): boolean {
  return anotherTime.test(text);
}

/** `We've got four things.` */
const announcingItems = matching([
  `(?<!\\p{L})${oneOf([
    `(we|i)('ve| have|'ll have) (got )?(${word} )?(two|three|four|five|six|seven|eight|\\d|a few|several|a couple of|a lot of|some) (things|points|items|topics)( ${oneOf(
      ['today', 'to (discuss|cover|talk about|go through|get through)', "on (the|our|today's) (agenda|list)"],
    )})*`,
    "on (the|our|my|today's) agenda( today)?( (is|are|we have|we've got))?",
    'wir haben (heute )?(zwei|drei|vier|fünf|sechs|sieben|\\d|ein paar|einige) (dinge|punkte|themen|sachen)',
    '(auf der|unsere) (tagesordnung|agenda)( (steht|stehen|haben wir))?( heute)?',
  ])}\\W*$`,
]);

/** Whether a sentence only names what comes up in a meeting, after one that says that something does. */
export function isAgenda(text: string, before: string): boolean {
  return announcingItems.test(before) && (text.match(/,/g)?.length ?? 0) > 1;
}
