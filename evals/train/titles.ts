/**
 * Learns how chapters are titled: `node --max-old-space-size=8000 evals/train/titles.ts`. Writes the engine's tables, and those that
 * never saw a fold into `evals/folds`, by which `evals/chapters.ts` judges.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { titleFeatureNames } from '../../src/chaptering/builtin/titles/title-features.ts';
import { type Background, spellBackground } from '../../src/transcripts/reading/background.ts';
import { spellLearned } from '../fold-titles.ts';
import { foldOf, folds, groupOf } from '../folds.ts';
import { learnBackground } from './background.ts';
import { dataFolder } from './lessons.ts';
import { type Choice, learnListwise } from './listwise.ts';
import { type Material, readMaterial } from './material.ts';
import { choicesOf } from './title-lessons.ts';

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
  // What a channel's own titles taught must not flatter its candidates: words are known from the other channels.
  const backgrounds = all.map((fold): Background => learnBackground(without(within, fold)));
  const choices = within.map((part, fold) =>
    part.flatMap((one) => choicesOf(one, backgrounds[fold] ?? new Map(), weight(one))),
  );
  const folder = join(import.meta.dirname, '../folds');
  mkdirSync(folder, { recursive: true });
  for (const fold of all) {
    const learned = { background: backgrounds[fold] ?? new Map(), weights: learn(without(choices, fold)) };
    writeFileSync(join(folder, `titles-${fold}.txt`), spellLearned(learned));
  }
  write(learnBackground(material), learn(choices.flat()));
}

/** How much a document's chapters weigh: less where their channel has many. */
function weighing(material: readonly Material[]): (one: Material) => number {
  const chapters = new Map<string, number>();
  for (const { channel, reference } of material) {
    chapters.set(channel, (chapters.get(channel) ?? 0) + reference.length);
  }
  return ({ channel }) => Math.min(1, evenChapters / (chapters.get(channel) ?? 1));
}

function learn(choices: readonly Choice[]): number[] {
  return tableOf(learnListwise(choices, titleFeatureNames.length));
}

/** The weights as they are committed: three decimals. */
export function tableOf(weights: Float64Array): number[] {
  return Array.from(weights, (weight) => Number(weight.toFixed(3)));
}

function write(background: Background, weights: readonly number[]): void {
  const source = join(import.meta.dirname, '../../src');
  const table = spellBackground(background, 2000);
  writeFileSync(
    join(source, 'transcripts/reading/background-table.ts'),
    `/** Made by \`evals/train/titles.ts\`: words of four channels or more, each with its five digits (\`background.ts\`). */\nexport const backgroundTable = \`\n${table}\n\`;\n`,
  );
  const lines = titleFeatureNames.map((name, at) => `  ${weights[at]}, // ${name}\n`);
  writeFileSync(
    join(source, 'chaptering/builtin/titles/title-weights-table.ts'),
    `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: a weight may come near one\n/** Learned by \`evals/train/titles.ts\`, in the order of \`titleFeatureNames\`. */\nexport const titleWeights: readonly number[] = [\n${lines.join('')}];\n`,
  );
  console.log(`${background.size} words, ${Math.round(table.length / 1024)} KB`);
}

if (import.meta.main) train();
