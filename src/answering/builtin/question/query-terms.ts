import { learnedBackground } from '../../../transcripts/reading/learned-background.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { stem } from '../../spoken/stem.ts';
import { entriesFor, membersOf, synonymousStems, synonymsOf } from '../../spoken/synonyms.ts';
import type { Query } from './query.ts';
import { type Reach, settledWords } from './settled-words.ts';
import type { Sought } from './topics.ts';

/** What a sought word is called in the transcript, and how much it tells; `part`s add up to 1. */
export interface Term {
  sought: Sought;
  /** Its stem, or those of words it is a part of (or that are parts of it), and of synonyms, with how sure that is. */
  stems: Map<string, number>;
  rarity: number;
  /** Its part in what the question asks for: rare words count more, but not as much as they do in the ranking. */
  part: number;
}

/** What another form of the word is worth, by the endings of a language that is neither English nor German. */
const otherForm = 0.8;
/** What a match inside a longer word is worth: `Teig` in `Sauerteig`. */
const partialMatch = 0.6;
/** What another word of the same meaning is worth. */
const synonymous = 0.45;
/** What something is worth of the sort that a word names: `green` for `colour`. */
const ofSort = 0.4;
/** Any talk says words that are less rare than this among all transcripts: `come` for `visit`. */
const tellingRarity = 0.3;
/** What those are worth, and others where the video says the very word too: whoever means it says it. */
const synonymousToo = 0.1;
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
export function termsOf(query: Query, spoken: Spoken, reach: Reach): Term[] {
  const background = learnedBackground();
  const terms = settledWords(query, spoken, reach).map((sought) => {
    const stems = spoken.spread.has(sought.stem) ? ownAndHeads(sought, spoken) : compounds(sought, spoken);
    for (const key of spoken.formsOf(sought.word)) stems.set(key, Math.max(otherForm, stems.get(key) ?? 0));
    const own = stems.size > 0 ? [...stems.keys()] : undefined;
    if (reach === 'thesaurus') addMeanings(stems, sought, spoken);
    else
      for (const key of synonymousStems(sought.stem))
        if (spoken.spread.has(key) && !stems.has(key)) stems.set(key, synonymous);
    const holders = Math.max(0, ...Array.from(own ?? stems.keys(), (key) => spoken.spread.get(key) ?? 0));
    const rarity = Math.log(1 + (spoken.passages.length - holders + 0.5) / (holders + 0.5));
    // A word that is said everywhere tells little, however seldom this video says it.
    const telling = fewestTelling + (1 - fewestTelling) * (background.get(sought.folded)?.rarity ?? 1);
    return { sought, stems, rarity, part: sought.weight * Math.sqrt(rarity) * telling };
  });
  const whole = terms.reduce((sum, { part }) => sum + part, 0);
  return terms.map((term) => ({ ...term, part: term.part / Math.max(1e-9, whole) }));
}

/** Adds what may be said for a word, by the thesaurus. */
function addMeanings(stems: Map<string, number>, sought: Sought, spoken: Spoken): void {
  const background = learnedBackground();
  // `died` and `die` have different stems.
  for (const entry of entriesFor(sought.folded))
    for (const key of spoken.entries.get(entry) ?? []) if (!stems.has(key)) stems.set(key, partialMatch);
  const isSaid = spoken.spread.has(sought.stem);
  const members = membersOf(sought.folded);
  for (const asked of [sought.folded, ...sought.expressions]) {
    for (const other of synonymsOf(asked)) {
      const isTelling = (background.get(other)?.rarity ?? 1) >= tellingRarity;
      const sure = isSaid || !isTelling ? synonymousToo : members?.has(other) ? ofSort : synonymous;
      for (const key of spoken.entries.get(other) ?? []) stems.set(key, Math.max(sure, stems.get(key) ?? 0));
    }
  }
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
