import { bareWord, stem } from '../../../transcripts/reading/terms.ts';
import type { Talk } from '../talk.ts';
import { chainsOf, differenceAround } from './cohesion.ts';
import type { Feature } from './feature.ts';
import { deviation, maxAround, sumAround, within } from './sliding.ts';

/** Widths of the windows on each side of a boundary, in seconds. */
const scales = [20, 40, 80, 160, 320] as const;

/** How the vocabulary turns at each sentence. */
export function vocabularyFeatures(talk: Talk): Feature[] {
  const { starts } = talk;
  const features: Feature[] = [];
  const add = (name: string, values: Float64Array, low = -4, high = 6) =>
    features.push({ name, reason: 'vocabulary', values: within(values, low, high) });
  for (const scale of scales) {
    const { distance, divergence } = differenceAround(talk, scale);
    const usual = deviation(distance, starts, scale * 4);
    add(`shift${scale}`, usual);
    add(`distance${scale}`, deviation(distance, starts, Number.POSITIVE_INFINITY));
    add(`divergence${scale}`, deviation(divergence, starts, scale * 4));
    const before = maxAround(distance.map(negative), starts, -scale, 0, 0);
    const after = maxAround(distance.map(negative), starts, 0, scale, 0);
    add(
      `depth${scale}`,
      distance.map((value, place) => 2 * value + (before[place] ?? 0) + (after[place] ?? 0)),
    );
    const highest = maxAround(usual, starts, -scale / 2 - 10, scale / 2 + 10, 0);
    add(
      `below${scale}`,
      usual.map((value, place) => value - (highest[place] ?? 0)),
    );
  }
  const { begun, ended, first } = chainsOf(talk);
  for (const seconds of [15, 40, 100]) {
    const starting = deviation(sumAround(begun, starts, 0, seconds), starts, 300);
    const ending = deviation(sumAround(ended, starts, -seconds, -0.001), starts, 300);
    add(`begun${seconds}`, starting);
    add(`ended${seconds}`, ending);
    add(
      `chains${seconds}`,
      starting.map((value, place) => value + (ending[place] ?? 0)),
    );
  }
  add('first20', deviation(sumAround(first, starts, 0, 20), starts, 300));
  add('firstBefore20', deviation(sumAround(first, starts, -20, -0.001), starts, 300));
  const named = titleHits(talk);
  add('named20', deviation(sumAround(named, starts, 0, 20), starts, 600));
  add('named', named);
  return features;
}

function negative(value: number): number {
  return -value;
}

/** How many words of the video's own title each sentence holds. */
function titleHits({ words, sentences, title }: Talk): Float64Array {
  const hits = new Float64Array(sentences.length);
  const telling = (title ?? '').split(/\s+/).filter((word) => bareWord(word).length > 3);
  const stems = new Set(telling.map(stem));
  if (stems.size === 0) return hits;
  sentences.forEach((sentence, place) => {
    for (let at = sentence.from; at < sentence.to; at++) {
      if (stems.has(stem(words[at]?.text ?? ''))) hits[place] = (hits[place] ?? 0) + 1;
    }
  });
  return hits;
}
