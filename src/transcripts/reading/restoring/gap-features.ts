import { featureOf } from './hashed-features.ts';
import type { SpokenWord } from './spoken-word.ts';

const edge = 1;

/** What speaks for and against punctuation after word `at`: the words around, and how long the speaker is silent. */
export function gapFeatures(words: readonly SpokenWord[], at: number): number[] {
  const hash = (place: number) => words[place]?.hash ?? edge;
  const [y, z, a] = [hash(at - 2), hash(at - 1), hash(at)];
  const [b, c, d] = [hash(at + 1), hash(at + 2), hash(at + 3)];
  const pause = words[at + 1]?.pause ?? 0;
  return [
    featureOf(0, 0),
    featureOf(1, a),
    featureOf(2, b),
    featureOf(3, a, b),
    featureOf(4, z, a),
    featureOf(5, b, c),
    featureOf(6, z, a, b),
    featureOf(7, a, b, c),
    featureOf(8, b, c, d),
    featureOf(9, y, z, a),
    featureOf(10, z),
    featureOf(11, c),
    featureOf(12, pause),
    featureOf(13, pause, b),
    featureOf(14, pause, a),
    featureOf(15, z, b),
    featureOf(16, a, c),
  ];
}

/** What speaks for and against a sentence (`to` excluded) being a question. */
export function questionFeatures(words: readonly SpokenWord[], from: number, to: number): number[] {
  const hash = (place: number) => (place < to && place >= from ? (words[place]?.hash ?? edge) : edge);
  const [a, b, c, d] = [hash(from), hash(from + 1), hash(from + 2), hash(from + 3)];
  const [x, y, z] = [hash(to - 3), hash(to - 2), hash(to - 1)];
  const next = words[to]?.hash ?? edge;
  return [
    featureOf(32, 0),
    featureOf(33, a),
    featureOf(34, a, b),
    featureOf(35, a, b, c),
    featureOf(36, b, c),
    featureOf(37, b, c, d),
    featureOf(38, c, d),
    featureOf(39, z),
    featureOf(40, y, z),
    featureOf(41, x, y, z),
    featureOf(42, next),
    featureOf(43, next, words[to + 1]?.hash ?? edge),
    featureOf(44, Math.min(12, to - from)),
    featureOf(45, b),
    featureOf(46, a, z),
  ];
}
