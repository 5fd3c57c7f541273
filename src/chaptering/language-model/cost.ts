import type { ModelUsage } from '../../language-model/language-model.ts';

/** US dollars for a million tokens. */
export interface Prices {
  input: number;
  output: number;
}

/** What these tokens cost in US dollars, to a hundredth of a cent; null where no prices are known. */
export function costOf(usage: ModelUsage, prices: Prices | undefined): number | null {
  if (!prices) return null;
  const dollars = (usage.inputTokens * prices.input + usage.outputTokens * prices.output) / 1_000_000;
  return Math.round(dollars * 10_000) / 10_000;
}
