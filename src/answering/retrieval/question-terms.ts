import { learnedBackground } from '../../transcripts/reading/learned-background.ts';
import type { IndexedReading } from './indexed-reading.ts';
import type { Term } from './terms.ts';

/** A word that is asked for, and what it is called in the transcript. */
export interface QuestionTerm extends Term {
  /** 1; less where it comes from an earlier question. */
  weight: number;
  /** Stems that are said and stand for it, each with how surely, 0 to 1; empty: nobody says it. */
  said: ReadonlyMap<string, number>;
  /** How rare it is among all transcripts, 0 to 1. */
  rarity: number;
  /** Inverse frequency among the sentences of this transcript. */
  inverseFrequency: number;
  /** Its share of all that is asked for; the shares add up to 1. */
  share: number;
}

/** What a match inside a longer word is worth (`Teig` in `Sauerteig`), and one that differs by a slip of the keyboard. */
const partialMatch = 0.6;
const shortestPart = 4;
const shortestMistyped = 5;
/** A word that is said everywhere tells little, however seldom this video says it. */
const leastTelling = 0.3;

/** What the words of a question are called in a transcript, and how much each of them tells there. */
export function questionTerms(terms: readonly (Term & { weight: number })[], indexed: IndexedReading): QuestionTerm[] {
  const background = learnedBackground();
  const found = terms.map((term) => {
    const said = saidFor(term, indexed);
    const holders = Math.max(0, ...Array.from(said.keys(), (key) => indexed.frequency.get(key) ?? 0));
    const inverseFrequency = Math.log(1 + (indexed.sentences.length - holders + 0.5) / (holders + 0.5));
    const rarity = background.get(term.folded)?.rarity ?? 1;
    const telling = leastTelling + (1 - leastTelling) * rarity;
    return { ...term, said, rarity, inverseFrequency, share: term.weight * Math.sqrt(inverseFrequency) * telling };
  });
  const whole = Math.max(
    1e-9,
    found.reduce((sum, { share }) => sum + share, 0),
  );
  return found.map((term) => ({ ...term, share: term.share / whole }));
}

/** The very word, or where nobody says it words that it is a part of, that are parts of it, or from which it differs by one slip. */
function saidFor({ folded, stem }: Term, { frequency, vocabulary }: IndexedReading): Map<string, number> {
  if (frequency.has(stem)) return new Map([[stem, 1]]);
  const said = new Map<string, number>();
  if (folded.length < shortestPart) return said;
  for (const [word, key] of vocabulary) {
    const [short, long] = word.length < folded.length ? [word, folded] : [folded, word];
    const isPart = short.length >= shortestPart && (long.startsWith(short) || long.endsWith(short));
    if (isPart || (short.length >= shortestMistyped && isOneSlip(short, long))) said.set(key, partialMatch);
  }
  return said;
}

/** Whether one letter too many, another one, or two in the wrong order part the words. */
function isOneSlip(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  const rest = (word: string, skipped: number) => word.slice(from + skipped);
  if (long.length > short.length) return rest(short, 0) === rest(long, 1);
  const isSwapped = short[from] === long[from + 1] && short[from + 1] === long[from];
  return rest(short, 1) === rest(long, 1) || (isSwapped && rest(short, 2) === rest(long, 2));
}
