const setOf = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that say something of all, or of some, or at all times; English, then German. */
const affirming = setOf(`everybody everyone every each always often anybody anyone somebody someone
alle allen jeder jede jedes jeden immer stets oft jemand`);
/** Words that say it of nobody, or never. */
const denying = setOf('nobody none never niemand keiner nie niemals');
/** Which share of what a claim says of all must be said of nobody. */
const most = 2 / 3;

/**
 * Whether a clause says of all what another says of nobody: `everybody swims` beside `nobody swims`. Who denies twice says it of
 * all: `never without a coat`.
 *
 * @param told what the clause says, `said` what the other does, as stems
 */
export function isOpposed(
  clause: readonly string[],
  told: ReadonlySet<string>,
  other: readonly string[],
  said: ReadonlySet<string>,
  denies: (word: string) => boolean,
): boolean {
  if (!clause.some((word) => affirming.has(word)) || other.some((word) => affirming.has(word))) return false;
  if (other.filter(denies).length > 1) return false;
  const isOfNone = other.some((word, at) => denying.has(word) || (word === 'no' && other[at + 1] === 'one'));
  const same = told.intersection(said);
  return isOfNone && same.size > 0 && same.size >= told.size * most;
}
