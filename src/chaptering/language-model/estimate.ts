import type { ModelUsage } from '../../language-model/language-model.ts';
import { lineTokens, tokensOf } from '../../transcripts/reading/count-tokens.ts';
import type { Sentence } from '../../transcripts/reading/sentences.ts';
import { instructionsFor } from './prompt.ts';
import { windowCount } from './windows.ts';

/** Tokens of a window's prompt beside its lines. */
const tokensPerWindow = 120;

/** Tokens of a request beside the lines of the transcript. */
export function tokensBesideLines(language: string | null): number {
  return tokensOf(instructionsFor(language)) + tokensPerWindow;
}
/** Tokens of a chapter in the answer. */
export const tokensPerChapter = 35;

/** What asking for the chapters of a transcript will take; where there are several windows, a part of them is read twice. */
export function estimateOf(of: {
  sentences: readonly Sentence[];
  windowTokens: number;
  language: string | null;
  chapterCount: number;
}): ModelUsage {
  const lines = of.sentences.reduce((sum, sentence) => sum + lineTokens(sentence), 0);
  const windows = windowCount(of.sentences, of.windowTokens);
  const overhead = tokensBesideLines(of.language);
  return {
    inputTokens: Math.ceil(windows === 1 ? lines : lines * 1.2) + windows * overhead,
    outputTokens: of.chapterCount * tokensPerChapter,
  };
}
