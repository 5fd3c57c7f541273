import type { Answer, AnsweringInput, AnsweringOptions } from '../answering/engine.ts';
import type { ChapteringInput, ChapteringResult, SuggestionInput } from '../chaptering/engine.ts';
import type { TitlingInput, TitlingOptions, TitlingReport } from '../chaptering/language-model/write-titles.ts';
import type { SpeechIndex } from '../search/passages-of.ts';
import type { SummarizingInput, SummarizingOptions, SummaryResult } from '../summarizing/engine.ts';
import type { Correction } from '../transcripts/corrections/correction.ts';
import type { ParsedCaptions } from '../transcripts/parse-captions.ts';
import type { Transcript } from '../transcripts/transcript.ts';

/** A transcript as its row holds it. */
export interface StoredTranscript extends Pick<Transcript, 'language' | 'kind'> {
  /** As JSON. */
  segments: string;
  /** What in them is put right when they are read. */
  corrections?: readonly Correction[];
  durationSeconds: number;
}

/** A file of captions as somebody sent it. */
export interface CaptionFile {
  bytes: Uint8Array;
  fileName: string;
}

/** What an engine reads, with the reading as it is stored (`packReading`). */
export type OnPackedReading<Input> = Omit<Input, 'reading'> & { reading: Uint8Array };

/** What an engine for chapters reads, with reading and vectors as they are stored (`packVectors`); null: there are no vectors. */
export type ChapteringOnStored = Omit<OnPackedReading<ChapteringInput>, 'vectors'> & { vectors: Uint8Array | null };

/** What an engine for answers reads, with reading and vectors as they are stored (`packVectors`); null: there are no vectors. */
export type OnStoredReading = Omit<OnPackedReading<AnsweringInput>, 'meaning'> & {
  vectors: Uint8Array | null;
  /** What the question means by the encoder of the vectors, where that is another than the one of every install. */
  questionVector?: Float32Array | undefined;
};

/** What became of a reading that encoders on this machine were to tell the meaning of. */
export type Encoded =
  /** To be stored. */
  | { kind: 'vectors'; vectors: Uint8Array }
  /** None of them knows the language, or it can not be told: what every install tells stays. */
  | { kind: 'not_told'; cause: 'language' | Error }
  /** They can do nothing for now. */
  | { kind: 'away'; cause: string };

/** Encoders on this machine that understand more than the one of every install, each of some languages. */
export interface BetterEncoders {
  /** Those of them that can be used now; undefined: none. */
  choose(): Promise<EncoderChoice | undefined>;
}

/** Some encoders, of which the language of a reading chooses. */
export interface EncoderChoice {
  /** Stored beside what they were asked for, whatever they told. */
  name: string;
  /** Names of choices among fewer of them: beside those they are to be asked. */
  lesser: readonly string[];
  /**
   * Tells what each sentence of a reading means by the encoder of its language; `vectors`, what was told of it before, stays where
   * that encoder told it.
   *
   * @throws the signal's reason where it aborts
   */
  makeVectors(of: { reading: Uint8Array; vectors: Uint8Array | null }, signal: AbortSignal): Promise<Encoded>;
  /**
   * The same of a reading whose chapters wait for it; undefined where the encoder of its language tells nothing that they are found by.
   *
   * @throws the signal's reason where it aborts
   */
  makeChapterVectors(reading: Uint8Array, signal: AbortSignal): Promise<Encoded | undefined>;
}

/**
 * The engines as the service calls them: on readings as they are stored, with what keeps a processor busy in threads. Each of
 * them throws a `Problem` with code `unavailable` where too much waits for a thread, and the signal's reason where it aborts.
 */
export interface Engines {
  /** Whose results these are where a result's own report does not say otherwise. */
  name: 'builtin' | 'llm';
  /** Reads a file of captions. */
  readCaptions(file: CaptionFile, signal?: AbortSignal): Promise<ParsedCaptions>;
  /** Reads a transcript: what comes back is to be stored. */
  makeReading(transcript: StoredTranscript, signal?: AbortSignal): Promise<Uint8Array>;
  /** The encoder of every install, which takes no time. */
  encoder: string;
  /** Names beside which vectors stay as they are: the engines understand them, or do without. */
  keptEncoders: readonly string[];
  /** Tells by it what each sentence of a reading means: what comes back is to be stored, under the encoder's name. */
  makeVectors(reading: Uint8Array, signal?: AbortSignal): Promise<Uint8Array>;
  /** The language of a reading and its sentences, for an encoder. */
  sentencesOf(reading: Uint8Array, signal?: AbortSignal): Promise<{ language: string | null; texts: string[] }>;
  /** What a reading says as it is searched in an account (`accountPrefix`): what comes back is to be stored. */
  indexSpeech(input: { reading: Uint8Array; prefix: string }, signal?: AbortSignal): Promise<SpeechIndex>;
  /** Encoders that understand more, in their own time; undefined: there is none. */
  betterEncoders?: BetterEncoders;
  chapters(input: ChapteringOnStored, signal?: AbortSignal): Promise<ChapteringResult>;
  /** Titles for one chapter, best first: at most four, none of those that are taken, none where nothing is said in it. */
  suggestTitles(input: OnPackedReading<SuggestionInput>, signal?: AbortSignal): Promise<string[]>;
  /** The places of the reading's sentences, those first that likeliest answer the question; none where it names nothing to look for. */
  rankSentences(input: OnStoredReading, signal?: AbortSignal): Promise<number[]>;
  answer(input: OnStoredReading, options?: AnsweringOptions): Promise<Answer>;
  /** Better titles for chapters that are there, by a model on this machine; undefined: there is none. */
  writeTitles?: (input: OnPackedReading<TitlingInput>, options: TitlingOptions) => Promise<TitlingReport>;
  /** Sums up videos, by a language model; undefined: there is none that does. */
  summarize?: (input: OnPackedReading<SummarizingInput>, options: SummarizingOptions) => Promise<SummaryResult>;
}
