/**
 * Learns what all questions and all sentences have in common by the encoders of the catalogue that are centred, from the documents
 * that answering is learned from, and writes the table that the product reads: `node evals/train/encoder-centres.ts --models FOLDER
 * [FOLDER]`. Of encoders that were not fetched there what was learned before stays. What is learned with an encoder comes after it.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localModels } from '../../src/models/local/catalogue.ts';
import { learnedCentres, spellCentres } from '../../src/models/local/encoder-centres.ts';
import { placeOf } from '../../src/models/local/fetched-model.ts';
import { isTaught, readAskedDocuments } from '../answers-material.ts';
import { localEncoder } from '../local-encoder.ts';

/** Every so-manyth document and sentence, and so many questions of a document, are enough. */
const every = { document: 3, sentence: 5 };
const mostQuestions = 6;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { models: { type: 'string', default: '' } },
});
const data = positionals[0] ?? join(import.meta.dirname, '../../../shared/eval');
const documents = (await readAskedDocuments(data, { every: every.document })).filter(isTaught);
const sentences = documents.flatMap(({ indexed }) =>
  indexed.reading.sentences.filter((_, at) => at % every.sentence === 0).map(({ text }) => text),
);
const questions = documents.flatMap((one) => one.questions.slice(0, mostQuestions).map(({ question }) => question));
const lines: string[] = [];
for (const model of localModels.filter((one) => one.encoder?.isCentred)) {
  const before = learnedCentres(model.name);
  if (existsSync(placeOf(options.models, model))) {
    const encoder = localEncoder(model.name, options.models, { isCentred: false });
    const question = meanOf(await encoder.encode(questions, { as: 'question' }));
    lines.push(spellCentres(model.name, { question, passage: meanOf(await encoder.encode(sentences)) }));
    await encoder.close();
  } else if (before) lines.push(spellCentres(model.name, before));
}
const table = join(import.meta.dirname, '../../src/models/local/encoder-centres-table.ts');
writeFileSync(
  table,
  `/** Learned by \`evals/train/encoder-centres.ts\`. */\nexport const encoderCentresTable = \`${lines.join('\n')}\`;\n`,
);
console.log(`${table}: ${questions.length} questions and ${sentences.length} sentences`);

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const sums = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) {
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (vector[at] ?? 0);
  }
  return sums.map((value) => value / Math.max(1, vectors.length));
}
