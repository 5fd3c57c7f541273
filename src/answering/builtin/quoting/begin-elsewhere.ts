import type { Kind } from '../../kinds.ts';
import type { Spoken } from '../../spoken/passages.ts';
import { reasonElsewhere } from '../../spoken/reasons-elsewhere.ts';
import type { Term } from '../question/query-terms.ts';

/** What is spoken of is named again within so many sentences. */
const namedWithin = 3;
/** A word is surely what is asked for from here on. */
const sure = 0.5;

/**
 * Where a quote begins that answers in another language than English and German: with the reason, where the sentence says that it was told
 * before it; and where it is asked when something is spoken of, with the first sentence that names it. The same place in any other case.
 */
export function beginElsewhere(place: number, kind: Kind, terms: readonly Term[], spoken: Spoken): number {
  if (spoken.tongue !== 'other') return place;
  if (kind === 'why') return isReasonBefore(place, spoken) ? place - 1 : place;
  return kind === 'moment' ? firstNamed(place, terms, spoken) : place;
}

/** Whether the same speaker tells the reason in the sentence before: `Por eso …` */
function isReasonBefore(place: number, { sentences, by, language }: Spoken): boolean {
  const before = sentences[place - 1];
  if (!before || before.question || by[place - 1] !== by[place]) return false;
  return reasonElsewhere(sentences[place]?.text ?? '', language).isBefore;
}

/** The first of the sentences before one that go on naming the most telling word that is asked for. */
function firstNamed(place: number, terms: readonly Term[], { stems }: Spoken): number {
  const [telling] = terms.toSorted((one, other) => other.part - one.part);
  let first = place;
  for (let at = place - 1; at >= Math.max(0, first - namedWithin); at -= 1)
    if (stems[at]?.some((key) => (telling?.stems.get(key) ?? 0) > sure)) first = at;
  return first;
}
