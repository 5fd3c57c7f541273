import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { roomy } from '../../test/harness/roomy-model.ts';
import type { LanguageModel, ModelOutcome, ModelRequest } from '../language-model/language-model.ts';
import { modelWithDeadline } from './model-with-deadline.ts';
import { noUsage } from './usage.ts';

const answer: ModelOutcome = { kind: 'answer', text: 'Yes.', isCut: false, usage: noUsage };
const late: ModelOutcome = { kind: 'away', cause: 'the time is over', isLasting: true, isLate: true, usage: noUsage };
const unreachable: ModelOutcome = { kind: 'away', cause: 'it can not be reached', isLasting: false, usage: noUsage };
const turnedAway = 'the model has not answered in time lately';

/** A model whose requests end when the test says how, and a clock that the test sets. */
function hanging() {
  let now = 1;
  const open: { request: ModelRequest; end: (outcome: ModelOutcome) => void }[] = [];
  const model: LanguageModel = {
    name: 'model-1',
    cites: false,
    capacity: async () => roomy,
    complete: (request) => new Promise((end) => open.push({ request, end })),
  };
  const watched = modelWithDeadline(model, () => now);
  const ask = (request: Partial<ModelRequest> = {}) =>
    watched.complete(
      { instructions: '', prompt: '', mostOutputTokens: 50, expectedTokens: 1, ...request },
      new AbortController().signal,
    );
  /** Asks, and ends it so at once; undefined where it was not let through. */
  const meets = async (outcome: ModelOutcome) => {
    const before = open.length;
    const asked = ask();
    now += 1;
    open[before]?.end(outcome);
    const met = await asked;
    return open.length > before ? met : undefined;
  };
  return { open, ask, meets, pass: (milliseconds: number) => (now += milliseconds) };
}

/** One that three requests in a row found hanging. */
async function hung() {
  const model = hanging();
  for (let times = 0; times < 3; times += 1) expect(await model.meets(late)).toEqual(late);
  return model;
}

describe('a model that answers', () => {
  test('now and then too late is asked on', async () => {
    const { meets } = hanging();
    for (const outcome of [late, late, answer, late, late, answer, late]) expect(await meets(outcome)).toEqual(outcome);
  });

  test('or can not be reached is asked on', async () => {
    const { meets } = hanging();
    for (let times = 0; times < 9; times += 1) expect(await meets(unreachable)).toEqual(unreachable);
  });

  test('is not taken for one that hangs for what was asked before its last answer', async () => {
    const { ask, meets, open, pass } = hanging();
    const old = [ask(), ask(), ask(), ask()];
    pass(1000);
    await meets(answer);
    for (const one of open) one.end(late);
    await Promise.all(old);
    expect(await meets(answer)).toEqual(answer);
    const [one, other] = [ask(), ask()];
    expect(open).toHaveLength(8);
    open[6]?.end(answer);
    open[7]?.end(answer);
    expect([await one, await other]).toEqual([answer, answer]);
  });

  test('slowly, but is heard, does not hang', async () => {
    const { ask, open, pass } = hanging();
    for (let times = 0; times < 5; times += 1) {
      const asked = ask({ hear: () => undefined });
      pass(1000);
      open[times]?.request.hear?.({ kind: 'text', text: 'Y' });
      pass(1000);
      open[times]?.end(late);
      expect(await asked).toEqual(late);
    }
  });
});

test('who listens waits ever shorter for the first word of a model that was silent, and as long as ever once it spoke', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let isSilent = true;
  const model: LanguageModel = {
    name: 'model-1',
    cites: false,
    capacity: async () => roomy,
    complete: ({ hear }, signal) =>
      new Promise((end) => {
        if (!isSilent) setTimeout(() => hear?.({ kind: 'text', text: 'Y' }), 1000);
        signal.addEventListener('abort', () => end(late));
      }),
  };
  const watched = modelWithDeadline(model, () => Date.now());
  const ended = async () => {
    let seconds = 0;
    const began = Date.now();
    const whole = new AbortController();
    const timer = setTimeout(() => whole.abort(new DOMException('', 'TimeoutError')), 100_000);
    const asked = watched
      .complete(
        { instructions: '', prompt: '', mostOutputTokens: 50, expectedTokens: 1, hear: () => undefined },
        whole.signal,
      )
      .then(() => {
        seconds = (Date.now() - began) / 1000;
        clearTimeout(timer);
      });
    await vi.runAllTimersAsync();
    await asked;
    return seconds;
  };
  expect([await ended(), await ended()]).toEqual([100, 50]);
  isSilent = false;
  expect([await ended(), await ended()]).toEqual([100, 100]);
});

describe('a model that hangs', () => {
  test('is tried by the next request; others are told at once meanwhile', async () => {
    const { ask, open } = await hung();
    void ask();
    expect(open).toHaveLength(4);
    expect(await ask()).toEqual({
      kind: 'away',
      cause: turnedAway,
      isLasting: true,
      isLeftAlone: true,
      usage: noUsage,
    });
    expect(open).toHaveLength(4);
  });

  test('and that answers a trial is asked by everybody', async () => {
    const { ask, meets, open } = await hung();
    expect(await meets(answer)).toEqual(answer);
    void ask();
    void ask();
    expect(open).toHaveLength(6);
  });

  test('is left alone for a while after a trial that failed', async () => {
    const { meets, pass } = await hung();
    expect(await meets(late)).toEqual(late);
    expect(await meets(answer)).toBeUndefined();
    pass(14_000);
    expect(await meets(answer)).toBeUndefined();
    pass(2000);
    expect(await meets(answer)).toEqual(answer);
  });

  test('is tried again while a trial still waits', async () => {
    const { ask, open, meets, pass } = await hung();
    void ask();
    expect(await meets(answer)).toBeUndefined();
    pass(16_000);
    expect(await meets(answer)).toEqual(answer);
    expect(open).toHaveLength(5);
  });
});
