/** Learns the title ranker: `node evals/train/titles.ts`. Writes its two tables into `src/chaptering/local`, prints figures. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Background, spellBackground } from '../../src/chaptering/local/background.ts';
import { seeCandidates } from '../../src/chaptering/local/rank-titles.ts';
import { titleFeatureNames } from '../../src/chaptering/local/title-feature-names.ts';
import type { TitleWeights } from '../../src/chaptering/local/title-weights.ts';
import { titlesOf } from '../../src/chaptering/local/titles.ts';
import { rougeL } from '../measures.ts';
import { learnBackground } from './background.ts';
import { type Choice, dot, learnListwise } from './listwise.ts';
import { dataFolder, type Material, readMaterial } from './material.ts';

const folds = 5;
/** Documents of a channel that are read, and chapters of a channel after which each weighs less. */
const perChannel = 45;
const evenChapters = 150;

interface Lesson {
  one: Material;
  fold: number;
  choices: Choice[];
}

function train(): void {
  const material = readMaterial(dataFolder, perChannel);
  const channels = [...new Set(material.map(({ channel }) => channel))].sort();
  const foldOf = new Map(channels.map((channel, index) => [channel, (index * 7) % folds]));
  const lessons: Lesson[] = [];
  const backgrounds: Background[] = [];
  for (let fold = 0; fold < folds; fold++) {
    // What a channel's own titles taught must not flatter its candidates: the background is learned without them.
    const background = learnBackground(material.filter(({ channel }) => foldOf.get(channel) !== fold));
    backgrounds.push(background);
    const held = material.filter(({ channel }) => foldOf.get(channel) === fold);
    for (const one of held) lessons.push({ one, fold, choices: choicesOf(one, background) });
  }
  weigh(lessons);
  const scores = new Map<string, { ranker: number; whole: number }[]>();
  for (let fold = 0; fold < folds; fold++) {
    const weights = learn(lessons.filter((lesson) => lesson.fold !== fold));
    const table = tableOf(weights);
    for (const { one, choices } of lessons.filter((lesson) => lesson.fold === fold)) {
      const titles = titlesOf({ ...one, videoTitle: one.title }, backgrounds[fold], table);
      const whole = mean(titles.map((title, index) => rougeL(title, one.reference[index]?.title ?? '')));
      scores.set(one.set, [...(scores.get(one.set) ?? []), { ranker: meanGain(choices, weights), whole }]);
    }
  }
  console.log('ROUGE-L on channels that were held out: the ranker alone, and with labels, taste and no title twice');
  for (const [set, values] of scores) {
    const [alone, whole] = [mean(values.map(({ ranker }) => ranker)), mean(values.map((value) => value.whole))];
    console.log(set.padEnd(24), String(values.length).padEnd(5), alone.toFixed(3), whole.toFixed(3));
  }
  write(learnBackground(material), learn(lessons));
}

function choicesOf(one: Material, background: Background): Choice[] {
  return seeCandidates({ ...one, videoTitle: one.title }, background).map((candidates, index) => ({
    features: candidates.map(({ features }) => features),
    gains: Float32Array.from(candidates, ({ text }) => rougeL(text, one.reference[index]?.title ?? '')),
    weight: 1,
  }));
}

function weigh(lessons: readonly Lesson[]): void {
  const chapters = new Map<string, number>();
  for (const { one, choices } of lessons) chapters.set(one.channel, (chapters.get(one.channel) ?? 0) + choices.length);
  for (const { one, choices } of lessons) {
    for (const choice of choices) choice.weight = Math.min(1, evenChapters / (chapters.get(one.channel) ?? 1));
  }
}

/** Chapters whose title none of its words bears teach nothing. */
function learn(lessons: readonly Lesson[]): Float64Array {
  const choices = lessons.flatMap((lesson) => lesson.choices).filter(({ gains }) => gains.some((gain) => gain > 0));
  return learnListwise(choices, titleFeatureNames.length);
}

function meanGain(choices: readonly Choice[], weights: Float64Array): number {
  return mean(
    choices.map(({ features, gains }) => {
      const scores = features.map((one) => dot(weights, one));
      return gains[scores.indexOf(Math.max(...scores))] ?? 0;
    }),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The weights as the table that is committed: three decimals. */
export function tableOf(weights: Float64Array): TitleWeights {
  const entries = titleFeatureNames.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(3))]);
  return Object.fromEntries(entries) as TitleWeights;
}

function write(background: Background, weights: Float64Array): void {
  const folder = join(import.meta.dirname, '../../src/chaptering/local');
  const table = spellBackground(background, 2000);
  writeFileSync(
    join(folder, 'background-table.ts'),
    `/** Made by \`evals/train/titles.ts\`: words of four channels or more, each with its four digits (\`background.ts\`). */\nexport const backgroundTable = \`\n${table}\n\`;\n`,
  );
  const lines = Object.entries(tableOf(weights)).map(([name, weight]) => `  ${name}: ${weight},`);
  writeFileSync(
    join(folder, 'title-weights.ts'),
    `import type { TitleFeature } from './title-feature-names.ts';\n\nexport type TitleWeights = Readonly<Record<TitleFeature, number>>;\n\n/** Made by \`evals/train/titles.ts\`; how well they do stands in \`evals/README.md\`. */\nexport const titleWeights: TitleWeights = {\n${lines.join('\n')}\n};\n`,
  );
  console.log(`${background.size} words, ${Math.round(table.length / 1024)} KB`);
}

if (import.meta.main) train();
