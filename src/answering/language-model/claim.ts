/** One sentence of a model's answer, not yet checked against anything. */
export interface ProposedClaim {
  kind: 'claim';
  /** A sentence, with marks of Markdown. */
  text: string;
  /** Numbers of the sentences that it says it rests on, from 1. */
  passages: number[];
  /** Words that it says are said there; null where the way of answering asks for none. */
  quote: string | null;
  form: 'sentence' | 'paragraph' | 'item';
  /** Whether it has but numbers in its text, which may be a model's own, of notes, and no sentence's. */
  isMerelyNumbered?: boolean;
}

/** The model finds that the video does not say it. */
export interface ProposedAbsence {
  kind: 'not_said';
  /** Number of the sentence that comes nearest, where it names one. */
  nearest: number | null;
}

export type Proposed = ProposedClaim | ProposedAbsence;
