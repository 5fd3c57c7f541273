/** The first place of ascending times, in seconds, that is at `seconds` or later; their number where none is. */
export function firstFrom(starts: Float64Array, seconds: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < seconds) low = middle + 1;
    else high = middle;
  }
  return low;
}
