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

/** `cuemark playlist LINK`: needs neither service nor database. */
export function addTo(program: Command): void {
  program
    .command('playlist <link>')
    .description('list the videos of a playlist or channel, each with its length and the minutes that it would take')
    .option('--json', 'print JSON')
    .action(async (written: string, { json }: { json?: boolean }) => {
      const link = parseListLink(written);
      if (link === undefined) {
        throw new SourceError(
          'This is no link to a YouTube playlist or channel: give one such as https://www.youtube.com/playlist?list=… or https://www.youtube.com/@name.',
        );
      }
      const platforms = await openPlatforms(readConfig(), createLog('error'));
      const list = await platforms.readPlaylist(link).finally(platforms.stop);
      if (list.kind === 'unavailable') throw new SourceError(`YouTube did not answer: ${list.cause}. Try again later.`);
      if (list.kind === 'none') throw new SourceError('There is no such playlist or channel, or it is private.');
      const videos = list.videos.map(({ platformId, title, durationSeconds }) => {
        const isServed = durationSeconds !== null && durationSeconds <= limits.videoSeconds;
        const minutes = isServed ? minutesFor(durationSeconds) : null;
        return { url: `https://youtu.be/${platformId}`, title, duration_seconds: durationSeconds, minutes };
      });
      const sum = videos.reduce((all, { minutes }) => all + (minutes ?? 0), 0);
      const { title, hasMore } = list;
      const lines = videos.map((video) => lineOf(video));
      const more = hasMore ? [`There are more videos than these ${videos.length}.`] : [];
      const text = [title, ...lines, ...more, `${videos.length} videos, ${sum} minutes together`].join('\n');
      print(json, { title, minutes: sum, has_more: hasMore, videos }, text);
    });
}

function lineOf(video: {
  url: string;
  title: string;
  duration_seconds: number | null;
  minutes: number | null;
}): string {
  const { url, title, duration_seconds: seconds, minutes } = video;
  const cost = minutes === null ? 'can not be added' : `${minutes} min`;
  return `${url}  ${seconds === null ? 'live' : timestamp(seconds)}  ${cost}  ${title}`;
}
