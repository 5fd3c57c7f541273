import { answerableSignals } from '../../src/answering/builtin/finding/answerable.ts';
import type { Ground } from '../../src/answering/builtin/finding/ground.ts';
import type { AnsweringModel } from '../../src/answering/builtin/finding/model.ts';
import { signalNames, signalsOf } from '../../src/answering/builtin/finding/signals.ts';
import { weigh } from '../../src/answering/builtin/finding/weigh.ts';
import { type Query, readQuery } from '../../src/answering/builtin/question/query.ts';
import { type Term, termsOf } from '../../src/answering/builtin/question/query-terms.ts';
import { respelled } from '../../src/answering/builtin/question/respelled.ts';
import type { AskedDocument } from '../answers-material.ts';
import { countPairs, learnAssociations, type PairCounts } from './answers-associations.ts';
import { declining, type Example } from './answers-decliner.ts';
import { learnEvidence } from './answers-evidence.ts';
import { type Exercise, exercisesOf } from './answers-lessons.ts';

/** Questions of a document from which the ranker is learned, and all else. */
const mostRanked = 30;
const mostCounted = 1000;

/** Learns everything the local engine knows of questions from documents. The same documents give the same model. */
export function learnAnswering(documents: readonly AskedDocument[]): AnsweringModel {
  const exercises = exercisesOf(documents, mostCounted);
  const lore = loreOf(exercises, documents);
  const taught = exercisesOf(documents, mostRanked);
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
  const loreFor = ({ part }: Exercise) => lores.get(part) ?? lore;
  const ranker = learnRanker(
    taught,
    taught.map((one) => signalsOf(one.terms, one.query.speakers, one.ground, loreFor(one).associations)),
  );
  const examples = exercises.flatMap((one) => {
    const example = (query: Query, terms: Term[], ground: Ground, label: Example['label']): Example => {
      const signals = signalsOf(terms, query.speakers, ground, loreFor(one).associations);
      const scores = signals.map((features) => weigh(features, ranker));
      const features = answerableSignals(terms, ground, signals, scores, loreFor(one));
      return { set: one.set, part: one.part, label, features };
    };
    return [
      example(one.query, one.terms, one.ground, 1),
      ...one.wrong.map((ground) => {
        const query = readQuery(respelled(one.question, ground.spoken).question, [], ground.spoken.speakers);
        return example(query, termsOf(query, ground.spoken, 'everyday'), ground, 0);
      }),
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
): Pick<AnsweringModel, 'associations' | 'evidence' | 'usualEvidence'> {
  const sets = new Map(documents.map(({ id, set }) => [id, set]));
  const set = (id: string) => sets.get(id);
  const present = new Set(exercises.map(({ document }) => document));
  const associations = learnAssociations(
    documents.filter(({ id }) => present.has(id)).map((one) => pairsOf(one, exercises)),
  );
  return { associations, ...learnEvidence(exercises, set) };
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
