import { bareWord, stem } from '../../../transcripts/reading/terms.ts';
import type { Talk } from '../talk.ts';
import { chainsOf, differenceAround } from './cohesion.ts';
import type { Feature } from './feature.ts';
import { deviation, sumAround } from './sliding.ts';
import { bounded, turnOf, turnScales } from './turn.ts';

/** How the vocabulary turns at each sentence. */
export function vocabularyFeatures(talk: Talk): Feature[] {
  const { starts } = talk;
  const features: Feature[] = [];
  const add = (name: string, values: Float64Array) =>
    features.push({ name, reason: 'vocabulary', values: bounded(values) });
  for (const scale of turnScales) {
    const { distance, divergence } = differenceAround(talk, scale);
    const { shift, distance: wholly, depth, below } = turnOf(distance, starts, scale);
    add(`shift${scale}`, shift);
    add(`distance${scale}`, wholly);
    add(`divergence${scale}`, deviation(divergence, starts, scale * 4));
    add(`depth${scale}`, depth);
    add(`below${scale}`, below);
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
