/** A small language model, of which one line is asked at a time. */
export interface LineWriter {
  /** As its maker calls it. */
  name: string;
  /**
   * Writes one line, with temperature 0, at most until `signal` aborts, which makes it `away` at once. Whatever the model does is
   * an outcome; it throws for bugs alone.
   */
  write(request: LineRequest, signal: AbortSignal): Promise<LineOutcome>;
}

export interface LineRequest {
  /** What is to be done. */
  instructions: string;
  /** What it is to be done with. */
  prompt: string;
  /** Tokens after which the line is cut. */
  mostTokens: number;
}

export type LineOutcome =
  /** `isCut`: it ended before the model had finished. */
  | { kind: 'line'; text: string; isCut: boolean }
  /** No line came. `cause` is for the log and says what to do; `isLasting`: the next request will not get one either. */
  | { kind: 'away'; cause: string; isLasting: boolean };
