import type { Proposed } from '../claim.ts';
import { lineReader } from './read-lines.ts';
import { names } from './read-object.ts';

/** How an answer begins that is what `prompt.ts` asks for: with an object that has a part of a claim, a list of such, or a fence around them. */
const form = new RegExp(
  `^[\\s\\uFEFF]*(?:\`{3}\\w*\\s*)?(?:\\[\\s*)?\\{\\s*["'“”]?(?:${names.join('|')})["'“”]?\\s*:`,
  'i',
);
/** Characters in which that is known, which may come one by one; and of white space before them. */
const longestOpening = 60;
const longestBlank = 1000;

/**
 * Reads the lines of an answer as they come. One that begins otherwise may be a model's thoughts, with drafts of lines in them:
 * those are held back until the answer is over, and of them all those stand that follow one another at its end. `isKnown`: that
 * thoughts are over is known already.
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
      if (opening.trim().length < longestOpening) opening = (opening + text).slice(0, longestBlank);
      isFormed ||= form.test(opening);
      const found = lines(text);
      if (isFormed) return found;
      for (const one of found) {
        if (one.isApart) held.length = 0;
        held.push(one);
      }
      return [];
    },
    end: () => held.splice(0),
    isHolding: () => !isFormed,
  };
}
