import type { IndexedReading } from '../retrieval/indexed-reading.ts';
import { bestApart, type Retrieved } from '../retrieval/retrieve.ts';
import type { Passage } from './compose.ts';

const mostPassages = 3;
/** A further passage is told where it is at most so much less likely than the best one: a logarithm. */
const nearlyAsGood = 4;
/** Two passages are at least so many words apart. */
const apartWords = 60;
/** A passage has so many words at least, where the same speaker goes on, and no more than so many. */
const passageWords = { least: 16, most: 48 };

/** The best one to three passages, best first. */
export function choosePassages({ scores }: Pick<Retrieved, 'scores'>, indexed: IndexedReading): Passage[] {
  const places = bestApart(scores, indexed.wordStarts, apartWords, mostPassages);
  const best = scores[places[0] ?? -1] ?? Number.NEGATIVE_INFINITY;
  return places.filter((at) => (scores[at] ?? best) >= best - nearlyAsGood).map((at) => passageFrom(at, indexed));
}

/** The sentence at a place and those after it that belong to it: a few words alone say little, and nobody is quoted into somebody else's turn. */
export function passageFrom(from: number, { sentences, speakers, words }: IndexedReading): Passage {
  const length = (to: number) => (sentences[to - 1]?.to ?? 0) - (sentences[from]?.from ?? 0);
  const goesOn = (at: number) => {
    const first = words[sentences[at]?.from ?? 0];
    return at < sentences.length && speakers[at] === speakers[from] && first?.speaker !== true;
  };
  let to = from + 1;
  while (length(to) < passageWords.least && goesOn(to) && length(to + 1) <= passageWords.most) to += 1;
  return { from, to, words: passageWords.most };
}
