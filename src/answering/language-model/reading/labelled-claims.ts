import type { Proposed } from '../claim.ts';
import { readObject } from './read-object.ts';

/** What a claim begins with that has labels and no braces, be it a point of a list, or bold. */
const beginning =
  /^[ \t]*(?:(?:[-•*]|\d{1,2}[.)])[ \t]+)?(?=[*_]{0,2}["'“]?(?:text|sentence|claim|statement)["'”]?[*_]{0,2}[ \t]*:)/gimu;
/** A label that is bold, its colon inside or outside. */
const bold = /(?:\*\*|__)([a-z_]{2,20})(?::(?:\*\*|__)|(?:\*\*|__)[ \t]*:)/giu;
/** Points of a list within a claim that are numbers: its passages. */
const numberPoint = /\n[ \t]*-[ \t]+(?=["']?#?\d)/gu;

/**
 * Reads claims that have the parts that `prompt.ts` asks for and lack the braces, as YAML has them (`- text: It rained.`, below it
 * `passages: [12]`), or in one line. Nothing where a text is otherwise.
 */
export function labelledClaims(written: string): Proposed[] {
  const begins = [...written.matchAll(beginning)];
  const claims = begins.flatMap(({ 0: mark, index }, at) => {
    const own = written.slice(index + mark.length, begins[at + 1]?.index).trim();
    return readObject(`{${own.replace(bold, '$1:').replace(numberPoint, ', ')}}`);
  });
  return claims.some((claim) => claim.kind === 'claim' && claim.passages.length > 0) ? claims : [];
}
