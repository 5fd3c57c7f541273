import type { Proposed } from '../claim.ts';
import { readObject } from './read-object.ts';

/** An object that is not over after so many characters is none. */
const mostPending = 20_000;

/** So many words between two objects are no heading; so many characters before one are looked at. */
const words = /(?:\p{L}+\P{L}+){3}/u;
const mostOutside = 500;

/** `isApart`: there are words before it, behind the one before. */
export type Read = Proposed & { isApart: boolean };

/**
 * Reads what `prompt.ts` asks for as it comes: JSON objects, one a line, or as near to that as can be made out (in a list,
 * in a code fence, among words). An object that is broken takes no other with it.
 */
export function lineReader(): (text: string) => Read[] {
  let pending = '';
  let outside = '';
  return (text) => {
    pending += text;
    const found: Read[] = [];
    let read = 0;
    /** Where objects begin that are not over, one within the other. */
    let opened: number[] = [];
    let quoted = false;
    for (let at = 0; at < pending.length; at++) {
      const character = pending[at];
      if (quoted && character === '\\') at++;
      // A string of JSON holds no line break: there was no string.
      else if (quoted && character === '\n') [quoted, opened] = [false, []];
      else if (character === '"' && opened.length > 0) quoted = !quoted;
      else if (quoted) continue;
      else if (character === '{') opened.push(at);
      else if (character === '}' && opened.length > 0) {
        const open = opened.pop() ?? at;
        const proposed = readObject(pending.slice(open, at + 1));
        if (opened.length > 0 && !proposed.some(isWhole)) continue;
        outside += pending.slice(read, proposed.length > 0 ? open : at + 1);
        found.push(...proposed.map((one) => ({ ...one, isApart: words.test(outside) })));
        if (proposed.length > 0) outside = '';
        opened = [];
        read = at + 1;
      }
    }
    const [open = pending.length] = opened;
    const isOpen = open < pending.length && pending.length - open < mostPending;
    const kept = isOpen ? open : Math.max(read, pending.length - 10);
    outside = (outside + pending.slice(read, kept)).slice(-mostOutside);
    pending = pending.slice(kept);
    return found;
  };
}

/** Whether an object within another is a line of an answer, and no part of one: `"passages":[{"number":12}]`. */
function isWhole(proposed: Proposed): boolean {
  return proposed.kind === 'not_said' || (proposed.passages.length > 0 && proposed.quote !== '');
}
