import { timestamp } from '../timestamp.ts';
import type { Segment } from '../transcript.ts';

const hour = 3600;
/** A timeline that begins so late, and not with its video, does not count from its start; seconds. */
const late = 1800;

export interface FromZero {
  segments: Segment[];
  /** That times were changed, and how; null where they stand as they were. */
  warning: string | null;
}

/**
 * Segments with times from the video's start where those of a file begin half an hour after zero or later, as broadcasters' do: whole hours
 * are taken off, and where half an hour is left then, all of it, so that the first words come early. A lone first segment before the
 * jump stays where it is. Where the last moment is known at which captions of the video can begin (`latest`, seconds), times stay unless they go on
 * after it and fit without.
 */
export function fromZero(segments: readonly Segment[], latest?: number): FromZero {
  const [first, second] = segments;
  const isLone = first && second && first.start < late && second.start - first.start >= late;
  const start = (isLone ? second.start : first?.start) ?? 0;
  const last = segments.at(-1)?.start ?? 0;
  const hours = Math.floor(start / hour) * hour;
  const before = start - hours < late ? hours : Math.floor(start);
  const isMeant = latest === undefined || (last > latest && last - before <= latest);
  if (before < late || !isMeant) return { segments: [...segments], warning: null };
  const shifted = (seconds: number) => Math.round((seconds - before) * 1000) / 1000;
  const moved = segments.map((segment, place): Segment => {
    if (isLone && place === 0)
      return { ...segment, end: Math.min(segment.end, Math.max(segment.start, shifted(start))) };
    return {
      ...segment,
      start: shifted(segment.start),
      end: shifted(segment.end),
      ...(segment.wordStarts && { wordStarts: segment.wordStarts.map(shifted) }),
    };
  });
  const warning = `The times of the file count from ${timestamp(before)}; they were counted from the start instead.`;
  return { segments: moved.toSorted((a, b) => a.start - b.start), warning };
}
