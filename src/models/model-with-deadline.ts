import type { LanguageModel, ModelPiece } from '../language-model/language-model.ts';
import { noUsage } from './usage.ts';

/** So many requests in a row that found no answer in time tell that the model hangs: one alone may have been too much for it. */
const fewest = 3;
/** The wait for a first word after one that was in vain: as a share of that, and milliseconds at least. */
const waitAgain = { share: 0.5, least: 20_000 };
/** Milliseconds from the beginning of one trial, and from its end if it failed, to the next. */
const betweenTrials = 15_000;

/**
 * The model with a memory of whether it answers in time. While it does not, a request is a trial that goes through now and then,
 * and all others are told at once that it is away, rather than to wait in vain for as long as they may. Anything that is heard
 * from it ends that. Before that is known, who listens waits shorter for a first word after each wait in vain. A trial does not
 * keep the next from beginning: the model may be back before its time is over.
 *
 * @param clock milliseconds
 */
export function modelWithDeadline(model: LanguageModel, clock: () => number = () => performance.now()): LanguageModel {
  let late = 0;
  let waited = 0;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let nextTrial = Number.NEGATIVE_INFINITY;

  function hasAnswered(): void {
    late = 0;
    answeredAt = clock();
    nextTrial = Number.NEGATIVE_INFINITY;
  }

  return {
    ...model,
    async complete(request, signal) {
      const began = clock();
      const isTrial = late >= fewest;
      if (isTrial && began < nextTrial) {
        const cause = 'the model has not answered in time lately';
        return { kind: 'away', cause, isLasting: true, isLeftAlone: true, usage: noUsage };
      }
      if (isTrial) nextTrial = began + betweenTrials;
      const { hear } = request;
      const silent = new AbortController();
      const giveUp = () => silent.abort(new DOMException('There was no word in time.', 'TimeoutError'));
      const isShorter = hear !== undefined && late > 0 && !isTrial;
      const timer = isShorter ? setTimeout(giveUp, Math.max(waitAgain.least, waited * waitAgain.share)) : undefined;
      const heard = (piece: ModelPiece) => {
        clearTimeout(timer);
        hasAnswered();
        hear?.(piece);
      };
      const outcome = await model.complete(
        hear ? { ...request, hear: heard } : request,
        AbortSignal.any([signal, silent.signal]),
      );
      clearTimeout(timer);
      if (outcome.kind !== 'away') hasAnswered();
      // Who began before the last answer came tells of a time that is over.
      else if (outcome.isLate && began > answeredAt) {
        late += 1;
        waited = clock() - began;
        if (isTrial) nextTrial = Math.max(nextTrial, clock() + betweenTrials);
      }
      return outcome;
    },
  };
}
