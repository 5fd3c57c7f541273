import type { Log } from '../observability/log.ts';
import { countLeftAlone } from '../observability/metrics.ts';
import { admit, type BreakerRules, type BreakerState, closed, secondsToWait, settle } from './circuit-breaker.ts';
import { type Platform, troubles, type Unavailable } from './platform.ts';

/** A dozen refusals may be of a dozen videos; a block lasts, so that each look costs twice as much patience as the one before. */
const usual: BreakerRules = { opensAfter: 15, withinMs: 60_000, firstCoolDownMs: 5000, mostCoolDownMs: 300_000 };

export interface GuardedPlatform extends Platform {
  /** Seconds until the platform is asked again, where it is left alone since it did not answer; 0 otherwise. */
  secondsLeftAlone(): number;
}

export interface GuardOptions {
  /** Milliseconds that one verb may take: troubles in a row are that far apart where the platform is silent. */
  timeoutMs: number;
  log: Log;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

interface Breaker {
  state: BreakerState;
}

/**
 * The same platform behind a circuit breaker: when it refuses us or is out of reach time after time, it is left alone for a
 * while, and whoever asks hears at once what they would have heard after waiting. Then one request is let through to
 * see. The state is this process's own. Previews have a breaker of their own: whoever looks at links shuts out no work, and does not
 * try for it whether the platform answers again.
 */
export function guardedPlatform(inner: Platform, options: GuardOptions): GuardedPlatform {
  const { timeoutMs, log, clock = Date.now } = options;
  const rules = { ...usual, withinMs: usual.withinMs + usual.opensAfter * timeoutMs };
  for (const trouble of troubles) countLeftAlone(trouble, 0);

  const work: Breaker = { state: closed };
  const previews: Breaker = { state: closed };

  async function guarded<T extends { kind: string }>(
    breaker: Breaker,
    ask: () => Promise<T | Unavailable>,
    stop?: AbortSignal,
  ): Promise<T | Unavailable> {
    if (breaker === previews && work.state.kind !== 'closed') return leftAlone(work);
    const admitted = admit(breaker.state, clock());
    breaker.state = admitted.state;
    if (admitted.pass === 'none') return leftAlone(breaker);
    let outcome: T | Unavailable | undefined;
    try {
      outcome = await ask();
      return outcome;
    } finally {
      change(breaker, admitted.pass, outcome, stop);
    }
  }

  function change(
    breaker: Breaker,
    pass: 'ordinary' | 'probe',
    outcome: object | undefined,
    stop: AbortSignal | undefined,
  ): void {
    const { trouble, retryAfterSeconds = 0 } = (outcome ?? {}) as Partial<Unavailable>;
    const result = outcome === undefined || stop?.aborted ? 'unknown' : trouble ? 'trouble' : 'answered';
    const before = breaker.state;
    const state = settle(before, { pass, result, now: clock(), leastMs: retryAfterSeconds * 1000 }, rules);
    breaker.state = state;
    if (breaker === previews) return;
    if (state.kind === 'open' && trouble && result === 'trouble' && before.kind !== 'open') {
      countLeftAlone(trouble);
      log.warn({ trouble, seconds: secondsToWait(state, clock()) }, 'the platform is left alone for a while');
    }
    if (state.kind === 'closed' && before.kind === 'probing') log.info('the platform answers again');
  }

  function leftAlone({ state }: Breaker): Unavailable {
    const cause = 'the platform did not answer several times in a row, and is left alone for a while';
    return { kind: 'unavailable', cause, retryAfterSeconds: secondsToWait(state, clock()) };
  }

  return {
    lookUp: (platformId, how) => guarded(how?.isPreview ? previews : work, () => inner.lookUp(platformId, how)),
    readCaptions: (platformId, stop, wanted) => guarded(work, () => inner.readCaptions(platformId, stop, wanted), stop),
    listCaptions: (platformId) => guarded(previews, () => inner.listCaptions(platformId)),
    readPlaylist: (link) => guarded(previews, () => inner.readPlaylist(link)),
    secondsLeftAlone: () => secondsToWait(work.state, clock()),
  };
}
