import type { Meaning } from '../answering/retrieval/nearness.ts';
import { staticEncoder } from '../models/static-encoder.ts';
import type { Reading } from '../transcripts/reading/reading.ts';
import { packVectors, unpackVectors } from '../transcripts/reading/sentence-vectors.ts';

/** Tells what the sentences of a reading mean, which nobody has stored, beside each question about it. */
export async function readMeaning({ sentences }: Reading): Promise<(question: string) => Promise<Meaning>> {
  const encoder = staticEncoder();
  const packed = packVectors(encoder, await encoder.encode(sentences.map(({ text }) => text)));
  const vectors = unpackVectors(packed);
  return async (asked) => {
    const [question = new Float32Array(encoder.dimensions)] = await encoder.encode([asked], { as: 'question' });
    return { sentences: vectors, question };
  };
}
