import { answerableNames, answerableSignals, weigh } from '../../src/answering/local/answerable.ts';
import type { AnsweringModel, Presence } from '../../src/answering/local/model.ts';
import { signalNames, signalsOf } from '../../src/answering/local/signals.ts';
import type { AskedDocument } from '../answers-material.ts';
import { countPairs, learnAssociations, type PairCounts } from './answers-associations.ts';
import { type Exercise, exercisesOf } from './answers-lessons.ts';

const mostQuestions = 30;
/** Questions of a document from which associations are learned. */
const mostCounted = 1000;
/** The share of answerable questions that may be declined on what was learned from; others turn out a little more. */
const declinedTrue = 0.09;

/** Learns everything the local engine knows of questions from documents. The same documents give the same model. */
export function learnAnswering(documents: readonly AskedDocument[]): AnsweringModel {
  const exercises = exercisesOf(documents, mostCounted);
  const lore = loreOf(exercises, documents);
  const taught = exercisesOf(documents, mostQuestions);
  // What a part is taught with was learned from the other parts, as it will be with a video that nobody knows.
  const parts = [...new Set(taught.map(({ part }) => part))];
  const lores = new Map(
    parts.map((part) => [
      part,
      loreOf(
        exercises.filter((one) => one.part !== part),
        documents,
      ),
    ]),
  );
  const signalsFor = (one: Exercise, of: 'own' | 'wrong') =>
    of === 'own'
      ? signalsOf(one.terms, one.ground, lores.get(one.part)?.associations ?? new Map())
      : signalsOf(one.wrongTerms, one.wrong, lores.get(one.part)?.associations ?? new Map());
  const own = taught.map((one) => signalsFor(one, 'own'));
  const ranker = learnRanker(taught, own);
  const examples = taught.flatMap((one, at) => {
    const model = { ...(lores.get(one.part) ?? lore), ranker, decliner: [], threshold: 0 };
    const right = own[at] ?? [];
    const other = signalsFor(one, 'wrong');
    const scores = (signals: readonly Float32Array[]) => signals.map((features) => weigh(features, ranker));
    return [
      { set: one.set, label: 1, features: answerableSignals(one.terms, one.ground, right, scores(right), model) },
      { set: one.set, label: 0, features: answerableSignals(one.wrongTerms, one.wrong, other, scores(other), model) },
    ];
  });
  return { ...lore, ranker, ...declining(examples) };
}

const counted = new WeakMap<AskedDocument, PairCounts>();

/** A document's pairs, counted once however often it is learned from. */
function pairsOf(document: AskedDocument, exercises: readonly Exercise[]): PairCounts {
  const known = counted.get(document) ?? countPairs(exercises.filter((one) => one.document === document.id));
  counted.set(document, known);
  return known;
}

function loreOf(
  exercises: readonly Exercise[],
  documents: readonly AskedDocument[],
): Pick<AnsweringModel, 'associations' | 'presences'> {
  const set = (id: string) => documents.find((one) => one.id === id)?.set;
  const present = new Set(exercises.map(({ document }) => document));
  const associations = learnAssociations(
    documents.filter(({ id }) => present.has(id)).map((one) => pairsOf(one, exercises)),
  );
  const holders = new Map<string, Set<string>>();
  const ids = new Map(exercises.map((one) => [one.document, one.ground.spoken.vocabulary]));
  for (const [id, vocabulary] of ids)
    for (const key of vocabulary.values()) (holders.get(key) ?? holders.set(key, new Set()).get(key))?.add(id);
  const askedIn = new Map<string, Set<string>>();
  for (const { asked, document } of exercises)
    for (const key of asked) (askedIn.get(key) ?? askedIn.set(key, new Set()).get(key))?.add(document);
  const presences = new Map<string, Presence>();
  for (const [key, asking] of askedIn) {
    if (asking.size < 2) continue;
    const said = holders.get(key) ?? new Set();
    const sets = new Set(Array.from(asking, set));
    const others = [...ids.keys()].filter((id) => sets.has(set(id)));
    const holding = others.filter((id) => said.has(id)).length;
    const answering = asking.intersection(said).size;
    presences.set(key, {
      ofAnswering: Math.round(((answering + 2 * 0.75) / (asking.size + 2)) * 100) / 100,
      ofOthers: Math.round(((holding + 2 * 0.4) / (others.length + 2)) * 100) / 100,
    });
  }
  return { associations, presences };
}

/**
 * Weights for which the sentences that would be hits take the most of a softmax over all sentences (the marginal likelihood
 * of a hit). The sets take turns, so that neither outweighs the other.
 */
