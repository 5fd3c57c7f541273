import { isFunctionWord } from '../../../transcripts/reading/function-words.ts';
import { learnedBackground } from '../../../transcripts/reading/learned-background.ts';
import { clausesIn, isTopic, type Token, tokensOf } from '../../claim-tokens.ts';
import { denialDoubt } from '../../denials.ts';
import { isNumberWord, numbersMeant } from '../../numbers-in.ts';
import { unitOf } from '../../quantities.ts';
import type { SaidWords } from './said-words.ts';

/** What speaks for a claim's being borne out by its passages, and what against; shares are of its topics, weighed by how rare they are. */
export const claimSignalNames = [
  // How the passages say its words, or else what stands beside them, or else the rest of the video.
  ['itself', 'either'],
  ['ofFamily', 'either'],
  ['inOtherWords', 'either'],
  ['beside', 'either'],
  ['farAway', 'against'],
  ['farAwayOtherwise', 'either'],
  ['nowhere', 'either'],
  ['rarestFarAway', 'against'],
  ['rarestNowhere', 'either'],
  ['unsaid', 'against'],
  // Of what is said, in the order in which it is said, and how near to one another.
  ['inOrder', 'for'],
  ['together', 'for'],
  ['apart', 'against'],
  ['words', 'either'],
  ['emptiestClause', 'against'],
  ['countsUnsaid', 'against'],
  ['numbersSaid', 'for'],
  ['numbersApart', 'against'],
  ['namesUnsaid', 'against'],
  // How far from the passages the nearest mention of a name, or of another topic, is that they do not say.
  ['nameAway', 'against'],
  ['topicsAway', 'against'],
  // And how often the video says the seldomest of these names, and such topics.
  ['nameTimes', 'for'],
  ['topicsTimes', 'for'],
  ['denials', 'either'],
  ['denialDoubt', 'against'],
  ['denialDoubtAround', 'against'],
  ['denialDropped', 'against'],
  ['otherPolarity', 'against'],
  ['oppositeSaid', 'against'],
] as const satisfies readonly (readonly [name: string, speaks: 'for' | 'against' | 'either'])[];

/** What an everyday word weighs at least. */
const leastWeight = 0.2;
/** Words between two that belong together. */
const near = 6;
/** Words of a passage among which a clause of a claim is looked for, and a number's company. */
const clauseReach = 13;
const numberReach = 8;
const companyReach = 6;
const fewestOfClause = 2;
/** Letters of a unit that is written short. */
const longestUnit = 3;

const clauseEnd = /[,;:—–]|\b(?:and|but|because|while|whereas|so that|since|as)\b/iu;

/** What a claim's words are looked up in. */
export interface ClaimGround {
  own: SaidWords;
  around: SaidWords;
  video: SaidWords;
  /** What the titles and the question say needs no saying, nor does what the video is about. */
  asked: SaidWords;
  /** The passages, one by one. */
  passages: readonly string[];
  /** Small numbers that are not said: how many there are of something may be counted. */
  countsUnsaid: number;
  /** Whether a clause says plainly what the passages deny, and how many words of the claim they say the opposite of. */
  dropsDenial: boolean;
  opposites: number;
}

