import { anywhere, atBegin, upTo } from '../../../transcripts/reading/phrase-forms.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { holdsFigure } from './measured.ts';
import type { Query } from './query.ts';
import { termsOf } from './query-terms.ts';

/** `When do the arms start?`: a part of the video, or a day. */
export const asksWhenItBegins = atBegin(
  [`when (do|does) ${upTo(60)} (start|begin|end|finish)(?=\\W*$)`],
  ['and|so|but'],
);
/** With which a part is begun. */
export const beginsPart = anywhere([
  "(let's|let us|we('re| are| will|'ll)( now)?|i('m| am|'ll| will)( now)?) (start|begin|do|doing|get|go|going|move|turn|come)",
  'starts?|begins?|from (here|now) on|here (is|are|come)|next|block|part|first (one|exercise|step)',
]);
const beginning = /^(?:start|begin)/u;

/** A question when something begins of which the talk tells no date, as one for the moment in the video; any other as it is. */
export function askedForPart(query: Query, spoken: Spoken): Query {
  if (query.kind !== 'date' || !asksWhenItBegins.test(query.question)) return query;
  // Where a part begins, nobody need say so.
  const sought = query.sought.filter(({ stem }) => !beginning.test(stem));
  const asked: Query = { ...query, sought, kind: 'moment' };
  const terms = termsOf(asked, spoken, 'thesaurus');
  const keys = new Set(terms.flatMap(({ stems }) => [...stems.keys()]));
  const isDated = spoken.sentences.some(
    ({ text }, at) => holdsFigure('date', text) && spoken.stems[at]?.some((key) => keys.has(key)),
  );
  return keys.size === 0 || isDated ? query : asked;
}
