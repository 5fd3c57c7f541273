import type { Passage, Spoken } from './passages.ts';
import type { Query, Sought } from './query.ts';

/** A passage that holds words of the question. */
export interface Found {
  passage: Passage;
  score: number;
  /** How much of what the question asks for is in it, 0 to 1. */
  coverage: number;
}

/** What a sought word is called in the transcript, and how much it tells; `part`s add up to 1. */
export interface Term {
  sought: Sought;
  /** Its stem, or those of words it is a part of (or that are parts of it), with how sure that is. */
  stems: Map<string, number>;
  rarity: number;
  /** Its part in what the question asks for: rare words count more, but not as much as they do in the ranking. */
  part: number;
}

// BM25 (Robertson and Zaragoza, 2009) with its usual constants.
const saturation = 1.2;
const lengthNormal = 0.75;
/** What a match inside a longer word is worth: `Teig` in `Sauerteig`. */
const partialMatch = 0.6;
const shortestPart = 4;

/** What the words of the question are called in this transcript. */
export function termsOf(query: Query, spoken: Spoken): Term[] {
  const terms = query.sought.map((sought) => {
    const stems = spoken.spread.has(sought.stem) ? new Map([[sought.stem, 1]]) : compounds(sought, spoken);
    const holders = Math.max(0, ...Array.from(stems.keys(), (key) => spoken.spread.get(key) ?? 0));
    const rarity = Math.log(1 + (spoken.passages.length - holders + 0.5) / (holders + 0.5));
    return { sought, stems, rarity, part: sought.weight * Math.sqrt(rarity) };
  });
  const whole = terms.reduce((sum, { part }) => sum + part, 0);
  return terms.map((term) => ({ ...term, part: term.part / whole }));
}

/** The passages that hold any of these words, best first. */
export function rank(terms: readonly Term[], spoken: Spoken): Found[] {
  const { passages } = spoken;
  const usual = passages.reduce((sum, { length }) => sum + length, 0) / Math.max(1, passages.length);
  const found: Found[] = [];
  for (const passage of passages) {
    const norm = saturation * (1 - lengthNormal + (lengthNormal * passage.length) / Math.max(1, usual));
    let score = 0;
    let coverage = 0;
    for (const { sought, stems, rarity, part } of terms) {
      const { count, sureness } = occurrences(passage, stems);
      if (count === 0) continue;
      score += (sought.weight * sureness * rarity * count * (saturation + 1)) / (count + norm);
      coverage += part;
    }
    if (score > 0) found.push({ passage, score: score * coverage, coverage });
  }
  return found.sort((one, other) => other.score - one.score);
}

function occurrences(passage: Passage, stems: Map<string, number>): { count: number; sureness: number } {
  let count = 0;
  let sureness = 0;
  for (const [key, sure] of stems) {
    const here = passage.counts.get(key) ?? 0;
    if (here === 0) continue;
    count += here;
    sureness = Math.max(sureness, sure);
  }
  return { count, sureness };
}

/** Words that begin or end with the sought one, or that begin or end it. */
function compounds(sought: Sought, { vocabulary }: Spoken): Map<string, number> {
  const stems = new Map<string, number>();
  const part = sought.folded;
  if (part.length < shortestPart) return stems;
  for (const [word, key] of vocabulary) {
    const [short, long] = word.length < part.length ? [word, part] : [part, word];
    if (short.length < shortestPart || (short.length === shortestPart && long.length < 8)) continue;
    if (long.startsWith(short) || long.endsWith(short)) stems.set(key, partialMatch);
  }
  return stems;
}
