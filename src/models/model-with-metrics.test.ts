import { expect, test } from 'vitest';
import { roomy } from '../../test/harness/roomy-model.ts';
import type { ModelOutcome } from '../language-model/language-model.ts';
import { modelWithMetrics, requestOutcomes } from './model-with-metrics.ts';
import { noUsage } from './usage.ts';

const away = (more: object = {}): ModelOutcome => ({
  kind: 'away',
  cause: '',
  isLasting: false,
  usage: noUsage,
  ...more,
});
const timeout = new DOMException('', 'TimeoutError');

test.each<[string, ModelOutcome, unknown?]>([
  ['answered', { kind: 'answer', text: '', isCut: true, usage: noUsage }],
  ['refused', { kind: 'refused', usage: noUsage }],
  ['spent', away({ isSpent: true })],
  ['left_alone', away({ isLeftAlone: true })],
  ['stopped', away({ isTaken: true }), new DOMException('', 'AbortError')],
  ['late', away({ isTaken: true, isLate: true }), timeout],
  ['busy', away({ isBusy: true }), timeout],
  ['misset', away({ isMisset: true })],
  ['unfit', away({ isUnfit: true })],
  ['broken_off', away({ isTaken: true, isBroken: true })],
  ['unreadable', away({ isTaken: true })],
  ['unavailable', away()],
])('a request is counted once, as %s', async (name, outcome, reason) => {
  const counts = new Map<string, number>();
  const model = { name: 'model-1', cites: false, capacity: async () => roomy, complete: async () => outcome };
  const counted = modelWithMetrics(model, (one, requests) => counts.set(one, (counts.get(one) ?? 0) + requests));
  expect([...counts.keys()]).toEqual([...requestOutcomes]);
  const signal = reason === undefined ? new AbortController().signal : AbortSignal.abort(reason);
  expect(
    await counted.complete({ instructions: '', prompt: '', mostOutputTokens: 50, expectedTokens: 1 }, signal),
  ).toBe(outcome);
  expect([...counts].filter(([, requests]) => requests > 0)).toEqual([[name, 1]]);
});
