import { expect, test } from 'vitest';
import { readTranscript } from '../../../transcripts/reading/reading.ts';
import { talk } from '../invented-talk.ts';
import { talkOf } from '../talk.ts';
import { learnedBoundaryWeights, parseBoundaryWeights, spellBoundaryWeights } from './boundary-weights.ts';
import { countOf } from './count-signs.ts';
import { learnedCueFeatures } from './cue-features.ts';
import { plainFeatures } from './score.ts';

test('weights are the same after they were written and read', () => {
  const weights = learnedBoundaryWeights();
  expect(parseBoundaryWeights(spellBoundaryWeights(weights))).toEqual(weights);
});

test('the engine comes with cues, trees that ask for features that exist, and a count', () => {
  const { cues, forest, count } = learnedBoundaryWeights();
  expect(cues.size).toBeGreaterThan(1000);
  expect(forest.trees.length).toBeGreaterThan(50);
  const transcript = { language: 'en', kind: 'file' as const, segments: talk };
  const read = talkOf({ reading: readTranscript(transcript, 480), title: null });
  const features = [...plainFeatures(read), ...learnedCueFeatures(new Float64Array(read.starts.length), read.starts)];
  for (const { feature, other } of forest.trees) {
    for (const [node, asked] of feature.entries()) {
      expect(asked).toBeLessThan(features.length);
      if (asked >= 0) expect(other[node]).toBeGreaterThan(node + 1);
    }
  }
  for (const minutes of [2, 10, 45, 180]) {
    const signs = count.map((_, at) => (at === 0 ? 1 : 0));
    expect(countOf(signs, count, minutes * 60)).toBeGreaterThanOrEqual(3);
  }
});
