import { featureOf, hashOf } from './hashed-features.ts';
import type { SpokenWord } from './spoken-word.ts';

const edge = 1;
const articles = new Set('the a an my your his her our their this that these those some any no each every'.split(' '));

/** How the words of a video are used in it: what a name's use differs in from a common word's. */
export interface Usage {
  count: number;
  /** After articles and the like. */
  led: number;
}

/** The usage of each word of a video. */
export function usageOf(words: readonly SpokenWord[]): ReadonlyMap<string, Usage> {
  const found = new Map<string, Usage>();
  words.forEach(({ bare }, at) => {
    const usage = found.get(bare) ?? { count: 0, led: 0 };
    usage.count++;
    if (articles.has(words[at - 1]?.bare ?? '')) usage.led++;
    found.set(bare, usage);
  });
  return found;
}

/** Of a word (bare): the features of its own form and of its use in the video, which are the same wherever it stands. */
export function formFeatures(bare: string, usage: ReadonlyMap<string, Usage>): number[] {
  const own = bare.replace(/'s$/, '');
  const { count = 1, led = 0 } = usage.get(bare) ?? {};
  const share = Math.round((4 * led) / count);
  const often = Math.min(4, Math.floor(Math.log2(count)));
  const plural = usage.has(`${own}s`) || (own.endsWith('s') && usage.has(own.slice(0, -1))) ? 1 : 0;
  return [
    featureOf(64, 0),
    featureOf(65, hashOf(own)),
    featureOf(66, hashOf(own.slice(0, 3))),
    featureOf(67, hashOf(own.slice(-3))),
    featureOf(68, hashOf(own.slice(-4))),
    featureOf(69, hashOf(own.slice(-2))),
    featureOf(70, hashOf(own.slice(0, 4))),
    featureOf(71, Math.min(12, own.length)),
    featureOf(72, share, often),
    featureOf(73, share, plural),
    featureOf(74, plural, often),
    featureOf(75, own === bare ? 0 : 1),
    featureOf(76, hashOf(own.slice(-1)), share),
    featureOf(77, hashOf(own.slice(0, 2))),
  ];
}

/** The features of where a word stands, and of whether what stands before it has a capital. */
export function placeFeatures(words: readonly SpokenWord[], at: number, before: number): number[] {
  const hash = (place: number) => words[place]?.hash ?? edge;
  const [y, z, a, b, c] = [hash(at - 2), hash(at - 1), hash(at), hash(at + 1), hash(at + 2)];
  const bare = words[at]?.bare ?? '';
  const suffix = hashOf(bare.slice(-3));
  return [
    featureOf(96, z),
    featureOf(97, b),
    featureOf(98, z, a),
    featureOf(99, a, b),
    featureOf(100, y, z),
    featureOf(101, b, c),
    featureOf(102, z, b),
    featureOf(103, before),
    featureOf(104, before, a),
    featureOf(105, before, suffix),
    featureOf(106, before, z),
    featureOf(107, suffix, z),
    featureOf(108, suffix, b),
    featureOf(109, before, b),
    featureOf(110, y, a),
    featureOf(111, a, c),
  ];
}
