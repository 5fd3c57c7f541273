import { isFunctionWord } from '../../transcripts/reading/function-words.ts';
import { wholly } from '../../transcripts/reading/phrase-forms.ts';
import { leadsOn } from './leads-on.ts';

const sentenceEnd = /[.!?…]["'”’»)\]]*$/u;
/** With which a clause may end in the middle of a sentence. */
const clauseEnd = /[,;:–—-]["'”’»)\]]*$/u;
/** After these a word ends a clause that the next one begins again: `in it, it bursts`. */
const prepositions = new Set(
  'in of to on at by for with about from into under over behind without near mit von für ohne'.split(' '),
);
/** What a clause ends with, and the next one begins with. */
const object = /^(?:it|you|this|that|there|here|es|sie|das|dort|hier)$/u;
/** With which it goes on. */
const auxiliary = wholly(
  [
    'can|could|will|would|should|shall|may|might|must|is|are|was|were|have|has|had|do|does',
    'did|need|want|know|see|get|kann|wird|muss|ist|war|hat|darf|soll',
  ],
  'u',
);
/** With these a clause has only begun. */
const begun =
  /^(?:and|but|so|or|because|that|if|when|then|well|yes|yeah|no|now|okay|oh|like|just|um|uh|und|aber|also|weil|dass|wenn|ja|dann)$/u;
/**
 * Whether words that are said again at once are wanted both times: they end a sentence or a clause that the next one begins
 * with, be the comma between them written or not (`as I told you, you can`), or are named (`choose Layer, Layer Style`).
 *
 * @param written the words before, in the order of speech, then those that are said again
 * @param plain the same without marks, in lower case
 * @param length how many of them, the last ones, are said again
 * @param next what follows when they have been said again, without marks
 */
export function areBothMeant(
  written: readonly string[],
  plain: readonly string[],
  { length, next }: { length: number; next: string },
): boolean {
  const own = written.slice(written.length - length);
  // Who says it again in another sentence says more of it: `It was nine. Nine is a lot.`
  if (own.some((word) => sentenceEnd.test(word))) return true;
  const at = written.length - length;
  const [before = '', last = ''] = [plain[at - 1], plain.at(-1)];
  if (at === 0 || sentenceEnd.test(written[at - 1] ?? '')) return false;
  if (clauseEnd.test(written[at - 1] ?? '')) return clauseEnd.test(own.at(-1) ?? '') && isName(own);
  const isMarked = clauseEnd.test(own.at(-1) ?? '');
  if (length === 1 && object.test(last) && prepositions.has(before)) return isMarked || auxiliary.test(next);
  if (!isMarked) return false;
  if (length === 1 && object.test(last)) return !begun.test(before);
  return isName(own) || (!begun.test(before) && !leadsOn(last) && !isFunctionWord(last));
}

/** Whether words are written as names are in the middle of a sentence: `Export`. */
function isName(own: readonly string[]): boolean {
  return own.every((word) => /^\p{Lu}\p{L}+/u.test(word) && !/^I(?:['’]|$)/u.test(word));
}
