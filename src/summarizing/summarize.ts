import { claimChecker } from '../answering/language-model/check-claim.ts';
import { lackOfSupport } from '../answering/language-model/claim-support.ts';
import { comparedWords, contentWords, isSameWord } from '../answering/language-model/compared-words.ts';
import type { ProposedClaim } from '../answering/language-model/proposed-claim.ts';
import { writeAnswer } from '../answering/language-model/write-answer.ts';
import { plainText } from '../answering/quotes.ts';
import { chapterSpans, type Span } from '../chaptering/chapter-spans.ts';
import { promptRoom, writtenToken } from '../language-model/capacity.ts';
import type { LanguageModel, ModelAway, ModelCapacity } from '../language-model/language-model.ts';
import { isTranslation } from '../language-model/output-language.ts';
import { suspectSentences } from '../transcripts/reading/prompt-injection.ts';
import { type AskedLines, askLines, type Checked, type Told } from './ask-lines.ts';
import type { SummarizingInput, SummarizingOptions, Summary, SummaryReport, SummaryResult } from './engine.ts';
import {
  type Material,
  mostSentences,
  type NumberedLine,
  tokensBesideLines,
  tokensOfLines,
  type Wording,
} from './prompt.ts';

/** Tokens of lines that the model reads at once, if it takes as many; with fewer than these it is not asked. */
const windowTokens = { usual: 12_000, fewest: 300 };
/** Tokens after which an answer is a runaway, the share of a context that it may take, and the seconds that it may take to write. */
const mostAnswer = { tokens: 600, ofContext: 0.25, seconds: 60 };
const usualAnswerTokens = 200;
/** Tokens that a video may take: three hours of quick speech take a quarter of it. What would take more is no speech. */
const mostTokens = 300_000;
/** Sentences of the transcript on which one of the model rests, and the share of its words that they say where it named others. */
const mostCited = 3;
const nearlyAll = 0.75;
/** A chapter with fewer words says nothing that its title does not. */
const fewestWords = 12;

/** Why there is no summary. */
class NoSummaryError extends Error {}

/**
 * Sums up a video: each chapter from what is said in it, and the whole from what holds of the chapters, so that the transcript is
 * read once and no request is longer than the model takes. The model never writes a time: it names the lines on which each of its
 * sentences rests, and a sentence stands only where those carry its words, numbers and names.
 *
 * @throws the signal's reason where it aborts
 */
export async function summarize(
  model: LanguageModel,
  input: SummarizingInput,
  {
    signal,
    patience,
    onProgress,
  }: SummarizingOptions & { /** Aborts when the model has had its time. */ patience: AbortSignal },
): Promise<SummaryResult> {
  const report: SummaryReport = {
    model: model.name,
    requests: 0,
    usage: { inputTokens: 0, outputTokens: 0 },
    kept: 0,
    removed: 0,
    causes: [],
  };
  const { outputLanguage = null, reading } = input;
  const wording = { outputLanguage, isTranslated: isTranslation(outputLanguage, reading.language) };
  const of = { model, input, wording, report, signal: AbortSignal.any([signal, patience]) };
  try {
    const parts = await summarizeChapters(of, onProgress);
    const told = await tellWhole(of, parts);
    const chapters = parts.map(({ startSeconds, statements }) => ({ startSeconds, text: textOf(statements) }));
    const citations = citationsOf([...told, ...parts.flatMap(({ statements }) => statements)]);
    return { kind: 'summary', summary: { text: textOf(told) ?? '', chapters, citations }, report };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof NoSummaryError)) throw error;
    return { kind: 'failed', cause: error.message, report };
  }
}

interface Work {
  model: LanguageModel;
  input: SummarizingInput;
  wording: Wording;
  report: SummaryReport;
  signal: AbortSignal;
}

/** A chapter, what it takes of the video, and what holds of what the model wrote of it. */
interface Part {
  startSeconds: number;
  seconds: number;
  statements: Told[];
}

async function summarizeChapters(of: Work, onProgress: ((share: number) => void) | undefined): Promise<Part[]> {
  const { reading, chapters } = of.input;
  const { sentences, durationSeconds } = reading;
  // What gives orders to a model is told to none.
  const suspect = suspectSentences(sentences);
  const linesOf = ({ from, to }: Span): NumberedLine[] =>
    sentences.slice(from, to).filter((_, at) => !suspect.has(from + at));
  if (tokensOfLines(sentences) > mostTokens) throw new NoSummaryError('the transcript is longer than any speech');
  const starts = chapters.map(({ startSeconds }) => startSeconds);
  const check = checkerFor(of.input);
  const parts: Part[] = [];
  for (const [index, span] of chapterSpans(sentences, starts).entries()) {
    const startSeconds = starts[index] ?? 0;
    const seconds = (starts[index + 1] ?? durationSeconds) - startSeconds;
    const words = sentences.slice(span.from, span.to).reduce((sum, { from, to }) => sum + to - from, 0);
    const statements = words < fewestWords ? [] : await tellStretch(of, linesOf(span), check);
    parts.push({ startSeconds, seconds, statements });
    onProgress?.((index + 1) / (chapters.length + 1));
  }
  if (parts.every(({ statements }) => statements.length === 0)) {
    throw new NoSummaryError(of.report.causes.at(-1) ?? 'too little is said');
  }
  return parts;
}

