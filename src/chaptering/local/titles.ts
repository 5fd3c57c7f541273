import { shorten } from '../obey.ts';
import { withCapital } from './casing.ts';
import { labelOf, namesIn, sponsorTitle } from './labels.ts';
import { type LearnedTitles, learnedTitles } from './learned-titles.ts';
import { rankTitles, type TitleInput } from './rank-titles.ts';
import type { Ranked } from './seen-candidate.ts';
import { withArticle } from './taste.ts';

/** Titles stay readable where a player cuts them. */
const longestTitle = 49;
/** Languages that are written in Latin letters. */
const latin = /^(?:en|de|fr|es|it|pt|nl|sv|da|no|pl|cs|tr|fi)\b/i;
/** What is called out, and is nobody's name. */
const interjection = /^(?:yeah|yes|yep|no|okay|ok|oh|well|hey|hi|thanks|wow|right|so|ja|nein|genau|hallo)$/i;

/** One title a span, drawn from its own words; empty where a span has none. Not yet unique in every case. */
export function titlesOf(input: TitleInput, learned: LearnedTitles = learnedTitles()): string[] {
  const rankings = rankTitles(input, learned).map((ranking) => fitting(ranking, input.language));
  const titles = input.spans.map((_, index) => labelled(input, index, rankings[index] ?? []));
  // Where two chapters would like the same words, the one for which they are better gets them.
  const open = titles.flatMap((title, index) => (title === null ? [index] : []));
  const best = (index: number) => rankings[index]?.[0]?.worth ?? 0;
  const taken: ReadonlySet<string>[] = [];
  for (const index of open.sort((a, b) => best(b) - best(a) || a - b)) {
    const chosen = choose(rankings[index] ?? [], taken);
    if (chosen) taken.push(new Set(chosen.stems));
    titles[index] = chosen ? withCapital(withArticle(chosen, input.language)) : '';
  }
  return titles.map((title) => title ?? '');
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
    ranking.find((one) => one.isName && one.kind === 'phrase' && one.text.length > 2 && !interjection.test(one.text))
      ?.text ?? null;
  return shorten(sponsorTitle(part, name), longestTitle);
}

/** Whether a text in a language of Latin letters has others alone: what a recogniser made of a song or of another tongue. */
function isForeign(text: string, language: string | null): boolean {
  return latin.test(language ?? '') && /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text);
}

/** Whether a word is said twice in a row: "array array". */
function stammers(own: Ranked['own']): boolean {
  return own.some(({ bare }, at) => at > 0 && bare === own[at - 1]?.bare);
}

/** The candidates that fit, best first. */
function fitting(ranking: readonly Ranked[], language: string | null): Ranked[] {
  return ranking.filter(
    ({ text, own }) =>
      [...text].length <= longestTitle && [...text].length > 1 && !isForeign(text, language) && !stammers(own),
  );
}

/** The candidate that reads best and says what the titles that are taken do not. */
function choose(ranking: readonly Ranked[], taken: readonly ReadonlySet<string>[]): Ranked | null {
  let best: Ranked | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of ranking) {
    if (taken.some((title) => title.size === new Set(one.stems).size && one.stems.every((stem) => title.has(stem))))
      continue;
    const shared = Math.max(0, ...taken.map((title) => one.stems.filter((stem) => title.has(stem)).length));
    const known = new Set(taken.flatMap((title) => [...title]));
    const repeated = one.stems.filter((stem) => known.has(stem)).length / Math.max(1, one.stems.length);
    const worth = one.worth - (shared === one.stems.length ? 4 : repeated === 1 ? 1.5 : repeated >= 0.5 ? 0.5 : 0);
    if (worth <= most) continue;
    most = worth;
    best = one;
  }
  return best;
}
