import { expect, test } from 'vitest';
import { packVectors, unpackVectors } from './sentence-vectors.ts';

test('vectors come back in the directions that they had, each number in one byte', () => {
  const vectors = [Float32Array.of(0.6, -0.8, 0), new Float32Array(3), Float32Array.of(-0.01, 0.02, 0.03)];
  const packed = packVectors({ name: 'words-1', dimensions: 3 }, vectors);
  const { encoder, dimensions, values } = unpackVectors(packed);
  expect({ encoder, dimensions }).toEqual({ encoder: 'words-1', dimensions: 3 });
  expect([...values]).toEqual([95, -127, 0, 0, 0, 0, -42, 85, 127]);
});

test('a reading without sentences has none', () => {
  expect(unpackVectors(packVectors({ name: 'words-1', dimensions: 128 }, [])).values).toHaveLength(0);
});