/** The sentences that sum up a stretch of the transcript; where the model can not take it at once, those of its pieces. */
async function tellStretch(
  of: Work,
  lines: readonly NumberedLine[],
  check: ReturnType<typeof checkerFor>,
): Promise<Told[]> {
  const told: Told[] = [];
  let most = windowTokens.usual;
  let pieces = 0;
  for (let from = 0; from < lines.length; ) {
    const room = await roomFor(of, 'transcript');
    const own = firstLines(lines.slice(from), Math.min(most, room));
    const among = own.map(({ number }) => number);
    const asked = await ask(of, { material: 'transcript', lines: own, check: (claim) => check(claim, among) });
    if (asked.kind === 'away') {
      most = lessThan(own, asked.outcome);
      continue;
    }
    told.push(...asked.statements);
    pieces += 1;
    from += own.length;
  }
  return pieces > 1 && told.length > mostSentences ? condense(of, told) : told;
}

/** The sentences that sum up the video. */
async function tellWhole(of: Work, parts: readonly Part[]): Promise<Told[]> {
  const told = parts.filter(({ statements }) => statements.length > 0);
  const [only] = told;
  if (only && told.length === 1) return only.statements;
  // The first sentence of every chapter before the second of any.
  const byPlace = Array.from({ length: mostSentences }, (_, place) =>
    told.flatMap(({ statements }) => statements[place] ?? []),
  ).flat();
  const longest = new Set(told.toSorted((one, other) => other.seconds - one.seconds).slice(0, mostSentences));
  const instead = told.filter((part) => longest.has(part)).flatMap(({ statements }) => statements.slice(0, 1));
  return condense(of, byPlace, instead);
}

/**
 * What sums up sentences that hold, as many of them as the model takes at once. A sentence of it must stand on the transcript as
 * those do that it names.
 *
 * @param instead serves where nothing of it holds; usually the first of them
 */
async function condense(
  of: Work,
  statements: readonly Told[],
  instead: Told[] = statements.slice(0, mostSentences),
): Promise<Told[]> {
  const check = checkerFor(of.input);
  const notes = statements.map((statement, at) => ({ ...statement, number: at + 1 }));
  const passagesOf = new Map(notes.map(({ number, passages }) => [number, passages]));
  for (let most = windowTokens.usual; ; ) {
    const read = firstLines(notes, Math.min(most, await roomFor(of, 'notes'))).toSorted(inOrder);
    const asked = await ask(of, {
      material: 'notes',
      lines: read,
      check(claim) {
        if (of.wording.isTranslated) return checkAmong(read, claim, of.wording);
        const passages = claim.passages.flatMap((number) => passagesOf.get(number) ?? []);
        const among = read.flatMap((note) => note.passages);
        return check({ ...claim, passages }, among);
      },
    });
    if (asked.kind === 'asked') return asked.statements.length > 0 ? asked.statements : instead;
    most = lessThan(read, asked.outcome);
  }
}

/** Whether a sentence of a translation says what those do that it names, which are in its language: then it stands where they do. */
function checkAmong(
  notes: readonly (Told & NumberedLine)[],
  claim: ProposedClaim,
  { outputLanguage }: Wording,
): Checked {
  const named = notes.filter(({ number }) => claim.passages.includes(number));
  const text = plainText(claim.text);
  const cause = lackOfSupport(text, {
    cited: named.map((note) => note.text),
    ...{
      beside: [],
      question: '',
      titles: '',
      isForeign: false,
      isTranslated: false,
      isEnglish: outputLanguage === 'en',
    },
    hasCapitalNouns: outputLanguage === 'de',
  });
  if (cause !== undefined) return { verdict: { kind: 'removed', cause }, passages: [] };
  const grounds = named.flatMap((note) => note.grounds.slice(0, 1));
  return { verdict: { kind: 'kept', text, grounds }, passages: named.flatMap(({ passages }) => passages) };
}

function inOrder(one: Told, other: Told): number {
  return (one.grounds[0]?.startSeconds ?? 0) - (other.grounds[0]?.startSeconds ?? 0);
}

async function ask(
  of: Work,
  question: Pick<Parameters<typeof askLines>[0], 'material' | 'lines' | 'check'>,
): Promise<AskedLines> {
  const answerTokens = answerTokensOf(await of.model.capacity());
  return askLines({ ...of, ...question, answerTokens });
}

