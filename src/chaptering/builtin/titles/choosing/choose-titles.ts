import type { Ranked } from '../seen-candidate.ts';
import { withCapital } from '../words/casing.ts';
import type { Sense } from '../words/senses.ts';
import { completeTitle } from './complete-title.ts';
import { formTitle } from './form-title.ts';
import { isMalformed } from './malformed.ts';

/** Titles stay readable where a player cuts them. */
export const longestTitle = 49;
/** Words with a capital in this share of their uses elsewhere are names. */
const surelyNamed = 0.9;
/** Languages that are written in Latin letters. */
const latin = /^(?:en|de|fr|es|it|pt|nl|sv|da|no|pl|cs|tr|fi)\b/i;

/** Each chapter's title: its label where it has one, else the best of its candidates (best first) that says what the others do not. */
export function chooseTitles(
  rankings: readonly (readonly Ranked[])[],
  labels: readonly (string | null)[],
  language: string | null,
): string[] {
  const fit = rankings.map((ranking) => fitting(ranking, language));
  const titles = [...labels];
  // Where two chapters would like the same words, the one for which they are better gets them.
  const open = titles.flatMap((title, index) => (title === null ? [index] : []));
  const best = (index: number) => fit[index]?.[0]?.worth ?? 0;
  const taken: ReadonlySet<string>[] = [];
  const subjects = new Map<string, number>();
  for (const index of open.sort((a, b) => best(b) - best(a) || a - b)) {
    const chosen = choose(fit[index] ?? [], taken);
    if (!chosen) {
      titles[index] = '';
      continue;
    }
    taken.push(new Set(chosen.stems));
    const spelled = (text: string) => withCapital(formTitle(withNames(text, chosen.own), chosen, language));
    const title = spelled(completeTitle(chosen, fit[index] ?? [], subjects, language, longestTitle));
    titles[index] = titles.includes(title) ? spelled(chosen.text) : title;
  }
  return titles.map((title) => title ?? '');
}

/** The title with capitals for words that are names in nearly all other transcripts, whatever this one writes: "canadian". */
function withNames(title: string, own: readonly Sense[]): string {
  const names = new Set(own.filter(({ known }) => known.name >= surelyNamed).map(({ bare }) => bare));
  return title.replace(/(?<![\p{L}\p{N}.'’-])\p{Ll}{4,}/gu, (word) => (names.has(word) ? withCapital(word) : word));
}

/** The share of a text's letters that are not Latin, in a language of Latin letters: what a recogniser made of another tongue. */
function foreignShare(text: string, language: string | null): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (!latin.test(language ?? '') || letters.length === 0) return 0;
  return letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length / letters.length;
}

/** Whether a word is said twice in a row: "array array". */
function stammers(own: Ranked['own']): boolean {
  return own.some(({ bare }, at) => at > 0 && bare === own[at - 1]?.bare);
}

/** The candidates that fit, best first; those that are malformed only where there are no others. */
function fitting(ranking: readonly Ranked[], language: string | null): Ranked[] {
  const fit = ranking.filter(
    ({ text, own }) =>
      [...text].length <= longestTitle && [...text].length > 1 && foreignShare(text, language) < 1 && !stammers(own),
  );
  const formed = fit.filter((one) => foreignShare(one.text, language) < 0.5 && !isMalformed(one, language));
  return formed.length > 0 ? formed : fit;
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
