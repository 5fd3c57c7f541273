import { anywhere, atBegin, matching, oneOf, wholly, word } from '../../../transcripts/reading/phrase-forms.ts';
import type { Kind } from '../../kinds.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { dueAt } from '../../spoken/requests.ts';
import { fold } from '../../spoken/stem.ts';
import type { Wording } from '../../wording.ts';
import type { Query } from '../question/query.ts';
import { type Quote, quoteAt } from '../quoting/quote.ts';
import { itemOf, leadOf } from './answer-pieces.ts';
import type { Piece } from './compose.ts';
import { decisionsIn } from './decisions.ts';
import { recapOf } from './recap.ts';

/** What asks for decisions, and for none in particular. */
const asksDecisions = anywhere([
  `(what|which|list|name|all|any|key|main|important|final|the|were|are|made) (${word} )?decisions?`,
  `(was|were|been|is|got|what) (${word} )?(decided|agreed|settled)`,
  `what (did|do|have|has) (they|we|you|(the|this) ${word}) (${word} )?(decided?|agreed?( on| to| upon)?|settled?( on)?)(?=\\W*$| (in|at|during|today))`,
  'beschlossen|beschlüsse?|entschieden',
  'entscheidung(en)?',
  'vereinbart',
]);
const ofDecisions =
  /^(?:decid\p{L}*|decisions?|agreed?|settled?|beschlossen|beschlusse?|entschieden|entscheidung(?:en)?|vereinbart)$/u;
const ofTasks = wholly(
  [
    'have|promise|offer|agree|action|actions|items?|points?|tasks?|to-?dos?|next|steps?',
    'follow-?ups?|assignments?|deliverables|commitments?|homework|does|needs?|done|left',
    'given|assigned|handed|shared|promised|responsible|aufgaben?|gibt|erledigt|nachsten?|schritte?|todos?|tun',
  ],
  'u',
);
/** `Who does what?`, `what has to be done`, and what is a task by one word or two. */
const asksTasks = matching([
  `(?<!\\p{L})${oneOf([
    'action (items?|points?)',
    'to-?dos?|next steps|follow-?ups?',
    '(tasks|assignments|deliverables|commitments)',
    `who ${oneOf([
      'does|has to do|needs to do|should do|will do|is doing|is going to do|is responsible for',
      'took on|promised',
    ])} what`,
    'what (needs|has|is left) to (be done|do)',
    'what (do|does) (everybody|everyone|each (person|of them)|they|we) (have|need) to do',
    `what (does|did|do) ${word}( ${word})? (have|need|promise|agree|offer) to do`,
    'wer macht was',
    `was (ist( noch)? zu|muss noch ${word}) (tun|werden)`,
    'nächsten? schritte|aufgaben',
  ])}(?=${oneOf([
    '\\W*$',
    ` (of|from|in|for|after|aus|von|nach) (the|this|that|today's|der|dem|dieser|diesem) ${word}\\W*$`,
    '( that| which)? (are|were|was|got|have been) (given|assigned|handed|shared)( out)?\\W*$',
    ' (gibt|gab) es\\W*$',
  ])})`,
]);
/** What says of which talk, and which of its decisions. */
const framing = new Set(
  `made make taken take reached key main major important final all meeting call session discussion video talk conversation today everyone
