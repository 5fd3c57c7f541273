import { matching, oneOf, wordEnd } from '../../../transcripts/reading/phrase-forms.ts';
/** What is denied is denied in one clause. */
export const clauseEnd = matching([
  '[,;:.!?…]',
  `(?<!\\p{L})${oneOf([
    'because|but|so|since|although|though',
    `(and|yet|or)(?= (it|they|he|she|we|i|you|this|that|these)${wordEnd})`,
    'weil|aber|sondern|denn|damit|pero|porque|mais|parce|perché|maar|omdat',
  ])}${wordEnd}`,
]);
