import { maxAround } from './sliding.ts';
import { usualCount } from './usual-count.ts';

/** Seconds on each side within which only the highest score is a peak. */
const peakSeconds = 20;

/** How far the count may depart from the usual one. */
const leastOfUsual = 0.4;
const mostOfUsual = 1.7;
/** How much the usual count says beside the signs. */
const shareOfUsual = 0.12;

/** What tells how many chapters a creator would make of a video; `scores` are its sentences' log-odds up to a constant. */
export function countSigns(scores: Float64Array, starts: Float64Array, durationSeconds: number): number[] {
  const minutes = Math.max(0.5, durationSeconds / 60);
  const highest = maxAround(scores, starts, -peakSeconds, peakSeconds, 0);
  const peaks = scores.filter((score, place) => score >= (highest[place] ?? 0)).sort((a, b) => b - a);
  const top = peaks[0] ?? 0;
  const usual = usualCount(durationSeconds);
  const mean = (from: number, to: number) => {
    const part = peaks.slice(Math.round(from), Math.max(Math.round(from) + 1, Math.round(to)));
    return part.length === 0 ? (peaks.at(-1) ?? 0) : part.reduce((sum, score) => sum + score, 0) / part.length;
  };
  return [
    1,
    Math.log(minutes),
    Math.max(0, Math.log(minutes / 15)),
    Math.max(0, Math.log(minutes / 60)),
    entropyOf(peaks.map((score) => Math.exp(score - top))),
    // How far the scores fall from the strongest peaks to the next ones, and to those after.
    mean(0, usual / 2) - mean(usual / 2, usual),
    mean(usual / 2, usual) - mean(usual, usual * 2),
    Math.log(1 + peaks.filter((score) => score > top - 2.5).length),
    Math.log(1 + peaks.filter((score) => score > 1.5).length),
  ];
}

/** How evenly a weight is spread, in nats. */
function entropyOf(weights: Float64Array): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight) => {
    const share = weight / total;
    return share > 1e-12 ? sum - share * Math.log(share) : sum;
  }, 0);
}

/** The number of chapters that the signs make likely, within reason for the length (seconds). */
export function countOf(signs: readonly number[], weights: readonly number[], durationSeconds: number): number {
  const logarithm = signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0);
  const usual = usualCount(durationSeconds);
  const told = Math.max(usual * leastOfUsual, Math.min(usual * mostOfUsual, Math.exp(logarithm)));
  return Math.max(3, told ** (1 - shareOfUsual) * usual ** shareOfUsual);
}
