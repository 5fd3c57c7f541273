import { stem, type Terms } from '../../../../transcripts/reading/terms.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { isGivenName } from '../words/given-names.ts';
import type { Sense } from '../words/senses.ts';
import type { Contrast, usesOf } from './contrast.ts';
import { type TitleFeature, titleFeatureNames } from './title-feature-names.ts';
import type { Chances } from './word-chances.ts';

export interface Chapter {
  contrast: Contrast;
  /** Of each term what `usesOf` says, and how often the whole video says it. */
  uses: ReturnType<typeof usesOf>;
  said: Float64Array;
  /** How often its most said term is said; at least 1. */
  most: number;
  /** Number of sentences. */
  sentences: number;
  /** The chapter's highest contrast. */
  strongest: number;
  /** Stems of the video's own title. */
  videoTitle: ReadonlySet<string>;
  chances: Chances;
}

/** The candidate's features in the order of `titleFeatureNames`, most of them 0 to 1. */
export function titleFeatures(
  candidate: Candidate,
  senses: readonly Sense[],
  terms: Terms,
  { contrast, strongest, videoTitle, uses, said, most, sentences, chances }: Chapter,
  isHost: boolean,
): Float32Array {
  const own = ownSenses(candidate, senses);
  const content = own.filter((sense) => sense.part !== 'grammar');
  const length = own.length;
  const values: number[] = [];
  const stems: string[] = [];
  const counts: number[] = [];
  const spreads: number[] = [];
  const firsts: number[] = [];
  const shares: number[] = [];
  let covered = 0;
  let head = -1;
  for (const at of placesOf(candidate)) {
    const sense = senses[at];
    if (!sense) continue;
    if (sense.part === 'grammar') {
      if (head < 0 && values.length > 0) head = values.length - 1;
      continue;
    }
    stems.push(stem(sense.bare));
    const id = terms.ids[at] ?? -1;
    values.push(id < 0 ? 0 : (contrast.get(id) ?? 0));
    const use = uses.get(id);
    counts.push(use?.count ?? 0);
    covered += use?.share ?? 0;
    spreads.push((use?.spread ?? 0) / 8);
    firsts.push(Math.log2(1 + (use?.first ?? sentences)) / 8);
    shares.push((use?.count ?? 0) / Math.max(1, said[id] ?? 1));
  }
  if (head < 0) head = values.length - 1;
  const telling = content.map(({ known }) => known.telling);
  const rarity = content.map(({ known }) => known.rarity);
  const names = own.filter(({ part }) => part === 'name').length;
  const first = own[0];
  const last = own.at(-1);
  const kind = candidate.kind;
  const isNow = candidate.sentence < 3;
  const inTitle = stems.filter((one) => videoTitle.has(one)).length / Math.max(1, stems.length);
  const bares = content.map(({ bare }) => bare);
  const chance = bares.map((bare) => chances.of.get(bare) ?? 0);
  const likely = sum([...new Set(bares)].map((bare) => chances.of.get(bare) ?? 0));
  const likeliest = Math.max(0, ...chance);
  const [top = 0, ...nextTops] = chances.highest;
  const missed = chances.highest.find((other) => !chance.includes(other)) ?? 0;
  const inner = own.filter(({ part }, at) => part === 'grammar' && at > 0).map(({ bare }) => bare);
  const features: Record<TitleFeature, number> = {
    words1: is(length === 1),
    words2: is(length === 2),
    words3: is(length === 3),
    words4: is(length === 4),
    words5: is(length === 5),
    words6: is(length >= 6),
    content1: is(content.length === 1),
    content2: is(content.length === 2),
    content3: is(content.length === 3),
    content4: is(content.length >= 4),
    long: is(candidate.text.length > 40),
    repeated: Math.log2(candidate.count) / 3,
    twice: is(candidate.count === 2),
    often: is(candidate.count > 2),
    early: Math.log2(1 + candidate.early) / 2,
    opening: is(candidate.sentence < 2),
    soon: is(candidate.sentence < 8),
    distance: Math.log2(1 + candidate.sentence) / 8,
    spread: candidate.stretches / 8,
    elsewhere: Math.log2(1 + candidate.elsewhere) / 4,
    mine: candidate.count / (candidate.count + candidate.elsewhere),
    whole: candidate.whole,
    torn: is(candidate.whole < 0.4),
    contrastMean: mean(values),
    contrastMost: Math.max(0, ...values),
    contrastLeast: values.length === 0 ? 0 : Math.min(...values),
    contrastSum: sum(values) / 3,
    contrastRank: Math.max(0, ...values) / (strongest || 1),
    tellingMean: mean(telling),
    tellingMost: Math.max(0, ...telling),
    tellingLeast: Math.min(1, ...telling),
    tellingLast: last?.known.telling ?? 0,
    tellingSum: sum(telling.map((value) => value - 0.5)),
    rareMean: mean(rarity),
    rareMost: Math.max(0, ...rarity),
    headLast: last?.part === 'name' ? 1 : (last?.known.head ?? 0),
    nounLast: last?.part === 'name' ? 1 : (last?.noun ?? 0),
    nounFirst: first?.part === 'name' ? 1 : (first?.noun ?? 0),
    weakShare: content.filter(({ weak }) => weak).length / Math.max(1, content.length),
    weakLast: is(last?.weak ?? false),
    adjectiveFirst: is(first?.part === 'adjective'),
    gerundFirst: is(first?.part === 'gerund'),
    numberIn: is(own.some(({ part }) => part === 'number')),
    nameAll: is(names === length),
    nameFirst: is(first?.part === 'name'),
    nameLast: is(last?.part === 'name'),
    nameShare: names / Math.max(1, length),
    fullName: is(names === length && (length === 2 || length === 3)),
    joint: is(own.some(({ part }, at) => part === 'grammar' && at > 0 && at < length - 1)),
    and: is(own.some(({ bare }) => bare === 'and' || bare === 'und' || bare === 'or')),
    titleShare: inTitle,
    titleAll: is(inTitle === 1),
    question: is(kind === 'question'),
    announced: is(kind === 'announced'),
    how: is(kind === 'how'),
    announcedNow: is(kind === 'announced' && isNow),
    questionNow: is(kind === 'question' && isNow),
    asked: is(candidate.asked),
    echo: is(new Set(stems).size < stems.length),
    headCount: Math.log2(1 + (counts[head] ?? 0)) / 4,
    leastCount: Math.log2(1 + Math.min(99, ...counts)) / 4,
    coverage: Math.min(1, covered),
    headContrast: (values[head] ?? 0) / (strongest || 1),
    modifierWeak: is(content.length > 1 && (content[0]?.weak ?? false)),
    statement: is(kind === 'statement'),
    doing: is(kind === 'doing'),
    statementFirst: is(kind === 'statement' && candidate.sentence < 2),
    repeatedPhrase: is(candidate.count > 1 && content.length > 1),
    singleName: is(content.length === 1 && names === 1),
    singleOften: is(content.length === 1 && candidate.count > 3),
    pair: is(kind === 'pair'),
    pairOfNames: is(kind === 'pair' && names === length),
    definite: candidate.articles / candidate.count,
    indefinite: candidate.indefinite / candidate.count,
    bareSingle: is(content.length === 1 && names === 0 && candidate.articles + candidate.indefinite === 0),
    plural: is(names === 0 && /[^s]s$/.test(last?.bare ?? '')),
    chanceSum: likely,
    chanceMean: mean(chance),
    chanceMost: likeliest,
    chanceLeast: Math.min(1, ...chance),
    chanceFirst: chance[0] ?? 0,
    chanceLast: chance.at(-1) ?? 0,
    // What ROUGE may be expected against a title of four words, and of two or three.
    chanceLong: (2 * likely) / (length + 4),
    chanceShort: (2 * likely) / (length + 2.5),
    chanceShare: likely / Math.max(1e-3, top + sum(nextTops.slice(0, 2))),
    chanceRatio: likeliest / Math.max(1e-3, top),
    chancePlace: Math.log2(1 + chances.highest.filter((other) => other > likeliest).length) / 4,
    joined: is(kind === 'joined'),
    ofIn: is(inner.includes('of')),
    inIn: is(inner.includes('in')),
    otherIn: is(inner.some((bare) => /^(?:on|at|by|with|from|to|over|under|into|around|behind|after)$/.test(bare))),
    possessive: is(/['’]s? /.test(candidate.text)),
    verbIn: is(own.some(({ part }) => part === 'verb')),
    you: is(/\byou(?:r|'re)?\b/i.test(candidate.text)),
    letters: candidate.text.length / 40,
    unknown: is(content.some(({ part, known }) => part !== 'name' && known.rarity === 1)),
    spreadMost: Math.max(0, ...spreads),
    spreadLeast: Math.min(1, ...spreads),
    firstSoonest: Math.min(1, ...firsts),
    firstLatest: Math.max(0, ...firsts),
    ownMost: Math.max(0, ...shares),
    ownLeast: Math.min(1, ...shares),
    countMost: Math.max(0, ...counts) / most,
    countLeast: Math.min(99, ...counts) / most,
    top1: is(chance.includes(top)),
    top2: is(chance.includes(nextTops[0] ?? -1)),
    top3: is(chance.includes(nextTops[1] ?? -1)),
    // The likeliest word that the candidate lacks.
    missed: missed / Math.max(1e-3, top),
    sentences: Math.log2(1 + sentences) / 8,
    isHost: is(isHost),
    askedTopic: is(kind === 'asked'),
    askedNow: is(kind === 'asked' && isNow),
    guest: is(kind === 'guest'),
    givenLast: is(isGivenName(/\S+$/.exec(candidate.text.toLowerCase())?.[0] ?? '')),
  };
  return Float32Array.from(titleFeatureNames, (name) => features[name]);
}

/** The places of the candidate's words. */
export function placesOf({ from, to, also }: Candidate): number[] {
  const run = (first: number, end: number) => Array.from({ length: end - first }, (_, at) => first + at);
  return also ? [...run(from, to), ...run(also.from, also.to)] : run(from, to);
}

/** The senses of the candidate's words. */
export function ownSenses({ from, to, also }: Candidate, senses: readonly Sense[]): Sense[] {
  const own = senses.slice(from, to);
  return also ? [...own, ...senses.slice(also.from, also.to)] : own;
}

function is(value: boolean): number {
  return value ? 1 : 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / Math.max(1, values.length);
}
