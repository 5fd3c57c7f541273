import type { Proposed } from './claim.ts';
import { readObject } from './read-object.ts';

/** An object that is not over after so many characters is none. */
const mostPending = 20_000;

/**
 * Reads what `prompt.ts` asks for as it comes: JSON objects, one a line, or as near to that as can be made out (in a list,
 * in a code fence, among words). An object that is broken takes no other with it.
 */
export function lineReader(): (text: string) => Proposed[] {
  let pending = '';
  return (text) => {
    pending += text;
    const found: Proposed[] = [];
    let read = 0;
    let open = -1;
    let quoted = false;
    for (let at = 0; at < pending.length; at++) {
      const character = pending[at];
      if (quoted && character === '\\') at++;
      // A string of JSON holds no line break: there was no string.
      else if (quoted && character === '\n') [quoted, open] = [false, -1];
      else if (character === '"' && open >= 0) quoted = !quoted;
      else if (quoted) continue;
      else if (character === '{') open = at;
      else if (character === '}' && open >= 0) {
        found.push(...readObject(pending.slice(open, at + 1)));
        open = -1;
        read = at + 1;
      }
    }
    pending = open >= 0 && pending.length - open < mostPending ? pending.slice(open) : pending.slice(read).slice(-10);
    return found;
  };
}
