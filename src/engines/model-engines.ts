import { builtinAnsweringEngine } from '../answering/builtin/builtin-engine.ts';
import type { AnsweringEngine, AnsweringInput } from '../answering/engine.ts';
import { createLanguageModelAnswering } from '../answering/language-model/language-model-engine.ts';
import { rankSentences } from '../answering/retrieval/rank-sentences.ts';
import { builtinEngine } from '../chaptering/builtin/builtin-engine.ts';
import type { ChapteringEngine, SuggestionInput, TokenCount } from '../chaptering/engine.ts';
import type { Prices } from '../chaptering/language-model/cost.ts';
import { createLanguageModelEngine } from '../chaptering/language-model/language-model-engine.ts';
import { suggestTitles } from '../chaptering/language-model/suggest-titles.ts';
import { createLanguageModel, type ModelPatience } from '../models/create-language-model.ts';
import type { ModelSettings } from '../models/model-settings.ts';
import { modelWithBudget, type TokenBudget } from '../models/model-with-budget.ts';
import { modelWithDeadline } from '../models/model-with-deadline.ts';
import { modelWithMetrics, type RequestOutcome } from '../models/model-with-metrics.ts';
import type { SummarizingInput, SummarizingOptions, SummaryResult } from '../summarizing/engine.ts';
import { summarize } from '../summarizing/summarize.ts';

/** A language model as the operator set it. */
export interface ModelConfig extends ModelSettings {
  prices: Prices | undefined;
  questionTokens: number;
}

export interface ModelOptions {
  /** Absent: nothing is counted, and there is no limit. */
  budget?: TokenBudget;
  /** Counts requests by what became of them. */
  countRequests?: (outcome: RequestOutcome, requests: number) => void;
  /** Waits for the model's answer so that other work can go on meanwhile. */
  aside?: <T>(wait: () => Promise<T>) => Promise<T>;
  patience?: Partial<ModelPatience> & {
    /** Milliseconds for one video, one question, or one summary. */ wholeMs?: number;
  };
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
/** Nobody serves what the model does not. */
const mostForSummary = { milliseconds: 1_800_000, share: 0.8 };

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
export function modelSummarizing(
  config: ModelConfig,
  options: ModelOptions = {},
): (input: SummarizingInput, around: SummarizingOptions) => Promise<SummaryResult> {
  const model = modelOf(config, options);
  const patience = patienceFor(mostForSummary, options);
  return (input, around) => summarize(model, input, { ...around, patience: patience(around.secondsLeft) });
}

function modelOf(config: ModelConfig, { budget, countRequests, aside, patience }: ModelOptions) {
  const asked = modelWithDeadline(createLanguageModel(config, patience));
  const model: typeof asked = aside
    ? { ...asked, complete: (request, signal) => aside(() => asked.complete(request, signal)) }
    : asked;
  const metered = budget ? modelWithBudget(model, budget) : model;
  return countRequests ? modelWithMetrics(metered, countRequests) : metered;
}

function patienceFor(most: { milliseconds: number; share: number }, { patience }: ModelOptions) {
  const whole = patience?.wholeMs ?? most.milliseconds;
  return (secondsLeft = Number.POSITIVE_INFINITY) =>
    AbortSignal.timeout(Math.floor(Math.max(0, Math.min(whole, secondsLeft * 1000 * most.share))));
}
