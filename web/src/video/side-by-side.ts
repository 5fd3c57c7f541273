import type { Chapter } from '../api/client.ts';

/** What begins at about one moment. */
interface Pair {
  /** The earlier one of both. */
  first: Chapter;
  ours?: Chapter;
  theirs?: Chapter;
}

/** Two sets of chapters on one axis: what begins less than this many seconds apart stands side by side. */
const sameMoment = 10;

/** Every chapter of both, in order of time. */
export function sideBySide(ours: readonly Chapter[], theirs: readonly Chapter[]): Pair[] {
  const rest = [...theirs];
  const pairs: Pair[] = ours.map((own) => {
    const place = rest.findIndex((other) => Math.abs(other.start_seconds - own.start_seconds) < sameMoment);
    const [other] = place < 0 ? [] : rest.splice(place, 1);
    if (!other) return { first: own, ours: own };
    return { first: other.start_seconds < own.start_seconds ? other : own, ours: own, theirs: other };
  });
  const alone = rest.map((other) => ({ first: other, theirs: other }));
  return [...pairs, ...alone].sort((a, b) => a.first.start_seconds - b.first.start_seconds);
}
