import type { ModelUsage } from './language-model.ts';

/** US dollars for a million tokens. */
export interface Prices {
  input: number;
  output: number;
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const plain = /[\p{ASCII}\p{Script=Latin}]/gu;

/**
 * Tokens of a text, guessed: four Latin characters a token, two of other alphabets, one of those that write no spaces.
 * Tokenizers differ by a third or so.
 */
export function tokensOf(text: string): number {
  const dense = text.match(unspaced)?.length ?? 0;
  const latin = text.match(plain)?.length ?? 0;
  return Math.ceil(dense + latin / 4 + Math.max(0, text.length - dense - latin) / 2);
}

/** What these tokens cost in US dollars, to a hundredth of a cent; null where no prices are known. */
export function costOf(usage: ModelUsage, prices: Prices | undefined): number | null {
  if (!prices) return null;
  const dollars = (usage.inputTokens * prices.input + usage.outputTokens * prices.output) / 1_000_000;
  return Math.round(dollars * 10_000) / 10_000;
}
