import type { Talk } from '../talk.ts';

/** How the words before each sentence differ from those after it. */
export interface Difference {
  /** 1 − cosine of the counts weighted by the terms' rarity; ½ where a side is empty. After TextTiling (Hearst 1997). */
  distance: Float64Array;
  /** Log-likelihood gained by two vocabularies instead of one, a word (Dunning 1993; Utiyama and Isahara 2001). */
  divergence: Float64Array;
}

/** Compares the `seconds` before each sentence with those from it, with windows that slide in linear time. */
export function differenceAround({ sentences, terms, starts }: Talk, seconds: number): Difference {
  const left = new Float64Array(terms.size);
  const right = new Float64Array(terms.size);
  const distance = new Float64Array(starts.length);
  const divergence = new Float64Array(starts.length);
  let dot = 0;
  let leftNorm = 0;
  let rightNorm = 0;
  let leftCount = 0;
  let rightCount = 0;
  // Σ over terms of entropy of both sides, as n ln n.
  let apart = 0;
  let together = 0;
  const change = (place: number, onLeft: boolean, by: 1 | -1) => {
    const sentence = sentences[place];
    if (!sentence) return;
    const own = onLeft ? left : right;
    const other = onLeft ? right : left;
    for (let at = sentence.from; at < sentence.to; at++) {
      const id = terms.ids[at] ?? -1;
      if (id < 0) continue;
      const weight = (terms.weights[id] ?? 0) ** 2;
      const count = own[id] ?? 0;
      const others = other[id] ?? 0;
      dot += by * others * weight;
      const norm = weight * (2 * by * count + 1);
      if (onLeft) leftNorm += norm;
      else rightNorm += norm;
      if (onLeft) leftCount += by;
      else rightCount += by;
      apart += entropic(count + by) - entropic(count);
      together += entropic(count + others + by) - entropic(count + others);
      own[id] = count + by;
    }
  };
  let begin = 0;
  let end = 0;
  for (let place = 0; place < starts.length; place++) {
    const now = starts[place] ?? 0;
    if (place > 0) {
      change(place - 1, false, -1);
      change(place - 1, true, 1);
    }
    for (; (starts[begin] ?? now) < now - seconds; begin++) change(begin, true, -1);
    for (; end < starts.length && (starts[end] ?? 0) < now + seconds; end++) change(end, false, 1);
    if (end <= place) change(end++, false, 1);
    const norm = Math.sqrt(Math.max(0, leftNorm) * Math.max(0, rightNorm));
    distance[place] = norm > 1e-9 ? 1 - dot / norm : 0.5;
    const all = leftCount + rightCount;
    const gain = apart - together + entropic(all) - entropic(leftCount) - entropic(rightCount);
    divergence[place] = all > 0 ? gain / all : 0;
  }
  return { distance, divergence };
}

function entropic(count: number): number {
  return count > 1 ? count * Math.log(count) : 0;
}

/** Seconds without a term after which its chain has ended (Morris and Hirst 1991). */
const chainSeconds = 150;

/** Weight of the terms whose chains begin with each sentence, of those that end with it, and of those said for the first time. */
export function chainsOf({ sentences, terms, starts }: Talk) {
  const begun = new Float64Array(starts.length);
  const ended = new Float64Array(starts.length);
  const first = new Float64Array(starts.length);
  const last = new Int32Array(terms.size).fill(-1);
  sentences.forEach((sentence, place) => {
    for (let at = sentence.from; at < sentence.to; at++) {
      const id = terms.ids[at] ?? -1;
      if (id < 0) continue;
      const before = last[id] ?? -1;
      const weight = terms.weights[id] ?? 0;
      if (before < 0) first[place] = (first[place] ?? 0) + weight;
      if (before < 0 || sentence.start - (starts[before] ?? 0) > chainSeconds) {
        begun[place] = (begun[place] ?? 0) + weight;
        if (before >= 0) ended[before] = (ended[before] ?? 0) + weight;
      }
      last[id] = place;
    }
  });
  last.forEach((place, id) => {
    if (place >= 0) ended[place] = (ended[place] ?? 0) + (terms.weights[id] ?? 0);
  });
  return { begun, ended, first };
}