function learnRanker(exercises: readonly Exercise[], signals: readonly Float32Array[][]): Float64Array {
  const size = signalNames.length;
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-8);
  const lists = [
    ...Map.groupBy(
      exercises.map((one, at) => ({ one, features: signals[at] ?? [] })),
      ({ one }) => one.set,
    ).values(),
  ];
  const gradient = new Float64Array(size);
  let state = 7;
  for (let round = 0; round < 8; round += 1) {
    const step = 0.005 / (1 + round);
    for (let turn = 0; turn < 4000; turn += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const list = lists[turn % lists.length] ?? [];
      const chosen = list[state % list.length];
      if (!chosen?.one.hits.some(Boolean)) continue;
      const { features, one } = chosen;
      const scores = features.map((own) => weigh(own, weights));
      const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
      const shares = scores.map((value) => Math.exp(value - most));
      const total = shares.reduce((a, b) => a + b, 0);
      const inside = shares.reduce((sum, share, at) => sum + (one.hits[at] ? share : 0), 0);
      if (inside <= 0) continue;
      gradient.fill(0);
      shares.forEach((share, at) => {
        const error = share / total - (one.hits[at] ? share / inside : 0);
        if (Math.abs(error) < 1e-6) return;
        const own = features[at];
        for (let i = 0; i < size; i += 1) gradient[i] = (gradient[i] ?? 0) + error * (own?.[i] ?? 0);
      });
      for (let i = 0; i < size; i += 1) {
        const slope = (gradient[i] ?? 0) + 1e-5 * (weights[i] ?? 0);
        squares[i] = (squares[i] ?? 0) * 0.999 + slope * slope * 0.001;
        weights[i] = (weights[i] ?? 0) - (step * slope) / Math.sqrt((squares[i] ?? 0) + 1e-4);
      }
    }
  }
  return weights;
}

/** Set by hand, beyond what these sets teach: what nobody says a word of is declined, whatever the domain. */
const handicaps: readonly (readonly [string, number])[] = [
  ['tellingUnsaid', 0.4],
  ['nothingSaid', 2],
];

interface Example {
  set: string;
  label: number;
  features: Float32Array;
}

/** The threshold that declines a tenth of the questions of their own video, each set counting the same. */
function declining(examples: readonly Example[]): Pick<AnsweringModel, 'decliner' | 'threshold'> {
  const decliner = learnDecliner(examples);
  for (const [name, handicap] of handicaps) {
    const at = answerableNames.findIndex(([one]) => one === name);
    decliner[at] = (decliner[at] ?? 0) - handicap;
  }
  const own = [
    ...Map.groupBy(
      examples.filter(({ label }) => label === 1),
      ({ set }) => set,
    ).values(),
  ].flatMap((list) => list.map(({ features }) => ({ score: weigh(features, decliner), weight: 1 / list.length })));
  const whole = own.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  for (const { score, weight } of own.sort((a, b) => a.score - b.score)) {
    below += weight;
    if (below > whole * declinedTrue) return { decliner, threshold: score };
  }
  return { decliner, threshold: 0 };
}

/**
 * Logistic regression by Newton's steps with a ridge; the sets weigh the same. Features that come out against what they may
 * speak for are left out and the rest is learned anew, so that nothing odd is done with videos of another kind.
 */
function learnDecliner(examples: readonly Example[]): Float64Array {
  const size = answerableNames.length;
  const left = new Set(answerableNames.keys());
  for (;;) {
    const weights = logistic(examples, left, size);
    const wrong = [...left].filter((at) => {
      const speaks = answerableNames[at]?.[1];
      return (speaks === 'for' && (weights[at] ?? 0) < 0) || (speaks === 'against' && (weights[at] ?? 0) > 0);
    });
    if (wrong.length === 0) return weights;
    const worst = wrong.reduce((a, b) => (Math.abs(weights[a] ?? 0) >= Math.abs(weights[b] ?? 0) ? a : b));
    left.delete(worst);
  }
}

function logistic(examples: readonly Example[], left: ReadonlySet<number>, size: number): Float64Array {
  const counts = new Map([...Map.groupBy(examples, ({ set }) => set)].map(([set, own]) => [set, own.length]));
  const used = [...left];
  const weights = new Float64Array(size);
  for (let round = 0; round < 8; round += 1) {
    const hessian = used.map((_, row) => Float64Array.from(used, (__, column) => (row === column ? 1 : 0)));
    const gradient = Float64Array.from(used, (at) => weights[at] ?? 0);
    for (const { set, label, features } of examples) {
      const weight = 1000 / (counts.get(set) ?? 1);
      const chance = 1 / (1 + Math.exp(-weigh(features, weights)));
      const bend = weight * Math.max(1e-6, chance * (1 - chance));
      used.forEach((feature, i) => {
        const value = features[feature] ?? 0;
        if (value === 0) return;
        gradient[i] = (gradient[i] ?? 0) + weight * (chance - label) * value;
        const row = hessian[i];
        if (row)
          for (const [j, other] of used.entries()) row[j] = (row[j] ?? 0) + bend * value * (features[other] ?? 0);
      });
    }
    const step = solve(hessian, gradient);
    used.forEach((feature, i) => {
      weights[feature] = (weights[feature] ?? 0) - (step[i] ?? 0);
    });
  }
  return weights;
}

/** Solves a positive definite system by elimination; both arguments are used up. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let at = 0; at < size; at += 1) {
    const pivot = matrix[at];
    for (let below = at + 1; pivot && below < size; below += 1) {
      const row = matrix[below];
      const factor = (row?.[at] ?? 0) / (pivot[at] ?? 1);
      if (!row || factor === 0) continue;
      for (let i = at; i < size; i += 1) row[i] = (row[i] ?? 0) - factor * (pivot[i] ?? 0);
      right[below] = (right[below] ?? 0) - factor * (right[at] ?? 0);
    }
  }
  for (let at = size - 1; at >= 0; at -= 1) {
    const row = matrix[at];
    let value = right[at] ?? 0;
    for (let i = at + 1; i < size; i += 1) value -= (row?.[i] ?? 0) * (right[i] ?? 0);
    right[at] = value / (row?.[at] ?? 1);
  }
  return right;
}
