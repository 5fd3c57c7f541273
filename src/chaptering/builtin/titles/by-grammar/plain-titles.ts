import type { Grammar } from '../../grammars/grammar.ts';
import { primaryTag } from '../../grammars/grammar-of.ts';
import { longestTitle } from '../choosing/choose-titles.ts';
import { namesIn } from '../parts/labels.ts';
import type { LearnedTitles } from '../ranking/learned-titles.ts';
import { readChapters, type TitleInput } from '../ranking/rank-titles.ts';
import { chancesOf } from '../ranking/word-chances.ts';
import { casingOf } from '../words/casing.ts';
import { evidenceOf } from './nouns.ts';
import { phrasesOf } from './phrases.ts';
import { type Ranked, rankPhrases } from './rank.ts';
import { tokensOf } from './tokens.ts';

/** What a repeated title costs, in words shared with those that are taken. */
const costOfSharing = 1.5;
/** Of a single word's worth, what another must have to stand beside it. */
const worthBeside = 0.5;

/** Each span's title in a language of which only the grammar is known: its label where it has one, '' where nothing is said. */
export function plainTitles(
  input: TitleInput,
  labels: readonly (string | null)[],
  grammar: Grammar,
  learned: LearnedTitles,
): string[] {
  const { words, sentences, spans } = input;
  const tag = primaryTag(input.language);
  const language = /^[a-z]{2,3}$/.test(tag) ? tag : 'en';
  const tokens = tokensOf({ words, sentences, casing: casingOf(words, sentences), grammar, language });
  const evidence = evidenceOf(tokens, grammar);
  const starts = startsOf(tokens, sentences.length);
  const chapters = spans.map((span) => {
    const [from, to] = [starts[span.from] ?? tokens.length, starts[span.to] ?? tokens.length];
    return { from, to, phrases: phrasesOf(tokens, from, to, grammar, evidence) };
  });
  const { seenWords } = readChapters(input, learned.background);
  const chances = seenWords.map((seen) => chancesOf(seen, learned.words).of);
  const rankings = rankPhrases(tokens, chapters, grammar, chances);
  const titles = [...labels];
  const taken: ReadonlySet<string>[] = [];
  // Where two chapters would like the same words, the one for which they are better gets them.
  const open = titles.flatMap((title, index) => (title === null ? [index] : []));
  const best = (index: number) => rankings[index]?.[0]?.worth ?? 0;
  for (const index of open.sort((a, b) => best(b) - best(a) || a - b)) {
    const ranking = rankings[index] ?? [];
    const chosen = choose(ranking, taken);
    if (!chosen) continue;
    taken.push(new Set(chosen.stems));
    const beside = chosen.stems.length === 1 ? besideOf(chosen, ranking, taken) : null;
    const pair = beside ? chosen.text + namesIn(input.language).and + beside.text : '';
    const isShort = [...pair].length <= longestTitle;
    if (beside && isShort) taken.push(new Set(beside.stems));
    titles[index] = capitalized(isShort && pair ? pair : chosen.text, language);
  }
  return titles.map((title) => title ?? '');
}

/** With the language's own capital: "İ" in Turkish. */
function capitalized(title: string, language: string): string {
  return /^\p{Ll}\p{Lu}/u.test(title)
    ? title
    : title.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
}

/** Place of the first token of each sentence. */
function startsOf(tokens: readonly { sentence: number }[], sentences: number): number[] {
  const starts: number[] = [];
  let at = 0;
  for (let sentence = 0; sentence <= sentences; sentence++) {
    while (at < tokens.length && (tokens[at]?.sentence ?? 0) < sentence) at++;
    starts.push(at);
  }
  return starts;
}

function choose(ranking: readonly Ranked[], taken: readonly ReadonlySet<string>[]): Ranked | null {
  let chosen: Ranked | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of ranking) {
    if (taken.some((title) => one.stems.every((stem) => title.has(stem)))) continue;
    const shared = Math.max(0, ...taken.map((title) => one.stems.filter((stem) => title.has(stem)).length));
    const worth = one.worth - (costOfSharing * shared) / one.stems.length;
    if (worth > most) [chosen, most] = [one, worth];
  }
  return chosen;
}

/** Another thing that the chapter is about as much. */
function besideOf(chosen: Ranked, ranking: readonly Ranked[], taken: readonly ReadonlySet<string>[]): Ranked | null {
  const isNew = (one: Ranked) =>
    !one.stems.some((stem) => chosen.stems.some((own) => isAlike(own, stem)) || taken.some((title) => title.has(stem)));
  const other = ranking.find((one) => one !== chosen && isNew(one) && one.stems.length <= 2 && one.count > 1);
  return other && other.worth >= worthBeside * chosen.worth && chosen.count > 1 ? other : null;
}

const alike = 3;

/** Whether two stems may well be of one word, or of one family. */
function isAlike(one: string, other: string): boolean {
  const letters = Math.min(alike, one.length, other.length);
  return one.slice(0, letters) === other.slice(0, letters);
}
