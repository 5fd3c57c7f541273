import type { LocalModel } from './catalogue.ts';
import { encoderCentresTable } from './encoder-centres-table.ts';

/** What the vectors of all texts have in common by one encoder: the mean of those that ask, and of those that are asked about. */
export interface EncoderCentres {
  question: Float32Array;
  passage: Float32Array;
}

const scale = 32_767;
/** A reading's own mean counts from its first sentence on, beside so many that lie where passages usually do. */
const usualSentences = 30;

/** Those that were learned (`evals/train/encoder-centres.ts`) of an encoder of the catalogue. */
export function learnedCentres(name: string): EncoderCentres | undefined {
  const line = encoderCentresTable.split('\n').find((one) => one.startsWith(`${name} `));
  if (line === undefined) return undefined;
  const [, question = '', passage = ''] = line.split(' ');
  return { question: parseCentre(question), passage: parseCentre(passage) };
}

/** Those that an encoder of the catalogue needs. */
export function centresOf({ name, encoder }: LocalModel): EncoderCentres | undefined {
  return encoder?.isCentred ? learnedCentres(name) : undefined;
}

function parseCentre(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64');
  return Float32Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readInt16LE(2 * at) / scale);
}

/** The inverse of a line of `learnedCentres`. */
export function spellCentres(name: string, { question, passage }: EncoderCentres): string {
  const spelt = [question, passage].map((centre) => {
    const bytes = Buffer.alloc(2 * centre.length);
    centre.forEach((value, at) => {
      bytes.writeInt16LE(Math.round(scale * value), 2 * at);
    });
    return bytes.toString('base64');
  });
  return [name, ...spelt].join(' ');
}

/**
 * Vectors less what all of their kind have in common, of length 1. Of passages, which are those of one reading, what this reading
 * and its language have in common is taken away too, so that one measure holds for all languages.
 */
export function centred(
  vectors: readonly Float32Array[],
  as: keyof EncoderCentres,
  centres: EncoderCentres,
): Float32Array[] {
  const centre = as === 'question' ? centres.question : meanAmong(vectors, centres.passage);
  return vectors.map((vector) => {
    if (!vector.some((value) => value !== 0)) return vector;
    const rest = vector.map((value, at) => value - (centre[at] ?? 0));
    const length = Math.hypot(...rest);
    return length > 0 ? rest.map((value) => value / length) : rest;
  });
}

function meanAmong(vectors: readonly Float32Array[], usual: Float32Array): Float32Array {
  const count = usualSentences + vectors.length;
  const sums = usual.map((value) => usualSentences * value);
  for (const vector of vectors)
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (vector[at] ?? 0);
  return sums.map((value) => value / count);
}
