import { expect, test } from 'vitest';
import { staticEncoder, staticEncoderName } from './static-encoder.ts';
import { parseWordVectors, spellWordVectors, wordVectors } from './word-vectors.ts';

const encoder = staticEncoder();

async function cosine(one: string, other: string): Promise<number> {
  const [a, b] = await encoder.encode([one, other]);
  return (a ?? new Float32Array()).reduce((sum, value, at) => sum + value * (b?.[at] ?? 0), 0);
}

test('texts that mean the same in other words are nearer than texts of other things', async () => {
  const asked = 'How do I stop a puppy from biting?';
  const near = await cosine(asked, 'When the young dog nips at your hands, turn away from him.');
  const far = await cosine(asked, 'The central bank raised its interest rates again this summer.');
  expect(near).toBeGreaterThan(far + 0.2);
});

test('a vector has the length 1, and the small words of a text hardly turn it', async () => {
  const [vector] = await encoder.encode(['The brakes of an old car']);
  expect(vector).toHaveLength(encoder.dimensions);
  expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 5);
  expect(await cosine('the brakes of an old car', 'brakes old car')).toBeGreaterThan(0.95);
});

test.each([
  'Wie entlüftet man eigentlich die Bremsen eines alten Wagens?',
  '如何更换旧汽车的刹车片？',
  'Cómo se cambian las pastillas de freno de un coche viejo',
  '… !',
  '',
])('a text that it does not understand has no vector: %s', async (text) => {
  const [vector] = await encoder.encode([text]);
  expect(vector).toEqual(new Float32Array(encoder.dimensions));
});

test('a table that was changed on its way is not read', () => {
  const { places, weights, values, dimensions } = wordVectors();
  const file = spellWordVectors({ places, weights, values, dimensions });
  expect(parseWordVectors(file).checksum).toBe(wordVectors().checksum);
  file[file.length - 1] = (file.at(-1) ?? 0) ^ 1;
  expect(() => parseWordVectors(file)).toThrow('damaged');
});

test('the name of the encoder changes with its table', () => {
  const table = { places: new Map([['word', 0]]), weights: Uint8Array.of(255), values: Int8Array.of(1), dimensions: 1 };
  const other = staticEncoder(parseWordVectors(spellWordVectors(table)));
  expect(other.name).not.toBe(encoder.name);
});

test('its name is known without its words', () => {
  expect(staticEncoderName()).toBe(encoder.name);
});
