import type { LanguageModel, ModelUsage } from '../language-model/language-model.ts';
import { noUsage } from './usage.ts';

/** Where tokens are counted. What these throw goes on to whoever asked the model. */
export interface TokenBudget {
  /** Tokens that may be taken in a month; undefined: as many as are wanted. */
  monthlyTokens: number | undefined;
  tokensThisMonth(): Promise<number>;
  countTokens(usage: ModelUsage): Promise<void>;
}

/**
 * The model behind a budget: a request for which the month's tokens do not suffice is not sent. Requests that run at the same
 * time do not know of each other, so that each worker may go over by one.
 */
export function modelWithBudget(model: LanguageModel, budget: TokenBudget): LanguageModel {
  return {
    ...model,
    async complete(request, signal) {
      const { monthlyTokens } = budget;
      if (monthlyTokens !== undefined && (await budget.tokensThisMonth()) + request.expectedTokens > monthlyTokens) {
        return {
          kind: 'away',
          cause: 'the month’s tokens are used up',
          isLasting: true,
          isSpent: true,
          usage: noUsage,
        };
      }
      const outcome = await model.complete(request, signal);
      const { lostTries = 0 } = outcome;
      if (lostTries > 0) await budget.countTokens({ inputTokens: lostTries * request.expectedTokens, outputTokens: 0 });
      if (outcome.usage.inputTokens + outcome.usage.outputTokens > 0) await budget.countTokens(outcome.usage);
      // Of an answer that was given up nobody says what it took, and some servers never do.
      else if (outcome.kind !== 'away' || outcome.isTaken) {
        await budget.countTokens({ inputTokens: request.expectedTokens, outputTokens: 0 });
      }
      return outcome;
    },
  };
}
