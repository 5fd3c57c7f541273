import type { ModelRequest, ModelUsage } from '../language-model/language-model.ts';

/** No tokenizer that is in use makes fewer tokens of a text: characters a token, in scripts that write a word in one or two of them, and in others. */
const charactersPerToken = { dense: 4, Latin: 5.5, others: 8 };
/** Contexts have at least about so many tokens: servers that state fewer count something else. */
const smallestContext = 2000;

const dense =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const latin = /[\p{ASCII}\p{Script=Latin}]/gu;

/** Whether a server that states how many tokens it has read has left out a part of the request, as Ollama does without a word. */
export function isTruncated({ instructions, document = '', prompt }: ModelRequest, usage: ModelUsage): boolean {
  if (usage.inputTokens < smallestContext) return false;
  const text = `${instructions}${document}${prompt}`;
  const [denseCount, latinCount] = [text.match(dense)?.length ?? 0, text.match(latin)?.length ?? 0];
  const otherCount = text.length - denseCount - latinCount;
  const fewest =
    denseCount / charactersPerToken.dense +
    latinCount / charactersPerToken.Latin +
    otherCount / charactersPerToken.others;
  return usage.inputTokens < fewest;
}
