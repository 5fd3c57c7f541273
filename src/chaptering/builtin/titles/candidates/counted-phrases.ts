import { type Candidate, candidate } from './candidate.ts';
import { type Phrase, phrasesOf } from './phrases/phrases.ts';
import { spellPhrase } from './phrases/spell-phrase.ts';
import type { PlacedSentence } from './placed-sentences.ts';
import type { Said } from './said.ts';

const stretches = 8;
const openingSentences = 6;

/** A phrase with what is counted of its uses. */
interface Counted extends Candidate {
  /** The stretch in which it was said last. */
  last: number;
  /** How often each of its words has a capital, half a time where a sentence begins with it. */
  capitals: number[];
}

/**
 * The phrases of a chapter by their keys, in the order in which they are said, with what is counted of their uses; `whole` is a number of
 * uses. Names of those who speak are left out.
 */
export function countPhrases(
  sentences: readonly PlacedSentence[],
  speakers: ReadonlySet<string>,
): Map<string, Counted> {
  const counted = new Map<string, Counted>();
  for (const { said, offset, share } of sentences) {
    const stretch = Math.floor(share * stretches);
    for (const phrase of phrasesOf(said)) {
      const { from, to, key, whole } = phrase;
      const first = said.senses[from];
      if (to - from === 1 && first?.part === 'name' && speakers.has(first.bare)) continue;
      const known = counted.get(key) ?? begun(said, phrase, offset);
      counted.set(key, known);
      if (whole && known.whole === 0) [known.from, known.to] = [from, to];
      countUse(known, said, phrase);
      if (known.last !== stretch) known.stretches++;
      known.last = stretch;
      if (offset < openingSentences) known.early++;
    }
  }
  return counted;
}

function begun(said: Said, { from, to }: Phrase, offset: number): Counted {
  const asked = said.sentence.question;
  return { ...candidate({ kind: 'phrase', from, to, sentence: offset, asked }), last: -1, capitals: [] };
}

function countUse(known: Counted, { words, senses, sentence }: Said, { from, to, whole }: Phrase): void {
  known.count++;
  const before = senses[from - 1]?.bare ?? '';
  if (/^(?:the|this|that|your|our)$/.test(before)) known.articles++;
  if (/^(?:an?|another|every|each)$/.test(before)) known.indefinite++;
  // "Belief in God" says nothing of where.
  const isHeld = /^(?:belie|faith|trust|confiden|interest)/.test(senses[from - 2]?.bare ?? '');
  if (!isHeld && /^(?:in|inside|into|across|throughout|within)$/.test(before)) known.placed++;
  for (let at = from; at < to; at++) {
    const isOpening = at === sentence.from;
    if (!isOpening && !/^\p{Lu}/u.test(words[at]?.text ?? '')) continue;
    known.capitals[at - from] = (known.capitals[at - from] ?? 0) + (isOpening ? 0.5 : 1);
  }
  if (!whole) return;
  known.whole++;
  if (before === 'the') known.definite++;
}

/** A phrase as a title writes it, with capitals where its words mostly have them though not by themselves: "the Vatican Library". */
export function spellCounted(
  { words, senses, casing }: Omit<Said, 'sentence'>,
  { from, to, count, capitals }: Counted,
): string {
  const hasCapital = Array.from({ length: to - from }, (_, at) => {
    const isContent = senses[from + at]?.part !== 'grammar';
    return isContent && to - from > 1 && (capitals[at] ?? 0) > 0.6 * count;
  });
  return spellPhrase(words, from, to, casing, hasCapital);
}
