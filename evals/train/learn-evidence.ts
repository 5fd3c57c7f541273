import type { RetrievalModel } from '../../src/answering/retrieval/learned-model.ts';
import type { Term } from '../../src/answering/retrieval/terms.ts';
import { howOften } from '../../src/answering/retrieval/word-evidence.ts';
import { learnedBackground } from '../../src/transcripts/reading/learned-background.ts';

/** Documents that say a word not at all, seldom, sometimes, often. */
type Counts = number[];

/** How rare a word is among all transcripts, in so many steps. */
const steps = 4;
/** Documents that the usual counts for beside those of a word's own. */
const prior = 3;

/** A document with the questions that it answers: the terms of each, and how often it says each stem. */
export interface WordLesson {
  document: string;
  kind: string;
  terms: readonly Term[];
  rates: ReadonlyMap<string, number>;
}

/** How often a word of a question is said in the documents that answer it, beside all documents of their kinds. */
export function learnEvidence(lessons: readonly WordLesson[]): Pick<RetrievalModel, 'evidence' | 'usualEvidence'> {
  const rates = new Map(lessons.map((one) => [one.document, one.rates]));
  const kinds = new Map(lessons.map(({ document, kind }) => [document, kind]));
  const set = (document: string) => kinds.get(document);
  const background = learnedBackground();
  const askedIn = new Map<string, Set<string>>();
  const rarities = new Map<string, number>();
  for (const { terms, document } of lessons) {
    for (const { stem, folded } of terms) {
      (askedIn.get(stem) ?? askedIn.set(stem, new Set()).get(stem))?.add(document);
      rarities.set(stem, background.get(folded)?.rarity ?? 1);
    }
  }
  const counted = (key: string, documents: readonly string[]): Counts => {
    const counts = [0, 0, 0, 0];
    for (const id of documents) {
      const often = howOften(rates.get(id)?.get(key) ?? 0);
      counts[often] = (counts[often] ?? 0) + 1;
    }
    return counts;
  };
  const known = Array.from(askedIn, ([key, asking]) => {
    const sets = new Set(Array.from(asking, set));
    const answering = counted(key, [...asking]);
    const all = [...rates.keys()].filter((id) => sets.has(set(id)));
    const others = counted(key, all);
    const mean = all.reduce((sum, id) => sum + (rates.get(id)?.get(key) ?? 0), 0) / Math.max(1, all.length);
    const step = Math.min(steps - 1, Math.floor((rarities.get(key) ?? 1) * steps));
    return { key, step, answering, others, usual: Math.log1p(mean) };
  });
  const usual = Array.from({ length: steps }, (_, step) => {
    const own = known.filter((one) => one.step === step);
    return {
      answering: shares(own.map(({ answering }) => answering)),
      others: shares(own.map(({ others }) => others)),
    };
  });
  return {
    usualEvidence: usual.map(({ answering, others }) => ({ ratios: ratios(answering, others), usual: 0 })),
    evidence: new Map(
      known.map(({ key, step, answering, others, usual: own }) => [
        key,
        {
          ratios: ratios(shrunk(answering, usual[step]?.answering ?? []), shrunk(others, usual[step]?.others ?? [])),
          usual: own,
        },
      ]),
    ),
  };
}

function total(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The mean of what each word's documents do. */
function shares(all: readonly Counts[]): number[] {
  const sums = [0.5, 0.5, 0.5, 0.5];
  for (const counts of all)
    counts.forEach((count, often) => {
      sums[often] = (sums[often] ?? 0) + count / Math.max(1, total(counts));
    });
  return sums.map((sum) => sum / total(sums));
}

function shrunk(counts: Counts, usual: readonly number[]): number[] {
  return counts.map((count, often) => (count + prior * (usual[often] ?? 0)) / (total(counts) + prior));
}

function ratios(answering: readonly number[], others: readonly number[]): number[] {
  return answering.map((share, often) => Math.log(share / (others[often] ?? share)));
}
