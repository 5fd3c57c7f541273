/** Learns what bears a model's claim out: `node evals/train/claims.ts [--data FOLDER]`. Writes a file of `src/answering/language-model`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { spellForest } from '../../src/trees/tree-text.ts';
import { readInventedQuestions } from '../answers-invented.ts';
import { plantedClaims } from '../claims.ts';
import { readModelAnswers } from '../invented.ts';
import { modelClaims } from '../model-claims.ts';
import { learnClaims, lessonOf } from './learn-claims.ts';

const { values } = parseArgs({ options: { data: { type: 'string' } } });
const data = values.data ?? join(import.meta.dirname, '../../../shared/eval');
const ofModel = modelClaims(await readInventedQuestions(), readModelAnswers());
const lessons = [...ofModel, ...plantedClaims(data, 'build')].map(lessonOf);
const { forest, threshold } = learnClaims(lessons);
writeFileSync(
  join(import.meta.dirname, '../../src/answering/language-model/judging/claims-table.ts'),
  `/** Made by \`evals/train/claims.ts\`: a line a tree over \`claimSignalNames\` (\`tree-text.ts\`), and above what a claim is not borne out. */
export const learnedClaims = {
  threshold: ${Number(threshold.toFixed(4))},
  forest: \`
${spellForest(forest)}
\`,
};
`,
);
console.log(`${lessons.length} claims, threshold ${threshold.toFixed(3)}`);
