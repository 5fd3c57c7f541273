/** A language model as the engine needs it; `service.ts` and the command line provide one. */
export interface LanguageModel {
  /** As its maker calls it. */
  name: string;
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
  /** JSON Schema of the answer. The model may not keep to it. */
  schema: object;
  /** Tokens that this request will take, question and answer together, as far as one can guess. */
  expectedTokens: number;
}

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
   * No answer came; `cause` is for the log and holds nothing of the request. `isLasting`: asking again now is of no use.
   * `isUnfit`: that is so of this request, too long or not to the taste of a filter; another may be served. `isTaken`: it may
   * have read the request.
   */
  | { kind: 'away'; cause: string; isLasting: boolean; isUnfit?: boolean; isTaken?: boolean; usage: ModelUsage };
