import type { Grammar } from '../../grammars/grammar.ts';
import { listsOf } from '../../grammars/grammar-of.ts';
import type { Token } from './tokens.ts';

/** What a transcript tells of its words: which are nouns, and which two belong together. */
export interface Evidence {
  /** Whether a word passes for a noun. */
  isNoun: (token: Token) => boolean;
  /** Whether it has an adjective's ending. */
  isAdjective: (token: Token) => boolean;
  /** How firmly the second word holds to the first, right before it: 2 where one is torn without the other, 1 where both may stand so. */
  bond: (one: Token, other: Token) => 0 | 1 | 2;
}

/** What a word's ending says against its being a noun, in words before it. */
const endingOfVerb = 3.5;

/** Joints after which a verb stands as well as a noun. */
const conjunctions = new Set('y e ed et en och i и dan ve و'.split(' '));

/** Reads the company that words keep. */
export function evidenceOf(tokens: readonly Token[], grammar: Grammar): Evidence {
  const lists = listsOf(grammar);
  const forms = new Map<string, { noun: number; verb: number }>();
  const stems = new Map<string, { noun: number; verb: number }>();
  const together = new Map<string, number>();
  /** Stems that nouns show in forms that no verb has: "school" where "to school" is heard. */
  const declined = new Set<string>();
  const isVerb = (token: Token) => grammar.verb?.test(token.bare) ?? false;
  const vote = (token: Token, noun: number, verb: number) => {
    if (grammar.oblique && noun > 0 && !isVerb(token)) declined.add(token.stem);
    for (const [map, key] of [
      [forms, token.bare],
      [stems, token.stem],
    ] as const) {
      const entry = map.get(key) ?? { noun: 0, verb: 0 };
      map.set(key, { noun: entry.noun + noun, verb: entry.verb + verb });
    }
  };
  tokens.forEach((token, at) => {
    if (token.kind !== 'content') return;
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (before && !before.closes && before.sentence === token.sentence) {
      if (lists.articles.has(before.bare)) {
        // "Een lekke band": the adjective stands between.
        const isBetween =
          !grammar.adjectiveFollows &&
          !token.closes &&
          after?.kind === 'content' &&
          grammar.adjective?.test(token.bare);
        vote(isBetween ? after : token, 2, 0);
      } else if (lists.verbLeads.has(before.bare)) vote(token, 0, 1.5);
      else if ((lists.joints.has(before.bare) && !conjunctions.has(before.bare)) || lists.prepositions.has(before.bare))
        vote(token, 1, 0);
      if (before.kind === 'content') {
        const key = `${before.stem} ${token.stem}`;
        together.set(key, (together.get(key) ?? 0) + 1);
      }
    }
    if (grammar.opening?.test(token.bare)) vote(token, 2, 0);
    if (grammar.noun?.test(token.bare)) vote(token, 1, 0);
    if (after && !token.closes && lists.postpositions.has(after.bare)) vote(token, 1, 0);
    if (after && grammar.particle && !after.spaced && after.kind === 'grammar')
      vote(token, /^[은는]$/u.test(after.bare) ? 0.4 : 1, 0);
  });
  const known = new Map<string, boolean>();
  const isNoun = (token: Token) => {
    const before = known.get(token.bare);
    if (before !== undefined) return before;
    const own = forms.get(token.bare);
    const { noun, verb } = own && own.noun + own.verb > 0 ? own : (stems.get(token.stem) ?? { noun: 0, verb: 0 });
    const bearsParticle = grammar.particle !== undefined && noun >= 1;
    const against = verb + (isVerb(token) && !bearsParticle && !declined.has(token.stem) ? endingOfVerb : 0);
    // Where nouns bear particles, one that never does but for that of verbs is none.
    const isBare = grammar.particle !== undefined && noun > 0 && noun < 1;
    const is = token.kind === 'content' && !isBare && (grammar.hasArticles ? noun > against : noun >= against);
    known.set(token.bare, is);
    return is;
  };
  const isAdjective = (token: Token) =>
    token.kind === 'content' &&
    (grammar.adjective?.test(token.bare) ?? false) &&
    !(isVerb(token) && grammar.hasArticles === true);
  const bond = (one: Token, other: Token): 0 | 1 | 2 => {
    if (
      one.kind !== 'content' ||
      other.kind !== 'content' ||
      one.closes ||
      one.sentence !== other.sentence ||
      one.stem === other.stem
    )
      return 0;
    if (one.isName && other.isName) return 2;
    const isTwice = (together.get(`${one.stem} ${other.stem}`) ?? 0) > 1;
    const [first, second] = [isNoun(one), isNoun(other)];
    if (isTwice && (first || isAdjective(one)) && (second || !isVerb(other))) return 2;
    if (grammar.run?.test(one.bare) && grammar.run.test(other.bare)) return 2;
    if (grammar.adjective && (grammar.adjectiveFollows ? first && isAdjective(other) : isAdjective(one) && second))
      return 2;
    if (grammar.opening?.test(other.bare) && first && second) return grammar.opening.test(one.bare) ? 1 : 2;
    if (grammar.genitive && first && second && grammar.genitive.test(other.bare)) return 1;
    return grammar.compounds && first && second ? 1 : 0;
  };
  return { isNoun, isAdjective, bond };
}
