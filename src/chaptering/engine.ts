import type { Transcript } from '../transcripts/transcript.ts';

/** What an engine reads. `durationSeconds` is the length of the video, which may exceed the last word's time. */
export interface ChapteringInput {
  transcript: Transcript;
  durationSeconds: number;
  title: string | null;
}

export interface Chapter {
  /** Whole seconds from the start of the video. */
  startSeconds: number;
  title: string;
  /** Why the chapter begins here and is called so. */
  evidence: Evidence;
}

export interface Evidence {
  /** The words spoken where the chapter begins. */
  opening: string;
  /** How strongly the transcript speaks for a new chapter here, 0 to 1; 1 for the first chapter. */
  score: number;
  /** What spoke for it, strongest first: `cue`, `vocabulary`, `pause`, `speaker`, `start`, `length` (the wish for an even length). */
  reasons: string[];
}

export type ChapteringResult = { kind: 'chapters'; chapters: Chapter[] } | { kind: 'no_words' };

/** Transcript in, chapters with their evidence out. Chapters obey `rules.ts`. */
export interface ChapteringEngine {
  /** Stored with the video: `local` or `llm`. */
  name: string;
  chapters(input: ChapteringInput, signal?: AbortSignal): Promise<ChapteringResult>;
}