/** A claim's figures in the order of `claimSignalNames`. */
export function claimSignals(
  claim: string,
  { own, around, video, asked, passages, countsUnsaid, dropsDenial, opposites }: ClaimGround,
): Float32Array {
  const background = learnedBackground();
  const tokens = tokensOf(claim);
  const weightOf = (token: Token) => Math.max(leastWeight, background.get(token.folded)?.rarity ?? 1);
  const needsSaying = (token: Token) => asked.nearness(token) < 2 && !video.isTheme(token);
  const topics = topicsOf(tokens).filter((token) => around.nearness(token) > 0 || needsSaying(token));
  const whole = topics.reduce((sum, token) => sum + weightOf(token), 0) || 1;
  const levels = new Map(topics.map((token) => [token, levelOf(token)]));
  const at = (level: Level) => topics.filter((token) => levels.get(token) === level);
  const share = (some: readonly Token[]) => some.reduce((sum, token) => sum + weightOf(token), 0) / whole;
  const rarest = (some: readonly Token[]) => Math.max(0, ...some.map(weightOf));
  const unsaid = topics.filter((token) => (levels.get(token) ?? 'nowhere') in unsaidLevels);
  const names = tokens.filter((token) => isNamed(token) && around.nearness(token) < 2 && asked.nearness(token) < 2);
  const away = awayFrom(passages, video);
  const timesOf = (token: Token) => Math.log(1 + video.placesOf(token).length);
  return Float32Array.from([
    share(at('itself')),
    share(at('ofFamily')),
    share(at('inOtherWords')),
    share(at('beside')),
    share(at('farAway')),
    share(at('farAwayOtherwise')),
    share(at('nowhere')),
    rarest(at('farAway')),
    rarest(at('nowhere')),
    unsaid.length / Math.max(1, topics.length),
    ...orderOf(topics, own.tokens),
    Math.log(1 + own.tokens.length),
    emptiestClause(claim),
    countsUnsaid,
    Math.max(0, numbersAt(tokens).length - countsUnsaid),
    numbersApart(tokens, own.tokens),
    names.length,
    Math.max(0, ...names.map(away)),
    unsaid.reduce((sum, token) => sum + weightOf(token) * away(token), 0) / whole,
    Math.min(mostTimes, ...names.map(timesOf)),
    unsaid.reduce((sum, token) => sum + weightOf(token) * timesOf(token), 0) / whole,
    tokens.filter(({ isNegation }) => isNegation).length,
    denialDoubt(tokens, own.tokens),
    denialDoubt(tokens, around.tokens),
    dropsDenial ? 1 : 0,
    otherPolarity(tokens, own),
    opposites,
  ]);

  /** What the topics of a clause weigh of which nothing is said; the most of any. */
  function emptiestClause(text: string): number {
    const weights = text.split(clauseEnd).map((clause) => {
      const of = topicsOf(tokensOf(clause));
      const isSaid = of.some((token) => around.nearness(token) > 0 || asked.nearness(token) > 0);
      return isSaid ? 0 : of.reduce((sum, token) => sum + weightOf(token), 0);
    });
    return Math.max(...weights);
  }

  function levelOf(token: Token): Level {
    const nearness = own.nearness(token);
    if (nearness > 0) return (['inOtherWords', 'ofFamily', 'itself'] as const)[nearness - 1] ?? 'itself';
    if (around.nearness(token) > 0) return 'beside';
    const anywhere = video.nearness(token);
    return anywhere === 3 ? 'farAway' : anywhere > 0 ? 'farAwayOtherwise' : 'nowhere';
  }
}

/** The logarithm of how often no name needs to be said more often. */
const mostTimes = Math.log(1 + 50);
/** Words that tell a passage from all others, and those of a speaker's name before it. */
const tellingWords = 6;
const fewestTelling = 3;
const mostOfLabel = 4;
/** Words that are no way at all; and how far off what is said nowhere is taken to be. */
const step = 20;
const nowhere = Math.log(1 + 20_000 / step);

/** Tells how far from the passages a word is said, in the video's words: 0 beside them, the logarithm of the words between. */
function awayFrom(passages: readonly string[], video: SaidWords): (token: Token) => number {
  const stretches = passages.flatMap((passage) => {
    const tokens = tokensOf(passage);
    // A mere `Yeah.` stands in many places.
    for (let skipped = 0; skipped <= mostOfLabel && tokens.length - skipped >= fewestTelling; skipped += 1) {
      const telling = tokens.slice(skipped, skipped + tellingWords);
      const isHere = (at: number) => telling.every(({ folded }, next) => video.tokens[at + next]?.folded === folded);
      const from = telling[0] && video.placesOf(telling[0]).find(isHere);
      if (from !== undefined) return [{ from, to: from + tokens.length - skipped }];
    }
    return [];
  });
  if (stretches.length === 0) return () => 0;
  const wordsTo = (at: number) => Math.min(...stretches.map(({ from, to }) => Math.max(0, from - at, at - to)));
  return (token) => Math.min(nowhere, Math.log(1 + Math.min(...video.placesOf(token).map(wordsTo)) / step));
}

const unsaidLevels = { farAway: true, farAwayOtherwise: true, nowhere: true };
type Level = keyof typeof unsaidLevels | 'itself' | 'ofFamily' | 'inOtherWords' | 'beside';

