import type { Spoken } from './passages.ts';

/** Words that carry a topic, of a thousand, from which on a word is said seldom, sometimes, often. */
const bounds = [0, 4, 12];

/** As many words more are counted as said: what a short video says twice is not what it speaks of all the time. */
const prior = 150;

/** How often each stem is said of a thousand words that carry a topic. */
export function ratesOf({ stems }: Spoken): Map<string, number> {
  const counts = new Map<string, number>();
  for (const keys of stems) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const whole = stems.reduce((sum, { length }) => sum + length, 0);
  return new Map(Array.from(counts, ([key, count]) => [key, (count * 1000) / (whole + prior)]));
}

/** 0 where it is not said, 1 seldom, 2 sometimes, 3 often. */
export function howOften(rate: number): number {
  return rate <= 0 ? 0 : bounds.filter((bound) => rate >= bound).length;
}
