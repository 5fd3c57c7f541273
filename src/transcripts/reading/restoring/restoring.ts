import type { Linear } from './linear.ts';

/** What was learned about where English captions would have punctuation and capitals (`evals/train/restoring.ts`). */
export interface Restoring {
  /** Whether a sentence ends after a word, or a comma stands there. */
  end: Linear;
  comma: Linear;
  /** Whether a sentence asks. */
  question: Linear;
  /** Whether a word is a name, or a part of one. */
  name: Linear;
  /** Of names that are not spelled with one capital at their beginning, the spelling by the word in lower case. */
  spellings: ReadonlyMap<string, string>;
}
