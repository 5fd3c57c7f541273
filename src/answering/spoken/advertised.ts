import { announcesSponsor, sellsIn } from '../../transcripts/reading/selling.ts';
import type { Spoken } from './passages.ts';

/** Sentences without selling that an advertisement has in a row. */
const reach = 8;

/** The places of sentences in which an advertisement is told: from where it is said who pays to the last sentence soon after that sells. */
export function advertisedIn({ sentences }: Pick<Spoken, 'sentences'>): ReadonlySet<number> {
  const advertised = new Set<number>();
  let last = Number.NEGATIVE_INFINITY;
  for (const [place, sentence] of sentences.entries()) {
    const isNear = place - last <= reach;
    if (!announcesSponsor(sentence) && !(isNear && sellsIn(sentence))) continue;
    for (let at = isNear ? last + 1 : place; at <= place; at += 1) advertised.add(at);
    last = place;
  }
  return advertised;
}
