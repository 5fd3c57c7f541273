import type { Sense } from '../words/senses.ts';

/** What joins a thing to the name after it; of a thing and a name that are never said together, none. */
const joints = new Set('in on against for with about to from at von über gegen für mit bei'.split(' '));
const articles = new Set('the a an der die das den dem des'.split(' '));
/** Words between the thing and its joint, at most. */
const between = 5;

/**
 * How a chapter (places of its words, `to` excluded) joins a thing to a name, by the last word of the one and the first of the
 * other (bare): "in" of "genocide … in Gaza"; null where it says nothing of the kind.
 */
export function jointOf(
  senses: readonly Sense[],
  { from, to }: { from: number; to: number },
  thing: string,
  name: string,
): string | null {
  const votes = new Map<string, number>();
  for (let at = from; at < to; at++) {
    if (senses[at]?.bare !== name) continue;
    const place = articles.has(senses[at - 1]?.bare ?? '') ? at - 2 : at - 1;
    const joint = senses[place]?.bare ?? '';
    if (!joints.has(joint) || senses[place]?.closes) continue;
    for (let back = place - 1; back >= Math.max(from, place - between); back--) {
      if (senses[back]?.closes && back < place - 1) break;
      if (senses[back]?.bare === thing) {
        votes.set(joint, (votes.get(joint) ?? 0) + 1);
        break;
      }
    }
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
