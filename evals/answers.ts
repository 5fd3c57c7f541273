/**
 * How good the built-in engine's answers are: `node evals/answers.ts [--data FOLDER] [--json] [--check] [--write]`; or those of the
 * language model that the environment names, beside it on the same few questions: `--engine llm [--most N] [--kind KIND]`; or those
 * by vectors of an encoder on this machine, `--encoder NAME --models DATA_DIR/models`, whose vectors are kept for the next time.
 *
 * Questions of three kinds whose true spans are known are answered twice, beside plain BM25 over single sentences in the same run:
 * by models that learned from other videos (five folds), and by models that learned from other videos *and other kinds of
 * questions*, which is what a stranger's question gets. Questions about the invented talks are learned from by nobody. `--check`
 * asks a fixed part of the model that ships and compares with `answers-standing.json`, which `--write` writes: it knows these
 * documents, so it only tells whether something changed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerFrom } from '../src/answering/builtin/builtin-engine.ts';
import type { IndexedReading } from '../src/answering/retrieval/indexed-reading.ts';
import { learnedModel, type RetrievalModel } from '../src/answering/retrieval/learned-model.ts';
import { readQuestion } from '../src/answering/retrieval/question.ts';
import { questionTerms } from '../src/answering/retrieval/question-terms.ts';
import { bestApart, retrieve } from '../src/answering/retrieval/retrieve.ts';
import { sentenceFeatureNames, sentenceFeatures } from '../src/answering/retrieval/sentence-features.ts';
import { type Answering, figuresOf, type Outcome, outcomesOf } from './answers-figures.ts';
import {
  type AskedDocument,
  foldCount,
  foreignDocuments,
  isTaught,
  meaningOf,
  readAskedDocuments,
} from './answers-material.ts';
import { measuredAnswering } from './engines.ts';
import { isMultilingualEncoder, localEncoder } from './local-encoder.ts';
import { learnAnswering, learnWithVectors } from './train/learn-answering.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: join(import.meta.dirname, '../../shared/eval') },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    /** An encoder of the catalogue, and the folder where it was fetched to. */
    encoder: { type: 'string' },
    models: { type: 'string', default: join(import.meta.dirname, '../data/models') },
    /** `llm`: the language model that the environment names, beside the built-in engine. */
    engine: { type: 'string', default: 'builtin' },
    /** With a language model: questions of all kinds together. */
    most: { type: 'string', default: '40' },
    /** With a language model: one kind of questions alone. */
    kind: { type: 'string' },
  },
});
const standing = join(import.meta.dirname, 'answers-standing.json');
/** By how much a share of the fixed part may fall. */
const tolerance = 0.02;
/** Questions that are put to one document, at most. */
const mostQuestions = 40;
const words = { apart: 60, quoted: 30 };
const isMultilingual = isMultilingualEncoder(options.encoder);
const bm25Place = sentenceFeatureNames.indexOf('bm25');

if (!existsSync(options.data)) {
  console.error(
    `There is nothing to measure with: ${options.data} is not there. Name the transcripts' folder with --data.`,
  );
  process.exit(2);
}
async function measure(): Promise<void> {
  const whole = await readDocuments();
  const documents = thinned(whole);
  const taught = whole.filter(isTaught);
  console.log(
    'kind | learned from | questions | first | of three | ranking alone: first | of three | own declined | foreign declined | … at a tenth',
  );
  await report('nothing (plain BM25)', documents, () => plainBm25);
  const ours = Array.from({ length: foldCount }, (_, fold) => learn(taught.filter((one) => one.fold !== fold)));
  await report('other videos', documents, ({ fold }) => builtin(ours[fold]));
  if (!options.encoder)
    await report('other videos, asked without vectors', documents, ({ fold }) => builtin(ours[fold], false));
  for (const kind of new Set(taught.map((one) => one.kind))) {
    // No video is of two kinds.
    const others = learn(taught.filter((one) => one.kind !== kind));
    const asked = documents.filter((one) => one.kind === kind);
    await report('other videos and kinds', asked, () => builtin(others));
    if (!options.encoder)
      await report('other videos and kinds, asked without vectors', asked, () => builtin(others, false));
  }
}

/** With an encoder of its own every document has vectors, so that nothing is learned of those that have none. */
function learn(documents: readonly AskedDocument[]): RetrievalModel {
  return options.encoder
    ? { ...learnedModel(), ...learnWithVectors(documents, { isMultilingual }) }
    : learnAnswering(documents);
}

async function readDocuments(): Promise<AskedDocument[]> {
  const encoder = options.encoder === undefined ? undefined : localEncoder(options.encoder, options.models);
  try {
    return await readAskedDocuments(options.data, encoder && { encoder });
  } finally {
    await encoder?.close();
  }
}

