import type { Associations } from '../../src/answering/retrieval/associations.ts';

/** A question beside what is said: its stems, the stems of each sentence, and which sentences answer it. */
export interface Lesson {
  document: string;
  asked: readonly string[];
  said: readonly (readonly string[])[];
  answers: readonly boolean[];
}

/** For a pair of stems, of a question and of what is said: sentences that answer, all, and as many as would by chance. */
interface Count {
  inside: number;
  all: number;
  expected: number;
}
export type PairCounts = ReadonlyMap<string, Count>;

/** Strength towards the rate of all sentences, in sentences. */
const prior = 6;
const fewestDocuments = 4;
const weakest = 0.6;

/** Counts the pairs of one document's lessons; many questions count as the square root of their number. */
export function countPairs(lessons: readonly Lesson[]): PairCounts {
  const counts = new Map<string, Count & { questions: number }>();
  for (const { asked, said, answers } of lessons) {
    const rate = answers.filter(Boolean).length / Math.max(1, answers.length);
    const here = new Map<string, { inside: number; all: number }>();
    said.forEach((keys, at) => {
      for (const key of new Set(keys)) {
        const count = here.get(key) ?? { inside: 0, all: 0 };
        count.all += 1;
        if (answers[at]) count.inside += 1;
        here.set(key, count);
      }
    });
    for (const of of new Set(asked)) {
      for (const [key, { inside, all }] of here) {
        const name = `${of} ${key}`;
        const sum = counts.get(name) ?? { inside: 0, all: 0, expected: 0, questions: 0 };
        sum.inside += inside;
        sum.all += all;
        sum.expected += all * rate;
        sum.questions += 1;
        counts.set(name, sum);
      }
    }
  }
  for (const sum of counts.values()) {
    const weight = 1 / Math.sqrt(sum.questions);
    sum.inside *= weight;
    sum.all *= weight;
    sum.expected *= weight;
  }
  return counts;
}

/**
 * How much likelier a sentence with a stem answers a question with another than sentences of its document do otherwise: a
 * logarithm of odds, shrunk, for pairs that several documents know.
 */
export function learnAssociations(documents: readonly PairCounts[]): Associations {
  const counts = new Map<string, Count & { documents: number }>();
  for (const own of documents) {
    for (const [name, { inside, all, expected }] of own) {
      const sum = counts.get(name) ?? { inside: 0, all: 0, expected: 0, documents: 0 };
      sum.inside += inside;
      sum.all += all;
      sum.expected += expected;
      sum.documents += 1;
      counts.set(name, sum);
    }
  }
  const learned = new Map<string, Map<string, number>>();
  for (const [name, { inside, all, expected, documents: known }] of counts) {
    if (known < fewestDocuments) continue;
    const usual = expected / all;
    const rate = (inside + prior * usual) / (all + prior);
    const strength = Math.log(rate / (1 - rate)) - Math.log(usual / (1 - usual));
    if (!(Math.abs(strength) >= weakest)) continue;
    const [of = '', key = ''] = name.split(' ');
    const links = learned.get(of) ?? new Map<string, number>();
    links.set(key, strength);
    learned.set(of, links);
  }
  return learned;
}
