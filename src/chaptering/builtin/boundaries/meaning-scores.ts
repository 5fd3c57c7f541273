import { dot, type SentenceVectors } from '../../../transcripts/reading/sentence-vectors.ts';
import { type MeantTalk, meaningInputs } from './meaning-inputs.ts';
import type { MeaningWeights } from './meaning-weights.ts';

/** What the network says of every sentence as the start of a chapter: log-odds, the mean of the talk's being 0. */
export function meaningScores(talk: MeantTalk, vectors: SentenceVectors, weights: MeaningWeights): Float64Array {
  const { size, read } = meaningInputs(talk, vectors, weights.directions);
  const inputs = new Float32Array(size);
  const scores = talk.starts.map((_, place) => {
    read(place, inputs);
    return weights.hidden.reduce(
      (sum, unit, at) => sum + (weights.output[at] ?? 0) * Math.max(0, dot(unit, inputs)),
      0,
    );
  });
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return scores.map((score) => score - mean);
}
