/** A language model as the engines need it; `service.ts` and the command line provide one of any provider. */
export interface LanguageModel {
  /** As its maker calls it. */
  name: string;
  /** Whether it cites from a request's `document` by itself. */
  cites: boolean;
  /** What it takes at once and how quickly, as far as is known by now; its server is asked at first. It does not throw. */
  capacity(): Promise<ModelCapacity>;
  /**
   * Asks once and waits, retries included, at most until `signal` aborts, which makes it `away` at once. Whatever the model or
   * the way to it does is an outcome; it throws for bugs alone.
   */
  complete(request: ModelRequest, signal: AbortSignal): Promise<ModelOutcome>;
}

/** How much a model takes at once, and how quickly. */
export interface ModelCapacity {
  /** Tokens that a request and its answer may take together. */
  contextTokens: number;
  /**
   * Who says so: the operator (`set`), its server (`asked`), a request that was too long for it (`learned`), or nobody
   * (`assumed`).
   */
  source: 'set' | 'asked' | 'learned' | 'assumed';
  /** Tokens that it reads in a second, where one that it writes counts as `writtenToken` of them; undefined before its first answer. */
  tokensPerSecond: number | undefined;
  /** Seconds that one request may take. */
  callSeconds: number;
  /** Whether its server takes the schema of an answer (structured output); undefined before an answer to a request with one. */
  takesSchema?: boolean | undefined;
}

/** What is asked. */
export interface ModelRequest {
  /** What is to be done. */
  instructions: string;
  /** What it is to be done with. */
  prompt: string;
  /** JSON Schema of the answer, to which the model may not keep; without one it is text. */
  schema?: object;
  /** A text that the prompt is about; models that do not cite from it by themselves read it before the prompt. */
  document?: string;
  /** Hears the answer as it comes. What was heard is not asked for a second time, even where it breaks off. */
  hear?: (piece: ModelPiece) => void;
  /** Tokens after which the answer is cut off, what it thinks aloud aside. It is always written with temperature 0. */
  mostOutputTokens: number;
  /** Tokens that this request will take, question and answer together, as far as one can guess. */
  expectedTokens: number;
}

/**
 * A piece of an answer as it comes: text, or the end of a stretch of it with what of the document that stretch cites. `anew`:
 * what came before was thought aloud, and the answer begins here.
 */
export type ModelPiece = { kind: 'text'; text: string } | { kind: 'end'; cites: CitedStretch[] } | { kind: 'anew' };

/** Characters of a document; `to` is excluded. */
export interface CitedStretch {
  from: number;
  to: number;
  /** What the provider says stands there. */
  text: string;
}

/** Tokens, as the provider counted them; 0 where it did not say. */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

/** What came of asking a model. Nothing here holds the key, the question or what a server said in an error. */
export type ModelOutcome = {
  /** Tries before this one that failed after the provider may have counted tokens for them; none where it is left out. */
  lostTries?: number;
} & (
  | {
      kind: 'answer';
      text: string;
      /** Whether it ended before the model had finished. */
      isCut: boolean;
      usage: ModelUsage;
    }
  /** It would not answer this. */
  | { kind: 'refused'; usage: ModelUsage }
  | ModelAway
);

/** No answer came, or it broke off. */
export interface ModelAway {
  kind: 'away';
  /** For the log. */
  cause: string;
  /** Asking again now is of no use. */
  isLasting?: boolean;
  /** The operator's tokens are used up. */
  isSpent?: boolean;
  /** It was not asked, since it has not answered in time lately. */
  isLeftAlone?: boolean;
  /**
   * It did not take this request, which may be too long for it or blocked by a filter, or did not read all of it; another, shorter one
   * may be served.
   */
  isUnfit?: boolean;
  /** It can not be used as the operator has set it up, now or later. */
  isMisset?: boolean;
  /** It may have read the request, and answered a part of it, before it was given up. */
  isTaken?: boolean;
  /** Its time was over. */
  isLate?: boolean;
  /** Its answer broke off. */
  isBroken?: boolean;
  /** It takes no more for now, and may be asked after `againSeconds`, where it says so. */
  isBusy?: boolean;
  againSeconds?: number;
  usage: ModelUsage;
}
