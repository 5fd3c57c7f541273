import type { Segment } from './transcript.ts';

const hour = 3600;
/** Seconds from its start within which the first words of a programme come. */
const firstWords = 60;

/**
 * Segments with times from the video's start where those of a file plainly count from a full hour: broadcasters' timelines begin at 01:00:00
 * or 10:00:00. It is plain where they begin later than captions of the video can (`latest`, seconds, where that is known) and without the
 * hours do not; otherwise where the first words come within a minute after a full hour.
 */
export function fromProgrammeStart(segments: readonly Segment[], latest?: number): Segment[] {
  const first = segments[0]?.start ?? 0;
  const last = segments.at(-1)?.start ?? 0;
  const before = first - (first % hour);
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
