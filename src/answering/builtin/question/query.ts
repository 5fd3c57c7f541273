import { anywhere, atBegin } from '../../../transcripts/reading/phrase-forms.ts';
import { bareWord } from '../../../transcripts/reading/terms.ts';
import { withoutCourtesy } from '../../asked-clause.ts';
import { askedElsewhere } from '../../kinds/elsewhere.ts';
import { type Kind, kindOf } from '../../kinds.ts';
import { wordsOfText } from '../../spoken/passages.ts';
import { fold } from '../../spoken/stem.ts';
import { askedSpeakers } from './asked-speakers.ts';
import { asksOfThat, pointsBack, pointsToSomebody } from './pointing-back.ts';
import { asksWordsBy, namesBeforeVerb } from './said-by.ts';
import { spelledOut } from './spelled-out.ts';
import { type Sought, topicsOf } from './topics.ts';
import { weighed } from './weighed.ts';

export interface Query {
  /** As it was asked, with the apostrophes that were left out. */
  question: string;
  /** Empty where the question asks about the whole video. */
  sought: Sought[];
  kind: Kind;
  /** Whose words are asked for, as the transcript names them. */
  speakers: string[];
  /** Whether it asks for all that they say, or for all that they ask, and not for something of it. */
  whole?: 'said' | 'asked';
  /** Somebody whose words seem to be asked for and who is no speaker: as the question writes it. */
  strangers: string[];
  /** Whether it asks what the whole video is about. */
  isWhole: boolean;
  /** Whether it takes up the words of an earlier question. */
  leansOnEarlier: boolean;
}

/** What only says that something is discussed, before what it is: `What was the discussion about …` */
const leadIn = atBegin([
  "(summari[sz]e|what(['’]s| was| is| were| are))( the)? ((general|brief|main|overall|final|short|whole|group|team) )*" +
    '(discussions?|presentations?|decisions?|conclusions?|debates?|questioning|controversy|status|solutions?)' +
    '( of the (discussion|debate|presentation))? (on|about|of|to|for|regarding|towards?|with)',
]);
/** What a question is numbered with in a list, or called one: `2. How …`, `Q: How …` */
const listNumber = /^\s*\(?(?:\d{1,2}[.)]|q(?:uestion)? ?\d{0,2}[.):])\s*(?=\p{L}{2})/iu;
/** What asks for questions, and not for something that was said. */
const asking = anywhere(['ask(s|ed|ing)?|questions?', 'frag(t|te|e|en|ten)']);

/** Weight of an earlier question's words beside the question's own. */
const earlierWeight = 0.4;
/** A question of at most this many words of its own may lean on the one before it; without any it does: `Could you give an example?` */
const fewWords = 2;
/** Where it asks for somebody's words, only one of so many words in all: `And Ann?`, but not `What did Ann talk about?` */
const briefWords = 3;

/**
 * What a question looks for; one that points back takes up the words of the question before it.
 *
 * @param speakers who speaks, as the transcript names them
 * @param language the talk's (`Spoken.language`)
 */
export function readQuery(
  written: string,
  earlier: readonly { question: string }[],
  speakers: readonly string[] = [],
  language: string | null = null,
): Query {
  const question = spelledOut(written.replace(listNumber, ''));
  const asked = askedSpeakers(question, speakers);
  const said = withoutCourtesy(without(asked, question));
  const unnamed = topicsOf(said.replace(leadIn, ' ')) ?? topicsOf(said);
  // Who is asked for is not looked for in what is said, unless nothing else is.
  const isTheirs =
    asked.length > 0 && (unnamed ?? []).every(({ word }) => asking.test(word) || asksWordsBy(word, question));
  const named = withoutAsking(
    weighed(isTheirs || unnamed?.length === 0 ? topicsOf(question) : unnamed, question),
    question,
    language,
  );
  const own = isTheirs ? [] : named;
  const isShort = own === undefined ? asksOfThat(question) : own.length <= fewWords;
  const isBrief = asked.length === 0 || question.trim().split(/\s+/).length <= briefWords;
  const before =
    isShort && ((own?.length === 0 && isBrief) || pointsBack(question)) ? topicsBefore(earlier, speakers) : [];
  const known = new Set(own?.map((one) => one.stem));
  const lent = before.filter((one) => !known.has(one.stem));
  const weight = known.size === 0 ? 1 : earlierWeight;
  const isAllOfTheirs = isTheirs && lent.length === 0;
  // `And why does she think so?` asks for the words of whom the question before named.
  const spoken =
    asked.length === 0 && lent.length > 0 && pointsToSomebody(question) ? askedBefore(earlier, speakers) : asked;
  return {
    sought: [...((isAllOfTheirs ? named : own) ?? []), ...lent.map((one) => ({ ...one, weight }))],
    question,
    kind: kindOf(question, language),
    speakers: [...new Set(spoken.map(({ name }) => name))],
    ...(isAllOfTheirs ? { whole: asking.test(said) ? 'asked' : 'said' } : {}),
    strangers: namesBeforeVerb(said),
    isWhole: lent.length === 0 && topicsOf(said) === undefined,
    leansOnEarlier: lent.length > 0,
  };
}

/** Words of a question without those that only ask, in another language than English and German. */
function withoutAsking(topics: Sought[] | undefined, question: string, language: string | null): Sought[] | undefined {
  const asking = askedElsewhere(question, language)?.asking;
  if (asking === undefined) return topics;
  const idle = new Set(wordsOfText(asking).map(({ text }) => fold(bareWord(text))));
  const left = topics?.filter(({ folded }) => !idle.has(folded));
  // `¿Cuánto tiempo dura?` names nothing else.
  return left?.length === 0 ? topics : left;
}

/** A question without the names of whose words it asks for. */
function without(asked: readonly { from: number; to: number }[], question: string): string {
  return asked.reduce((text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to), question);
}

/** Who alone was asked for by the question before. */
function askedBefore(earlier: readonly { question: string }[], speakers: readonly string[]) {
  const asked = askedSpeakers(earlier.at(-1)?.question ?? '', speakers);
  return asked.length === 1 ? asked : [];
}

/** The words of the last earlier question that had some. */
function topicsBefore(earlier: readonly { question: string }[], speakers: readonly string[]): Sought[] {
  for (const { question: written } of earlier.toReversed()) {
    const question = spelledOut(written);
    const topics = topicsOf(without(askedSpeakers(question, speakers), question)) ?? [];
    if (topics.length > 0) return topics;
  }
  return [];
}
