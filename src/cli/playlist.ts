import type { Command } from 'commander';
import { minutesFor } from '../accounts/minutes.ts';
import { readConfig } from '../config.ts';
import { limits } from '../contract/limits.ts';
import { createLog } from '../observability/log.ts';
import { parseListLink } from '../platform/playlist-link.ts';
import { openPlatforms } from '../platforms.ts';
import { timestamp } from '../transcripts/timestamp.ts';
import { print } from './output.ts';
import { SourceError } from './source-error.ts';
import { videosElsewhere } from './videos-elsewhere.ts';

/** `cuemark playlist LINK`: needs neither service nor database; who is logged in to a service hears which of the videos are there already. */
export function addTo(program: Command): void {
  program
    .command('playlist <link>')
    .description(
      'list the videos of a playlist or channel, each with its length and the minutes that it would take; with CUEMARK_URL and CUEMARK_API_KEY (or after `cuemark remote login`) also which of them your account has',
    )
    .option('--json', 'print JSON')
    .action(async (written: string, { json }: { json?: boolean }) => {
      const link = parseListLink(written);
      if (link === undefined) {
        throw new SourceError(
          'This is no link to a YouTube playlist or channel: give one such as https://www.youtube.com/playlist?list=… or https://www.youtube.com/@name.',
        );
      }
      const platforms = await openPlatforms(readConfig(), createLog('error'));
      const [list, known] = await Promise.all([
        platforms.readPlaylist(link).finally(platforms.stop),
        videosElsewhere(),
      ]);
      if (list.kind === 'unavailable') throw new SourceError(`YouTube did not answer: ${list.cause}. Try again later.`);
      if (list.kind === 'none') throw new SourceError('There is no such playlist or channel, or it is private.');
      const videos = list.videos.map(({ platformId, title, durationSeconds }) => {
        const isServed = durationSeconds !== null && durationSeconds <= limits.videoSeconds;
        const minutes = isServed ? minutesFor(durationSeconds) : null;
        const video = { url: `https://youtu.be/${platformId}`, title, duration_seconds: durationSeconds, minutes };
        return known instanceof Map ? { ...video, existing_video_id: known.get(platformId) ?? null } : video;
      });
      if (typeof known === 'string') console.error(known);
      const fresh = videos.filter((video) => !isThere(video));
      const there = videos.length - fresh.length;
      const sum = fresh.reduce((all, { minutes }) => all + (minutes ?? 0), 0);
      const { title, hasMore } = list;
      const lines = videos.map((video) => lineOf(video));
      const more = hasMore ? [`There are more videos than these ${videos.length}.`] : [];
      const together =
        there === 0 ? `${sum} minutes together` : `${there} already there; the others take ${sum} minutes together`;
      const text = [title, ...lines, ...more, `${videos.length} videos, ${together}`].join('\n');
      print(json, { title, minutes: sum, has_more: hasMore, videos }, text);
    });
}

interface PrintedVideo {
  url: string;
  title: string;
  duration_seconds: number | null;
  minutes: number | null;
  /** Absent where it is not known whether there is one. */
  existing_video_id?: string | null;
}

const isThere = ({ existing_video_id: existing }: PrintedVideo) => typeof existing === 'string';

function lineOf(video: PrintedVideo): string {
  const { url, title, duration_seconds: seconds, minutes } = video;
  const cost = isThere(video) ? 'already there' : minutes === null ? 'can not be added' : `${minutes} min`;
  return `${url}  ${seconds === null ? 'live' : timestamp(seconds)}  ${cost}  ${title}`;
}
