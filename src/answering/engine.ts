import type { Transcript } from '../transcripts/transcript.ts';

/** What an engine reads. */
export interface AnsweringInput {
  transcript: Transcript;
  /** The video's chapters, in order; `startSeconds` are whole seconds. */
  chapters: { startSeconds: number; title: string }[];
  durationSeconds: number;
  title: string;
  /** As it was asked. */
  question: string;
  /** What was asked and answered before in the same chat, oldest first. */
  earlier: { question: string; answer: string }[];
}

/** A moment that an answer cites, and the passage of the transcript that it rests on. */
export interface Citation {
  /** Whole seconds from the start of the video, before its end. */
  startSeconds: number;
  /** What is said from there on, without marks that Markdown or HTML would read. */
  quote: string;
}

/** `markdown` cites each moment of `citations`, and no other, as `m:ss` or `h:mm:ss`. */
export interface Answer {
  /** `not_said`: the video does not say it; there is a citation where something near to it is said. */
  kind: 'answered' | 'not_said';
  markdown: string;
  citations: Citation[];
}

/** Transcript and question in, an answer with its citations out. Answers obey `check-answer.ts`. */
export interface AnsweringEngine {
  /** Stored with the answer: `local` or `llm`. */
  name: string;
  answer(input: AnsweringInput, signal?: AbortSignal): Promise<Answer>;
}
