import type { Command } from 'commander';
import { parseListLink } from '../platform/playlist-link.ts';
import { timestamp } from '../transcripts/timestamp.ts';
import { isThere, type ListedVideo, readListedVideos } from './listed-videos.ts';
import { print } from './output.ts';
import { SourceError } from './source-error.ts';

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
      const { title, hasMore, videos, note } = await readListedVideos(link);
      if (note !== undefined) console.error(note);
      const fresh = videos.filter((video) => !isThere(video));
      const there = videos.length - fresh.length;
      const sum = fresh.reduce((all, { minutes }) => all + (minutes ?? 0), 0);
      const lines = videos.map((video) => lineOf(video));
      const more = hasMore ? [`There are more videos than these ${videos.length}.`] : [];
      const together =
        there === 0 ? `${sum} minutes together` : `${there} already there; the others take ${sum} minutes together`;
      const text = [title, ...lines, ...more, `${videos.length} videos, ${together}`].join('\n');
      print(json, { title, minutes: sum, has_more: hasMore, videos }, text);
    });
}

function lineOf(video: ListedVideo): string {
  const { url, title, duration_seconds: seconds, minutes } = video;
  const cost = isThere(video) ? 'already there' : minutes === null ? 'can not be added' : `${minutes} min`;
  return `${url}  ${seconds === null ? 'live' : timestamp(seconds)}  ${cost}  ${title}`;
}
