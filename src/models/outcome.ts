/** Tokens, as the provider counted them; 0 where it did not say. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/** What came of asking a model. Nothing here holds the key, the question or what a server said in an error. */
export type Outcome = {
  /** Tries before this one that failed after the provider may have counted tokens for them; none where it is left out. */
  lostTries?: number;
} & (
  | { kind: 'answer'; text: string; isCut: boolean; usage: Usage }
  | { kind: 'refused'; usage: Usage }
  /** `isSpent`: the operator's tokens are used up. `isLeftAlone`: it was not asked, since it has not answered in time lately. `isUnfit`: it did not take the request, which may be too long for it.
   * `isMisset`: it can not be used as the operator has set it up, now or later. `isLate`: its time was over.
   * `isTaken`: it may have read the request, and answered a part of it, before it was given up. `isBroken`: its answer broke
   * off. `isBusy`: it takes no more for now, and may be asked after `againSeconds`, where it says so. */
  | {
      kind: 'away';
      cause: string;
      isLasting: boolean;
      isSpent?: boolean;
      isLeftAlone?: boolean;
      isUnfit?: boolean;
      isMisset?: boolean;
      isTaken?: boolean;
      isLate?: boolean;
      isBroken?: boolean;
      isBusy?: boolean;
      againSeconds?: number;
      usage: Usage;
    }
);

/**
 * A piece of an answer as it comes: text, or the end of a stretch of it with what of the document that stretch cites. `anew`:
 * what came before was thought aloud, and the answer begins here.
 */
export type Piece = { kind: 'text'; text: string } | { kind: 'end'; cites: Stretch[] } | { kind: 'anew' };

/** Characters of a document; `to` is excluded. */
export interface Stretch {
  from: number;
  to: number;
  /** What the provider says stands there. */
  text: string;
}

/** What is asked. */
export interface Request {
  instructions: string;
  prompt: string;
  /** JSON Schema of the answer; without one it is text. */
  schema?: object;
  /** A text that the prompt is about, from which a provider that can (`LanguageModel.cites`) cites by itself. */
  document?: string;
  /** Hears the answer as it comes. What was heard is not asked for a second time, even where it breaks off. */
  hear?: (piece: Piece) => void;
  /** Tokens that it will take, question and answer together, as far as one can guess. */
  expectedTokens: number;
}

export const noUsage: Usage = { inputTokens: 0, outputTokens: 0 };

/** More tokens than any model takes at once. */
const mostTokens = 100_000_000;

/** Tokens as a provider states them; what can be no count of tokens (negative, endless) counts as not said. */
export function usageOf(stated: { inputTokens?: number | undefined; outputTokens?: number | undefined }): Usage {
  const count = (tokens = 0) => (tokens >= 0 && tokens <= mostTokens ? Math.ceil(tokens) : 0);
  return { inputTokens: count(stated.inputTokens), outputTokens: count(stated.outputTokens) };
}
