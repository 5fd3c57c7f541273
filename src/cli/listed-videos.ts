import { minutesFor } from '../accounts/minutes.ts';
import { readConfig } from '../config.ts';
import { limits } from '../contract/limits.ts';
import { createLog } from '../observability/log.ts';
import type { ListLink } from '../platform/playlist-link.ts';
import { openPlatforms } from '../platforms.ts';
import { SourceError } from './source-error.ts';
import { videosElsewhere } from './videos-elsewhere.ts';

/** A video of a playlist or channel, as it is printed. */
export interface ListedVideo {
  url: string;
  title: string;
  duration_seconds: number | null;
  /** What it would take; null where it can not be added. */
  minutes: number | null;
  /** Absent where it is not known whether there is one. */
  existing_video_id?: string | null;
}

/**
 * The videos of a playlist or channel, read from the platform without a service, and which of them the account has that `cuemark
 * remote` works for; `note` says where that is not known.
 */
export async function readListedVideos(
  link: ListLink,
): Promise<{ title: string; hasMore: boolean; videos: ListedVideo[]; note: string | undefined }> {
  const platforms = await openPlatforms(readConfig(), createLog('error'));
  const [list, known] = await Promise.all([platforms.readPlaylist(link).finally(platforms.stop), videosElsewhere()]);
  if (list.kind === 'unavailable') throw new SourceError(`YouTube did not answer: ${list.cause}. Try again later.`);
  if (list.kind === 'none') throw new SourceError('There is no such playlist or channel, or it is private.');
  const videos = list.videos.map(({ platformId, title, durationSeconds }) => {
    const isServed = durationSeconds !== null && durationSeconds <= limits.videoSeconds;
    const minutes = isServed ? minutesFor(durationSeconds) : null;
    const video = { url: `https://youtu.be/${platformId}`, title, duration_seconds: durationSeconds, minutes };
    return known instanceof Map ? { ...video, existing_video_id: known.get(platformId) ?? null } : video;
  });
  return { title: list.title, hasMore: list.hasMore, videos, note: typeof known === 'string' ? known : undefined };
}

export const isThere = ({ existing_video_id: existing }: ListedVideo) => typeof existing === 'string';
