/**
 * Learns which sentence answers a question and whether any does, from the questions of `../shared/eval` (or the folder that is
 * named), and writes the table that the product reads: `node --max-old-space-size=8000 evals/train/answers.ts [FOLDER]`. The same
 * material gives the same bytes.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spellModel } from '../../src/answering/retrieval/learned-model.ts';
import { readAskedDocuments } from '../answers-material.ts';
import { learnAnswering } from './learn-answering.ts';

const data = process.argv[2] ?? join(import.meta.dirname, '../../../shared/eval');
const documents = (await readAskedDocuments(data)).filter(({ kind }) => kind !== 'invented');
const table = join(import.meta.dirname, '../../src/answering/retrieval/retrieval-table.ts');
const text = spellModel(learnAnswering(documents));
writeFileSync(table, `/** Learned by \`evals/train/answers.ts\`. */\nexport const retrievalTable = \`${text}\`;\n`);
console.log(`${table}: ${(text.length / 1000).toFixed(0)} KB`);
