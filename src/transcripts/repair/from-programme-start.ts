import type { Segment } from '../transcript.ts';

/** Where broadcasters' timelines begin; seconds. */
const programmeStarts = [3600, 36_000];
const hour = 3600;
/** Seconds from its start within which the first words of a programme come. */
const firstWords = 60;

/**
 * Segments with times from the video's start where those of a file plainly count from 01:00:00 or 10:00:00. They begin within the hour then, and it is plain where they go on
 * after the last moment at which captions of the video can begin (`latest`, seconds), and without the hours do not; where that is not known,
 * where the first words come within a minute after the hour.
 */
export function fromProgrammeStart(segments: readonly Segment[], latest?: number): Segment[] {
  const first = segments[0]?.start ?? 0;
  const last = segments.at(-1)?.start ?? 0;
  const before = programmeStarts.find((start) => start <= first && first < start + hour) ?? 0;
  const isPlain = latest === undefined ? first - before <= firstWords : last > latest && last - before <= latest;
  if (before === 0 || !isPlain) return [...segments];
  const shifted = (seconds: number) => Math.round((seconds - before) * 1000) / 1000;
  return segments.map((segment) => ({
    ...segment,
    start: shifted(segment.start),
    end: shifted(segment.end),
    ...(segment.wordStarts && { wordStarts: segment.wordStarts.map(shifted) }),
  }));
}
