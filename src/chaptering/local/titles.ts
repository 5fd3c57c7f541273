import { shorten } from '../obey.ts';
import { type Background, learnedBackground } from './background.ts';
import { withCapital } from './casing.ts';
import { labelOf, namesIn, sponsorTitle } from './labels.ts';
import { type Ranked, rankTitles, type TitleInput } from './rank-titles.ts';
import { tasteOf, withArticle } from './taste.ts';
import { type TitleWeights, titleWeights } from './title-weights.ts';

/** Titles stay readable where a player cuts them. */
const longestTitle = 49;

/** One title a span, drawn from its own words; empty where a span has none. Not yet unique in every case. */
export function titlesOf(
  input: TitleInput,
  background: Background = learnedBackground(),
  weights: TitleWeights = titleWeights,
): string[] {
  const used = new Set<string>();
  const rankings = rankTitles(input, background, weights);
  return input.spans.map((span, index) => {
    const sentences = input.sentences.slice(span.from, span.to);
    const start = index === 0 ? 0 : (sentences[0]?.start ?? 0);
    const end = input.sentences[span.to]?.start ?? input.durationSeconds;
    const part = { ...input, sentences, index, count: input.spans.length, length: end - start };
    const label = labelOf(part);
    const ranking = rankings[index] ?? [];
    if (label === 'sponsor')
      return shorten(sponsorTitle(part, ranking.find((one) => one.isName)?.text ?? null), longestTitle);
    if (label) return namesIn(input.language)[label];
    const best = choose(ranking, used, input.language);
    if (!best) return '';
    for (const one of best.stems) used.add(one);
    return withCapital(withArticle(best, input.language));
  });
}

/** The candidate that reads best and says what earlier titles do not. */
function choose(ranking: readonly Ranked[], used: ReadonlySet<string>, language: string | null): Ranked | null {
  let best: Ranked | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of ranking) {
    const characters = [...one.text].length;
    if (characters > longestTitle || characters < 2) continue;
    let worth = one.worth + tasteOf(one, language);
    const repeated = one.stems.filter((part) => used.has(part)).length / Math.max(1, one.stems.length);
    if (repeated === 1) worth -= 4;
    else if (repeated >= 0.5) worth -= 0.8;
    if (worth <= most) continue;
    most = worth;
    best = one;
  }
  return best;
}
