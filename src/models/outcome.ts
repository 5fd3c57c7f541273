/** Tokens, as the provider counted them; 0 where it did not say. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/** What came of asking a model. Nothing here holds the key, the question or what a server said in an error. */
export type Outcome =
  | { kind: 'answer'; text: string; isCut: boolean; usage: Usage }
  | { kind: 'refused'; usage: Usage }
  | { kind: 'away'; cause: string; isLasting: boolean; usage: Usage };

/** What is asked. */
export interface Request {
  instructions: string;
  prompt: string;
  /** JSON Schema of the answer; without one it is text. */
  schema?: object;
  /** Tokens that it will take, question and answer together, as far as one can guess. */
  expectedTokens: number;
}

export const noUsage: Usage = { inputTokens: 0, outputTokens: 0 };