/** Tokens of lines for which there is room in a request. */
async function roomFor({ model, wording }: Work, material: Material): Promise<number> {
  const capacity = await model.capacity();
  const fitting = (one: ModelCapacity, answer: number) =>
    promptRoom(one, answer) - tokensBesideLines(material, wording);
  const inContext = fitting({ ...capacity, tokensPerSecond: undefined }, answerTokensOf(capacity));
  if (inContext < windowTokens.fewest) {
    throw new NoSummaryError('the model’s context has room for too little of a transcript');
  }
  return Math.min(inContext, Math.max(windowTokens.fewest, fitting(capacity, usualAnswerTokens)));
}

/** Tokens for an answer: as many as there is room and time for, up to what any takes. */
function answerTokensOf({ contextTokens, tokensPerSecond = Number.POSITIVE_INFINITY }: ModelCapacity): number {
  const { tokens, ofContext, seconds } = mostAnswer;
  const inTime = Math.max(usualAnswerTokens, (tokensPerSecond * seconds) / writtenToken);
  return Math.floor(Math.min(tokens, contextTokens * ofContext, inTime));
}

/** Tokens to try after the model did not take these lines: half as many, where they may have been too many for it. */
function lessThan(lines: readonly NumberedLine[], { isUnfit, isLate, isLasting, cause }: ModelAway): number {
  const less = Math.floor(tokensOfLines(lines) / 2);
  const isTooMuch = isUnfit || (isLate && !isLasting);
  if (!isTooMuch || less < windowTokens.fewest || lines.length < 2) throw new NoSummaryError(cause);
  return less;
}

/** The first lines, as many as there is room for; one at least. */
function firstLines<Line extends NumberedLine>(lines: readonly Line[], tokens: number): Line[] {
  let left = tokens;
  const full = lines.findIndex((line, at) => {
    left -= tokensOfLines([line]);
    return left < 0 && at > 0;
  });
  return lines.slice(0, full < 0 ? lines.length : full);
}

function textOf(statements: readonly Told[]): string | null {
  return statements.length === 0 ? null : writeAnswer(statements).markdown;
}

/** What is said at the moments of these sentences. */
function citationsOf(statements: readonly Told[]): Summary['citations'] {
  return writeAnswer(statements).citations.map(({ startSeconds, quote }) => ({ startSeconds, quote }));
}

/**
 * What a sentence of the model is held against: of the sentences of the transcript that it names the few that say most of its words,
 * since models name whole stretches too; where those do not carry it, as small models are often off by some, the few that do among all
 * that the model read, which must say nearly all of its words then. Of one in another language words tell nothing: its quote does.
 */
function checkerFor({
  reading,
  outputLanguage,
}: SummarizingInput): (claim: ProposedClaim, among: readonly number[]) => Checked {
  const { sentences } = reading;
  const of = { reading, outputLanguage: outputLanguage ?? null, question: '', title: null, chapters: [] };
  const check = claimChecker(of, [...sentences.keys()]);
  if (isTranslation(outputLanguage, reading.language)) {
    return (claim) => {
      const verdict = check(claim);
      return { verdict, passages: verdict.kind === 'kept' ? verdict.grounds.map(({ passage }) => passage) : [] };
    };
  }
  const said = new Map(sentences.map(({ number, text }) => [number, contentWords(comparedWords(text))]));
  return (claim, among) => {
    const named = carrying(claim, claim.passages, said);
    const verdict = check({ ...claim, passages: named.passages });
    if (verdict.kind === 'kept') return { verdict, passages: named.passages };
    const found = carrying(claim, among, said);
    if (found.share < nearlyAll) return { verdict, passages: [] };
    return { verdict: check({ ...claim, passages: found.passages }), passages: found.passages };
  };
}

/** The few of these sentences that together say the most words of a claim, and the share of its words that they say. */
function carrying(
  { text }: ProposedClaim,
  among: readonly number[],
  said: ReadonlyMap<number, readonly string[]>,
): { passages: number[]; share: number } {
  const words = [...new Set(contentWords(comparedWords(text)))];
  const numbers = [...new Set(among)];
  let missing = words;
  const passages: number[] = [];
  while (passages.length < mostCited) {
    const rests = numbers.map((number) => {
      const own = said.get(number) ?? [];
      return { number, rest: missing.filter((word) => !own.some((one) => isSameWord(one, word))) };
    });
    const best = rests.toSorted((one, other) => one.rest.length - other.rest.length)[0];
    if (!best || best.rest.length === missing.length) break;
    passages.push(best.number);
    missing = best.rest;
  }
  const share = 1 - missing.length / Math.max(1, words.length);
  return { passages: passages.toSorted((one, other) => one - other), share };
}
