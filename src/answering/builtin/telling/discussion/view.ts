import { anywhere, ending, word, words } from '../../../../transcripts/reading/phrase-forms.ts';
import type { Spoken, Stretch } from '../../../spoken/passages.ts';
import { exchangesIn } from '../../../spoken/turns.ts';
import { fitOf } from '../../finding/fit.ts';
import type { Ground } from '../../finding/ground.ts';
import { withReplies } from '../../finding/replies.ts';
import type { Found } from '../../finding/retrieve.ts';
import { asksEverybody } from '../../question/asked-speakers.ts';
import type { Query } from '../../question/query.ts';
import { heldOf, soughtIn } from './stretches.ts';

/** What is said by others than those whose words are asked for weighs so much. */
const byOthers = 0.03;
/** What is asked in the talk, or leads up to that, is worth so much of what is replied; both are told of all of a discussion. */
const askedWorth = { most: 0.35, ofAll: 0.7 };
/** What asks for all of a discussion. */
const askingAll = anywhere([
  `summari[sz]e|summary|overview|recap|outline|sum up|zusammenfass${ending}`,
  `fass${ending} .*zusammen|überblick`,
  `what (was|were|is|are) the ${words(0, 2)}?(discussions?|debates?|conversations?|controvers(y|ies)|questioning|exchanges?) (about|on|over|of|regarding|around)`,
  `(what|was) (was|is|were|wurde|wird) (${word} )?(said|discussed|covered|told|gesagt|besprochen|diskutiert)`,
  `what did ${words(1, 3)}(discuss|talk)`,
  'über .{1,60} (gesagt|besprochen|diskutiert)',
]);

/** How a talk is looked at where something is asked of it that is discussed there. */
export interface View {
  found: Found;
  query: Query;
  spoken: Spoken;
  /** How much a talk is one of half an hour rather than of minutes, 0 to 1. */
  size: number;
  /** Whether all of a discussion is asked for. */
  isAll: boolean;
  /** Whether the words of certain people are asked for. */
  isOfSome: boolean;
  /** The stems that are surely asked for. */
  sought: ReadonlySet<string>;
  /** How much of what is asked for each sentence holds, by its stems. */
  held: Float64Array;
  /** What a sentence weighs by who says it: 1 where it is asked for. */
  weightOf: (at: number) => number;
}

export function viewOf(found: Found, query: Query, { spoken, size }: Ground): View {
  const asked = new Set(asksEverybody(query.question) ? [] : query.speakers);
  return {
    found,
    query,
    spoken,
    size,
    isAll: askingAll.test(query.question),
    isOfSome: asked.size > 0,
    sought: soughtIn(found),
    held: heldOf(found, spoken),
    weightOf: (at) => (asked.size === 0 || asked.has(spoken.by[at] ?? '') ? 1 : byOthers),
  };
}

/** How much of what is asked for a sentence holds by itself. */
export function holdsOf({ found: { terms, bearing }, query: { kind }, spoken }: View): (at: number) => number {
  return (at) => fitOf(at, { kind, terms, spoken, bearing });
}

/** The same where a reply within a stretch holds what it is asked for. */
export function bearsOf(view: View, { from, to }: Stretch): (at: number) => number {
  const { spoken, isAll, isOfSome } = view;
  const exchanges = exchangesIn(spoken).filter(({ reply, asked }) => reply.to > from && asked.from < to);
  const worth = isOfSome ? 1 : isAll ? askedWorth.ofAll : askedWorth.most;
  return withReplies(holdsOf(view), exchanges, spoken, worth);
}