/** The words of a claim that carry a topic, each stem once. */
export function topicsOf(tokens: readonly Token[]): Token[] {
  const topics = tokens.filter(
    (token, at) =>
      isTopic(token) &&
      !/^\P{L}+$/u.test(token.word) &&
      !isFunctionWord(token.folded) &&
      !isNumberWord(token.word.toLowerCase()) &&
      !isUnit(token, tokens[at - 1]),
  );
  return [...new Map(topics.map((token) => [token.key, token])).values()];
}

/** Whether a word is what the number before it counts in: `40 Nm`. */
function isUnit({ word }: Token, before: Token | undefined): boolean {
  if (!before || !isNumberWord(before.word.toLowerCase())) return false;
  return unitOf(word.toLowerCase()) !== undefined || word.length <= longestUnit;
}

/** Which share of a claim's words follow one another as they do in the passages, which near to one another, and how far apart they are. */
function orderOf(topics: readonly Token[], said: readonly Token[]): [inOrder: number, together: number, apart: number] {
  const places = Map.groupBy(said.keys(), (place) => said[place]?.key ?? '');
  const found = topics.map(({ key }) => places.get(key) ?? []).filter((own) => own.length > 0);
  const steps = found.slice(1).map((own, before) => {
    const ways = (found[before] ?? []).flatMap((from) => own.map((to) => to - from));
    return ways.reduce((best, way) => (Math.abs(way) < Math.abs(best) ? way : best), Number.POSITIVE_INFINITY);
  });
  if (steps.length === 0) return [0.5, 0.5, 0];
  return [
    steps.filter((step) => step > 0).length / steps.length,
    steps.filter((step) => Math.abs(step) <= near).length / steps.length,
    steps.reduce((sum, step) => sum + Math.log(1 + Math.abs(step)), 0) / steps.length,
  ];
}

/** How much more of a number's company is said beside another number than beside it; the most of any. */
function numbersApart(claim: readonly Token[], said: readonly Token[]): number {
  const there = numbersAt(said);
  return numbersAt(claim).reduce((most, { at, meant }) => {
    const company = topicsOf(claim.slice(Math.max(0, at - companyReach), at + companyReach + 1));
    if (company.length === 0) return most;
    const held = (place: number) => {
      const keys = new Set(said.slice(Math.max(0, place - numberReach), place + numberReach + 1).map(({ key }) => key));
      return company.filter(({ key }) => keys.has(key)).length / company.length;
    };
    const best = (isSame: boolean) =>
      Math.max(0, ...there.filter((one) => one.meant.isDisjointFrom(meant) !== isSame).map((one) => held(one.at)));
    return Math.max(most, best(false) - best(true));
  }, 0);
}

function numbersAt(tokens: readonly Token[]): { at: number; meant: Set<number> }[] {
  return tokens.flatMap(({ word }, at) =>
    isNumberWord(word.toLowerCase()) ? [{ at, meant: numbersMeant([word.toLowerCase()]) }] : [],
  );
}

/** Which share of a claim's clauses deny something where what is likest to them denies nothing, or the other way round. */
function otherPolarity(claim: readonly Token[], { tokens: said }: SaidWords): number {
  return clausesIn(claim).reduce((sum, clause) => {
    const topics = new Set(topicsOf(clause).map(({ key }) => key));
    if (topics.size < fewestOfClause) return sum;
    let [most, place] = [0, 0];
    for (const at of said.keys()) {
      if (!topics.has(said[at]?.key ?? '')) continue;
      const held = topics.intersection(new Set(said.slice(at, at + clauseReach).map(({ key }) => key))).size;
      if (held > most) [most, place] = [held, at];
    }
    if (most === 0) return sum;
    const isDenied = said.slice(Math.max(0, place - 2), place + clauseReach).some(({ isNegation }) => isNegation);
    return isDenied === clause.some(({ isNegation }) => isNegation) ? sum : sum + most / topics.size;
  }, 0);
}

/** Whether a word is a name, as far as its capital tells. */
function isNamed({ word, key, opens }: Token): boolean {
  return !opens && key !== '' && /^\p{Lu}/u.test(word) && !isNumberWord(word.toLowerCase());
}
