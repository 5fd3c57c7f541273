import type { Reading } from '../transcripts/reading/reading.ts';
import type { Meaning } from './retrieval/nearness.ts';

/** What an engine reads. */
export interface AnsweringInput {
  reading: Reading;
  /** The video's chapters, in order; `startSeconds` are whole seconds. */
  chapters: { startSeconds: number; title: string }[];
  /** Null where nobody gave it one. */
  title: string | null;
  /** As it was asked. */
  question: string;
  /** What a language model answers in, as a code of ISO 639; null or absent: the question's language, as the built-in engine always does. */
  outputLanguage?: string | null;
  /** What was asked and answered before in the same chat, oldest first. */
  earlier: { question: string; answer: string }[];
  /** What the question and the reading's sentences mean; undefined where no encoder told it. */
  meaning?: Meaning | undefined;
}

/** A moment that an answer cites, and the passage of the transcript that it rests on. */
export interface Citation {
  /** Whole seconds from the start of the video, before its end. */
  startSeconds: number;
  /** Number of the sentence of the transcript with which the passage begins, from 1. */
  passage: number;
  /** What is said from there on, without marks that Markdown or HTML would read. */
  quote: string;
}

/** What is told: `markdown` cites each moment of `citations`, and no other, as `m:ss` or `h:mm:ss`. */
export interface Told {
  markdown: string;
  citations: Citation[];
}

/** What is told while an answer grows. */
export interface ToldSoFar extends Told {
  /** The same as an answer that did not come to its end, which it says. */
  brokenOff: string;
}

export type ModelFailure = 'misset' | 'unfit' | 'busy' | 'spent' | 'refused' | 'away';

/** What a language model had to do with an answer. */
export interface AnswerReport {
  /** Whose answer it is: `builtin` where the model did not serve, or nothing of what it wrote held. */
  engine: 'llm' | 'builtin';
  /**
   * Why the model did not serve: it can not be used before the operator has mended its settings (`misset`), it did not take the
   * request, not even with little of the transcript (`unfit`), it takes no more for now (`busy`), the operator's tokens are used up
   * (`spent`), it would not answer this question (`refused`), or it did not answer (`away`). Absent where it did.
   */
  failure?: ModelFailure;
  model: string;
  /** Requests that were sent. */
  requests: number;
  /** Tokens, as the provider counted them; estimated where it does not say. */
  usage: { inputTokens: number; outputTokens: number };
  /** Claims of the model that stand as it wrote them, as the speaker's own words instead, and those that were left out. */
  kept: number;
  rewritten: number;
  removed: number;
  /** Why parts of the model's work were not used, for the log. */
  causes: string[];
}

export interface Answer extends Told {
  /** `not_said`: the video does not say it; there is a citation where something near to it is said. */
  kind: 'answered' | 'not_said';
  /** Of `not_said`: whether what is cited may well be what is asked for, in other words. */
  isNear?: boolean;
  report?: AnswerReport;
}

export interface AnsweringOptions {
  signal?: AbortSignal;
  /** Seconds until the question fails, whatever comes then; absent: as many as it takes. */
  secondsLeft?: number;
  /** Hears the answer as it grows by whole checked sentences. What was told is taken back only where a model had merely thought it aloud. */
  tell?: (soFar: ToldSoFar) => void;
}

/** Transcript and question in, an answer with its citations out. Answers obey `citations.ts`. */
export interface AnsweringEngine {
  /** Stored with the answer, unless its report says another: `builtin` or `llm`. */
  name: 'builtin' | 'llm';
  answer(input: AnsweringInput, options?: AnsweringOptions): Promise<Answer>;
}
