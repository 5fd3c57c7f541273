import type { LookUp } from './platform.ts';

/** Looks a video up, unless that was done lately; `beforeAsking` may refuse by throwing, where the platform has to be asked. */
export type RememberedLookUps = (platformId: string, beforeAsking: () => Promise<void>) => Promise<LookUp>;

/** Videos that are remembered at most; the one looked up longest ago is forgotten. */
const mostRemembered = 1000;
/** Milliseconds for which what the platform says is remembered, and that it does not answer. */
const remembered = { answer: 300_000, silence: 15_000 };

/** Asks once for what many want to know, for what is shown and not relied on. */
export function rememberLookUps(
  lookUp: (platformId: string) => Promise<LookUp>,
  clock: () => number = Date.now,
): RememberedLookUps {
  const known = new Map<string, { found: Promise<LookUp>; until: number }>();
  return async (platformId, beforeAsking) => {
    const one = known.get(platformId);
    if (one && clock() < one.until) return one.found;
    await beforeAsking();
    const found = lookUp(platformId);
    const entry = { found, until: Number.POSITIVE_INFINITY }; // while it is asked
    known.delete(platformId);
    known.set(platformId, entry);
    for (const oldest of known.keys()) {
      if (known.size <= mostRemembered) break;
      known.delete(oldest);
    }
    try {
      const { kind } = await found;
      entry.until = clock() + (kind === 'unavailable' ? remembered.silence : remembered.answer);
    } catch (error) {
      known.delete(platformId);
      throw error;
    }
    return found;
  };
}
