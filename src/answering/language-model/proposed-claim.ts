/** One sentence of a model's answer, not yet checked against anything. */
export interface ProposedClaim {
  kind: 'claim';
  /** A sentence, with marks of Markdown. */
  text: string;
  /** Numbers of the sentences that it says it rests on. */
  passages: number[];
  /** Words that it says are said there; null where it says none. */
  quote: string | null;
  form: 'sentence' | 'paragraph' | 'item';
  /** Whether the provider, not the model, says what it rests on. */
  isCited?: boolean;
}

/** The model finds that the video does not say it. */
export interface ProposedAbsence {
  kind: 'not_said';
  /** Number of the sentence that comes nearest, where it names one. */
  nearest: number | null;
}

export type Proposed = ProposedClaim | ProposedAbsence;

/** A piece of an answer as it comes: text, or the end of a stretch of it with what that cites. */
export type AnswerPiece<Cite> = { kind: 'text'; text: string } | { kind: 'end'; cites: Cite[] };
