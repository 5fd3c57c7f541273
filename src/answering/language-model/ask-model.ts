import type {
  LanguageModel,
  ModelAway,
  ModelOutcome,
  ModelPiece,
  ModelUsage,
} from '../../language-model/language-model.ts';
import { lineTokens, tokensOf } from '../../transcripts/reading/count-tokens.ts';
import type { AnsweringInput, AnsweringOptions, AnswerReport } from '../engine.ts';
import type { messagesFor } from '../messages/messages.ts';
import { claimChecker } from './check-claim.ts';
import { keepStatements } from './keep-statements.ts';
import { instructionsFor, type Prompt, promptFor } from './prompt.ts';
import type { ProposedAbsence } from './proposed-claim.ts';
import { type AnswerReader, answerReader, citingAnswerReader } from './read-answer.ts';
import type { Statement } from './write-answer.ts';

export interface ModelQuestion {
  model: LanguageModel;
  input: AnsweringInput;
  /** Places of the sentences that the model reads where there is room for so many tokens of them. */
  choose: (tokens: number) => Promise<readonly number[]>;
  /** What the product says in the answer's language. */
  say: ReturnType<typeof messagesFor>;
  /** Tokens for all requests together, and for one of them. */
  mostTokens: number;
  mostAtOnce: number;
  /** Tokens after which an answer is cut off. */
  answerTokens: number;
  signal: AbortSignal;
  tell: AnsweringOptions['tell'] | undefined;
}

/** What the model made of a question. `brokeOff`: it had not finished. */
export type Asked = { report: AnswerReport } & (
  | { kind: 'answered'; statements: Statement[]; brokeOff: boolean }
  | { kind: 'not_said'; absence: ProposedAbsence }
  | { kind: 'nothing_holds' }
  /** It was not asked: it takes too little at once. */
  | { kind: 'no_room' }
  | { kind: 'refused' }
  | { kind: 'away'; outcome: ModelAway }
);

type Cite = Extract<ModelPiece, { kind: 'end' }>['cites'][number];

/** A model whose answer can not be used is told so and asked once more; one whose answer broke off is asked anew. */
const mostRequests = 2;
/** An answer, and what is thought aloud before it, is over with so many characters, whether or not the model goes on. */
const mostCharacters = 60_000;
/** The first request takes no more of a question's tokens than this share: an answer that can not be used is asked for again. */
const firstShare = 0.65;
/** With fewer tokens of the transcript nothing is asked. */
const fewestRead = 300;
/** Of a request so much goes to the transcript at least: what was said before in the chat is left out for it, the oldest first. */
const leastRead = 0.25;
/** Headings and marks between the sentences take some too. */
const besideSentences = 1.05;

/** Tokens of the transcript that the model can read where a request and its answer may take so many. */
function roomForTranscript({ input, model, answerTokens }: ModelQuestion, tokens: number): number {
  const prompt = promptFor({ input, places: [], cites: model.cites });
  return Math.max(0, tokens - prompt.tokens - answerTokens) / besideSentences;
}

/** The question with as much of its chat as leaves room for the transcript, and that room. */
function fitChat(question: ModelQuestion, tokens: number, transcriptTokens: number) {
  const wanted = Math.min(transcriptTokens, Math.max(fewestRead, tokens * leastRead));
  for (let { input } = question; ; input = { ...input, earlier: input.earlier.slice(1) }) {
    const room = roomForTranscript({ ...question, input }, tokens);
    if (room >= wanted || input.earlier.length === 0) return { fitted: input, room };
  }
}

/** Tokens of the smallest request: with less of the transcript than that nothing is asked. */
export function fewestAtOnce(input: AnsweringInput, { cites }: LanguageModel): number {
  return (
    Math.ceil(
      promptFor({ input: { ...input, earlier: [] }, places: [], cites }).tokens + fewestRead * besideSentences,
    ) + 1
  );
}

/** What is reported before anything was asked. */
export function reportOf({ name }: LanguageModel): AnswerReport {
  const usage = { inputTokens: 0, outputTokens: 0 };
  return { engine: 'llm', model: name, requests: 0, usage, kept: 0, rewritten: 0, removed: 0, causes: [] };
}

