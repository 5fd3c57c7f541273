import { builtinAnsweringEngine } from '../answering/builtin/builtin-engine.ts';
import type { AnsweringEngine, AnsweringInput } from '../answering/engine.ts';
import { createLanguageModelAnswering } from '../answering/language-model/language-model-engine.ts';
import { rankSentences } from '../answering/retrieval/rank-sentences.ts';
import { builtinEngine } from '../chaptering/builtin/builtin-engine.ts';
import type { ChapteringEngine, SuggestionInput, TokenCount } from '../chaptering/engine.ts';
import type { Prices } from '../chaptering/language-model/cost.ts';
import { createLanguageModelEngine } from '../chaptering/language-model/language-model-engine.ts';
import { suggestTitles } from '../chaptering/language-model/suggest-titles.ts';
import { createLanguageModel } from '../models/create-language-model.ts';
import type { ModelSettings } from '../models/model-settings.ts';
import { modelWithDeadline } from '../models/model-with-deadline.ts';
import { counted, type ModelOptions, patienceFor, type Summarizing, summarizingBy } from './asked-model.ts';

/** A language model as the operator set it. */
export interface ModelConfig extends ModelSettings {
  prices: Prices | undefined;
  questionTokens: number;
}

export interface ModelEngineOptions extends ModelOptions {
  onEstimate?: (estimate: TokenCount) => void;
  onProgress?: (share: number) => void;
}

/** A model gets this long for one video, and no more than a third of what is left until its deadline. */
const mostForVideo = { milliseconds: 600_000, share: 1 / 3 };
/** Somebody waits for an answer. The rest of its time is for the built-in engine. */
const mostForQuestion = { milliseconds: 150_000, share: 0.7 };
/** Somebody has just clicked, and the built-in engine has titles too. */
const mostForTitles = { milliseconds: 20_000, share: 1 };

/** The engine that asks a language model, before `fallback`. */
export function modelEngine(
  config: ModelConfig,
  options: ModelEngineOptions = {},
  fallback: ChapteringEngine = builtinEngine,
): ChapteringEngine {
  const { onEstimate, onProgress } = options;
  return createLanguageModelEngine({
    model: modelOf(config, options),
    fallback,
    patience: patienceFor(mostForVideo, options),
    prices: config.prices,
    ...(onEstimate && { onEstimate }),
    ...(onProgress && { onProgress }),
  });
}

/** What an engine for answers leaves to the built-in one: questions that the model fails, and which sentences the model is to read. */
export interface BuiltinAnswering {
  engine: AnsweringEngine;
  rankSentences: (input: AnsweringInput, signal?: AbortSignal) => Promise<number[]>;
}

/** The same for answers. */
export function modelAnsweringEngine(
  config: ModelConfig,
  options: ModelOptions = {},
  builtin: BuiltinAnswering = { engine: builtinAnsweringEngine, rankSentences },
): AnsweringEngine {
  return createLanguageModelAnswering({
    model: modelOf(config, options),
    fallback: builtin.engine,
    rankSentences: builtin.rankSentences,
    patience: patienceFor(mostForQuestion, options),
    mostTokens: config.questionTokens,
  });
}

/** What suggests titles. */
export function modelSuggesting(
  config: ModelConfig,
  options: ModelOptions = {},
): (input: SuggestionInput, signal?: AbortSignal) => Promise<string[]> {
  const model = modelOf(config, options);
  const patience = patienceFor(mostForTitles, options);
  return (input, signal) => suggestTitles(model, input, AbortSignal.any([patience(), ...(signal ? [signal] : [])]));
}

/** What sums up videos. */
export function modelSummarizing(config: ModelConfig, options: ModelOptions = {}): Summarizing {
  return summarizingBy(modelWithDeadline(createLanguageModel(config, options.patience)), options);
}

function modelOf(config: ModelConfig, options: ModelOptions) {
  return counted(modelWithDeadline(createLanguageModel(config, options.patience)), options);
}
