/** What each sentence of a reading means, as an encoder tells it. */
export interface SentenceVectors {
  /** The encoder that made them. */
  encoder: string;
  dimensions: number;
  /** One vector after the other, in the order of the sentences, each in a unit of its own; zeros where none is known. */
  values: Int8Array;
}

/** Vectors as they are stored: a line of JSON, then a byte for each number. Three hours of speech take some 300 KB for 128 numbers a sentence. */
export function packVectors(
  { name: encoder, dimensions }: { name: string; dimensions: number },
  vectors: readonly Float32Array[],
): Uint8Array {
  const values = new Int8Array(vectors.length * dimensions);
  vectors.forEach((vector, at) => {
    const most = vector.reduce((top, value) => Math.max(top, Math.abs(value)), 0);
    if (most > 0)
      values.set(
        vector.map((value) => Math.round((127 * value) / most)),
        at * dimensions,
      );
  });
  return Buffer.concat([Buffer.from(`${JSON.stringify({ encoder, dimensions })}\n`), Buffer.from(values.buffer)]);
}

/** The vectors that were packed. */
export function unpackVectors(bytes: Uint8Array): SentenceVectors {
  const { end, ...described } = headOf(bytes);
  return { ...described, values: new Int8Array(bytes.subarray(end + 1)) };
}

/** The encoder that made the vectors that were packed. */
export function encoderOfVectors(bytes: Uint8Array): string {
  return headOf(bytes).encoder;
}

function headOf(bytes: Uint8Array): Pick<SentenceVectors, 'encoder' | 'dimensions'> & { end: number } {
  const end = bytes.indexOf(0x0a);
  const { encoder, dimensions } = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString());
  return { encoder, dimensions, end };
}

/** The sum of the products; of arrays of one kind alone, since that is several times as quick. */
export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
