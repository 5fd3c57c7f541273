import type { ModelUsage } from '../language-model/language-model.ts';

export const noUsage: ModelUsage = { inputTokens: 0, outputTokens: 0 };

/** More tokens than any model takes at once. */
const mostTokens = 100_000_000;

/** Tokens as a provider states them; what can be no count of tokens (negative, endless) counts as not said. */
export function usageOf(stated: { inputTokens?: number | undefined; outputTokens?: number | undefined }): ModelUsage {
  const count = (tokens = 0) => (tokens >= 0 && tokens <= mostTokens ? Math.ceil(tokens) : 0);
  return { inputTokens: count(stated.inputTokens), outputTokens: count(stated.outputTokens) };
}
