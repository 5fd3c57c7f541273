/** A small language model, of which a line or a short text is asked at a time. */
export interface LineWriter {
  /** As its maker calls it. */
  name: string;
  /**
   * Writes with temperature 0, at most until `signal` aborts, which makes it `away` at once. Whatever the model does is an outcome;
   * it throws for bugs alone.
   */
  write(request: LineRequest, signal: AbortSignal): Promise<LineOutcome>;
}

export interface LineRequest {
  /** What is to be done. */
  instructions: string;
  /** What it is to be done with. */
  prompt: string;
  /** Tokens after which it is cut. */
  mostTokens: number;
  /** Whether several lines are wanted; absent: one, which ends it. */
  hasLines?: boolean;
}

export type LineOutcome =
  /**
   * A line, or as many as were wanted. `isCut`: it ended before the model had finished; `seconds`: how long the model worked, without
   * what it waited for before.
   */
  | { kind: 'line'; text: string; isCut: boolean; seconds: number }
  /**
   * Nothing came. `cause` is for the log and says what to do; `isLasting`: nothing will come of the next request either; `isUnfit`: the
   * request was too long; `isLate`: it took longer than it may.
   */
  | { kind: 'away'; cause: string; isLasting: boolean; isUnfit?: boolean; isLate?: boolean };
