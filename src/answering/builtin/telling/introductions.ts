import { matching, oneOf, word } from '../../../transcripts/reading/phrase-forms.ts';
import type { AnsweringInput } from '../../engine.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { fold, stem } from '../../spoken/stem.ts';
import type { Wording } from '../../wording.ts';
import { type Quote, quoteAt } from '../quoting/quote.ts';
import { leadOf, nameOf } from './answer-pieces.ts';
import type { Piece, ToldQuote } from './compose.ts';
import { asksWhoElsewhere, introducesElsewhere } from './introductions-elsewhere.ts';

const which =
  "(?:(?:the|his|her|their|this|that|these|those|all|all the|today['’]s|der|die|das|den|dieser|diese|alle) )?(?:(?:guest|main|other|different) )?";
const somebody =
  '(?:speakers?|narrators?|lecturers?|presenters?|people|panel(?:l?ists?)?|participants?|hosts?|guests?|interviewe(?:r|e)s?|moderators?|guys?|man|woman|lady|person|sprecher(?:in|innen)?|redner(?:in|innen)?|leute|personen|teilnehmer(?:innen)?|gast|gäste|gastgeber(?:in)?|moderator(?:in|en)?|mann|typ|frau)';
const whatIs = "(?:what(?:['’]?s| is| are| was| were) )?";
/** In the video or the like, and nowhere else. */
const here = String.raw`(?:\W+(?:here|there|now|today|exactly|talking|speaking|die sprechen|please|alles|hier|da|eigentlich|gerade|denn|jetzt|heute|bitte|(?:der|(?:in|on|of|at|im|an|auf|bei|von)(?: (?:the|this|today['’]s|dem|der|diesem|dieser))?) ?(?:video|clip|talk|meeting|recording|interview|podcast|episode|panel|discussion|debate|lecture|show|conversation|gespräch|vortrag|aufnahme|sitzung|folge|diskussion|versammlung)))*\W*$`;
const asking = new RegExp(
  `^\\W*(?:${[
    `who(?:['’]?s| is| are| was| were)? (?:speaking|talking|presenting|narrating|${which}${somebody})`,
    'who (?:speaks?|talks?|narrates?|presents?|takes? part|took part)',
    `(?:name|list) ${which}${somebody}`,
    `${whatIs}(?:(?:his|her|their) names?|${which}${somebody}['’]?s?['’]? names?|(?:the )?names? of ${which}${somebody})`,
    `what (?:is|are) (?:he|she|${which}${somebody}) called`,
    `wer (?:alles )?(?:spricht|redet|ist zu hören|kommt zu wort|(?:ist|sind|war|waren) ${which}${somebody})`,
    `wie hei(?:ß|ss)(?:t|en) (?:er|sie|${which}${somebody})`,
    'wie (?:ist|lautet) (?:sein|ihr) name',
  ].join('|')})${here}`,
  'iu',
);
/** Where one of those who speak is asked for, and not all of them. */
const ofOne =
  /(?<!\p{L})(?:his|her|he|she|hosts?|guests?(?! speakers?)|interviewe[re]s?|moderator\p{L}*|guys?|man|woman|lady|gast|gäste|gastgeber\p{L}*|er|sein|ihr|mann|typ|frau|(?:this|that) person)(?!\p{L})|heißt sie/iu;
/** Where it may be anybody of whom was spoken before: `What is his name?` */
const ofWhomever = /(?<!\p{L})(?:(?:his|her|their|sein|ihr) names?|(?:he|she) called|er|sie)\W*$/iu;
/** `Who is the finance director?` */
const asksOffice = matching([
  `^\\W*((and|so|und) )?(who('s| is| are| was| were) (the|our|your|their|its|this)|wer (ist|sind|war|waren) (der|die|das|euer|eure|unsere?)) (?<office>(${word}[ -]){0,3}?${word})( (here|now|today|hier|heute)| (in|on|of|at) (this|the) (video|meeting|call|council|committee|board))?\\W*$`,
]);
/** With which somebody is introduced, or says who they are; names have capitals where the transcript has. */
const introducing = matching(
  [
    `(?<!\\p{L})(${oneOf([
      "[Mm]y name('s| is)",
      "I'm|I am",
      '(here )?with me (is|today)',
      'I have with me',
      '[Mm]y guests?( today)?( is| are)?',
      "(we're |I'm )?joined by",
      '[Pp]lease welcome|[Ii]ch bin|[Ii]ch heiße|[Mm]ein Name ist',
      '[Hh]ier ist( die| der)?',
      '[Mm]ein Gast|[Zz]u Gast ist',
    ])}( heute)?( (?!(from|in|at|to|on|near|told|not|by|aus|bei|im|am|nicht|\\p{Ll}+(ing|ed)) )\\p{Ll}+)?),? (\\p{Lu}[\\p{L}.'’-]+)`,
    `(?<!\\p{L})(my name('s| is)|mein name ist) ${word}`,
  ],
  'u',
);
/** How much of the video an introduction takes, and how much of what somebody says: sentences. */
const opening = 14;
const ownOpening = 20;
const mostTold = 2;
/** Of more speakers those who say most are told first, and so many in all. */
const fewSpeakers = 8;
const mostSpeakers = 12;
/** What has fewer words is hardly something of one's own: `Here.` */
const fewestOfOwn = 6;
const ownQuote = { asking: true, most: 26 };

