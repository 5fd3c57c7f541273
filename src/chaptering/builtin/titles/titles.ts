import { bareWord } from '../../../transcripts/reading/terms.ts';
import { shorten } from '../../obey.ts';
import type { Grammar } from '../grammars/grammar.ts';
import { grammarOf, listsOf, primaryTag } from '../grammars/grammar-of.ts';
import { guessedGrammar } from '../grammars/guessed-grammar.ts';
import { plainTitles } from './by-grammar/plain-titles.ts';
import { chooseTitles, longestTitle } from './choosing/choose-titles.ts';
import { labelOf, namesIn, sponsorTitle } from './parts/labels.ts';
import { type LearnedTitles, learnedTitles } from './ranking/learned-titles.ts';
import { rankTitles, type TitleInput } from './ranking/rank-titles.ts';
import type { Ranked } from './seen-candidate.ts';
import { showsWork } from './stages/shown-work.ts';
import { type Staged, stagesOf } from './stages/stages.ts';
import { withCapital } from './words/casing.ts';
import { isInterjection } from './words/interjections.ts';

/** One title a span, drawn from its own words; empty where a span has none. Not yet unique in every case. */
export function titlesOf(input: TitleInput, learned: LearnedTitles = learnedTitles()): string[] {
  if (!isLearned(input.language)) {
    const grammar = grammarFor(input);
    const labels = input.spans.map((_, index) => labelled(input, index, []));
    return plainTitles(input, labels, grammar, learned);
  }
  const rankings = rankTitles(input, learned);
  const stages = stagesIn(input);
  const labels = input.spans.map((_, index) => {
    const ranking = rankings[index] ?? [];
    return labelled(input, index, ranking) ?? stageTitle(stages[index] ?? null, ranking);
  });
  return chooseTitles(rankings, labels, input.language);
}

/** The stage of each chapter's work in an English video that shows some. */
function stagesIn({ words, sentences, spans, language }: TitleInput): (Staged | null)[] {
  return showsWork(words, language) ? stagesOf(words, sentences, spans) : [];
}

/** A stage by what it is done to, "Cleaning the shell", where that is said soon or more than once. */
function stageTitle(stage: Staged | null, ranking: readonly Ranked[]): string | null {
  const task = ranking.find(
    ({ kind, own, count, sentence, uses }) =>
      kind === 'task' && stage?.verbs.has(own[0]?.bare ?? '') && (count > 1 || sentence < 3 || uses.least > 1),
  );
  return stage && (task ? withCapital(task.text) : stage.title);
}

/** Less of a talk's words is in no language as much as its small words are in their own: its source named another. */
const leastShare = 0.15;

/** The grammar of the language that the source names, where that is what is spoken. */
function grammarFor({ language, words }: TitleInput): Grammar {
  const grammar = grammarOf(language);
  const small = grammar && listsOf(grammar).words;
  const share = small ? words.filter(({ text }) => small.has(bareWord(text))).length / Math.max(1, words.length) : 0;
  return grammar && share >= leastShare ? grammar : guessedGrammar(words);
}

/** Whether titles were learned in a language; what is not known is taken for English. */
function isLearned(language: string | null): boolean {
  return /^(?:en|de)?$/.test(primaryTag(language));
}

/** An advertisement says the name of who pays so often; other names are said in passing. */
const leastOfPayer = 4;

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
      (one) =>
        one.isName &&
        one.kind === 'phrase' &&
        one.text.length > 2 &&
        one.count >= leastOfPayer &&
        !isInterjection(one.text.toLowerCase()),
    )?.text ?? null;
  return shorten(sponsorTitle(part, name), longestTitle);
}
