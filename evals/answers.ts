/**
 * How good the answers are: `node evals/answers.ts [--data FOLDER] [--engine llm] [--questions N] [--json] [--check] [--write]`.
 *
 * Each document is answered by a model that learned from other documents (five folds), beside plain BM25 in the same run.
 * `--engine llm` asks the language model that the environment names as well, a hundred questions of each set unless
 * `--questions` says how many: each of its own video and of a wrong one.
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
import { answerTotalsLines, type MeasuredAnswers, measuredAnswers } from './answers-engine.ts';
import {
  type AnswerFigures,
  type Answers,
  answerFigures,
  type Outcome,
  outcomesOf,
  type Share,
} from './answers-figures.ts';
import {
  type AskedDocument,
  folds,
  type QuestionSet,
  questionSets,
  readAskedDocuments,
  someQuestions,
} from './answers-material.ts';
import { learnAnswering } from './train/answers-learn.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    json: { type: 'boolean', default: false },
    /** `llm`: the language model that the environment names, beside the local engine. */
    engine: { type: 'string', default: 'local' },
    questions: { type: 'string' },
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

/** Questions of each set that a model is asked, unless `--questions` says how many. */
const askedOfModel = 100;

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
  if (engine !== 'local' && engine !== 'llm') return '--engine is local or llm.';
  if (questions !== undefined && !/^[1-9]\d{0,5}$/.test(questions)) return '--questions is a whole number from 1.';
  if ((check || write) && (engine !== 'local' || questions !== undefined)) {
    return '--check and --write are for all questions and the local engine.';
  }
  return undefined;
}

async function measure(measured: MeasuredAnswers | undefined): Promise<void> {
  const sets = new Map<QuestionSet, AskedDocument[]>();
  for (const set of questionSets) sets.set(set, await readAskedDocuments(join(data, `${set}.jsonl.gz`), set));
  const ours = new Map<QuestionSet, { outcomes: Outcome[]; seconds: number[] }>();
  const asked = (documents: AskedDocument[]) => (most === undefined ? documents : someQuestions(documents, most));
  for (let fold = 0; fold < folds; fold += 1) {
    const model = learnAnswering([...sets.values()].flatMap((own) => own.filter((_, at) => at % folds !== fold)));
    for (const [set, documents] of sets) {
      const { outcomes, seconds } = await outcomesOf(asked(documents), answers(model), (at) => at % folds === fold);
      const so = ours.get(set) ?? { outcomes: [], seconds: [] };
      ours.set(set, { outcomes: [...so.outcomes, ...outcomes], seconds: [...so.seconds, seconds] });
    }
  }
  const figures: Record<string, Record<string, AnswerFigures>> = {};
  for (const [set, documents] of sets) {
    const own = ours.get(set) ?? { outcomes: [], seconds: [] };
    const plain = await outcomesOf(asked(documents), plainBm25);
    const seconds = own.seconds.reduce((a, b) => a + b, 0) / Math.max(1, own.seconds.length);
    const local = answerFigures(own.outcomes, seconds);
    const bm25 = answerFigures(plain.outcomes, plain.seconds);
    figures[set] = { local, bm25 };
    const columns: Column[] = [
      { name: 'local engine', figures: local, isGraded: true },
      { name: 'plain BM25', figures: bm25, isGraded: true },
    ];
    if (measured) {
      const theirs = await outcomesOf(asked(documents), withProgress(measured, set));
      const llm = answerFigures(theirs.outcomes, theirs.seconds);
      figures[set] = { llm, local, bm25 };
      columns.unshift({ name: measured.name, figures: llm, isGraded: false });
    }
    if (!options.json) print(set, columns);
  }
  if (options.json) console.log(JSON.stringify(figures, null, 2));
  if (measured) for (const line of answerTotalsLines(measured)) console.error(line);
  if (options.write)
    writeFileSync(committed, `${JSON.stringify({ ...figures, fixedPart: await fixedPart() }, null, 2)}\n`);
}

/** Says on the terminal how far it is: a model takes its time. */
function withProgress({ answers: ask, totals }: MeasuredAnswers, set: QuestionSet): Answers {
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
    const { outcomes, seconds } = await outcomesOf(some, answers(learnedModel()));
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

interface Column {
  name: string;
  figures: AnswerFigures;
  /** Whether it tells how sure it is, so that a threshold can be moved. */
  isGraded: boolean;
}

function print(set: string, columns: readonly Column[]): void {
  const [{ figures: first } = { figures: undefined }] = columns;
  console.log(`\n${set}: ${first?.documents} documents, ${first?.questions} questions`);
  const rows: [string, (of: AnswerFigures) => string][] = [
    ['first cited moment', ({ hit1 }) => share(hit1)],
    ['one of the first three', ({ hit3 }) => share(hit3)],
    ['… as moments alone, first', ({ moment1 }) => share(moment1)],
    ['… as moments alone, three', ({ moment3 }) => share(moment3)],
    ['declined, own video', ({ declinedTrue }) => share(declinedTrue)],
    ['declined, wrong video', ({ declinedWrong }) => share(declinedWrong)],
    ['seconds per question', ({ secondsPerQuestion }) => secondsPerQuestion.toFixed(4)],
  ];
  const line = (name: string, cells: string[]) =>
    console.log(`${name.padEnd(30)}${cells.map((cell) => cell.padEnd(22)).join('')}`.trimEnd());
  line(
    '',
    columns.map(({ name }) => name.slice(0, 20)),
  );
  for (const [name, of] of rows)
    line(
      name,
      columns.map(({ figures }) => of(figures)),
    );
  for (const [at, { declinedTrue }] of (first?.curve ?? []).entries()) {
    line(
      `wrong declined at own ${declinedTrue}`,
      columns.map(({ figures, isGraded }) => (isGraded ? part(figures.curve[at]?.declinedWrong ?? 0) : '–')),
    );
  }
}

function share({ mean, interval: [low, high] }: Share): string {
  return `${part(mean)} (${part(low)}–${part(high)})`;
}

function part(value: number): string {
  return value.toFixed(3).replace(/^0/, '');
}
