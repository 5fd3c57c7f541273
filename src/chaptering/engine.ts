import type { Reading } from '../transcripts/reading/reading.ts';
import type { SentenceVectors } from '../transcripts/reading/sentence-vectors.ts';

export const densities = ['fewer', 'normal', 'more'] as const;
/** How finely a video is divided: the chapters of a coarser one begin where some of a finer one do. */
export type Density = (typeof densities)[number];

/** What an engine reads. */
export interface ChapteringInput {
  reading: Reading;
  /** What the reading's sentences mean, where it is known. */
  vectors?: SentenceVectors | undefined;
  title: string | null;
  /** What its channel is called, where somebody says. */
  channelName?: string | undefined;
  /** What a language model writes titles in, as a code of ISO 639; null or absent: the video's own language, as the built-in engine's always are. */
  outputLanguage?: string | null;
  /** How finely the video is divided; `normal` where it is not said. A model decides for itself: others are the built-in engine's. */
  density?: Density;
  /**
   * Where the chapters begin, in seconds, if that is settled: only their titles are wanted then; at another density than `normal`,
   * some of them, or others between them.
   */
  starts?: number[];
  /** Seconds after which the answer is of no use to anybody; engines that wait for others stay well below. */
  secondsLeft?: number;
}

/** One chapter that somebody wants other titles for. */
export interface SuggestionInput extends Pick<ChapteringInput, 'reading' | 'title' | 'outputLanguage'> {
  /** Where the chapters begin: whole seconds, ascending. */
  starts: readonly number[];
  /** Which of them it is. */
  index: number;
  /** Titles that are not to be suggested: those that its chapters have. */
  taken: readonly string[];
  /** Whether a language model may be asked, where there is one; otherwise the built-in engine is. */
  asksModel: boolean;
}

/** Titles that are suggested at once, at most. */
export const mostSuggestions = 4;

/** Which engine made a chapter's title: the built-in one, the model on this machine, or one that is asked by its API. */
export type EngineOfTitle = 'builtin' | 'local' | 'llm';

export interface Chapter {
  /** Whole seconds from the start of the video. */
  startSeconds: number;
  title: string;
  titleEngine: EngineOfTitle;
  /** Why the chapter begins here and is called so. */
  evidence: Evidence;
}

export interface Evidence {
  /** The words spoken where the chapter begins. */
  opening: string;
  /** Where they stand in the transcript: seconds, not rounded; null where nothing is said in the chapter. */
  at: number | null;
  /** How strongly the transcript speaks for a new chapter here, 0 to 1; 1 for the first chapter. */
  score: number;
  /** What spoke for it, strongest first: `cue`, `vocabulary`, `pause`, `speaker`, `start`, `length` (the wish for an even length), `model`. */
  reasons: string[];
}

export type ChapteringResult =
  | { kind: 'chapters'; chapters: Chapter[] /** Of engines that ask a model. */; report?: EngineReport }
  | { kind: 'no_words' };

/** What came of asking a model; stored with the video. */
export interface EngineReport {
  /** Who set the boundaries: `llm` where half of them at least are the model's, else `builtin`. */
  engine: 'llm' | 'builtin';
  model: string;
  /** Stretches that the transcript was cut into, and those of them that the built-in engine had to serve. */
  windows: number;
  windowsFellBack: number;
  /** Why they did, each cause once. */
  causes: string[];
  /** Chapters whose title is the built-in engine's. */
  titlesReplaced: number;
  /** Before anything was asked. */
  estimate: TokenCount;
  /** As the model's maker counted; estimated of what was given up. */
  usage: TokenCount;
}

export interface TokenCount {
  inputTokens: number;
  outputTokens: number;
  /** US dollars; null where the prices are not known, or the tokens, which some servers do not say. */
  cost: number | null;
}

/** Transcript in, chapters with their evidence out. Chapters obey `rules.ts`. */
export interface ChapteringEngine {
  /** Stored with the video, where the result's report does not say otherwise: `builtin` or `llm`. */
  name: string;
  chapters(input: ChapteringInput, signal?: AbortSignal): Promise<ChapteringResult>;
}
