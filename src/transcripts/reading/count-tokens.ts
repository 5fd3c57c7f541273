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

/** Tokens of a sentence's number and line break. */
const tokensPerLine = 4;

/** Tokens of a sentence as a model reads it: with its number, in a line of its own. */
export function lineTokens({ text }: { text: string }): number {
  return tokensOf(text) + tokensPerLine;
}
