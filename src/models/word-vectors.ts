import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateSync, inflateSync } from 'node:zlib';

/** A vector for each of many words (`evals/train/word-vectors.ts`). */
export interface WordVectors {
  dimensions: number;
  /** The places of the words. */
  places: ReadonlyMap<string, number>;
  /** What each word counts for in a text, 1 to 255: the more, the rarer it is. */
  weights: Uint8Array;
  /** The words' vectors one after the other, all in the same unit. */
  values: Int8Array;
  /** Of the whole table, in hexadecimal digits. */
  checksum: string;
}

/**
 * The table's form: these four letters and its version, the SHA-256 of all that follows, as little-endian numbers of 32 bits the
 * dimensions, the count of words and the length of their list; the list (a word a line, deflated), the weights, the vectors.
 */
const magic = 'CMV1';
const headBytes = 4 + 32 + 12;

let known: WordVectors | undefined;

/** The table that comes with the product. */
export function wordVectors(): WordVectors {
  known ??= parseWordVectors(readTable());
  return known;
}

/**
 * The checksum of the table that comes with the product, without keeping the table.
 *
 * @throws {Error} where it is no whole table of this version
 */
export function wordVectorsChecksum(): string {
  return checksumOf(readTable());
}

const readTable = () => readFileSync(new URL('./word-vectors.bin', import.meta.url));

/** @throws {Error} where it is no whole table of this version */
function checksumOf(file: Buffer): string {
  const checksum = createHash('sha256').update(file.subarray(36)).digest();
  if (file.toString('latin1', 0, 4) !== magic || !checksum.equals(file.subarray(4, 36))) {
    throw new Error('the table of word vectors is damaged: install the program anew');
  }
  return checksum.toString('hex');
}

/** @throws {Error} where it is no whole table of this version */
export function parseWordVectors(file: Buffer): WordVectors {
  const checksum = checksumOf(file);
  const [dimensions, count, listBytes] = [file.readUInt32LE(36), file.readUInt32LE(40), file.readUInt32LE(44)];
  const list = inflateSync(file.subarray(headBytes, headBytes + listBytes)).toString();
  const weightsFrom = headBytes + listBytes;
  const bytes = Uint8Array.from(file.subarray(weightsFrom));
  return {
    dimensions,
    places: new Map(list.split('\n').map((word, place) => [word, place])),
    weights: bytes.subarray(0, count),
    values: new Int8Array(bytes.buffer, count, count * dimensions),
    checksum,
  };
}

/** The inverse of `parseWordVectors`. */
export function spellWordVectors({ dimensions, places, weights, values }: Omit<WordVectors, 'checksum'>): Buffer {
  const list = deflateSync([...places.keys()].join('\n'), { level: 9 });
  const sizes = Buffer.alloc(12);
  [dimensions, places.size, list.length].forEach((size, at) => {
    sizes.writeUInt32LE(size, at * 4);
  });
  const body = Buffer.concat([sizes, list, weights, Buffer.from(values.buffer, values.byteOffset, values.byteLength)]);
  return Buffer.concat([Buffer.from(magic), createHash('sha256').update(body).digest(), body]);
}
