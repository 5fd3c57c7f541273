import type { LearnedTitles } from '../src/chaptering/builtin/titles/ranking/learned-titles.ts';
import type { TitleWeights } from '../src/chaptering/builtin/titles/ranking/title-weights-table.ts';
import { parseBackground, spellBackground } from '../src/transcripts/reading/background.ts';
import { parseForest, spellForest } from '../src/trees/tree-text.ts';

/** What was taught as text: three parts with an empty line between them. */
export function spellLearned({ weights, words, background }: LearnedTitles): string {
  return `${[JSON.stringify(weights), spellForest(words), spellBackground(background, 2000)].join('\n\n')}\n`;
}

/** The inverse of `spellLearned`. */
export function parseLearned(text: string): LearnedTitles {
  const [weights = '', words = '', background = ''] = text.split('\n\n');
  return {
    weights: JSON.parse(weights) as TitleWeights,
    words: parseForest(words),
    background: parseBackground(background),
  };
}
