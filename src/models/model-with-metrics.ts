import type { LanguageModel, ModelOutcome } from '../language-model/language-model.ts';

/**
 * What becomes of requests, in a few words of which counts are kept. `spent` and `left_alone` were not sent; of one that was
 * `stopped` whoever asked wanted no more; what came of an `unreadable` one was no answer, or endless.
 */
export const requestOutcomes = [
  'answered',
  'refused',
  'spent',
  'left_alone',
  'stopped',
  'busy',
  'misset',
  'unfit',
  'late',
  'broken_off',
  'unreadable',
  'unavailable',
] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

/** The model, whose requests are counted by what becomes of them, retries included in them; each outcome is told of as 0 at first. */
export function modelWithMetrics(
  model: LanguageModel,
  count: (outcome: RequestOutcome, requests: number) => void,
): LanguageModel {
  for (const outcome of requestOutcomes) count(outcome, 0);
  return {
    ...model,
    async complete(request, signal) {
      const outcome = await model.complete(request, signal);
      count(nameOf(outcome, signal), 1);
      return outcome;
    },
  };
}

function nameOf(outcome: ModelOutcome, signal: AbortSignal): RequestOutcome {
  if (outcome.kind !== 'away') return outcome.kind === 'answer' ? 'answered' : 'refused';
  if (outcome.isSpent) return 'spent';
  if (outcome.isLeftAlone) return 'left_alone';
  const isOver = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  if (signal.aborted && !isOver) return 'stopped';
  if (outcome.isBusy) return 'busy';
  if (outcome.isMisset) return 'misset';
  if (outcome.isUnfit) return 'unfit';
  if (outcome.isLate) return 'late';
  if (outcome.isBroken) return 'broken_off';
  return outcome.isTaken ? 'unreadable' : 'unavailable';
}
