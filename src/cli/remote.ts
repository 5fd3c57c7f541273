import type { Command } from 'commander';
import { runRemote } from '../../sdk/src/cli/remote.ts';

/** `cuemark remote …`: the SDK's command line, which knows its own words. */
export function addTo(program: Command, end: (code: number) => void): void {
  program
    .enablePositionalOptions()
    .command('remote [words...]')
    .description('a service elsewhere: add, list, show, ask and delete videos by its API')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (words: string[]) => end(await runRemote(words)));
}
