import { isFunctionWord } from '../../../transcripts/reading/function-words.ts';
import { ending, matching, oneOf } from '../../../transcripts/reading/phrase-forms.ts';
import { fold } from '../../spoken/stem.ts';

/** `Which wine …`, `How much light …`, `What kind of glue …` */
const asking = matching([
  `^\\W*((and|so|but|und|aber)[, ]+)?((in|from|on|with|by|at|for|mit|in|aus|bei|von) )?${oneOf([
    'which|what|whose',
    'how (many|much)',
    'welche[mnrs]?|wie ?viele?',
    `was für( ein${ending})?`,
  ])} ((other |more |different )?(kinds?|types?|sorts?|brands?|amount|number|make|art|sorte|marke) (of )?)?`,
]);
/** The thing that is asked for is named in so many words, at most. */
const mostWords = 3;

/** The words for the thing that a question asks for, folded: `light` of `How much light does it need?`; none where it names none. */
export function focusOf(question: string): ReadonlySet<string> {
  const [asked] = asking.exec(question) ?? [];
  if (asked === undefined) return new Set();
  const words = question.slice(asked.length).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  const end = words.findIndex((word) => isFunctionWord(word.toLowerCase()));
  return new Set(words.slice(0, end < 0 ? 1 : Math.min(end, mostWords)).map(fold));
}
