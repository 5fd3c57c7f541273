/**
 * Learns which sentence answers a question and whether any does, from the questions of `../shared/eval` (or the folder that is
 * named), and writes the table that the product reads: `node --max-old-space-size=8000 evals/train/answers.ts [FOLDER]`. The same
 * material gives the same bytes. With `--models FOLDER` it learns how encoders on this machine are used too, from those of the
 * catalogue that were fetched there; of others what was learned before stays.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encoderKind, learnedModel, spellModel } from '../../src/answering/retrieval/learned-model.ts';
import { localModels } from '../../src/models/local/catalogue.ts';
import { placeOf } from '../../src/models/local/fetched-model.ts';
import { staticEncoderName } from '../../src/models/static-encoder.ts';
import { isTaught, readAskedDocuments } from '../answers-material.ts';
import { isMultilingualEncoder, localEncoder } from '../local-encoder.ts';
import { learnAnswering, learnWithVectors } from './learn-answering.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { models: { type: 'string', default: '' } },
});
const data = positionals[0] ?? join(import.meta.dirname, '../../../shared/eval');
const learned = learnAnswering((await readAskedDocuments(data)).filter(isTaught));
const withVectors = new Map([...learned.withVectors, ...keptJudgements()]);
const acrossLanguages = new Map(learnedModel().acrossLanguages);
for (const model of localModels.filter((one) => one.encoder && existsSync(placeOf(options.models, one)))) {
  const encoder = localEncoder(model.name, options.models);
  const documents = (await readAskedDocuments(data, { encoder })).filter(isTaught);
  await encoder.close();
  const made = learnWithVectors(documents, { isMultilingual: isMultilingualEncoder(model.name) });
  for (const [kind, judgement] of made.withVectors) withVectors.set(kind, judgement);
  for (const [kind, judgement] of made.acrossLanguages) acrossLanguages.set(kind, judgement);
}
const table = join(import.meta.dirname, '../../src/answering/retrieval/retrieval-table.ts');
const text = spellModel({ ...learned, withVectors, acrossLanguages });
writeFileSync(table, `/** Learned by \`evals/train/answers.ts\`. */\nexport const retrievalTable = \`${text}\`;\n`);
console.log(`${table}: ${(text.length / 1000).toFixed(0)} KB`);

/** What was learned before with encoders of this machine. */
function keptJudgements() {
  const own = encoderKind(staticEncoderName());
  return [...learnedModel().withVectors].filter(([kind]) => kind !== own);
}
