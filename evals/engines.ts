import type { ChapteringEngine, TokenCount } from '../src/chaptering/engine.ts';
import { readConfig } from '../src/config.ts';
import { modelAnsweringEngine, modelEngine } from '../src/engines/model-engines.ts';
import { readTranscript } from '../src/transcripts/reading/reading.ts';
import type { Answering } from './answers-figures.ts';
import { meaningOf } from './answers-material.ts';
import { transcriptOf } from './document.ts';

/** How good it is is measured here, and not how quick: a model on a slow machine has all the time it wants. */
const patience = { callMs: 3_600_000, wholeMs: 24 * 3_600_000 };

/** An engine to measure, and what asking a model has taken so far. */
export interface MeasuredEngine {
  /** `built-in engine`, or the model's name. */
  name: string;
  /** The engine before one that serves where it does not: whoever judges by folds gives one that has not seen the document. */
  engineBefore: (fallback: ChapteringEngine) => ChapteringEngine;
  totals: () => Totals;
}

export interface Totals extends TokenCount {
  /** Documents in which the built-in engine had to serve a part at least, and why. */
  fellBack: number;
  causes: string[];
}

/**
 * The engine of this name; `llm` is the model that the environment names (`LLM_PROVIDER` and the rest, as for the service).
 * Nothing is counted against `LLM_MONTHLY_TOKENS`. Undefined for `llm` where no model is set up.
 */
export function measuredEngine(name: 'builtin' | 'llm'): MeasuredEngine | undefined {
  const totals: Totals = { inputTokens: 0, outputTokens: 0, cost: null, fellBack: 0, causes: [] };
  if (name === 'builtin') return { name: 'built-in engine', engineBefore: (own) => own, totals: () => totals };
  const { languageModel } = readConfig();
  if (!languageModel) return undefined;
  return {
    name: languageModel.model,
    totals: () => totals,
    engineBefore: (fallback) => ({
      name: 'llm',
      async chapters(input, signal) {
        const result = await modelEngine(languageModel, { patience }, fallback).chapters(input, signal);
        if (result.kind === 'chapters' && result.report) {
          const { usage, windowsFellBack, causes } = result.report;
          totals.inputTokens += usage.inputTokens;
          totals.outputTokens += usage.outputTokens;
          if (usage.cost !== null) totals.cost = (totals.cost ?? 0) + usage.cost;
          if (windowsFellBack > 0) totals.fellBack++;
          totals.causes = [...new Set([...totals.causes, ...causes])];
        }
        return result;
      },
    }),
  };
}

/** The line below the table: `1200 tokens in, 80 out, $0.002`. */
export function totalsLine({ inputTokens, outputTokens, cost, fellBack, causes }: Totals): string {
  const own =
    fellBack === 0 ? '' : `; the built-in engine served parts of ${fellBack} documents (${causes.join('; ')})`;
  return `${inputTokens} tokens in, ${outputTokens} out, ${costLine(cost)}${own}`;
}

/** US dollars, or what is missing to tell them. */
export function costLine(cost: number | null): string {
  return cost === null ? 'cost unknown: set LLM_INPUT_PRICE and LLM_OUTPUT_PRICE' : `$${cost.toFixed(4)}`;
}

/** Answers by the model that the environment names, and what that has taken so far; undefined where none is set up. */
export function measuredAnswering(): { name: string; answering: Answering; totals: () => string } | undefined {
  const { languageModel } = readConfig();
  if (!languageModel) return undefined;
  const engine = modelAnsweringEngine(languageModel, { patience });
  const taken = { questions: 0, requests: 0, inputTokens: 0, outputTokens: 0, builtin: 0, seconds: 0 };
  return {
    name: languageModel.model,
    async answering(one, asked) {
      const { document, chapters } = one;
      const { question } = asked;
      const reading = readTranscript(transcriptOf(document), document.duration_seconds);
      const began = performance.now();
      const meaning = meaningOf(one, asked);
      const answer = await engine.answer({ reading, chapters, title: document.title, question, earlier: [], meaning });
      taken.seconds += (performance.now() - began) / 1000;
      taken.questions += 1;
      taken.requests += answer.report?.requests ?? 0;
      taken.inputTokens += answer.report?.usage.inputTokens ?? 0;
      taken.outputTokens += answer.report?.usage.outputTokens ?? 0;
      if (answer.report?.engine === 'builtin') taken.builtin += 1;
      const cited = answer.citations.map(({ startSeconds, quote }) => ({
        startSeconds,
        words: quote.split(' ').length,
      }));
      return {
        cited,
        ranked: cited,
        declined: answer.kind === 'not_said',
        answerable: answer.kind === 'not_said' ? 0 : 1,
      };
    },
    totals: () =>
      `${taken.questions} questions, ${taken.requests} requests, ${taken.inputTokens} tokens in, ${taken.outputTokens} out, ` +
      `${Math.round(taken.seconds)} s; ${taken.builtin} answers are the built-in engine's`,
  };
}
