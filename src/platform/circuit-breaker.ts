/** When a platform that does not answer is left alone, and for how long; milliseconds. */
export interface BreakerRules {
  /** So many troubles in a row, without any answer between, … */
  opensAfter: number;
  /** … the first and the last of them no further apart than this. */
  withinMs: number;
  firstCoolDownMs: number;
  /** Each probe that fails doubles the cool-down, up to this. */
  mostCoolDownMs: number;
}

export type BreakerState =
  /** Everybody may ask; `troubles` are the times of those since the last answer. */
  | { kind: 'closed'; troubles: readonly number[] }
  /** Nobody may ask before `until`. */
  | { kind: 'open'; until: number; coolDownMs: number }
  /** One asks, and all others wait for what comes of it. */
  | { kind: 'probing'; coolDownMs: number };

/** What asking may be: not at all, like everybody, or as the one probe. */
export type Pass = 'none' | 'ordinary' | 'probe';

/** What came of asking; `unknown` where nobody waited for it. */
export type Result = 'answered' | 'trouble' | 'unknown';

export const closed: BreakerState = { kind: 'closed', troubles: [] };

/** Whether somebody may ask now; as a probe if the cool-down is over. */
export function admit(state: BreakerState, now: number): { state: BreakerState; pass: Pass } {
  if (state.kind === 'closed') return { state, pass: 'ordinary' };
  if (state.kind === 'probing' || now < state.until) return { state, pass: 'none' };
  return { state: { kind: 'probing', coolDownMs: state.coolDownMs }, pass: 'probe' };
}

/**
 * What the result of somebody who was let through means for all. While nobody may ask, only the probe's result counts:
 * whoever began before that is late. `leastMs` is what the platform itself told us to wait, believed up to the most.
 */
export function settle(
  state: BreakerState,
  { pass, result, now, leastMs = 0 }: { pass: Pass; result: Result; now: number; leastMs?: number },
  rules: BreakerRules,
): BreakerState {
  const open = (coolDownMs: number): BreakerState => {
    const waits = Math.min(Math.max(coolDownMs, leastMs), rules.mostCoolDownMs);
    return { kind: 'open', until: now + waits, coolDownMs: Math.min(coolDownMs, rules.mostCoolDownMs) };
  };
  if (state.kind === 'probing' && pass === 'probe') {
    if (result === 'answered') return closed;
    return result === 'trouble'
      ? open(state.coolDownMs * 2)
      : { kind: 'open', until: now, coolDownMs: state.coolDownMs };
  }
  if (state.kind !== 'closed' || result === 'unknown') return state;
  if (result === 'answered') return closed;
  const troubles = [...state.troubles.filter((time) => now - time <= rules.withinMs), now];
  return troubles.length >= rules.opensAfter ? open(rules.firstCoolDownMs) : { kind: 'closed', troubles };
}

/** Whole seconds until asking makes sense; 0 where somebody may ask now. */
export function secondsToWait(state: BreakerState, now: number): number {
  if (state.kind === 'closed') return 0;
  return state.kind === 'open' ? Math.max(0, Math.ceil((state.until - now) / 1000)) : 1;
}
