import { tokensOf } from '../../transcripts/language/count-tokens.ts';
import { languageOfText } from '../../transcripts/language/language-of-text.ts';
import type { AnsweringInput, AnsweringOptions, AnswerReport } from '../engine.ts';
import type { Ground } from '../ground-claim.ts';
import { readQuestion } from '../local/question/query.ts';
import { leadOf, nameOf } from '../local/telling/answer-pieces.ts';
import type { Spoken } from '../spoken/passages.ts';
import type { Wording } from '../wording.ts';
import { brokenOff } from './broken-off.ts';
import { citedSentences } from './cited-sentences.ts';
import type { Proposed, ProposedAbsence } from './claim.ts';
import { formedLines } from './formed-lines.ts';
import { claimJudge, type Quoted } from './judge-claim.ts';
import type { LanguageModel, ModelAway, ModelOutcome, ModelPiece, ModelUsage } from './language-model.ts';
import { markedSentences } from './marked-sentences.ts';
import { instructionsFor, promptFor } from './prompt.ts';
import { saysAbsence } from './says-absence.ts';
import { spacedLetters } from './spaced-letters.ts';
import { type Statement, writeAnswer } from './write-answer.ts';

export interface ModelQuestion {
  model: LanguageModel;
  input: AnsweringInput;
  spoken: Spoken;
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
/** An answer is over with so many sentences or characters, whether or not the model goes on. */
const mostStatements = 24;
const mostCharacters = 16_000;
/** Where so many of its sentences stand, what the speaker says word for word is in the way of an overview. */
const enoughOfOverview = 2;
/** What a model thinks aloud before it. */
const mostOfThoughts = 250_000;
/** Tokens of an answer, as a guess. */
const answerTokens = 1000;
/** Headings and marks between the sentences take some too. */
const besideSentences = 1.05;

/** Tokens of the transcript that the model can read where one question may take `mostTokens`. */
export function roomForTranscript(
  of: { model: LanguageModel; input: AnsweringInput; spoken: Spoken },
  mostTokens: number,
): number {
  const { tokens } = promptFor({ ...of, places: [], cites: of.model.cites });
  return Math.max(0, mostTokens - tokens - answerTokens) / besideSentences;
}

/** Asks the model and keeps, as they come, the sentences that hold. */
export async function askModel(question: ModelQuestion): Promise<Asked> {
  const { model, input, spoken, places, mostTokens } = question;
  const report: AnswerReport = {
    engine: 'llm',
    model: model.name,
    requests: 0,
    usage: { inputTokens: 0, outputTokens: 0 },
    kept: 0,
    rewritten: 0,
    removed: 0,
    causes: [],
  };
  const judge = claimJudge(input, spoken, places);
  let correction: string | undefined;
  let brokeOff: ModelAway | undefined;
  while (report.requests < mostRequests) {
    const prompt = promptFor({ input, spoken, places, cites: model.cites, correction });
    const expectedTokens = prompt.tokens + answerTokens;
    const spent = report.usage.inputTokens + report.usage.outputTokens;
    if (report.requests > 0 && spent + expectedTokens > mostTokens) break;
    const heard = await hear(question, judge, report, { ...prompt, expectedTokens });
    brokeOff = undefined;
    if (heard.statements.length > 0) {
      return { kind: 'answered', statements: heard.statements, brokeOff: heard.brokeOff, report };
    }
    if (heard.absence) return { kind: 'not_said', absence: heard.absence, report };
    const { outcome } = heard;
    if (outcome.kind === 'refused') return { kind: 'refused', report };
    if (outcome.kind === 'away' && !heard.isEndless) {
      report.causes.push(outcome.cause);
      if (!outcome.isBroken) return { kind: 'away', outcome, report };
      brokeOff = outcome;
      continue;
    }
    correction = `${heard.fault}.`;
    report.causes.push(heard.fault);
  }
  return brokeOff ? { kind: 'away', outcome: brokeOff, report } : { kind: 'nothing_holds', report };
}

/** One request. */
async function hear(
  { model, input, signal, wording, tell }: ModelQuestion,
  judge: ReturnType<typeof claimJudge>,
  report: AnswerReport,
  { document, prompt, stretches, tokens, expectedTokens }: ReturnType<typeof promptFor> & { expectedTokens: number },
) {
  const statements: Statement[] = [];
  /** Quotes in the place of claims of an overview, and before which statement each would stand. */
  const spare: { at: number; statement: Statement }[] = [];
  const faults: string[] = [];
  let absence: ProposedAbsence | undefined;
  let characters = 0;
  let written = '';
  const enough = new AbortController();

  const language = languageOfText(input.question);
  const { isWhole, kind } = readQuestion(input.question, input.earlier);
  const isOverview = isWhole || kind === 'summary';
  const hasLead = language === null || language === wording.language;
  /** What is said in the place of a claim, after who says it. */
  const quoted = ({ quote, by }: Quoted, form: Statement['form']) => {
    const named = by ? `${nameOf(by)}: ` : '';
    if (!hasLead) return `${named}“${quote}”`;
    return form === 'item'
      ? `${named}${wording.marked(quote)}`
      : `${leadOf('what', by, wording)} ${wording.marked(quote)}`;
  };
  const consider = (proposals: readonly Proposed[]) => {
    for (const proposed of proposals) {
      if (enough.signal.aborted) return;
      if (proposed.kind === 'not_said') absence ??= proposed;
      else if (saysAbsence(proposed.text)) absence ??= { kind: 'not_said', nearest: null };
      else consume(proposed);
    }
  };
  const isCited = (grounds: readonly Ground[]) =>
    grounds.every(({ startSeconds }) =>
      statements.some((one) => one.grounds.some((ground) => ground.startSeconds === startSeconds)),
    );
  const consume = (proposed: Extract<Proposed, { kind: 'claim' }>) => {
    const verdict = judge(proposed);
    if (verdict.kind === 'removed') {
      report.removed += 1;
      faults.push(`of ${JSON.stringify(proposed.text.slice(0, 80))}: ${verdict.cause}`);
      return;
    }
    // Whoever follows a moment that stands already hears what is said there.
    if (verdict.kind === 'quoted' && isCited(verdict.grounds)) {
      report.removed += 1;
      return;
    }
    const text = verdict.kind === 'kept' ? verdict.text : quoted(verdict, proposed.form);
    if (statements.some((one) => spacedLetters(one.text) === spacedLetters(text))) return;
    const statement = { text, grounds: verdict.grounds, form: proposed.form };
    if (verdict.kind === 'quoted' && isOverview) {
      spare.push({ at: statements.length, statement });
      return;
    }
    if (verdict.kind === 'kept') report.kept += 1;
    else report.rewritten += 1;
    statements.push(statement);
    const soFar = writeAnswer(statements);
    tell?.({ ...soFar, brokenOff: brokenOff(soFar, input.question).markdown });
    if (statements.length >= mostStatements) enough.abort();
  };

  const citing = () => citedSentences((cite: Cite) => sentencesAt(cite, document, stretches));
  let lines = formedLines();
  let sentences = citing();
  const { kept, rewritten, removed } = report;
  /** What was heard before was thought aloud. */
  const beginAnew = () => {
    statements.length = 0;
    spare.length = 0;
    faults.length = 0;
    absence = undefined;
    characters = 0;
    Object.assign(report, { kept, rewritten, removed });
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
        if (model.cites) consider(sentences.read(piece));
        else if (piece.kind === 'text') consider(lines.read(piece.text));
        if (piece.kind === 'text') {
          characters += piece.text.length;
          written += piece.text;
        }
        if (characters > (!model.cites && lines.isHolding() ? mostOfThoughts : mostCharacters)) enough.abort();
      },
    },
    AbortSignal.any([signal, enough.signal]),
  );
  const { inputTokens, outputTokens } = usageOf(outcome, { inputTokens: tokens, outputTokens: tokensOf(written) });
  report.usage.inputTokens += inputTokens;
  report.usage.outputTokens += outputTokens;
  const text = outcome.kind === 'answer' ? outcome.text : '';
  const isOver = enough.signal.aborted || (outcome.kind === 'answer' && !outcome.isCut);
  if (outcome.kind === 'answer' && !outcome.isCut) consider(lines.end());
  if (model.cites) consider(sentences.end(!isOver));
  else if (statements.length + faults.length === 0 && !absence) {
    consider(markedSentences(text.slice(0, mostCharacters)));
  }
  if (statements.length < enoughOfOverview) {
    for (const { at, statement } of spare.toReversed()) statements.splice(at, 0, statement);
    report.rewritten += spare.length;
  } else report.removed += spare.length;
  if (statements.length === 0 && /\bNOT[ _]SAID\b/.test(text)) absence ??= { kind: 'not_said', nearest: null };
  const isEndless = enough.signal.aborted;
  const misformed = isEndless ? 'it did not come to an end' : 'it was not of the form that was asked for';
  const fault = faults.length === 0 ? misformed : faults.slice(0, 3).join('; ');
  return { statements, absence, outcome, brokeOff: !isOver, isEndless, fault };
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
