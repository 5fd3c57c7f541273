import { objectReader } from './read-objects.ts';
import { proseWithNumbers, sentenceReader } from './read-sentences.ts';

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

export interface AnswerReader<Cite> {
  /** What a further piece proposes. */
  read: (piece: AnswerPiece<Cite>) => Proposed[];
  /**
   * What is left when the answer is over.
   *
   * @param written the answer as a whole
   * @param isCut whether it did not come to its end
   */
  end: (written: string, isCut: boolean) => Proposed[];
}

/** An answer of more characters is read no further. */
const mostCharacters = 16_000;

/**
 * Reads what a model answers as it comes: JSON objects as `prompt.ts` asks for them, or at its end prose with the numbers of sentences
 * in brackets.
 *
 * @param isKnown whether thoughts before it are known to be over
 */
export function answerReader<Cite>(isKnown: boolean): AnswerReader<Cite> {
  const objects = objectReader(isKnown);
  let isNothing = true;
  const noting = (proposed: Proposed[]) => {
    if (proposed.length > 0) isNothing = false;
    return proposed;
  };
  return {
    read: (piece) => (piece.kind === 'text' ? noting(objects.read(piece.text)) : []),
    end(written, isCut) {
      const held = isCut ? [] : noting(objects.end());
      return isNothing ? proseWithNumbers(written.slice(0, mostCharacters), isCut) : held;
    },
  };
}

/**
 * The same for a model whose provider says what each stretch of its prose cites.
 *
 * @param sentencesIn the numbers of the sentences that a stretch cites
 */
export function citingAnswerReader<Cite>(sentencesIn: (cite: Cite) => number[]): AnswerReader<Cite> {
  const sentences = sentenceReader(sentencesIn);
  const cited = (claims: ProposedClaim[]) => claims.map((claim) => ({ ...claim, isCited: true }));
  return {
    read: (piece) => cited(sentences.read(piece)),
    end: (_, isCut) => cited(sentences.end(isCut)),
  };
}