everybody person list gab gibt speakers participants attendees people anything something besprechung sitzung treffen gesprach getroffen wichtige wichtigsten`.split(
    /\s+/,
  ),
);
/** Who may be the people who talk, unless the talk names them as others. */
const bodies = new Set('committee council board team group company family class'.split(' '));
/** `What was not decided?` */
const denying = /(?<!\p{L})(?:not|never|nothing|undecided|nicht|nichts|nie|noch|kein\p{L}*)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** A talk by one person decides and promises hardly anything once. */
const fewestOfOne = 2;
const mostTold = 8;
const openKinds: ReadonlySet<Kind> = new Set(['what', 'list', 'summary', 'yesNo']);
const taskQuote = { asking: true, enough: 8, most: 60 };

/** Whether a question asks what those who talk decide, and for nothing else. */
export function asksAllDecisions({ question, kind, speakers, isWhole, sought }: Query, spoken: Spoken): boolean {
  if (speakers.length > 0 || isWhole || !openKinds.has(kind)) return false;
  const isFrame = (word: string) => framing.has(word) || (bodies.has(word) && !spoken.vocabulary.has(word));
  const isOfAll = sought.every(({ folded }) => ofDecisions.test(folded) || isFrame(folded));
  return isOfAll && asksDecisions.test(question) && !denying.test(question);
}

/** Whether a question asks for what is to be done, by those who are named in it or by anybody. */
export function asksAllTasks({ question, speakers, sought }: Query): boolean {
  if (!asksTasks.test(question)) return false;
  const isNamed = (word: string) => speakers.some((name) => fold(name).split(' ').includes(word));
  return sought.every(({ folded }) => ofTasks.test(folded) || framing.has(folded) || isNamed(folded));
}

/** What those who talk decide, in order, where a question asks for that and for nothing else; else nothing. */
export function decisionsOf(query: Query, spoken: Spoken, wording: Wording): Piece[] {
  if (!asksAllDecisions(query, spoken)) return [];
  const recap = recapOf(spoken);
  const quotes = decisionsIn(spoken).map((place) => quoteAt(place, spoken, { asking: true, earliest: place }));
  return told([...(recap ? [recap] : []), ...quotes], wording.decided, spoken, wording, mostTold);
}

/**
 * What is asked of somebody and promised, by those who are asked about or by anybody, in order, where a question asks for what is to be
 * done; else nothing.
 */
export function tasksOf(query: Query, spoken: Spoken, wording: Wording): Piece[] {
  if (!asksAllTasks(query)) return [];
  const { speakers } = query;
  const tasks = tasksIn(spoken).filter(({ who }) => speakers.length === 0 || (who !== null && speakers.includes(who)));
  // Who talks alone promises things to those who watch.
  if (spoken.speakers.length < 2 && tasks.every(({ place, last }) => place === last)) return [];
  return told(quotesOf(tasks.slice(0, mostTold), spoken), wording.toDo, spoken, wording);
}

/** `Who is going to do the tables?` */
const asksWhoWill = atBegin([
  "who(('s|'re| is| are) going to|'ll| will)",
  'who (volunteer(s|ed)|offer(s|ed)|promise[sd]|agree[sd]) to',
  'wer (wird|übernimmt|kümmert)',
]);
const ofVolunteering = /^(?:going$|volunteer|offer|promis|agre)/u;

/** Who says that they will do what a question asks for, of several who talk to one another; nothing where nobody does. */
export function volunteersFor({ question, sought }: Query, spoken: Spoken, wording: Wording): Piece[] {
  const own = sought.filter(({ stem }) => !ofVolunteering.test(stem)).map(({ stem }) => stem);
  if (!asksWhoWill.test(question) || own.length === 0 || spoken.speakers.length < 2) return [];
  const tasks = tasksIn(spoken).filter(({ place, last }) => {
    const said = new Set(spoken.stems.slice(place, last + 1).flat());
    return own.every((key) => said.has(key));
  });
  return told(quotesOf(tasks.slice(0, 1), spoken), wording.toDo, spoken, wording);
}

interface Task {
  place: number;
  last: number;
  who: string | null;
}

/** What is asked of somebody and promised, in order; what is promised in reply is told with what was asked for. */
function tasksIn(spoken: Spoken): Task[] {
  const tasks = [...spoken.sentences.keys()].flatMap((place): Task[] => {
    const due = dueAt(place, spoken);
    return due ? [{ place, ...due }] : [];
  });
  return tasks.filter((one, at) => tasks.slice(0, at).every(({ last }) => last !== one.place));
}

function quotesOf(tasks: readonly Task[], spoken: Spoken): Quote[] {
  return tasks.flatMap(({ place, last }) => {
    // Words of two people make two quotes.
    const isOfTwo = spoken.by[last] !== spoken.by[place];
    const request = quoteAt(place, spoken, { ...taskQuote, until: isOfTwo ? place : last });
    return isOfTwo ? [request, quoteAt(last, spoken, { asking: true, earliest: last })] : [request];
  });
}

/** Quotes that do not overlap, as a list; none where they are too few to be what a talk is for. */
function told(
  quotes: readonly Quote[],
  heading: string,
  spoken: Spoken,
  wording: Wording,
  most = quotes.length,
): Piece[] {
  const whole = quotes.filter((quote, at) =>
    quotes.slice(0, at).every(({ from, to }) => quote.from >= to || quote.to <= from),
  );
  const apart = whole.sort((one, other) => one.from - other.from);
  if (apart.length === 0 || (apart.length < fewestOfOne && spoken.speakers.length < 2)) return [];
  const [only] = apart;
  if (only && apart.length === 1)
    return [
      { ...itemOf(only, spoken, wording), lead: leadOf('what', spoken.by[only.from], wording), form: 'sentence' },
    ];
  return [{ heading }, ...apart.slice(0, most).map((quote) => itemOf(quote, spoken, wording))];
}
