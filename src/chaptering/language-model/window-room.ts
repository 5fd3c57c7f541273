import { promptRoom } from '../../language-model/capacity.ts';
import type { ModelCapacity } from '../../language-model/language-model.ts';
import { lineTokens } from '../../transcripts/reading/count-tokens.ts';
import type { Sentence } from '../../transcripts/reading/sentences.ts';
import { tokensBesideLines, tokensPerChapter } from './estimate.ts';
import { smallRest } from './windows.ts';

/** In less of a transcript than this, five minutes of it, nobody sees where chapters begin. */
export const fewestWindowTokens = 1000;

/**
 * Tokens of a transcript that a model reads at once: `usual` ones, or as many as fit into its context and the time of a call, with
 * the chapters that are expected of them; 0 where its context has room for too few.
 */
export function windowRoom(
  capacity: ModelCapacity,
  usual: number,
  of: { sentences: readonly Sentence[]; language: string | null; chapterCount: number },
): number {
  const lines = of.sentences.reduce((sum, sentence) => sum + lineTokens(sentence), 0);
  const beside = tokensBesideLines(of.language);
  const answerOf = (tokens: number) =>
    Math.ceil((of.chapterCount * tokensPerChapter * Math.min(lines, tokens)) / Math.max(1, lines)) + tokensPerChapter;
  const fitting = (one: ModelCapacity) => {
    const most = Math.min(lines, promptRoom(one, 0) - beside);
    return (promptRoom(one, answerOf(most)) - beside) / smallRest;
  };
  const inContext = fitting({ ...capacity, tokensPerSecond: undefined });
  if (inContext < Math.min(fewestWindowTokens, lines, usual)) return 0;
  return Math.floor(Math.min(usual, Math.max(fewestWindowTokens, fitting(capacity)), inContext));
}
