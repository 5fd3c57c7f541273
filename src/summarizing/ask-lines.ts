import type { Verdict } from '../answering/language-model/check-claim.ts';
import type { Proposed, ProposedClaim } from '../answering/language-model/proposed-claim.ts';
import { answerReader } from '../answering/language-model/read-answer.ts';
import { proseWithNumbers } from '../answering/language-model/read-sentences.ts';
import type { Statement } from '../answering/language-model/write-answer.ts';
import type { LanguageModel, ModelAway, ModelOutcome } from '../language-model/language-model.ts';
import { tokensOf } from '../transcripts/reading/count-tokens.ts';
import type { SummaryReport } from './engine.ts';
import {
  instructionsFor,
  isQuoted,
  type Material,
  mostSentences,
  type NumberedLine,
  promptFor,
  type Wording,
} from './prompt.ts';

/** What becomes of a sentence, and the numbers of the sentences of the transcript on which it was held. */
export interface Checked {
  verdict: Verdict;
  passages: readonly number[];
}

export interface LinesQuestion {
  model: LanguageModel;
  material: Material;
  wording: Wording;
  lines: readonly NumberedLine[];
  check: (claim: ProposedClaim) => Checked;
  /** Tokens after which an answer is cut off. */
  answerTokens: number;
  signal: AbortSignal;
  /** What is asked is added to it. */
  report: SummaryReport;
}

/** A sentence that stands, and the numbers of the sentences of the transcript on which it does. */
export interface Told extends Statement {
  passages: readonly number[];
}

/** What the model made of some lines; no statements where nothing that it wrote held. */
export type AskedLines = { kind: 'asked'; statements: Told[] } | { kind: 'away'; outcome: ModelAway };

/** A model that was told what was wrong with its answer gets one more try. */
const mostRequests = 2;

/** Asks the model to sum up some lines, and keeps the sentences that stand on those they name. */
export async function askLines(question: LinesQuestion): Promise<AskedLines> {
  const { report } = question;
  let correction: string | undefined;
  for (let requests = 0; requests < mostRequests; requests++) {
    const outcome = await ask(question, correction);
    if (outcome.kind === 'away') return { kind: 'away', outcome };
    if (outcome.kind === 'refused') {
      report.causes.push('the model would not answer');
      break;
    }
    const { statements, faults } = keep(outcome, question);
    if (statements.length > 0) return { kind: 'asked', statements };
    // Of what the model wrote nothing goes into the log.
    const isMisformed = faults.length === 0;
    report.causes.push(
      isMisformed ? 'the answer was not of the form that was asked for' : 'none of its sentences holds',
    );
    correction = isMisformed ? 'it was not of the form that was asked for.' : `${faults.slice(0, 3).join('; ')}.`;
  }
  return { kind: 'asked', statements: [] };
}

async function ask(
  { model, material, wording, lines, answerTokens, signal, report }: LinesQuestion,
  correction: string | undefined,
): Promise<ModelOutcome> {
  const instructions = instructionsFor(material, wording);
  const prompt = promptFor(lines, isQuoted(material, wording), correction);
  const inputTokens = tokensOf(instructions) + tokensOf(prompt);
  const outcome = await model.complete(
    {
      instructions,
      prompt,
      mostOutputTokens: answerTokens,
      expectedTokens: inputTokens + answerTokens,
    },
    signal,
  );
  report.requests += 1;
  const isTaken = outcome.kind !== 'away' || outcome.isTaken === true;
  const isSaid = outcome.usage.inputTokens + outcome.usage.outputTokens > 0;
  const outputTokens = outcome.kind === 'answer' ? tokensOf(outcome.text) : 0;
  const usage = isTaken && !isSaid ? { inputTokens, outputTokens } : outcome.usage;
  report.usage.inputTokens += usage.inputTokens;
  report.usage.outputTokens += usage.outputTokens;
  return outcome;
}

/** The sentences of an answer that hold, as many as a summary has; of an answer that was cut off, whole ones. */
function keep(
  { text, isCut }: { text: string; isCut: boolean },
  { check, report, material, wording }: LinesQuestion,
): { statements: Told[]; faults: string[] } {
  const reader = answerReader<never>(false);
  const proposed = [...reader.read({ kind: 'text', text }), ...reader.end(text, isCut)].flatMap((one) =>
    sentencesOf(one, isQuoted(material, wording)),
  );
  const statements = new Map<string, Told>();
  const faults: string[] = [];
  for (const claim of proposed) {
    if (statements.size >= mostSentences) break;
    const { verdict, passages } = check(claim);
    if (verdict.kind === 'kept') {
      statements.set(verdict.text.toLowerCase(), { ...verdict, form: 'sentence', passages });
      report.kept += 1;
      continue;
    }
    report.removed += 1;
    faults.push(`of ${JSON.stringify(claim.text.slice(0, 80))}: ${verdict.cause}`);
  }
  return { statements: [...statements.values()], faults };
}

/** Small models write several sentences as one: each stands or falls by itself. */
function sentencesOf(proposed: Proposed, quotes: boolean): ProposedClaim[] {
  if (proposed.kind === 'not_said') return [];
  return proseWithNumbers(proposed.text, false).map(({ text, passages }) => ({
    ...proposed,
    text,
    quote: quotes ? proposed.quote : null,
    passages: passages.length > 0 ? passages : proposed.passages,
  }));
}
