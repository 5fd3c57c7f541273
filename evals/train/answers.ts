/** Learns the local answering engine's model: `node evals/train/answers.ts [--data FOLDER]`. Writes two files of `src/answering/builtin/finding`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { spellAssociations } from '../../src/answering/builtin/finding/associations.ts';
import { spellEvidence } from '../../src/answering/builtin/finding/model.ts';
import { spellForest } from '../../src/trees/tree-text.ts';
import { questionSets, readAskedDocuments } from '../answers-material.ts';
import { learnAnswering } from './answers-learn.ts';

const { values } = parseArgs({ options: { data: { type: 'string' } } });
const data = values.data ?? join(import.meta.dirname, '../../../shared/eval');
const target = join(import.meta.dirname, '../../src/answering/builtin/finding');

const documents = [];
for (const set of questionSets) documents.push(...(await readAskedDocuments(join(data, `${set}.jsonl.gz`), set)));
const model = learnAnswering(documents);

const made = '/** Made by `evals/train/answers.ts`';
writeFileSync(
  join(target, 'associations-table.ts'),
  `${made}: a question's stem, then stems of what is said, each with eight times its strength (\`associations.ts\`). */
export const associationsTable = \`
${spellAssociations(model.associations)}
\`;
`,
);
const spelled = (weights: ArrayLike<number>) => Array.from(weights, (weight) => weight.toFixed(3)).join(' ');
writeFileSync(
  join(target, 'weights-table.ts'),
  `${made}: weights in the order of their names, a line a tree (\`tree-text.ts\`), evidence in twentieths (\`model.ts\`). */
export const learnedWeights = {
  ranker: \`${spelled(model.ranker)}\`,
  decliner: \`
${spellForest(model.decliner)}
\`,
  lead: ${model.lead.toFixed(3)},
  threshold: ${model.threshold.toFixed(3)},
  evidence: \`${spellEvidence(model.evidence)}\`,
  usualEvidence: \`${spellEvidence(new Map(model.usualEvidence.map((one, at) => [String(at), one])))}\`,
};
`,
);