/** Whether a question asks who speaks in the video, whoever they are. */
export function asksWhoSpeaks(question: string): boolean {
  return asking.test(question) && !ofOne.test(question);
}

/** Who speaks in the video, where a question asks for that: those whom the transcript names, or who are introduced; else nothing. */
export function whoSpeaks(
  { question, earlier }: Pick<AnsweringInput, 'question' | 'earlier'>,
  spoken: Spoken,
  wording: Wording,
): Piece[] {
  const holders = holdersOf(question, spoken.speakers);
  if (holders.length > 0) return namedSpeakers(holders, spoken, wording);
  const elsewhere = asksWhoElsewhere(question);
  const isAsked = elsewhere.isAsked || asking.test(question);
  if (!isAsked || (earlier.length > 0 && ofWhomever.test(question))) return [];
  const asksForAll = asksWhoSpeaks(question) || (elsewhere.isAsked && !elsewhere.isOfOne);
  if (spoken.speakers.length > 0 && asksForAll) return namedSpeakers(spoken.speakers, spoken, wording);
  return introductionsIn(spoken).map(
    (quote): ToldQuote => ({ lead: leadOf('who', spoken.by[quote.from], wording), quote, form: 'sentence' }),
  );
}

function introduces(text: string, tongue: Spoken['tongue']): boolean {
  return introducing.test(text) || (tongue === 'other' && introducesElsewhere(text));
}

/** How those who speak are introduced near the beginning, in order; none where nobody is. */
function introductionsIn(spoken: Spoken): Quote[] {
  const places = [...spoken.sentences.keys()].slice(0, opening);
  return places
    .filter((place) => introduces(spoken.sentences[place]?.text ?? '', spoken.tongue))
    .slice(0, mostTold)
    .map((place) => quoteAt(place, spoken, { asking: true }))
    .filter((quote, at, all) => quote.from >= (all[at - 1]?.to ?? 0));
}

/** Those of the speakers whose names say that they hold the office that is asked for: `Finance Director Rita Hale`; a name alone is none. */
function holdersOf(question: string, speakers: readonly string[]): string[] {
  const office = asksOffice.exec(question)?.groups?.office;
  if (office === undefined) return [];
  const asked = office.split(/[ -]/).map(stem);
  return speakers.filter((name) => {
    const called = nameOf(name)
      .split(/[\s.,-]+/)
      .map(stem)
      .slice(0, -1);
    return asked.every((word) => called.includes(word));
  });
}

/** These speakers, with what they say first; of many those who say most. */
function namedSpeakers(speakers: readonly string[], spoken: Spoken, wording: Wording): Piece[] {
  const places = Map.groupBy(spoken.sentences.keys(), (place) => spoken.by[place] ?? '');
  const wordsOf = (name: string) =>
    (places.get(name) ?? []).reduce((sum, place) => sum + (spoken.meant[place] ?? 0), 0);
  const areMany = speakers.length > fewSpeakers;
  const words = new Map(areMany ? speakers.map((name) => [name, wordsOf(name)]) : []);
  const ordered = speakers.toSorted((one, other) => (words.get(other) ?? 0) - (words.get(one) ?? 0));
  const told = ordered.slice(0, mostSpeakers).map((name): ToldQuote => {
    const quote = firstOwnWords(name, places.get(name) ?? [], spoken);
    return { lead: `${nameOf(name)}:`, quote, form: 'item' };
  });
  if (!areMany) told.sort((one, other) => one.quote.from - other.quote.from);
  return [{ heading: wording.speaking(areMany ? speakers.length : undefined) }, ...told];
}

/** With what somebody says who they are, or the first that they say in more than a word or two. */
function firstOwnWords(name: string, places: readonly number[], spoken: Spoken): Quote {
  const { sentences, meant, by } = spoken;
  const textAt = (place: number) => sentences[place]?.text ?? '';
  const parts = new Set(name.split(/[\s.,()]+/).map(fold));
  const namesThem = (place: number) =>
    introducing
      .exec(textAt(place))?.[0]
      .split(/[^\p{L}\p{M}]+/u)
      .some((word) => parts.has(fold(word)));
  const introduced = places.slice(0, ownOpening).filter(namesThem);
  const saying = places.filter((place) => (meant[place] ?? 0) >= fewestOfOwn && !sentences[place]?.question);
  for (const place of [...introduced, ...saying]) {
    const quote = quoteAt(place, spoken, ownQuote);
    if (by[quote.from] === name) return quote;
  }
  const longest = places.reduce(
    (best, place) => ((meant[place] ?? 0) > (meant[best] ?? 0) ? place : best),
    places[0] ?? 0,
  );
  return quoteAt(longest, spoken, ownQuote);
}
