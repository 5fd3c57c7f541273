import type { IndexedReading } from '../retrieval/indexed-reading.ts';

/** What a sentence gains beside the passage that was cited before: a logarithm, and the words over which it fades. */
const beside = { gain: 1.5, words: 150 };
/** What a passage loses that was quoted already. */
const quotedAlready = 3;
/** About so many words were quoted. */
const quotedWords = 40;
const moment = /(?<![\d:])(?:(\d+):)?(\d{1,2}):(\d{2})(?![\d:])/g;

/** The seconds that the last answer with a moment cites, in its order; none where no answer does. */
export function citedBefore(earlier: readonly { answer: string }[]): number[] {
  for (const { answer } of earlier.toReversed()) {
    const seconds = Array.from(
      answer.matchAll(moment),
      ([, hours = '0', minutes = '0', rest = '0']) => Number(hours) * 3600 + Number(minutes) * 60 + Number(rest),
    );
    if (seconds.length > 0) return seconds;
  }
  return [];
}

/** Scores for a question that leans on what was answered: what is said near it is likelier, what was quoted is not told again. */
export function nearCited(cited: readonly number[], scores: Float64Array, indexed: IndexedReading): Float64Array {
  const { sentences, wordStarts } = indexed;
  const places = cited.map((second) => sentences.findLastIndex(({ start }) => Math.floor(start) <= second));
  const [main] = places;
  if (main === undefined || main < 0) return scores;
  return scores.map((score, at) => {
    const wordsFrom = (place: number) => (wordStarts[at] ?? 0) - (wordStarts[place] ?? 0);
    const isTold = places.some((place) => wordsFrom(place) >= 0 && wordsFrom(place) < quotedWords);
    const gain = beside.gain * Math.exp(-Math.abs(wordsFrom(main)) / beside.words);
    return score + gain - (isTold ? quotedAlready : 0);
  });
}
