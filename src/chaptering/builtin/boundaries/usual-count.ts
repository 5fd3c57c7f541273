/** How many chapters creators make, by minutes of video; straight lines between these points. */
const usualCounts = [
  [0.5, 3],
  [3, 4.5],
  [10, 5.2],
  [23, 8],
  [60, 12.5],
  [120, 14],
  [240, 16],
] as const;

/** The number of chapters a creator would usually make of a video of this length (seconds). */
export function usualCount(durationSeconds: number): number {
  const minutes = durationSeconds / 60;
  let [lowMinutes, lowCount] = usualCounts[0] as readonly [number, number];
  let count: number = lowCount;
  for (const [highMinutes, highCount] of usualCounts) {
    if (minutes >= highMinutes) count = highCount;
    else if (minutes > lowMinutes) {
      return lowCount + ((highCount - lowCount) * (minutes - lowMinutes)) / (highMinutes - lowMinutes);
    }
    [lowMinutes, lowCount] = [highMinutes, highCount];
  }
  return Math.max(1, count);
}
