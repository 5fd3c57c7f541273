/**
 * How good the answers are: `node evals/answers.ts [--data FOLDER] [--engine llm] [--questions N] [--json] [--check] [--write]`.
 *
 * Each document is answered by a model that learned from other documents (five folds), beside plain BM25 in the same run;
 * nothing is learned from documents whose titles are asked for. `--engine llm` asks the language model that the environment
 * names as well, a hundred questions of each set unless `--questions` says how many.
 * `--check` asks a fixed part of the questions of the model that ships and compares with `answers-figures.json`, which
 * `--write` writes (with `--check` this part alone): it knows these documents, so its figures only tell whether something changed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerBuiltin } from '../src/answering/builtin/builtin-engine.ts';
import { learnedModel } from '../src/answering/builtin/finding/learned-model.ts';
import type { AnsweringModel } from '../src/answering/builtin/finding/model.ts';
import { plainBm25 } from './answers-baseline.ts';
import { answerTotalsLines, type MeasuredAnswers, measuredAnswers } from './answers-engine.ts';
import {
  type AnswerFigures,
  type Answers,
  answerFigures,
  type Outcome,
  outcomesOf,
  type Refusal,
} from './answers-figures.ts';
import { readInventedQuestions } from './answers-invented.ts';
import { type AskedDocument, folds, questionSets, readAskedDocuments, someQuestions } from './answers-material.ts';
import { sampleFigures } from './answers-samples.ts';
import { readTitledDocuments, titledAmount, titledSets } from './answers-titled.ts';
import { inventedSet } from './invented.ts';
import { type Column, printAnswers } from './print-answers.ts';
import { learnAnswering } from './train/answers-learn.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    json: { type: 'boolean', default: false },
    /** `llm`: the language model that the environment names, beside the local engine. */
    engine: { type: 'string', default: 'builtin' },
    questions: { type: 'string' },
    check: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const data = options.data ?? join(import.meta.dirname, '../../shared/eval');
const committed = join(import.meta.dirname, 'answers-figures.json');
/** The fixed part: every so many documents, and as many of their questions at most; of titles so many documents a channel. */
const checked = { every: { tutorialvqa: 6, qmsum: 8 }, questions: 40, titled: { documents: 1, questions: 4 } };
/** By how much a share of the fixed part may differ from what was written down. */
const tolerance = 0.02;

/** Questions of each set that a model is asked, unless `--questions` says how many. */
const askedOfModel = 100;

const missing = [...questionSets, ...titledSets].filter((set) => !existsSync(join(data, `${set}.jsonl.gz`)));
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
    const { answer, answerable } = answerBuiltin({ ...input, question }, model);
    return { citations: answer.citations, declined: answer.kind === 'not_said', answerable };
  };

const wrong = wrongOption();
if (wrong) {
  console.error(wrong);
  process.exit(2);
}
const measured = options.engine === 'llm' ? measuredAnswers() : undefined;
if (options.engine === 'llm' && !measured) {
  console.error('No language model is set up. Set LLM_PROVIDER, LLM_MODEL, and LLM_API_KEY or LLM_BASE_URL.');
  process.exit(2);
}
const most = options.questions === undefined ? (measured ? askedOfModel : undefined) : Number(options.questions);
if (options.check) await check();
else await measure(measured);

/** What is wrong with how the command was called. */
function wrongOption(): string | undefined {
  const { engine, questions, check, write } = options;
  if (engine !== 'builtin' && engine !== 'llm') return '--engine is builtin or llm.';
  if (questions !== undefined && !/^[1-9]\d{0,5}$/.test(questions)) return '--questions is a whole number from 1.';
  if ((check || write) && (engine !== 'builtin' || questions !== undefined)) {
    return '--check and --write are for all questions and the local engine.';
  }
  return undefined;
}

