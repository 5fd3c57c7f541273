/** For each sentence, where a window about it begins and ends (excluded): places of sentences. */
export type Window = [from: Int32Array, to: Int32Array];

/** From which sentence to which (excluded) so many words before and after the beginning of each reach; its own at least. */
export function reach(wordStarts: Int32Array, before: number, after: number): Window {
  const count = wordStarts.length - 1;
  const from = new Int32Array(count);
  const to = new Int32Array(count);
  let low = 0;
  let high = 0;
  for (let at = 0; at < count; at += 1) {
    const word = wordStarts[at] ?? 0;
    while (low < at && (wordStarts[low] ?? 0) < word - before) low += 1;
    high = Math.max(high, at + 1);
    while (high < count && (wordStarts[high + 1] ?? 0) <= word + after) high += 1;
    from[at] = low;
    to[at] = high;
  }
  return [from, to];
}
