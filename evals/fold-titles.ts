import type { LearnedTitles } from '../src/chaptering/builtin/titles/titles.ts';
import { parseBackground, spellBackground } from '../src/transcripts/reading/background.ts';

/** What was learned of titles as text: a line of weights, an empty line, and what is known of words. */
export function spellLearned({ weights, background }: LearnedTitles): string {
  return `${Array.from(weights).join(' ')}\n\n${spellBackground(background, 2000)}\n`;
}

/** The inverse of `spellLearned`. */
export function parseLearned(text: string): LearnedTitles {
  const [weights = '', background = ''] = text.split('\n\n');
  return { weights: weights.split(' ').map(Number), background: parseBackground(background) };
}
