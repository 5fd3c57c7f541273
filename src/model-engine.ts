import type { ChapteringEngine, TokenCount } from './chaptering/engine.ts';
import type { Prices } from './chaptering/language-model/cost.ts';
import { createLanguageModelEngine } from './chaptering/language-model/language-model-engine.ts';
import { threadedEngine } from './engine-thread.ts';
import { createLanguageModel, type ModelPatience } from './models/language-model.ts';
import { type Meter, meteredModel } from './models/metered-model.ts';
import type { ModelSettings } from './models/model-settings.ts';

/** A language model as the operator set it. */
export interface ModelConfig extends ModelSettings {
  prices: Prices | undefined;
}

export interface ModelEngineOptions {
  /** Absent: nothing is counted, and there is no limit. */
  meter?: Meter;
  patience?: Partial<ModelPatience> & { /** Milliseconds for one video. */ videoMs?: number };
  onEstimate?: (estimate: TokenCount) => void;
  onProgress?: (share: number) => void;
}

/** A model gets this long for one video, and no more than a third of what is left until its deadline. */
const mostMilliseconds = 600_000;

/** The engine that asks a language model, before the local one in its thread. */
export function modelEngine(config: ModelConfig, options: ModelEngineOptions = {}): ChapteringEngine {
  const { meter, patience, onEstimate, onProgress } = options;
  const model = createLanguageModel(config, patience);
  const most = patience?.videoMs ?? mostMilliseconds;
  return createLanguageModelEngine({
    model: meter ? meteredModel(model, meter) : model,
    fallback: threadedEngine(),
    patience: (secondsLeft = Number.POSITIVE_INFINITY) =>
      AbortSignal.timeout(Math.floor(Math.max(0, Math.min(most, (secondsLeft * 1000) / 3)))),
    prices: config.prices,
    ...(onEstimate && { onEstimate }),
    ...(onProgress && { onProgress }),
  });
}
