import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { admit, type BreakerState, closed, type Pass, type Result, secondsToWait, settle } from './circuit-breaker.ts';

const rules = { opensAfter: 3, withinMs: 10_000, firstCoolDownMs: 1000, mostCoolDownMs: 4000 };

/** One after the other at these times: what each was let through as, and what it met. */
function run(steps: [now: number, result: Result, leastMs?: number][], from: BreakerState = closed) {
  let state = from;
  const passes: Pass[] = [];
  for (const [now, result, leastMs = 0] of steps) {
    const admitted = admit(state, now);
    passes.push(admitted.pass);
    state = admitted.state;
    if (admitted.pass !== 'none') state = settle(state, { pass: admitted.pass, result, now, leastMs }, rules);
  }
  return { state, passes };
}

const opened = run([
  [0, 'trouble'],
  [1, 'trouble'],
  [2, 'trouble'],
]).state;

describe('closed', () => {
  test('troubles in a row open it', () => {
    expect(opened).toEqual({ kind: 'open', until: 1002, coolDownMs: 1000 });
  });

  test('an answer between them does not let them be in a row', () => {
    const steps: [number, Result][] = [0, 1, 2, 3, 4].map((now) => [now, now === 2 ? 'answered' : 'trouble']);
    expect(run(steps).state.kind).toBe('closed');
  });

  test('troubles far apart do not open it', () => {
    expect(run([0, 6000, 12_000, 18_000, 24_000].map((now) => [now, 'trouble'])).state.kind).toBe('closed');
    expect(run([0, 5000, 10_000].map((now) => [now, 'trouble'])).state.kind).toBe('open');
  });

  test('what nobody waited for says nothing', () => {
    expect(run([0, 1, 2, 3].map((now) => [now, 'unknown'])).state).toBe(closed);
  });
});

describe('open', () => {
  test('nobody asks until the cool-down is over; then one does, and the others wait for what comes of it', () => {
    expect(admit(opened, 1001).pass).toBe('none');
    const probing = admit(opened, 1002);
    expect(probing.pass).toBe('probe');
    expect(admit(probing.state, 5000).pass).toBe('none');
  });

  test('a probe that is answered closes it, for all', () => {
    expect(run([[1002, 'answered']], opened).state).toBe(closed);
  });

  test('each probe that fails doubles the cool-down, up to the most; an answer begins anew', () => {
    let state = opened;
    const waits: number[] = [];
    for (let probe = 0; probe < 4; probe += 1) {
      const now = state.kind === 'open' ? state.until : Number.NaN;
      state = run([[now, 'trouble']], state).state;
      waits.push(state.kind === 'open' ? state.until - now : Number.NaN);
    }
    expect(waits).toEqual([2000, 4000, 4000, 4000]);
    expect(run([[99_999, 'answered']], state).state).toBe(closed);
  });

  test('what the platform tells us to wait is waited, up to the most', () => {
    const asked = (leastMs: number) => run([[1002, 'trouble', leastMs]], opened).state;
    expect(asked(3000)).toEqual({ kind: 'open', until: 4002, coolDownMs: 2000 });
    expect(asked(900_000)).toEqual({ kind: 'open', until: 5002, coolDownMs: 2000 });
  });

  test('a probe that nobody waits for leaves the next one its place', () => {
    const { state } = run([[1002, 'unknown']], opened);
    expect(admit(state, 1002).pass).toBe('probe');
  });

  test('whoever began before it opened is late', () => {
    for (const result of ['answered', 'trouble', 'unknown'] as const) {
      expect(settle(opened, { pass: 'ordinary', result, now: 500 }, rules)).toBe(opened);
      const probing = admit(opened, 1002).state;
      expect(settle(probing, { pass: 'ordinary', result, now: 1500 }, rules)).toBe(probing);
    }
  });

  test('says how long to wait', () => {
    expect(secondsToWait(closed, 0)).toBe(0);
    expect(secondsToWait(opened, 2)).toBe(1);
    expect(secondsToWait({ kind: 'open', until: 61_001, coolDownMs: 1000 }, 0)).toBe(62);
    expect(secondsToWait(opened, 5000)).toBe(0);
    expect(secondsToWait(admit(opened, 1002).state, 1002)).toBe(1);
  });
});

test('whatever happens, in any order: at most one probe, bounded waits, and an answer in the end lets everybody in', () => {
  const step = fc.record({
    begins: fc.boolean(),
    after: fc.integer({ min: 0, max: 6000 }),
    which: fc.nat(),
    result: fc.constantFrom<Result>('answered', 'trouble', 'unknown'),
    leastMs: fc.integer({ min: 0, max: 100_000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let state = closed;
      let now = 0;
      const running: Pass[] = [];
      for (const { begins, after, which, result, leastMs } of steps) {
        now += after;
        if (begins) {
          const admitted = admit(state, now);
          const mayAsk = state.kind === 'closed' || (state.kind === 'open' && now >= state.until);
          if ((admitted.pass !== 'none') !== mayAsk) throw new Error('let through wrongly');
          state = admitted.state;
          if (admitted.pass !== 'none') running.push(admitted.pass);
        } else if (running.length > 0) {
          const [pass = 'none'] = running.splice(which % running.length, 1);
          state = settle(state, { pass, result, now, leastMs }, rules);
        }
        const probes = running.filter((pass) => pass === 'probe').length;
        if (probes > 1 || (state.kind === 'probing') !== (probes === 1)) throw new Error('not one probe');
        if (state.kind === 'open' && state.until - now > rules.mostCoolDownMs) throw new Error('too long a wait');
        if (state.kind === 'closed' && state.troubles.length >= rules.opensAfter) throw new Error('it should be open');
      }
      for (const pass of running) state = settle(state, { pass, result: 'unknown', now }, rules);
      const last = admit(state, now + rules.mostCoolDownMs);
      if (last.pass === 'none') throw new Error('nobody gets through any more');
      state = settle(last.state, { pass: last.pass, result: 'answered', now }, rules);
      if (state !== closed) throw new Error('an answer did not close it');
    }),
    { numRuns: 2000 },
  );
});