/** The model on a fixed part: so many questions, each of another document, each put to a foreign one too. */
async function measureModel(): Promise<void> {
  const measured = measuredAnswering();
  if (!measured) {
    console.error('No language model is set up. Set LLM_PROVIDER, LLM_MODEL, and LLM_API_KEY or LLM_BASE_URL.');
    process.exit(2);
  }
  const whole = await readAskedDocuments(options.data);
  const kinds = [...new Set(whole.map(({ kind }) => kind))].filter((kind) => (options.kind ?? kind) === kind);
  const most = Math.ceil(Number(options.most) / kinds.length);
  const documents = kinds.flatMap((kind) => {
    const own = whole.filter((one) => one.kind === kind);
    const step = Math.max(1, Math.floor(own.length / most));
    return own
      .filter((_, at) => at % step === 0)
      .slice(0, most)
      .map((one) => ({ ...one, questions: one.questions.slice(0, 1) }));
  });
  console.log(
    'kind | engine | questions | first | of three | ranking alone: first | of three | own declined | foreign declined | … at a tenth',
  );
  await report('built-in engine', documents, () => builtin());
  await report(measured.name, documents, () => measured.answering);
  console.log(measured.totals());
}

async function report(
  system: string,
  documents: readonly AskedDocument[],
  systemFor: (document: AskedDocument) => Answering,
) {
  for (const [kind, one] of Object.entries(await figuresBy(documents, systemFor))) {
    const shares = [
      one.first,
      one.three,
      one.rankedFirst,
      one.rankedThree,
      one.ownDeclined,
      one.foreignDeclined,
      one.foreignDeclinedAtTenth,
    ];
    if (options.json) console.log(JSON.stringify({ kind, system, ...one }));
    else console.log([kind, system, one.questions, ...shares.map((share) => share.toFixed(3))].join(' | '));
  }
}

async function figuresBy(documents: readonly AskedDocument[], systemFor: (document: AskedDocument) => Answering) {
  const outcomes = new Map<string, Outcome[]>();
  for (const [at, document] of documents.entries()) {
    const foreign = foreignDocuments(documents, at).flatMap((other) => documents[other] ?? []);
    const own = await outcomesOf(document, foreign, systemFor(document));
    outcomes.set(document.kind, [...(outcomes.get(document.kind) ?? []), ...own]);
  }
  return Object.fromEntries([...outcomes].map(([kind, own]) => [kind, figuresOf(own)]));
}

function builtin(model: RetrievalModel = learnedModel(), hasVectors = true): Answering {
  return (one, asked) => {
    const { document, chapters, indexed } = one;
    const meaning = hasVectors ? meaningOf(one, asked) : undefined;
    const input = { title: document.title, chapters, question: asked.question, earlier: [], meaning };
    const answer = answerFrom(input, indexed, model);
    const { scores, answerable } = retrieve(questionFor(asked.question, indexed), indexed, meaning, model);
    return {
      ranked: bestOf(scores, indexed),
      cited: answer.citations.map(({ startSeconds, quote }) => ({ startSeconds, words: quote.split(' ').length })),
      declined: answer.kind === 'not_said',
      answerable,
    };
  };
}

const plainBm25: Answering = ({ indexed }, { question }) => {
  const terms = questionTerms(questionFor(question, indexed).terms, indexed);
  const scores = sentenceFeatures(terms, undefined, indexed, undefined).map((features) => features[bm25Place] ?? 0);
  const cited = bestOf(scores, indexed);
  return { cited, ranked: cited, declined: false, answerable: 0 };
};

function bestOf(scores: ArrayLike<number>, { wordStarts, sentences }: IndexedReading) {
  return bestApart(scores, wordStarts, words.apart, 3).map((at) => ({
    startSeconds: Math.floor(sentences[at]?.start ?? 0),
    words: words.quoted,
  }));
}

function questionFor(question: string, { speakers, stem }: IndexedReading) {
  return readQuestion(question, [], [...new Set(speakers.flatMap((name) => name ?? []))], stem);
}

/** Documents with at most so many of their questions, evenly picked. */
function thinned(documents: readonly AskedDocument[], most = mostQuestions): AskedDocument[] {
  return documents.map((one) => {
    const step = Math.max(1, Math.ceil(one.questions.length / most));
    return { ...one, questions: one.questions.filter((_, at) => at % step === 0) };
  });
}

async function check(): Promise<void> {
  const documents = thinned(await readAskedDocuments(options.data, { every: 6 }), 10);
  const now = await figuresBy(documents, () => builtin());
  console.log(JSON.stringify(now, null, 2));
  if (options.write) return writeFileSync(standing, `${JSON.stringify(now, null, 2)}\n`);
  const before: typeof now = JSON.parse(readFileSync(standing, 'utf8'));
  const faults = Object.entries(now).flatMap(([kind, { first, three, foreignDeclined }]) => {
    const was = before[kind];
    const pairs = [
      ['first', first, was?.first],
      ['three', three, was?.three],
      ['foreign declined', foreignDeclined, was?.foreignDeclined],
    ] as const;
    return pairs.flatMap(([name, value, old = 0]) =>
      value >= old - tolerance ? [] : [`${kind}, ${name}: ${value.toFixed(3)}, it was ${old.toFixed(3)}`],
    );
  });
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error('Answers got worse. Where that is meant: node evals/answers.ts --check --write');
    process.exitCode = 1;
  }
}

if (options.engine === 'llm') await measureModel();
else if (options.check) await check();
else await measure();
