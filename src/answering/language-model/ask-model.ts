import { tokensOf } from '../../transcripts/reading/count-tokens.ts';
import type { AnsweringInput, AnsweringOptions, AnswerReport } from '../engine.ts';
import type { Spoken, Stretch } from '../spoken/passages.ts';
import type { Wording } from '../wording.ts';
import type { ProposedAbsence } from './claim.ts';
import { claimJudge } from './judging/judge-claim.ts';
import type { LanguageModel, ModelAway, ModelOutcome, ModelPiece, ModelUsage } from './language-model.ts';
import { instructionsFor, promptFor } from './prompt.ts';
import { citedSentences } from './reading/cited-sentences.ts';
import { formedLines } from './reading/formed-lines.ts';
import { labelledClaims } from './reading/labelled-claims.ts';
import { markedSentences } from './reading/marked-sentences.ts';
import { keepStatements } from './telling/keep-statements.ts';
import type { Statement } from './telling/write-answer.ts';

export interface ModelQuestion {
  model: LanguageModel;
  input: AnsweringInput;
  /** The same with the question as it is spelled in the video. */
  spelled: AnsweringInput;
  spoken: Spoken;
  /** The part of the video that is asked about, where the question names a time. */
  part: Stretch | undefined;
  /** Places of the sentences that the model reads. */
  places: readonly number[];
  wording: Wording;
  /** Tokens for all requests together. */
  mostTokens: number;
  signal: AbortSignal;
  tell: AnsweringOptions['tell'] | undefined;
}

/** What the model made of a question. `brokeOff`: it had not finished. */
export type Asked = { report: AnswerReport } & (
  | { kind: 'answered'; statements: Statement[]; brokeOff: boolean }
  | { kind: 'not_said'; absence: ProposedAbsence }
  | { kind: 'nothing_holds' }
  | { kind: 'refused' }
  | { kind: 'away'; outcome: ModelAway }
);

/** A model whose answer can not be used is told so and asked once more; one whose answer broke off is asked anew. */
const mostRequests = 2;
/** An answer is over with so many characters, whether or not the model goes on. */
const mostCharacters = 16_000;
/** What a model thinks aloud before it. */
const mostOfThoughts = 250_000;
/** Tokens of an answer, as a guess. */
const answerTokens = 1000;
/** Headings and marks between the sentences take some too. */
const besideSentences = 1.05;

/** Tokens of the transcript that the model can read where one question may take `mostTokens`. */
export function roomForTranscript(
  of: { model: LanguageModel; input: AnsweringInput; spoken: Spoken; part: Stretch | undefined },
  mostTokens: number,
): number {
  const { tokens } = promptFor({ ...of, places: [], cites: of.model.cites });
  return Math.max(0, mostTokens - tokens - answerTokens) / besideSentences;
}

/** What is reported before anything was asked. */
export function reportOf({ name }: LanguageModel): AnswerReport {
  const usage = { inputTokens: 0, outputTokens: 0 };
  return { engine: 'llm', model: name, requests: 0, usage, kept: 0, rewritten: 0, removed: 0, causes: [] };
}

/** Asks the model and keeps, as they come, the sentences that hold. */
export async function askModel(question: ModelQuestion): Promise<Asked> {
  const { model, input, spelled, spoken, part, places, mostTokens } = question;
  const report = reportOf(model);
  const judge = claimJudge(spelled, spoken, places);
  let correction: string | undefined;
  let brokeOff: ModelAway | undefined;
  while (report.requests < mostRequests) {
    const prompt = promptFor({ input, spoken, part, places, cites: model.cites, correction });
    const expectedTokens = prompt.tokens + answerTokens;
    const spent = report.usage.inputTokens + report.usage.outputTokens;
    if (report.requests > 0 && spent + expectedTokens > mostTokens) break;
    const heard = await hear(question, judge, report, { ...prompt, expectedTokens });
    brokeOff = undefined;
    if (heard.cause !== undefined) report.causes.push(heard.cause);
    if (heard.statements.length > 0) {
      return { kind: 'answered', statements: heard.statements, brokeOff: heard.brokeOff, report };
    }
    if (heard.absence) return { kind: 'not_said', absence: heard.absence, report };
    const { outcome } = heard;
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
  { model, spelled, signal, wording, tell }: ModelQuestion,
  judge: ReturnType<typeof claimJudge>,
  report: AnswerReport,
  { document, prompt, stretches, tokens, expectedTokens }: ReturnType<typeof promptFor> & { expectedTokens: number },
) {
  const answer = keepStatements({ input: spelled, wording, judge, tell });
  let characters = 0;
  let written = '';
  const enough = new AbortController();
  const citing = () => citedSentences((cite: Cite) => sentencesAt(cite, document, stretches));
  let lines = formedLines();
  let sentences = citing();
  const beginAnew = () => {
    answer.beginAnew();
    characters = 0;
    lines = formedLines(true);
    sentences = citing();
  };
  report.requests += 1;
  const outcome: ModelOutcome = await model.complete(
    {
      instructions: instructionsFor(model.cites),
      prompt,
      document,
      expectedTokens,
      hear(piece: ModelPiece) {
        if (enough.signal.aborted) return;
        if (piece.kind === 'anew') return beginAnew();
        if (model.cites) answer.consider(sentences.read(piece));
        else if (piece.kind === 'text') answer.consider(lines.read(piece.text));
        if (piece.kind === 'text') {
          characters += piece.text.length;
          written += piece.text;
        }
        const most = !model.cites && lines.isHolding() ? mostOfThoughts : mostCharacters;
        if (answer.isFull() || characters > most) enough.abort();
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
  if (!isEndless) {
    if (isOver) answer.consider(lines.end());
    if (model.cites) answer.consider(sentences.end(!isOver));
    else if (answer.isNothingYet()) {
      const read = text.slice(0, mostCharacters);
      const labelled = labelledClaims(read);
      answer.consider(labelled.length > 0 ? labelled : markedSentences(read));
    }
  }
  const { statements, faults, absence, kept, rewritten, removed } = answer.end();
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

type Cite = Extract<ModelPiece, { kind: 'end' }>['cites'][number];

/** The numbers of the sentences that a provider says it cites: by its words where its places are off. */
function sentencesAt(cite: Cite, document: string, stretches: ReturnType<typeof promptFor>['stretches']): number[] {
  let { from, to } = cite;
  if (cite.text.trim() !== '' && document.slice(from, to).trim() !== cite.text.trim()) {
    const said = cite.text.trim();
    // Some count characters that we count as two: what they mean stands later than they say.
    const later = document.indexOf(said, from);
    from = later < 0 ? document.indexOf(said) : later;
    to = from + said.length;
    if (from < 0) return [];
  }
  return stretches.flatMap((one) => (one.from < to && one.to > from ? [one.number] : []));
}
