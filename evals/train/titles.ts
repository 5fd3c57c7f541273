/**
 * Learns how chapters are titled: `node --max-old-space-size=8000 evals/train/titles.ts`. Writes the tables in
 * `src/chaptering/builtin/titles/ranking`, and those that never saw a fold into `evals/folds`, by which `evals/chapters.ts` judges.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LearnedTitles } from '../../src/chaptering/builtin/titles/ranking/learned-titles.ts';
import { titleFeatureNames } from '../../src/chaptering/builtin/titles/ranking/title-feature-names.ts';
import type { TitleWeights } from '../../src/chaptering/builtin/titles/ranking/title-weights-table.ts';
import { spellBackground } from '../../src/transcripts/reading/background.ts';
import { parseForest, spellForest } from '../../src/trees/tree-text.ts';
import { spellLearned } from '../fold-titles.ts';
import { foldOf, folds, groupOf } from '../folds.ts';
import { learnBackground } from './background.ts';
import { judgedChoicesOf } from './judged-choices.ts';
import { readJudged } from './judged-titles.ts';
import { type Choice, learnListwise } from './listwise.ts';
import { dataFolder, type Material, readMaterial } from './material.ts';
import { choicesOf, learnWords, wordLessonsOf } from './title-lessons.ts';

/** Documents of a channel that are read, and chapters of a channel after which each weighs less. */
const perChannel = 45;
const evenChapters = 150;

function train(): void {
  const material = readMaterial(dataFolder, perChannel);
  const weight = weighing(material);
  const all = Array.from({ length: folds }, (_, fold) => fold);
  const within = all.map((fold) => material.filter(({ set, channel }) => foldOf(groupOf(set, channel)) === fold));
  const without = <One>(parts: readonly One[][], fold: number) =>
    parts.flatMap((part, at) => (at === fold ? [] : part));
  // What a channel's own titles taught must not flatter its candidates: all that judges them is learned without them.
  const backgrounds = all.map((fold) => learnBackground(without(within, fold)));
  const wordLessons = within.map((part, fold) =>
    part.map((one) => wordLessonsOf(one, backgrounds[fold] ?? new Map(), weight(one))),
  );
  const forests = all.map((fold) => asWritten(learnWords(without(wordLessons, fold))));
  const judged = Map.groupBy(readJudged(), ({ id }) => id);
  const choices = within.map((part, fold) => {
    const [background, words] = [backgrounds[fold] ?? new Map(), forests[fold] ?? { trees: [] }];
    return part.flatMap((one) => [
      ...choicesOf(one, background, words, weight(one)),
      ...judgedChoicesOf(one, judged.get(one.id) ?? [], background, words),
    ]);
  });
  const folder = join(import.meta.dirname, '../folds');
  mkdirSync(folder, { recursive: true });
  for (const fold of all) {
    const learned = {
      background: backgrounds[fold] ?? new Map(),
      words: forests[fold] ?? { trees: [] },
      weights: learn(without(choices, fold)),
    };
    writeFileSync(join(folder, `titles-${fold}.txt`), spellLearned(learned));
  }
  write({
    background: learnBackground(material),
    words: learnWords(wordLessons.flat()),
    weights: learn(choices.flat()),
  });
}

/** How much a document's chapters weigh: less where their channel has many. */
function weighing(material: readonly Material[]): (one: Material) => number {
  const chapters = new Map<string, number>();
  for (const { channel, reference } of material) {
    chapters.set(channel, (chapters.get(channel) ?? 0) + reference.length);
  }
  return ({ channel }) => Math.min(1, evenChapters / (chapters.get(channel) ?? 1));
}

const asWritten = (forest: LearnedTitles['words']) => parseForest(spellForest(forest));

/** Chapters whose title none of its words bears teach nothing. */
function learn(choices: readonly Choice[]): TitleWeights {
  return tableOf(
    learnListwise(
      choices.filter(({ gains }) => gains.some((gain) => gain > 0)),
      titleFeatureNames.length,
    ),
  );
}

/** The weights as the table that is committed: three decimals. */
export function tableOf(weights: Float64Array): TitleWeights {
  const entries = titleFeatureNames.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(3))]);
  return Object.fromEntries(entries) as TitleWeights;
}

function write({ background, words, weights }: LearnedTitles): void {
  const folder = join(import.meta.dirname, '../../src/chaptering/builtin/titles/ranking');
  const table = spellBackground(background, 2000);
  writeFileSync(
    join(import.meta.dirname, '../../src/transcripts/reading/background-table.ts'),
    `/** Made by \`evals/train/titles.ts\`: words of four channels or more, each with its five digits (\`background.ts\`). */\nexport const backgroundTable = \`\n${table}\n\`;\n`,
  );
  const forest = spellForest(words);
  writeFileSync(
    join(folder, 'word-forest-table.ts'),
    `/** Made by \`evals/train/titles.ts\`, a line a tree (\`tree-text.ts\`). */\nexport const wordForestTable = \`\n${forest}\n\`;\n`,
  );
  const lines = Object.entries(weights).map(([name, weight]) => `  ${name}: ${weight},`);
  writeFileSync(
    join(folder, 'title-weights-table.ts'),
    `import type { TitleFeature } from './title-feature-names.ts';\n\nexport type TitleWeights = Readonly<Record<TitleFeature, number>>;\n\n/** Made by \`evals/train/titles.ts\`; how well they do stands in \`evals/README.md\`. */\nexport const titleWeights: TitleWeights = {\n${lines.join('\n')}\n};\n`,
  );
  console.log(`${background.size} words, ${Math.round((table.length + forest.length) / 1024)} KB`);
}

if (import.meta.main) train();
