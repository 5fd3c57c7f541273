import type { Proposed } from './claim.ts';
import { lineReader } from './read-lines.ts';

/** How an answer begins that is what `prompt.ts` asks for: with an object, a list of them, or a fence around them. */
const form = /^[\s\uFEFF]*(?:[{[]|`{3})/;
/** Characters of a fence, which may come one by one; and of white space before it. */
const fence = 3;
const longestBlank = 1000;

/**
 * Reads the lines of an answer as they come. One that begins otherwise may be a model's thoughts, with drafts of lines in them:
 * those are held back until the answer is over. `isKnown`: that thoughts are over is known already.
 */
export function formedLines(isKnown = false): {
  read: (text: string) => Proposed[];
  /** What was held back of an answer that came to its end. */
  end: () => Proposed[];
  isHolding: () => boolean;
} {
  const lines = lineReader();
  const held: Proposed[] = [];
  let opening = '';
  let isFormed = isKnown;
  return {
    read(text) {
      if (opening.trim().length < fence) opening = (opening + text).slice(0, longestBlank);
      isFormed ||= form.test(opening);
      const found = lines(text);
      if (isFormed) return found;
      held.push(...found);
      return [];
    },
    end: () => held.splice(0),
    isHolding: () => !isFormed,
  };
}
