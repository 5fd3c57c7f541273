/**
 * How good the local engine's answers are: `node evals/answers.ts [--data FOLDER] [--json] [--check] [--write]`.
 *
 * Each document is answered by a model that learned from other documents (five folds), beside plain BM25 in the same run.
 * `--check` asks a fixed part of the questions of the model that ships and compares with `answers-figures.json`, which
 * `--write` writes: it knows these documents, so its figures only tell whether something changed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { learnedModel } from '../src/answering/local/learned-model.ts';
import { answerLocally } from '../src/answering/local/local-engine.ts';
import type { AnsweringModel } from '../src/answering/local/model.ts';
import { plainBm25 } from './answers-baseline.ts';
import {
  type AnswerFigures,
  type Answers,
  answerFigures,
  type Outcome,
  outcomesOf,
  type Share,
} from './answers-figures.ts';
import { type AskedDocument, folds, type QuestionSet, questionSets, readAskedDocuments } from './answers-material.ts';
import { learnAnswering } from './train/answers-learn.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const data = options.data ?? join(import.meta.dirname, '../../shared/eval');
const committed = join(import.meta.dirname, 'answers-figures.json');
/** The fixed part: every so many documents, and as many of their questions at most. */
const checked = { every: { tutorialvqa: 6, qmsum: 8 }, questions: 40 };
/** By how much a share of the fixed part may differ from what was written down. */
const tolerance = 0.02;

const missing = questionSets.filter((set) => !existsSync(join(data, `${set}.jsonl.gz`)));
if (missing.length > 0) {
  console.error(
    `There is nothing to measure with: ${missing.join(', ')} is not in ${data}. Name its folder with --data.`,
  );
  process.exit(2);
}

const answers =
  (model: AnsweringModel): Answers =>
  ({ input }) =>
  (question) => {
    const { answer, answerable } = answerLocally({ ...input, question }, model);
    return { citations: answer.citations, declined: answer.kind === 'not_said', answerable };
  };

if (options.check) await check();
else await measure();

async function measure(): Promise<void> {
  const sets = new Map<QuestionSet, AskedDocument[]>();
  for (const set of questionSets) sets.set(set, await readAskedDocuments(join(data, `${set}.jsonl.gz`), set));
  const ours = new Map<QuestionSet, { outcomes: Outcome[]; seconds: number[] }>();
  for (let fold = 0; fold < folds; fold += 1) {
    const model = learnAnswering([...sets.values()].flatMap((own) => own.filter((_, at) => at % folds !== fold)));
    for (const [set, documents] of sets) {
      const { outcomes, seconds } = outcomesOf(documents, answers(model), (at) => at % folds === fold);
      const so = ours.get(set) ?? { outcomes: [], seconds: [] };
      ours.set(set, { outcomes: [...so.outcomes, ...outcomes], seconds: [...so.seconds, seconds] });
    }
  }
  const figures: Record<string, { local: AnswerFigures; bm25: AnswerFigures }> = {};
  for (const [set, documents] of sets) {
    const own = ours.get(set) ?? { outcomes: [], seconds: [] };
    const plain = outcomesOf(documents, plainBm25);
    const seconds = own.seconds.reduce((a, b) => a + b, 0) / Math.max(1, own.seconds.length);
    figures[set] = { local: answerFigures(own.outcomes, seconds), bm25: answerFigures(plain.outcomes, plain.seconds) };
    if (!options.json) print(set, figures[set]);
  }
  if (options.json) console.log(JSON.stringify(figures, null, 2));
  if (options.write)
    writeFileSync(committed, `${JSON.stringify({ ...figures, fixedPart: await fixedPart() }, null, 2)}\n`);
}

/** Shares on the fixed part, of the model that ships. */
async function fixedPart(): Promise<Record<string, Record<string, number>>> {
  const shares: Record<string, Record<string, number>> = {};
  for (const set of questionSets) {
    const documents = await readAskedDocuments(
      join(data, `${set}.jsonl.gz`),
      set,
      (at) => at % checked.every[set] === 0,
    );
    const some = documents.map((one) => ({ ...one, questions: one.questions.slice(0, checked.questions) }));
    const { outcomes, seconds } = outcomesOf(some, answers(learnedModel()));
    const { questions, hit1, hit3, declinedTrue, declinedWrong } = answerFigures(outcomes, seconds);
    shares[set] = {
      questions,
      hit1: hit1.mean,
      hit3: hit3.mean,
      declinedTrue: declinedTrue.mean,
      declinedWrong: declinedWrong.mean,
    };
  }
  return shares;
}

async function check(): Promise<void> {
  const before: Record<string, Record<string, number>> = JSON.parse(readFileSync(committed, 'utf8')).fixedPart;
  const now = await fixedPart();
  const faults = Object.entries(now).flatMap(([set, shares]) =>
    Object.entries(shares).flatMap(([name, value]) => {
      const was = before[set]?.[name] ?? Number.NaN;
      const allowed = name === 'questions' ? 0 : tolerance;
      return Math.abs(value - was) <= allowed
        ? []
        : [`${set} ${name}: ${value.toFixed(3)}, written down as ${was.toFixed(3)}`];
    }),
  );
  console.log(JSON.stringify(now, null, 2));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error('The answers changed. If they are better, write the figures anew: node evals/answers.ts --write');
    process.exitCode = 1;
  }
}

function print(set: string, { local, bm25 }: { local: AnswerFigures; bm25: AnswerFigures }): void {
  console.log(`\n${set}: ${local.documents} documents, ${local.questions} questions`);
  const rows: [string, (of: AnswerFigures) => string][] = [
    ['first cited moment', ({ hit1 }) => share(hit1)],
    ['one of the first three', ({ hit3 }) => share(hit3)],
    ['… as moments alone, first', ({ moment1 }) => share(moment1)],
    ['… as moments alone, three', ({ moment3 }) => share(moment3)],
    ['declined, own video', ({ declinedTrue }) => share(declinedTrue)],
    ['declined, wrong video', ({ declinedWrong }) => share(declinedWrong)],
    ...local.curve.map(({ declinedTrue }, at): [string, (of: AnswerFigures) => string] => [
      `wrong declined at own ${declinedTrue}`,
      ({ curve }) => part(curve[at]?.declinedWrong ?? 0),
    ]),
    ['seconds per question', ({ secondsPerQuestion }) => secondsPerQuestion.toFixed(4)],
  ];
  console.log(`${''.padEnd(30)}${'local engine'.padEnd(20)}plain BM25`);
  for (const [name, of] of rows) console.log(`${name.padEnd(30)}${of(local).padEnd(20)}${of(bm25)}`);
}

function share({ mean, interval: [low, high] }: Share): string {
  return `${part(mean)} (${part(low)}–${part(high)})`;
}

function part(value: number): string {
  return value.toFixed(3).replace(/^0/, '');
}
