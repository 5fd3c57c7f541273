import type { Meaning } from '../answering/retrieval/nearness.ts';
import type { Encoder } from '../models/encoder.ts';
import { encoderFor, type LocalEncoder } from '../models/local/local-encoder.ts';
import { staticEncoder } from '../models/static-encoder.ts';
import type { Reading } from '../transcripts/reading/reading.ts';
import { packVectors, unpackVectors } from '../transcripts/reading/sentence-vectors.ts';

/**
 * Tells what the sentences of a reading mean, which nobody has stored, beside a question about it: by the first of these encoders that
 * knows its language, and by the one of every install where there is none, or where that fails.
 *
 * @param onFault hears why an encoder on this machine did not serve
 */
export async function readMeaning(
  { sentences, language }: Reading,
  encoders: readonly LocalEncoder[] = [],
  onFault: (error: unknown) => void = () => undefined,
): Promise<(question: string) => Promise<Meaning>> {
  const texts = sentences.map(({ text }) => text);
  const local = encoderFor(language, encoders);
  const byWords = () => meaningBy(staticEncoder(), texts);
  if (!local) return byWords();
  try {
    const meaningOf = await meaningBy(local, texts);
    return (asked) =>
      meaningOf(asked).catch(async (error) => {
        onFault(error);
        return (await byWords())(asked);
      });
  } catch (error) {
    onFault(error);
    return byWords();
  }
}

async function meaningBy(encoder: Encoder, texts: readonly string[]): Promise<(question: string) => Promise<Meaning>> {
  const vectors = unpackVectors(packVectors(encoder, await encoder.encode(texts)));
  return async (asked) => {
    const [question = new Float32Array(encoder.dimensions)] = await encoder.encode([asked], { as: 'question' });
    return { sentences: vectors, question };
  };
}
