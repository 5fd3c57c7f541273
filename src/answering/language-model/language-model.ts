/** A language model as the engine needs it; `service.ts` and the command line provide one. */
export interface LanguageModel {
  /** As its maker calls it. */
  name: string;
  /** Whether it cites from a request's `document` by itself. */
  cites: boolean;
  /**
   * Asks once and waits, retries included, at most until `signal` aborts. Whatever the model or the way to it does is an
   * outcome; nothing here throws for it.
   */
  complete(request: ModelRequest, signal: AbortSignal): Promise<ModelOutcome>;
}

export interface ModelRequest {
  /** What is to be done. */
  instructions: string;
  /** What it is to be done with. */
  prompt: string;
  /** The text to cite from; models that do not cite by themselves read it before the prompt. */
  document?: string;
  /** Hears the answer as it comes. What was heard is not asked for a second time, even where it breaks off. */
  hear: (piece: ModelPiece) => void;
  /** Tokens that this request will take, question and answer together, as far as one can guess. */
  expectedTokens: number;
}

/**
 * Text, or the end of a stretch of it with the characters of the document that it cites (`to` is excluded), and what stands
 * there. `anew`: what came before was no part of the answer, which begins here.
 */
export type ModelPiece =
  | { kind: 'text'; text: string }
  | { kind: 'anew' }
  | { kind: 'end'; cites: { from: number; to: number; text: string }[] };

/** Tokens, as the model's maker counted them; 0 where it did not say. */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

export type ModelOutcome =
  | {
      kind: 'answer';
      text: string;
      /** Whether it ended before the model had finished. */
      isCut: boolean;
      usage: ModelUsage;
    }
  /** It would not answer this. */
  | { kind: 'refused'; usage: ModelUsage }
  /**
   * No answer came, or it broke off; `cause` is for the log and holds nothing of the request. `isSpent`: the operator's
   * tokens are used up. `isUnfit`: it did not take the request, which may be too long for it.
   * `isMisset`: it can not be used as the operator has set it up. `isTaken`: it may have read the request. `isBroken`: its
   * answer broke off. `isBusy`: it takes no more for now, and may be asked after `againSeconds`, where it says so.
   */
  | {
      kind: 'away';
      cause: string;
      isSpent?: boolean;
      isUnfit?: boolean;
      isMisset?: boolean;
      isTaken?: boolean;
      isBroken?: boolean;
      isBusy?: boolean;
      againSeconds?: number;
      usage: ModelUsage;
    };

export type ModelAway = Extract<ModelOutcome, { kind: 'away' }>;
