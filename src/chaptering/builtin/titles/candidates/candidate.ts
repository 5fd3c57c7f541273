import type { Clause } from './clauses/clause.ts';

/** Something said in a chapter that may serve as its title. */
export interface Candidate {
  kind: 'phrase' | 'pair' | 'joined' | 'guest' | 'task' | Clause['kind'];
  /** Places of its words where it is said best, `to` excluded. */
  from: number;
  to: number;
  /** Of what stands side by side, the places of the other's words. */
  also?: { from: number; to: number };
  text: string;
  /** How often it is said in the chapter, and in the others. */
  count: number;
  elsewhere: number;
  /** Of its uses, the share that is whole (`Phrase.whole`). */
  whole: number;
  /** How many sentences after the chapter's first it is first said. */
  sentence: number;
  /** Of the chapter's eight stretches, those in which it is said. */
  stretches: number;
  /** How often it is said in the chapter's first sentences. */
  early: number;
  /** Whether it is first said in a question. */
  asked: boolean;
  /** How often "the" or the like stands before it, and how often "a". */
  articles: number;
  indefinite: number;
  /** Of its whole uses, those right after "the". */
  definite: number;
  /** How often "in" or the like does. */
  placed: number;
  /** Of a task, 0 to 1: how much it is said to be what the rest is done for. */
  purpose: number;
}

/** A candidate of which nothing is known but what is given. */
export function candidate(known: Partial<Candidate> & Pick<Candidate, 'kind' | 'from' | 'to'>): Candidate {
  return {
    text: '',
    count: 0,
    elsewhere: 0,
    whole: 0,
    sentence: 0,
    stretches: 0,
    early: 0,
    asked: false,
    articles: 0,
    indefinite: 0,
    definite: 0,
    placed: 0,
    purpose: 0,
    ...known,
  };
}
