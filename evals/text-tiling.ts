import { talkOf } from '../src/chaptering/builtin/talk.ts';
import { isFunctionWord } from '../src/transcripts/reading/function-words.ts';
import type { Reading } from '../src/transcripts/reading/reading.ts';
import { stem } from '../src/transcripts/reading/terms.ts';

/** Words of a token sequence and sequences of a block, as published. */
const sequenceWords = 20;
const blockSequences = 10;

/**
 * TextTiling (Hearst 1997) with its published settings: cosine between blocks of ten sequences of twenty words, smoothed once over
 * three gaps, boundaries at valleys deeper than mean − half a deviation, put to the nearest start of a sentence. Starts in seconds.
 */
export function textTiling(reading: Reading): { start: number }[] {
  const { words, starts } = talkOf({ reading, title: null });
  const sequences: Map<string, number>[] = [];
  words.forEach((word, place) => {
    const at = Math.floor(place / sequenceWords);
    sequences[at] ??= new Map();
    const term = stem(word.text);
    if (term !== '' && !isFunctionWord(term)) sequences[at].set(term, (sequences[at].get(term) ?? 0) + 1);
  });
  const raw = Array.from({ length: Math.max(0, sequences.length - 1) }, (_, gap) =>
    cosine(
      merged(sequences.slice(Math.max(0, gap + 1 - blockSequences), gap + 1)),
      merged(sequences.slice(gap + 1, gap + 1 + blockSequences)),
    ),
  );
  const smooth = raw.map((_, gap) => {
    const near = raw.slice(Math.max(0, gap - 1), gap + 2);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
  const depths = smooth.map((value, gap) => climb(smooth, gap, -1) + climb(smooth, gap, 1) - 2 * value);
  const mean = depths.reduce((sum, depth) => sum + depth, 0) / Math.max(1, depths.length);
  const deviation = Math.sqrt(depths.reduce((sum, depth) => sum + (depth - mean) ** 2, 0) / Math.max(1, depths.length));
  const found: { start: number }[] = [{ start: 0 }];
  let last = Number.NEGATIVE_INFINITY;
  depths.forEach((depth, gap) => {
    const isValley = depth >= (depths[gap - 1] ?? 0) && depth > (depths[gap + 1] ?? 0);
    if (!isValley || depth <= mean - deviation / 2 || depth <= 0 || gap - last < 3) return;
    last = gap;
    const time = words[(gap + 1) * sequenceWords]?.start ?? reading.durationSeconds;
    const start = starts.reduce((best, one) => (Math.abs(one - time) < Math.abs(best - time) ? one : best), 0);
    if (start > (found.at(-1)?.start ?? 0)) found.push({ start });
  });
  return found;
}

/** The similarity reached by walking from a gap while it rises. */
function climb(values: readonly number[], from: number, step: 1 | -1): number {
  let at = from;
  while ((values[at + step] ?? Number.NEGATIVE_INFINITY) >= (values[at] ?? 0)) at += step;
  return values[at] ?? 0;
}

function merged(sequences: readonly Map<string, number>[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const one of sequences) for (const [term, count] of one) all.set(term, (all.get(term) ?? 0) + count);
  return all;
}

function cosine(a: Map<string, number>, b: Map<string, number>): number {
  let dot = 0;
  for (const [term, count] of a) dot += count * (b.get(term) ?? 0);
  const norm = (one: Map<string, number>) => Math.sqrt(one.values().reduce((sum, count) => sum + count * count, 0));
  const both = norm(a) * norm(b);
  return both === 0 ? 0 : dot / both;
}
