import type { AnswerPiece, Proposed, ProposedClaim } from './proposed-claim.ts';
import { objectReader } from './read-objects.ts';
import { proseWithNumbers, sentenceReader } from './read-sentences.ts';

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
