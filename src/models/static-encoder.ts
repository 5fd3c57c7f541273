import type { Encoder } from './encoder.ts';
import { type WordVectors, wordVectors, wordVectorsChecksum } from './word-vectors.ts';

/** A text of which less is known, by the weight of its words, has no vector. */
const leastKnown = 0.5;
const rarest = 255;

/**
 * The encoder of every install: a text's vector is the weighted mean of its words' vectors, which come with the product. It knows
 * English; what it understands too little of, such as a text in another language, gets no vector.
 */
export function staticEncoder(table: WordVectors = wordVectors()): Encoder {
  return {
    name: nameOf(table.checksum),
    dimensions: table.dimensions,
    encode: async (texts) => texts.map((text) => meanOf(text, table)),
  };
}

/** The name of the encoder of every install, for whoever encodes nothing: the table is not kept. */
export function staticEncoderName(): string {
  return nameOf(wordVectorsChecksum());
}

const nameOf = (checksum: string) => `words-${checksum.slice(0, 12)}`;

/** The words of a text as the table has them: lower case, apostrophes within, everything else apart. */
export function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}\p{N}]+(?:'\p{L}+)*/gu) ?? []
  );
}

function meanOf(text: string, { dimensions, places, weights, values }: WordVectors): Float32Array {
  const sum = new Float32Array(dimensions);
  let known = 0;
  let all = 0;
  for (const word of wordsIn(text)) {
    const place = places.get(word) ?? places.get(word.replace(/'s$/, ''));
    const weight = place === undefined ? rarest : (weights[place] ?? 0);
    all += weight;
    if (place === undefined) continue;
    known += weight;
    const from = place * dimensions;
    for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + weight * (values[from + at] ?? 0);
  }
  const length = Math.hypot(...sum);
  return length === 0 || known < leastKnown * all ? sum.fill(0) : sum.map((value) => value / length);
}
