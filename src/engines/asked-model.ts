import type { LanguageModel } from '../language-model/language-model.ts';
import type { ModelPatience } from '../models/create-language-model.ts';
import { modelWithBudget, type TokenBudget } from '../models/model-with-budget.ts';
import { modelWithMetrics, type RequestOutcome } from '../models/model-with-metrics.ts';
import type { SummarizingInput, SummarizingOptions, SummaryResult } from '../summarizing/engine.ts';
import { summarize } from '../summarizing/summarize.ts';

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

/** Sums up a video. */
export type Summarizing = (input: SummarizingInput, around: SummarizingOptions) => Promise<SummaryResult>;

/** Nobody serves what the model does not. */
const mostForSummary = { milliseconds: 1_800_000, share: 0.8 };

/** What sums up videos by a model. */
export function summarizingBy(asked: LanguageModel, options: ModelOptions = {}): Summarizing {
  const model = counted(asked, options);
  const patience = patienceFor(mostForSummary, options);
  return (input, around) => summarize(model, input, { ...around, patience: patience(around.secondsLeft) });
}

/** The model as the operator bounds and counts it. */
export function counted(asked: LanguageModel, { budget, countRequests, aside }: ModelOptions): LanguageModel {
  const model: LanguageModel = aside
    ? { ...asked, complete: (request, signal) => aside(() => asked.complete(request, signal)) }
    : asked;
  const metered = budget ? modelWithBudget(model, budget) : model;
  return countRequests ? modelWithMetrics(metered, countRequests) : metered;
}

/** How long may be waited for a model: milliseconds at most, and the share of the seconds that are left. */
export function patienceFor(most: { milliseconds: number; share: number }, { patience }: ModelOptions) {
  const whole = patience?.wholeMs ?? most.milliseconds;
  return (secondsLeft = Number.POSITIVE_INFINITY) =>
    AbortSignal.timeout(Math.floor(Math.max(0, Math.min(whole, secondsLeft * 1000 * most.share))));
}