/** Asks the model and keeps, as they come, the claims that hold. */
export async function askModel(question: ModelQuestion): Promise<Asked> {
  const { model, input, mostTokens, mostAtOnce } = question;
  const report = reportOf(model);
  const transcriptTokens = input.reading.sentences.reduce((sum, sentence) => sum + lineTokens(sentence), 0);
  let correction: string | undefined;
  let brokeOff: ModelAway | undefined;
  while (report.requests < mostRequests) {
    const left = mostTokens - report.usage.inputTokens - report.usage.outputTokens;
    const share = report.requests === 0 ? firstShare : 1;
    const { fitted, room } = fitChat(question, Math.min(mostAtOnce, Math.floor(left * share)), transcriptTokens);
    if (room < fewestRead && room < transcriptTokens) {
      if (report.requests > 0) break;
      report.causes.push('its context has room for too little of a transcript');
      return { kind: 'no_room', report };
    }
    const places = await question.choose(room);
    const prompt = promptFor({ input: fitted, places, cites: model.cites, correction });
    const heard = await hear(question, claimChecker(input, places), report, prompt);
    brokeOff = undefined;
    if (heard.cause !== undefined) report.causes.push(heard.cause);
    if (heard.statements.length > 0) {
      return { kind: 'answered', statements: heard.statements, brokeOff: heard.brokeOff, report };
    }
    const { outcome } = heard;
    // Who did not read all of it can not say that it is not there.
    const hasRead = outcome.kind !== 'away' || !outcome.isUnfit;
    if (heard.absence && hasRead) return { kind: 'not_said', absence: heard.absence, report };
    if (outcome.kind === 'refused') return { kind: 'refused', report };
    if (outcome.kind === 'away' && !heard.isEndless) {
      if (!outcome.isBroken) return { kind: 'away', outcome, report };
      brokeOff = outcome;
      continue;
    }
    correction = `${heard.fault}.`;
  }
  return brokeOff ? { kind: 'away', outcome: brokeOff, report } : { kind: 'nothing_holds', report };
}

/** One request. */
async function hear(
  { model, input, signal, say, tell, answerTokens }: ModelQuestion,
  check: ReturnType<typeof claimChecker>,
  report: AnswerReport,
  { document, prompt, stretches, tokens }: Prompt,
) {
  const answer = keepStatements({ check, say, tell });
  let characters = 0;
  let written = '';
  const enough = new AbortController();
  const readerOf = (isKnown: boolean): AnswerReader<Cite> =>
    model.cites ? citingAnswerReader((cite) => sentencesAt(cite, document, stretches)) : answerReader(isKnown);
  let reader = readerOf(false);
  report.requests += 1;
  const outcome: ModelOutcome = await model.complete(
    {
      instructions: instructionsFor(model.cites, input.outputLanguage),
      prompt,
      document,
      mostOutputTokens: answerTokens,
      expectedTokens: tokens + answerTokens,
      hear(piece: ModelPiece) {
        if (enough.signal.aborted) return;
        if (piece.kind === 'anew') {
          answer.beginAnew();
          characters = 0;
          reader = readerOf(true);
          return;
        }
        answer.consider(reader.read(piece));
        if (piece.kind === 'text') {
          characters += piece.text.length;
          written += piece.text;
        }
        if (answer.isFull() || characters > mostCharacters) enough.abort();
      },
    },
    AbortSignal.any([signal, enough.signal]),
  );
  const { inputTokens, outputTokens } = usageOf(outcome, { inputTokens: tokens, outputTokens: tokensOf(written) });
  report.usage.inputTokens += inputTokens;
  report.usage.outputTokens += outputTokens;
  const text = outcome.kind === 'answer' ? outcome.text : '';
  const isEndless = enough.signal.aborted;
  const isOver = isEndless || (outcome.kind === 'answer' && !outcome.isCut);
  if (!isEndless) answer.consider(reader.end(text, !isOver));
  const { statements, faults, absence, kept, rewritten, removed } = answer.kept();
  report.kept += kept;
  report.rewritten += rewritten;
  report.removed += removed;
  const misformed = isEndless ? 'it did not come to an end' : 'it was not of the form that was asked for';
  const told = absence ?? (/\bNOT[ _]SAID\b/.test(text) ? ({ kind: 'not_said', nearest: null } as const) : undefined);
  // Of what the model wrote nothing goes into the log.
  const cause = (() => {
    if (outcome.kind === 'away' && !isEndless) return outcome.cause;
    if (statements.length > 0) return isOver ? undefined : 'the model’s answer was cut off';
    if (told || outcome.kind === 'refused') return undefined;
    return faults.length === 0 ? misformed : 'none of its sentences holds';
  })();
  return {
    statements,
    absence: told,
    fault: faults.length === 0 ? misformed : faults.slice(0, 3).join('; '),
    cause,
    outcome,
    brokeOff: !isOver,
    isEndless,
  };
}

/** What a request took, as far as one can guess where nobody says so: of an answer that broke off, or was given up. */
function usageOf(outcome: ModelOutcome, guess: ModelUsage): ModelUsage {
  const { inputTokens, outputTokens } = outcome.usage;
  const isTaken = outcome.kind !== 'away' || outcome.isTaken === true;
  return isTaken && inputTokens + outputTokens === 0 ? guess : outcome.usage;
}

/** The numbers of the sentences that a provider says it cites: by its words where its places are off. */
function sentencesAt(cite: Cite, document: string, stretches: Prompt['stretches']): number[] {
  let { from, to } = cite;
  const said = cite.text.trim();
  if (said !== '' && document.slice(from, to).trim() !== said) {
    // Some count characters that we count as two: what they mean stands later than they say.
    const later = document.indexOf(said, from);
    from = later < 0 ? document.indexOf(said) : later;
    to = from + said.length;
    if (from < 0) return [];
  }
  return stretches.flatMap((one) => (one.from < to && one.to > from ? [one.number] : []));
}
