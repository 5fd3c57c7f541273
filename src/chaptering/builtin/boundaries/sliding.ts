/** Figures of the sentences around each sentence. All take time in proportion to the number of sentences. */

/** The largest value among sentences that start from `from` to `to` seconds after each one; `none` where there are none. */
export function maxAround(
  values: ArrayLike<number>,
  starts: Float64Array,
  from: number,
  to: number,
  none: number,
): Float64Array {
  const result = new Float64Array(starts.length);
  // Places whose values fall: the first is the largest of the window.
  const queue = new Int32Array(starts.length);
  let head = 0;
  let tail = 0;
  let end = 0;
  for (let place = 0; place < starts.length; place++) {
    const now = starts[place] ?? 0;
    for (; end < starts.length && (starts[end] ?? 0) <= now + to; end++) {
      while (tail > head && (values[queue[tail - 1] ?? 0] ?? 0) <= (values[end] ?? 0)) tail--;
      queue[tail++] = end;
    }
    while (head < tail && (starts[queue[head] ?? 0] ?? 0) < now + from) head++;
    result[place] = head < tail ? (values[queue[head] ?? 0] ?? 0) : none;
  }
  return result;
}

/** The sum of the values of sentences that start from `from` to `to` seconds after each one. */
export function sumAround(values: ArrayLike<number>, starts: Float64Array, from: number, to: number): Float64Array {
  const sums = new Float64Array(starts.length + 1);
  for (let place = 0; place < starts.length; place++) sums[place + 1] = (sums[place] ?? 0) + (values[place] ?? 0);
  const result = new Float64Array(starts.length);
  let begin = 0;
  let end = 0;
  for (let place = 0; place < starts.length; place++) {
    const now = starts[place] ?? 0;
    while (begin < starts.length && (starts[begin] ?? 0) < now + from) begin++;
    while (end < starts.length && (starts[end] ?? 0) <= now + to) end++;
    result[place] = end > begin ? (sums[end] ?? 0) - (sums[begin] ?? 0) : 0;
  }
  return result;
}

/** Each value as deviation from mean and spread of those within `radius` seconds (Infinity: of all); 0 where they hardly differ. */
export function deviation(values: ArrayLike<number>, starts: Float64Array, radius: number): Float64Array {
  const squares = Float64Array.from(values, (value) => value * value);
  const ones = new Float64Array(starts.length).fill(1);
  const counts = sumAround(ones, starts, -radius, radius);
  const sums = sumAround(values, starts, -radius, radius);
  const squared = sumAround(squares, starts, -radius, radius);
  return Float64Array.from(values, (value, place) => {
    const count = Math.max(1, counts[place] ?? 0);
    const mean = (sums[place] ?? 0) / count;
    const variance = (squared[place] ?? 0) / count - mean * mean;
    return variance < 1e-6 ? 0 : (value - mean) / Math.sqrt(variance);
  });
}

/** Values held between `low` and `high`. */
export function within(values: Float64Array, low: number, high: number): Float64Array {
  return values.map((value) => Math.max(low, Math.min(high, value)));
}
