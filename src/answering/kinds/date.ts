import { anywhere, atBegin, oneOf, upTo } from '../../transcripts/reading/phrase-forms.ts';

/** On which day, or at which hour. */
export const asksDate = anywhere([
  '(what|which) (year|time|date|day|month|season)',
  'wann',
  '(um )?wie ?viel uhr',
  'welche[mnrs]? (jahr|uhrzeit|tag|monat|datum)',
]);

/** `When should I …` and `When is it useful?` ask in which case. */
const inWhichCase = oneOf([
  ' (to|(should|would|can|must|do|am) (i|you|we|one|it be))(?!\\p{L})',
  ` (is|are|do|does|would) ${upTo(60)} (handy|useful|helpful|necessary|needed|appropriate|recommended|safe)\\W*$`,
]);

/** `When was …`, as the question's own first word: elsewhere it says in which case. */
export const beginsWithWhen = atBegin([`((and|so|since|until|by|from) )?when(?!${inWhichCase})`]);

/** The best time for something is one of the year. */
export const asksBestTime = anywhere(['(best|right) (time|season|month)', 'time of (the )?year']);
