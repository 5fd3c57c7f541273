import type { ModelCapacity } from './language-model.ts';

/** Writing a token takes about as long as reading so many. */
export const writtenToken = 8;
/** Tokens are guessed, and speeds vary: so much of a context and of a time is counted on. */
const sure = { context: 0.9, time: 0.75 };

/** Tokens of a prompt for which there is room beside an answer of so many tokens, in a model's context and in so many seconds. */
export function promptRoom(
  { contextTokens, tokensPerSecond = Number.POSITIVE_INFINITY, callSeconds }: ModelCapacity,
  answerTokens: number,
  seconds: number = callSeconds,
): number {
  const inContext = contextTokens * sure.context - answerTokens;
  const inTime = tokensPerSecond * seconds * sure.time - answerTokens * writtenToken;
  return Math.max(0, Math.floor(Math.min(inContext, inTime)));
}
