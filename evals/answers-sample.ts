/**
 * Answers for a reader to judge who does not know whose they are:
 * `node evals/answers-sample.ts --out FOLDER [--data FOLDER] [--seed N] [--part 0…4]`.
 * Forty questions, seeded, half of each set, of the fifth of the documents that `--part` names, each answered by the local
 * engine (with a model that learned from other documents) and by plain BM25, in seeded order: `answers.md` to read,
 * `key.json` says which is which.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { answerBuiltin } from '../src/answering/builtin/builtin-engine.ts';
import { timestamp } from '../src/transcripts/timestamp.ts';
import { plainBm25 } from './answers-baseline.ts';
import { type AskedDocument, folds, questionSets, readAskedDocuments, seeded } from './answers-material.ts';
import { learnAnswering } from './train/answers-learn.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    seed: { type: 'string', default: '20261122' },
    part: { type: 'string', default: '0' },
  },
});
const data = options.data ?? join(import.meta.dirname, '../../shared/eval');
const project = resolve(import.meta.dirname, '..');
const out = resolve(options.out ?? project);
if (out === project || out.startsWith(`${project}/`)) {
  console.error('Name a folder outside the project with --out: what is printed there quotes the transcripts.');
  process.exit(2);
}

const ofEachSet = 20;
/** The model learns from documents whose number does not have this remainder, the questions are of those that have it. */
const heldOut = Number(options.part);
if (!(Number.isInteger(heldOut) && heldOut >= 0 && heldOut < folds)) {
  console.error(`--part is a whole number from 0 to ${folds - 1}.`);
  process.exit(2);
}
const random = seeded(Number(options.seed));

const sets: AskedDocument[][] = [];
for (const set of questionSets) sets.push(await readAskedDocuments(join(data, `${set}.jsonl.gz`), set));
const model = learnAnswering(sets.flatMap((own) => own.filter((_, at) => at % folds !== heldOut)));

const entries = sets.flatMap((own) => {
  const held = own.filter((_, at) => at % folds === heldOut);
  return Array.from({ length: ofEachSet }, () => {
    const document = held[Math.floor(random() * held.length)];
    const asked = document?.questions[Math.floor(random() * document.questions.length)];
    return document && asked ? [{ document, asked }] : [];
  }).flat();
});
const answers = entries.flatMap(({ document, asked: { question, spans, answer: human } }) => {
  const { answer } = answerBuiltin({ ...document.input, question }, model);
  const plain = plainBm25(document)(question).citations;
  const quoted = plain.map(({ startSeconds, quote }) => `“${quote}” (${timestamp(startSeconds)})`);
  const of = { title: document.input.title, question, human, spans };
  return [
    { ...of, system: 'builtin', markdown: answer.markdown },
    { ...of, system: 'bm25', markdown: quoted.join('\n\n') || 'Nothing was found.' },
  ];
});
const shuffled = answers
  .map((one) => ({ one, order: random() }))
  .sort((a, b) => a.order - b.order)
  .map(({ one }) => one);
const span = ({ start, end }: { start: number; end: number }) =>
  `${timestamp(Math.floor(start))}–${timestamp(Math.floor(end))}`;
mkdirSync(out, { recursive: true });
writeFileSync(
  join(out, 'answers.md'),
  shuffled
    .map(({ title, question, human, spans, markdown }, at) =>
      [
        `## ${at + 1}`,
        `**${title}**: ${question}`,
        `*True: ${spans.map(span).join(', ')}; ${human ?? ''}*`,
        markdown,
        '',
      ].join('\n\n'),
    )
    .join('\n'),
);
writeFileSync(
  join(out, 'key.json'),
  `${JSON.stringify(
    shuffled.map(({ system }) => system),
    null,
    1,
  )}\n`,
);
console.log(`${shuffled.length} answers in ${out}/answers.md; which is whose: ${out}/key.json`);
