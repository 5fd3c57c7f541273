import { bareWord } from '../../../transcripts/reading/terms.ts';
import { type NumberStretch, numberStretches } from '../../number-stretches.ts';
import { type Spoken, wordsOfText } from '../../spoken/passages.ts';
import { fold, stem } from '../../spoken/stem.ts';
import type { Query } from './query.ts';

/** A number that a question asks for. */
interface AskedNumber extends Pick<NumberStretch, 'numbers' | 'isFigure' | 'counted'> {
  /** The stems of its words. */
  keys: string[];
  /** Whether it is told in several words, which others may write as one. */
  isOfSeveral: boolean;
}

/**
 * What is said, with the numbers that a question asks for in the question's own words beside those that tell them: where 40 is
 * asked for, `forty` is `40` too, and the other way round. The same where it asks for none. Linear in what is said.
 */
export function withAskedNumbers(spoken: Spoken, query: Query): Spoken {
  const asked = askedNumbers(query);
  if (asked.length === 0) return spoken;
  const stems = spoken.stems.map((keys) => [...keys]);
  const vocabulary = new Map(spoken.vocabulary);
  const added = new Set<string>();
  for (const { place, stretch, keys } of tellings(asked, spoken).toReversed()) {
    const { from = 0 } = spoken.sentences[place] ?? {};
    // From the last one on, so that what is put in moves nothing that is still to come.
    stems[place]?.splice(keysIn(from, stretch.to, spoken).length, 0, ...keys);
    for (const key of keys) added.add(key);
    if (stretch.to - stretch.from === 1) vocabulary.set(foldedAt(stretch.from, spoken), keys[0] ?? '');
  }
  return { ...spoken, stems, vocabulary, spread: spreadOf(added, stems, spoken) };
}

/** Where the numbers are told in other words: in which sentence, and the question's words that are not there. */
function tellings(asked: readonly AskedNumber[], spoken: Spoken) {
  const { words, sentences } = spoken;
  let place = 0;
  return numberStretches(words.map(({ text }) => text)).flatMap((stretch) => {
    while ((sentences[place]?.to ?? words.length) <= stretch.from) place += 1;
    const own = keysIn(stretch.from, stretch.to, spoken);
    const meant = asked.filter((one) => isTold(one, stretch)).flatMap(({ keys }) => keys);
    const keys = [...new Set(meant)].filter((key) => !own.includes(key));
    return keys.length > 0 && place < sentences.length ? [{ place, stretch, keys }] : [];
  });
}

/** Whether words tell the number that is asked for, and of nothing else: `forty miles` are no 40 euros. */
function isTold(asked: AskedNumber, told: NumberStretch): boolean {
  if (asked.numbers.isDisjointFrom(told.numbers)) return false;
  // A word that stands for itself is looked for as such.
  const isOtherwise = asked.isFigure || told.isFigure || asked.isOfSeveral;
  return isOtherwise && mayBeSame(asked.counted, told.counted);
}

function mayBeSame(one: NumberStretch['counted'], other: NumberStretch['counted']): boolean {
  if (one === undefined || other === undefined) return true;
  if (one === 'thing' || other === 'thing') return one === other;
  const isOtherMoney = one.currency && other.currency && one.currency !== other.currency;
  return one.kind === other.kind && one.worth === other.worth && !isOtherMoney;
}

/** In how many passages each stem occurs, those too that were added. */
function spreadOf(added: ReadonlySet<string>, stems: readonly string[][], { spread, passages }: Spoken) {
  const counts = Array.from(added, (key): [string, number] => {
    const holds = stems.map((keys) => keys.includes(key));
    return [key, passages.filter(({ from, to }) => holds.slice(from, to).includes(true)).length];
  });
  return new Map([...spread, ...counts]);
}

/** The stems of words that carry a topic. */
function keysIn(from: number, to: number, spoken: Spoken): string[] {
  const places = Array.from({ length: to - from }, (_, step) => from + step);
  return places.flatMap((at) => spoken.vocabulary.get(foldedAt(at, spoken)) ?? []);
}

function foldedAt(at: number, { words }: Spoken): string {
  return fold(bareWord(words[at]?.text ?? ''));
}

/** The numbers of a question, and of what it takes up of an earlier one. */
function askedNumbers({ question, sought }: Query): AskedNumber[] {
  const own = wordsOfText(question).map(({ text }) => text);
  const known = new Set(own.map(stemOf));
  const lent = sought.filter((one) => !known.has(one.stem)).map(({ word }) => [word]);
  const asked = new Set(sought.map((one) => one.stem));
  const inWords = (words: readonly string[]) =>
    numberStretches(words).flatMap((stretch) => togetherOrEach(words.slice(stretch.from, stretch.to), stretch));
  return [own, ...lent]
    .flatMap(inWords)
    .map((one) => ({ ...one, keys: one.keys.filter((key) => asked.has(key)) }))
    .filter(({ keys }) => keys.length > 0);
}

/** What is asked for in words that tell a number together; or in each of them, of which the last says what they count. */
function togetherOrEach(words: readonly string[], stretch: NumberStretch): AskedNumber[] {
  if (stretch.isTogether) return [{ ...stretch, keys: words.map(stemOf), isOfSeveral: true }];
  return words.flatMap((word, at) =>
    numberStretches([word]).map((alone) => {
      const { counted } = at === words.length - 1 ? stretch : alone;
      return { ...alone, counted, keys: [stemOf(word)], isOfSeveral: word.includes('-') };
    }),
  );
}

function stemOf(word: string): string {
  return stem(bareWord(word));
}
