import { clausesIn, isTopic, type Token, tokensOf } from '../claim-tokens.ts';
import { numbersIn } from '../numbers-in.ts';
import type { Fault } from '../support.ts';

const than = /^(?:than|als)$/iu;
/** What compares; only the same word compares the same way round. */
const comparing = /^(?:rather|more|less|fewer|prefer\p{L}*|lieber|eher|mehr|weniger|\p{L}{2,}er)$/iu;

interface Comparison {
  comparatives: Set<string>;
  before: Set<string>;
  after: Set<string>;
}

/** Comparisons of a claim that its passages make the other way round: `rather ten maps than one globe`, and `rather one globe than ten maps`. */
export function swapFaults(text: string, said: string): Fault[] {
  const there = comparisonsIn(said);
  return comparisonsIn(text).flatMap(({ comparatives, before, after }): Fault[] => {
    const isSwapped = there.some(
      (other) =>
        !comparatives.isDisjointFrom(other.comparatives) &&
        !before.isDisjointFrom(other.after) &&
        !after.isDisjointFrom(other.before) &&
        after.isDisjointFrom(other.after),
    );
    return isSwapped ? [{ kind: 'content', text: [...before, 'than', ...after].join(' ') }] : [];
  });
}

function comparisonsIn(text: string): Comparison[] {
  return clausesIn(tokensOf(text)).flatMap((clause) => {
    const at = clause.findIndex(({ word }) => than.test(word));
    const [one, other] = [clause.slice(0, at), clause.slice(at + 1)];
    const comparatives = new Set(one.filter(({ word }) => comparing.test(word)).map(({ folded }) => folded));
    if (at < 0 || comparatives.size === 0) return [];
    const [before, after] = [thingsIn(one), thingsIn(other)];
    // What stands on both sides is what they are compared in.
    return [{ comparatives, before: before.difference(after), after: after.difference(before) }];
  });
}

/** The topics and the numbers of words. */
function thingsIn(tokens: readonly Token[]): Set<string> {
  const topics = tokens.filter((token) => isTopic(token) && !comparing.test(token.word)).map(({ key }) => key);
  return new Set([...topics, ...numbersIn(tokens.map(({ word }) => word)).map(String)]);
}
