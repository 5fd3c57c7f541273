import type { Background } from '../../../../transcripts/reading/background.ts';
import { learnedBackground } from '../../../../transcripts/reading/learned-background.ts';
import type { Forest } from '../../../../trees/forest.ts';
import { parseForest } from '../../../../trees/tree-text.ts';
import { type TitleWeights, titleWeights } from './title-weights-table.ts';
import { wordForestTable } from './word-forest-table.ts';

/** What titles were taught: by all the material, or for judging by all but a part of it. */
export interface LearnedTitles {
  background: Background;
  /** How likely a word is to stand in its chapter's title. */
  words: Forest;
  weights: TitleWeights;
}

let learned: LearnedTitles | undefined;

/** What comes with the engine. */
export function learnedTitles(): LearnedTitles {
  learned ??= {
    background: learnedBackground(),
    words: parseForest(wordForestTable),
    weights: titleWeights,
  };
  return learned;
}
