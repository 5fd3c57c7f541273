import { shorten } from '../obey.ts';
import { chooseTitles, longestTitle } from './choose-titles.ts';
import { isInterjection } from './interjections.ts';
import { labelOf, namesIn, sponsorTitle } from './labels.ts';
import { type LearnedTitles, learnedTitles } from './learned-titles.ts';
import { rankTitles, type TitleInput } from './rank-titles.ts';
import type { Ranked } from './seen-candidate.ts';

/** One title a span, drawn from its own words; empty where a span has none. Not yet unique in every case. */
export function titlesOf(input: TitleInput, learned: LearnedTitles = learnedTitles()): string[] {
  const rankings = rankTitles(input, learned);
  const labels = input.spans.map((_, index) => labelled(input, index, rankings[index] ?? []));
  return chooseTitles(rankings, labels, input.language);
}

/** The name of a recurring part that a span plainly is; null where it is none. */
function labelled(input: TitleInput, index: number, ranking: readonly Ranked[]): string | null {
  const span = input.spans[index] ?? { from: 0, to: 0 };
  const sentences = input.sentences.slice(span.from, span.to);
  const start = index === 0 ? 0 : (sentences[0]?.start ?? 0);
  const end = input.sentences[span.to]?.start ?? input.durationSeconds;
  const part = { ...input, sentences, index, count: input.spans.length, length: end - start };
  const label = labelOf(part);
  if (label !== 'sponsor') return label && namesIn(input.language)[label];
  const name =
    ranking.find(
      (one) => one.isName && one.kind === 'phrase' && one.text.length > 2 && !isInterjection(one.text.toLowerCase()),
    )?.text ?? null;
  return shorten(sponsorTitle(part, name), longestTitle);
}
