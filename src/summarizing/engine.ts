import type { Reading } from '../transcripts/reading/reading.ts';

/** What is summed up. */
export interface SummarizingInput {
  reading: Reading;
  /** The video's chapters, in order; `startSeconds` are whole seconds. */
  chapters: readonly { startSeconds: number }[];
  /** What it is written in, as a code of ISO 639; null or absent: the video's own language. */
  outputLanguage?: string | null;
}

export interface SummarizingOptions {
  signal: AbortSignal;
  /** Seconds until the summary fails, whatever comes then; absent: as many as it takes. */
  secondsLeft?: number;
  /** Told as the work goes on: how much of it is done, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Sentences of a video and of each of its chapters, as Markdown with the moments they rest on, as `m:ss` or `h:mm:ss`. */
export interface Summary {
  text: string;
  /** One for each chapter of the input; `text` is null where nothing that the model wrote of it held. */
  chapters: { startSeconds: number; text: string | null }[];
  /** What is said at each of the moments, in order. */
  citations: { startSeconds: number; quote: string }[];
}

/** What came of asking the model, for the log. */
export interface SummaryReport {
  model: string;
  /** Requests that were sent. */
  requests: number;
  /** Tokens, as the provider counted them; estimated where it does not say. */
  usage: { inputTokens: number; outputTokens: number };
  /** Sentences that stand, and those that were left out since what they name does not say it. */
  kept: number;
  removed: number;
  /** Why parts of the model's work were not used. */
  causes: string[];
}

export type SummaryResult = { report: SummaryReport } & (
  | { kind: 'summary'; summary: Summary }
  /** There is none, not even of a part. */
  | { kind: 'failed'; cause: string }
);
