/** What a word of a question tells by how often a video says it. */
export interface WordEvidence {
  /**
   * How much it speaks for the video's answering that it says the word not at all, seldom, sometimes, often: logarithms of how much
   * likelier that is of videos that answer than of others.
   */
  ratios: readonly number[];
  /** How often videos that are asked such questions say it: the logarithm of 1 + how often of a thousand topical words. */
  usual: number;
}

/** Topical words, of a thousand, from which on a word is said seldom, sometimes, often. */
const bounds = [0, 4, 12];
/** As many words more are counted as said: what a short video says twice is not what it speaks of all the time. */
const prior = 150;
const scale = 20;

/** How often each stem is said of a thousand topical words. */
export function ratesOf(stems: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const keys of stems) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const whole = stems.reduce((sum, { length }) => sum + length, 0);
  return new Map(Array.from(counts, ([key, count]) => [key, (count * 1000) / (whole + prior)]));
}

/** 0 where it is not said, 1 seldom, 2 sometimes, 3 often. */
export function howOften(rate: number): number {
  return rate <= 0 ? 0 : bounds.filter((bound) => rate >= bound).length;
}

/** Stems and their evidence in twentieths, what is usual last: `borrow -12 3 9 10 4`, with white space between all of them. */
export function parseEvidence(text: string): Map<string, WordEvidence> {
  const evidence = new Map<string, WordEvidence>();
  for (const [, key = '', values = ''] of text.matchAll(/(\S+)((?: -?\d+){5})/g)) {
    const ratios = values
      .trim()
      .split(' ')
      .map((value) => Number(value) / scale);
    const usual = ratios.pop() ?? 0;
    evidence.set(key, { ratios, usual });
  }
  return evidence;
}

/** The inverse of `parseEvidence`, in one line. */
export function spellEvidence(evidence: ReadonlyMap<string, WordEvidence>): string {
  return [...evidence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { ratios, usual }]) => [key, ...[...ratios, usual].map((value) => Math.round(value * scale))].join(' '))
    .join(' ');
}
