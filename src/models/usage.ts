import type { ModelUsage } from '../language-model/language-model.ts';

export const noUsage: ModelUsage = { inputTokens: 0, outputTokens: 0 };

/** More tokens than any model takes at once. */
const mostTokens = 100_000_000;

/** Whole tokens; what can be no count of tokens (negative, endless) counts as not said. */
const count = (tokens = 0) => (tokens >= 0 && tokens <= mostTokens ? Math.ceil(tokens) : 0);

/** Tokens as a provider states them. */
export function usageOf(stated: { inputTokens?: number | undefined; outputTokens?: number | undefined }): ModelUsage {
  return { inputTokens: count(stated.inputTokens), outputTokens: count(stated.outputTokens) };
}

/** Tokens of a request that were read anew, and not remembered from another one. */
export function uncachedOf(stated: {
  inputTokens?: number | undefined;
  inputTokenDetails?: { cacheReadTokens?: number | undefined };
}): number {
  return Math.max(0, count(stated.inputTokens) - count(stated.inputTokenDetails?.cacheReadTokens));
}

export function sumOf(one: ModelUsage, other: ModelUsage): ModelUsage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}
