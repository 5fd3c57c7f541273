import { cueGrams, spelledWords } from '../cues/cue-grams.ts';
import { hasGlossary } from '../cues/cue-translation.ts';
import { type CueKind, cueKinds, cuesInEnglishToo, cuesOf } from '../cues/cues.ts';
import type { Talk } from '../talk.ts';
import type { Feature } from './feature.ts';
import { shifted } from './form-features.ts';
import { deviation, maxAround, within } from './sliding.ts';

/** What a run of words (`cueGrams`) says for a chapter that begins here, in log-odds. */
export type CueWeights = ReadonlyMap<string, number>;

/** How strongly each sentence's words speak for a beginning: the sum of what is known of their runs. */
export function cueScores(talk: Talk, weights: CueWeights): Float64Array {
  const spelled = spelledWords(talk);
  return Float64Array.from(talk.sentences, (_, place) => {
    let score = 0;
    cueGrams(spelled, place, (gram) => {
      score += weights.get(gram) ?? 0;
    });
    return score;
  });
}

/** The learned cues of each sentence and around it. */
export function learnedCueFeatures(scores: Float64Array, starts: Float64Array): Feature[] {
  const around = maxAround(scores, starts, -30, 30, 0);
  const features = {
    cue: scores,
    cueDeviation: within(deviation(scores, starts, Number.POSITIVE_INFINITY), -4, 8),
    cueBelow: scores.map((score, place) => score - (around[place] ?? 0)),
    cueBefore: shifted(scores, -1),
    cueAfter: shifted(scores, 1),
    cueSecond: shifted(scores, 2),
    cueSoon: maxAround(scores, starts, 0.001, 20, -5),
    cueLately: maxAround(scores, starts, -20, -0.001, -5),
    cueWide: maxAround(scores, starts, -90, 90, 0),
  };
  return Object.entries(features).map(([name, values]) => ({ name, reason: 'cue' as const, values }));
}

/** The kinds of phrases that `cues.ts` lists by hand, at each sentence and around it. */
export function listedCueFeatures(talk: Talk): Feature[] {
  const { sentences, words, starts, language } = talk;
  const english = hasGlossary(language) ? spelledWords(talk) : null;
  const cues = sentences.map((sentence, place) =>
    english ? cuesInEnglishToo(sentence, words, english[place] ?? []) : cuesOf(sentence, words),
  );
  const of = (kind: CueKind) => Float64Array.from(cues, (one) => one[kind] ?? 0);
  const features: Record<string, Float64Array> = {};
  for (const kind of cueKinds) {
    const values = of(kind);
    features[kind] = values;
    if (kind === 'soft' || kind === 'ask' || kind === 'continue') continue;
    features[`${kind}Soon`] = maxAround(values, starts, 0.001, 15, 0);
    features[`${kind}Lately`] = maxAround(values, starts, -40, -0.001, 0);
  }
  features.sponsorLong = maxAround(of('sponsor'), starts, -100, -0.001, 0);
  return Object.entries(features).map(([name, values]) => ({ name, reason: 'cue' as const, values }));
}
