import { lineTokens } from '../../transcripts/reading/count-tokens.ts';
import type { Sentence } from '../../transcripts/reading/sentences.ts';

/** Places of the first sentence of a stretch and of the one after its last. */
export interface Window {
  from: number;
  to: number;
}

/** A rest of this share of a window belongs to it. */
export const smallRest = 1.25;

/** The stretch from `from` on that holds about `budget` tokens; what would be left as a small rest belongs to it. */
export function windowFrom(sentences: readonly Sentence[], from: number, budget: number): Window {
  let tokens = 0;
  let full: number | undefined;
  for (let at = from; at < sentences.length; at++) {
    const sentence = sentences[at];
    tokens += sentence ? lineTokens(sentence) : 0;
    if (full === undefined && tokens > budget && at > from) full = at;
    if (full !== undefined && tokens > budget * smallRest) return { from, to: full };
  }
  return { from, to: sentences.length };
}

/**
 * Where the next window begins once this one is served: at the last chapter found in it, so that the model reads that one
 * whole; but never before its middle, so that the work stays below twice the transcript, and never where it began.
 */
export function nextFrom(window: Window, starts: readonly number[], sentenceCount: number, isCut: boolean): number {
  const last = starts.filter((place) => place > window.from && place < window.to).at(-1);
  if (isCut) return last ?? window.to;
  if (window.to >= sentenceCount) return sentenceCount;
  const middle = window.from + Math.ceil((window.to - window.from) / 2);
  return last === undefined ? window.to : Math.max(last, middle);
}

/** Fewest and most chapters to ask for in a stretch of this many seconds, where so many are expected of the whole. */
export function countRange(
  seconds: number,
  { durationSeconds, expectedCount }: { durationSeconds: number; expectedCount: number },
): { fewest: number; most: number } {
  const usual = (expectedCount * seconds) / Math.max(1, durationSeconds);
  return { fewest: Math.max(1, Math.floor(usual * 0.7)), most: Math.max(2, Math.ceil(usual * 1.3)) };
}

/** How many windows of this many tokens the transcript fills. */
export function windowCount(sentences: readonly Sentence[], windowTokens: number): number {
  const tokens = sentences.reduce((sum, sentence) => sum + lineTokens(sentence), 0);
  return Math.max(1, Math.ceil(tokens / windowTokens));
}

/** Where a sentence begins, in seconds; the first one begins with the video. */
export function startOf(sentences: readonly Sentence[], place: number): number {
  return place === 0 ? 0 : (sentences[place]?.start ?? 0);
}
