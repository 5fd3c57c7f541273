import { maxAround } from './sliding.ts';
import { usualCount } from './usual-count.ts';

/** Seconds on each side within which only the highest score is a peak. */
const peakSeconds = 20;

/** How far the count may depart from the usual one. */
const leastOfUsual = 0.5;
const mostOfUsual = 1.7;
/** And farther where work is shown, for each unit of it. */
const moreWhereShown = 0.3;
/** Divisions have a little fewer chapters than they are asked for. */
const askedForOne = 1.09;
/** The sign that tells clear peaks a minute, and its least value: nearly all videos that were learned from have more. */
const clearSign = 6;
const leastClear = -2;

/** What is told of a video, beside the scores of its sentences, about how many chapters it has. */
export interface Counted {
  durationSeconds: number;
  /** How much of it is shown (`handWork`). */
  handWork: number;
}

/**
 * What tells how many times the usual count of chapters a creator would make of a video; `scores` are its sentences' log-odds up
 * to a constant.
 */
export function countSigns(
  scores: Float64Array,
  starts: Float64Array,
  { durationSeconds, handWork }: Counted,
): number[] {
  const minutes = Math.max(0.5, durationSeconds / 60);
  const highest = maxAround(scores, starts, -peakSeconds, peakSeconds, 0);
  const peaks = scores.filter((score, place) => score >= (highest[place] ?? 0)).sort((a, b) => b - a);
  const usual = usualCount(durationSeconds);
  const at = (place: number) => peaks[Math.min(peaks.length - 1, Math.round(place))] ?? 0;
  const mean = (from: number, to: number) => {
    const part = peaks.slice(Math.round(from), Math.max(Math.round(from) + 1, Math.round(to)));
    return part.length === 0 ? (peaks.at(-1) ?? 0) : part.reduce((sum, score) => sum + score, 0) / part.length;
  };
  return [
    1,
    Math.log(minutes),
    Math.max(0, Math.log(minutes / 20)),
    Math.max(0, Math.log(minutes / 90)),
    // How far the scores fall from the strongest peaks to the next ones, and to those after.
    mean(0, usual / 2) - mean(usual / 2, usual),
    mean(usual / 2, usual) - mean(usual, usual * 2),
    // Clear peaks a minute, and how clear the last one is that the usual count would take.
    Math.log((0.5 + peaks.filter((score) => score > 1).length) / minutes),
    at(usual),
    handWork,
  ];
}

/** The number of chapters that the signs make likely, within reason for the length (seconds). */
export function countOf(signs: readonly number[], weights: readonly number[], durationSeconds: number): number {
  const held = signs.map((sign, at) => (at === clearSign ? Math.max(leastClear, sign) : sign));
  const logarithm = held.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0);
  const most = mostOfUsual + moreWhereShown * (signs.at(-1) ?? 0);
  const ofUsual = Math.max(leastOfUsual, Math.min(most, askedForOne * Math.exp(logarithm)));
  return Math.max(3, ofUsual * usualCount(durationSeconds));
}
