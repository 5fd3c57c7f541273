import { expect, test } from 'vitest';
import { localModels } from '../../../models/local/catalogue.ts';
import { encoderName } from '../../../models/local/encoder-name.ts';
import { learnedMeaningWeights, parseMeaningWeights, spellMeaningWeights } from './meaning-weights.ts';

const weights = {
  encoder: 'some-encoder',
  directions: [Float32Array.of(0.5, -1, 0.25), Float32Array.of(0, 0, 0)],
  hidden: [Float32Array.of(127, 1), Float32Array.of(-3, 2), Float32Array.of(1, 1)],
  output: Float32Array.of(1, -1, 0.5),
};

test('what is spelled comes back, but for what eight bits can not tell', () => {
  const { encoder, directions, hidden, output } = parseMeaningWeights(spellMeaningWeights(weights));
  expect(encoder).toBe('some-encoder');
  const pairs = [...directions, ...hidden, output].map((row, at) => [
    row,
    [...weights.directions, ...weights.hidden, weights.output][at],
  ]);
  for (const [row, before] of pairs) {
    expect(row).toHaveLength(before?.length ?? 0);
    const most = Math.max(...(before ?? []).map(Math.abs));
    row?.forEach((value, at) => {
      expect(Math.abs(value - (before?.[at] ?? 0))).toBeLessThanOrEqual(most / 254 + 1e-6);
    });
  }
});

test('what comes with the engine knows vectors of an encoder that can be fetched', () => {
  const { encoder, directions } = learnedMeaningWeights();
  const [model] = localModels.filter((one) => one.encoder && encoderName(one) === encoder);
  expect(directions.map(({ length }) => length)).toEqual(directions.map(() => model?.encoder?.dimensions));
});
