import { learnedBackground } from '../../transcripts/language/learned-background.ts';
import type { Spoken } from './passages.ts';
import type { Query, Sought } from './query.ts';
import { settledWords } from './settled-words.ts';
import { stem } from './stem.ts';
import { synonymsOf } from './synonyms.ts';

/** What a sought word is called in the transcript, and how much it tells; `part`s add up to 1. */
export interface Term {
  sought: Sought;
  /** Its stem, or those of words it is a part of (or that are parts of it), and of synonyms, with how sure that is. */
  stems: Map<string, number>;
  rarity: number;
  /** Its part in what the question asks for: rare words count more, but not as much as they do in the ranking. */
  part: number;
}

/** What a match inside a longer word is worth: `Teig` in `Sauerteig`. */
const partialMatch = 0.6;
/** What another word of the same meaning is worth. */
const synonymous = 0.45;
/** What a longer word is worth that the sought one ends, where that is said too; how long it must be, and what may follow it. */
const headMatch = 0.5;
const shortestHead = 6;
const longestEnding = 3;
const shortestPart = 4;
const shortestPiece = 3;
/** Words that share so much of the longer one are of one family: `experiments`, `experimental`. */
const sharedPart = 0.72;
const fewestShared = 6;
const fewestTelling = 0.3;

/** What the words of the question are called in this transcript. */
export function termsOf(query: Query, spoken: Spoken): Term[] {
  const background = learnedBackground();
  const terms = settledWords(query, spoken).map((sought) => {
    const stems = spoken.spread.has(sought.stem) ? ownAndHeads(sought, spoken) : compounds(sought, spoken);
    const own = stems.size > 0 ? [...stems.keys()] : undefined;
    for (const other of synonymsOf(sought.stem)) {
      if (spoken.spread.has(other) && !stems.has(other)) stems.set(other, synonymous);
    }
    const holders = Math.max(0, ...Array.from(own ?? stems.keys(), (key) => spoken.spread.get(key) ?? 0));
    const rarity = Math.log(1 + (spoken.passages.length - holders + 0.5) / (holders + 0.5));
    // A word that is said everywhere tells little, however seldom this video says it.
    const telling = fewestTelling + (1 - fewestTelling) * (background.get(sought.folded)?.rarity ?? 1);
    return { sought, stems, rarity, part: sought.weight * Math.sqrt(rarity) * telling };
  });
  const whole = terms.reduce((sum, { part }) => sum + part, 0);
  return terms.map((term) => ({ ...term, part: term.part / Math.max(1e-9, whole) }));
}

/** A long word itself, and those that it ends: `Schleifmaschine` is a `Maschine`. */
function ownAndHeads({ stem: own }: Sought, { vocabulary }: Spoken): Map<string, number> {
  const stems = new Map([[own, 1]]);
  if (own.length < shortestHead) return stems;
  for (const [word, key] of vocabulary) {
    const at = word.lastIndexOf(own);
    if (at >= shortestPiece && word.length - at - own.length <= longestEnding && !stems.has(key))
      stems.set(key, headMatch);
  }
  return stems;
}

/** Words that begin or end with the sought one, or that begin or end it. */
function compounds(sought: Sought, { vocabulary, spread }: Spoken): Map<string, number> {
  const stems = new Map<string, number>();
  const part = sought.folded;
  if (part.length < shortestPart) return stems;
  for (const [word, key] of vocabulary) {
    const [short, long] = word.length < part.length ? [word, part] : [part, word];
    if (short.length < shortestPart || (short.length === shortestPart && long.length < 8)) continue;
    if (long.startsWith(short) || long.endsWith(short) || isOneFamily(short, long)) stems.set(key, partialMatch);
  }
  // `back-end` may be written as two words.
  const pieces = sought.word.split('-').filter((piece) => piece !== sought.word && piece.length >= shortestPiece);
  if (pieces.every((piece) => spread.has(stem(piece))))
    for (const piece of pieces) stems.set(stem(piece), partialMatch);
  return stems;
}

function isOneFamily(short: string, long: string): boolean {
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared += 1;
  return shared >= fewestShared && shared >= sharedPart * long.length;
}
