import { costOf, type Prices } from '../src/chaptering/language-model/cost.ts';
import { readConfig } from '../src/config.ts';
import { modelAnsweringEngine } from '../src/engines/model-engines.ts';
import type { Answers } from './answers-figures.ts';
import { costLine } from './engines.ts';

const mostCauses = 5;

/** A language model to measure, and what asking it has taken so far. */
export interface MeasuredAnswers {
  /** The model's. */
  name: string;
  answers: Answers;
  totals: () => AnswerTotals;
  /** Of its tokens, where they are known. */
  prices: Prices | undefined;
}

export interface AnswerTotals {
  questions: number;
  inputTokens: number;
  outputTokens: number;
  /** Claims that stand as the model wrote them, as the speaker's words instead, and those that were left out. */
  kept: number;
  rewritten: number;
  removed: number;
  /** Questions that got no answer, and those that the local engine answered for the model. */
  failed: number;
  fellBack: number;
  causes: string[];
}

/**
 * The language model that the environment names (`LLM_PROVIDER` and the rest, as for the service); nothing is counted against
 * `LLM_MONTHLY_TOKENS`. A question that gets no answer is a miss that was not declined. Undefined where no model is set up.
 */
export function measuredAnswers(): MeasuredAnswers | undefined {
  const { languageModel } = readConfig();
  if (!languageModel) return undefined;
  const engine = modelAnsweringEngine(languageModel);
  const totals: AnswerTotals = {
    questions: 0,
    inputTokens: 0,
    outputTokens: 0,
    kept: 0,
    rewritten: 0,
    removed: 0,
    failed: 0,
    fellBack: 0,
    causes: [],
  };
  return {
    name: languageModel.model,
    prices: languageModel.prices,
    totals: () => totals,
    answers:
      ({ input }) =>
      async (question) => {
        const answer = await engine.answer({ ...input, question });
        totals.questions += 1;
        const { report } = answer;
        if (report) {
          totals.inputTokens += report.usage.inputTokens;
          totals.outputTokens += report.usage.outputTokens;
          totals.kept += report.kept;
          totals.rewritten += report.rewritten;
          totals.removed += report.removed;
          totals.causes = [...new Set([...totals.causes, ...report.causes])];
          if (report.engine === 'builtin') totals.fellBack += 1;
        }
        if ('markdown' in answer) {
          return { citations: answer.citations, declined: answer.kind === 'not_said', answerable: 0 };
        }
        totals.failed += 1;
        return { citations: [], declined: false, answerable: 0 };
      },
  };
}

/** The lines below the table: tokens a question and together, cost, what became of its claims, and what went wrong. */
export function answerTotalsLines({ totals, prices }: MeasuredAnswers): string[] {
  const { questions, inputTokens, outputTokens, kept, rewritten, removed, failed, fellBack, causes } = totals();
  const each = Math.round((inputTokens + outputTokens) / Math.max(1, questions));
  return [
    `${questions} questions: ${inputTokens} tokens in, ${outputTokens} out, ${each} a question, ${costLine(costOf({ inputTokens, outputTokens }, prices))}`,
    `claims: ${kept} kept, ${rewritten} said in the speaker's words instead, ${removed} removed`,
    `${failed} questions got no answer, ${fellBack} were answered by the local engine`,
    ...causes.slice(0, mostCauses).map((cause) => `  ${cause}`),
  ];
}
