/**
 * Learns where chapters begin: `node --max-old-space-size=9000 evals/train/boundaries.ts`. Writes the engine's weights into
 * `src/chaptering/builtin/boundaries`, and into `evals/folds` those that have not seen a fifth of the channels and sets.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spellBoundaryWeights } from '../../src/chaptering/builtin/boundaries/boundary-weights.ts';
import { tableOf } from './boundary-table.ts';
import { foldCount, planFolds } from './fold-plan.ts';
import { learnBoundaries, prepare } from './learn-boundaries.ts';
import { dataFolder, readLessons } from './lessons.ts';

/** Documents of a group that are read, and how many of them come again as automatic captions. */
const perGroup = 45;
const captionsEvery = 3;

function train(): void {
  const began = performance.now();
  const say = (what: string) => console.log(`${Math.round((performance.now() - began) / 1000)} s: ${what}`);
  const table = tableOf(readLessons(dataFolder, perGroup, captionsEvery));
  say(`${table.parts.length} documents, ${table.starts.length} sentences, ${table.vocabulary.length} runs of words`);
  const plan = planFolds(table.parts);
  const prepared = prepare(table);
  const folds = join(import.meta.dirname, '../folds');
  mkdirSync(folds, { recursive: true });
  writeFileSync(join(folds, 'plan.json'), `${JSON.stringify(plan, null, 2)}\n`);
  for (let fold = 0; fold < foldCount; fold++) {
    const text = spellBoundaryWeights(learnBoundaries(prepared, plan, fold));
    writeFileSync(join(folds, `boundaries-${fold}.txt`), `${text}\n`);
    say(`without fold ${fold}: ${Math.round(text.length / 1024)} KB`);
  }
  const text = spellBoundaryWeights(learnBoundaries(prepared, plan, -1));
  writeFileSync(
    join(import.meta.dirname, '../../src/chaptering/builtin/boundaries/boundary-weights-table.ts'),
    `/** Made by \`evals/train/boundaries.ts\`; \`boundary-weights.ts\` reads it. */\nexport const boundaryTable = \`\n${text}\n\`;\n`,
  );
  say(`the engine's own: ${Math.round(text.length / 1024)} KB`);
}

if (import.meta.main) train();
