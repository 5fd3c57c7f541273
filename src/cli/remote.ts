import type { Command } from 'commander';
import { runRemote } from '../../sdk/src/cli/remote.ts';
import { parseListLink } from '../platform/playlist-link.ts';
import { SourceError } from './source-error.ts';

/** `cuemark remote …`: the SDK's command line, which knows its own words; here it can read playlists and channels too. */
export function addTo(program: Command, end: (code: number) => void): void {
  program
    .enablePositionalOptions()
    .command('remote [words...]')
    .description('a service elsewhere: add, list, show, ask and delete videos by its API')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (words: string[]) => end(await runRemote(words, readList)));
}

/** The videos of a playlist or channel that can be added and are not there yet; undefined where a link leads to none. @throws {SourceError} */
async function readList(written: string) {
  const link = parseListLink(written);
  if (link === undefined) return undefined;
  // Only whoever adds a list waits for what reads one to be loaded.
  const { isThere, readListedVideos } = await import('./listed-videos.ts');
  const { title, hasMore, videos, note } = await readListedVideos(link);
  if (note !== undefined)
    throw new SourceError(`${note}\nNone was added: those that are there would be paid for again.`);
  const addable = videos.flatMap((video) =>
    video.minutes === null || isThere(video) ? [] : { url: video.url, minutes: video.minutes },
  );
  return { title, hasMore, videos: addable, leftOut: videos.length - addable.length };
}