async function measure(measured: MeasuredAnswers | undefined): Promise<void> {
  const sets = new Map<AskedDocument['set'], AskedDocument[]>();
  for (const set of questionSets) sets.set(set, await readAskedDocuments(join(data, `${set}.jsonl.gz`), set));
  const { documents: titled, leftOut } = await readTitledDocuments(data, titledAmount);
  sets.set('titles', titled);
  sets.set(inventedSet, await readInventedQuestions());
  const taught = questionSets.flatMap((set) => sets.get(set) ?? []);
  if (most !== undefined) for (const [set, documents] of sets) sets.set(set, someQuestions(documents, most));
  const ours = new Map<string, { outcomes: Outcome[]; refusals: Refusal[]; seconds: number[] }>();
  for (let fold = 0; fold < folds; fold += 1) {
    const model = learnAnswering(taught.filter((one) => one.fold !== fold));
    for (const [set, documents] of sets) {
      const { outcomes, refusals, seconds } = await outcomesOf(documents, answers(model), (one) => one.fold === fold);
      const so = ours.get(set) ?? { outcomes: [], refusals: [], seconds: [] };
      ours.set(set, {
        outcomes: [...so.outcomes, ...outcomes],
        refusals: [...so.refusals, ...refusals],
        seconds: [...so.seconds, seconds],
      });
    }
  }
  const figures: Record<string, Record<string, AnswerFigures>> = {};
  for (const [set, documents] of sets) {
    const own = ours.get(set) ?? { outcomes: [], refusals: [], seconds: [] };
    const plain = await outcomesOf(documents, plainBm25);
    const seconds = own.seconds.reduce((a, b) => a + b, 0) / Math.max(1, own.seconds.length);
    const local = answerFigures(own.outcomes, seconds, own.refusals);
    const bm25 = answerFigures(plain.outcomes, plain.seconds, plain.refusals);
    figures[set] = { local, bm25 };
    const columns: Column[] = [
      { name: 'built-in engine', figures: local, isGraded: true },
      { name: 'plain BM25', figures: bm25, isGraded: true },
    ];
    if (measured) {
      const theirs = await outcomesOf(documents, withProgress(measured, set));
      const llm = answerFigures(theirs.outcomes, theirs.seconds, theirs.refusals);
      figures[set] = { llm, local, bm25 };
      columns.unshift({ name: measured.name, figures: llm, isGraded: false });
    }
    if (!options.json) printAnswers(set, columns);
  }
  const samples = sampleFigures(learnedModel());
  if (options.json) console.log(JSON.stringify({ ...figures, samples }, null, 2));
  else {
    console.log(`\nTitles that were not asked for: ${JSON.stringify(leftOut)}`);
    console.log(`The samples, by the model that ships: ${JSON.stringify(samples)}`);
  }
  if (measured) for (const line of answerTotalsLines(measured)) console.error(line);
  if (options.write)
    writeFileSync(committed, `${JSON.stringify({ ...figures, fixedPart: await fixedPart() }, null, 2)}\n`);
}

/** Says on the terminal how far it is: a model takes its time. */
function withProgress({ answers: ask, totals }: MeasuredAnswers, set: string): Answers {
  return (document) => {
    const answerTo = ask(document);
    return async (question) => {
      const attempted = await answerTo(question);
      if (process.stderr.isTTY) process.stderr.write(`\r${set}: ${totals().questions} questions asked`);
      return attempted;
    };
  };
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
    shares[set] = await sharesOf(some);
  }
  shares.titles = await sharesOf((await readTitledDocuments(data, checked.titled)).documents);
  return shares;
}

async function sharesOf(documents: readonly AskedDocument[]): Promise<Record<string, number>> {
  const { outcomes, seconds } = await outcomesOf(documents, answers(learnedModel()));
  const { questions, hit1, hit3, declinedTrue, declinedWrong } = answerFigures(outcomes, seconds);
  return {
    questions,
    hit1: hit1.mean,
    hit3: hit3.mean,
    declinedTrue: declinedTrue.mean,
    declinedWrong: declinedWrong.mean,
  };
}

async function check(): Promise<void> {
  const figures = JSON.parse(readFileSync(committed, 'utf8'));
  const before: Record<string, Record<string, number>> = figures.fixedPart;
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
  if (options.write) writeFileSync(committed, `${JSON.stringify({ ...figures, fixedPart: now }, null, 2)}\n`);
  else if (faults.length > 0) {
    console.error(
      'The answers changed. If they are better, write the figures anew: node evals/answers.ts --check --write',
    );
    process.exitCode = 1;
  }
}
