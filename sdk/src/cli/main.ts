#!/usr/bin/env node
import process from 'node:process';
import { version } from '../version.ts';
import { readCredentials } from './credentials.ts';
import { relayMcp } from './relay-mcp.ts';
import { runRemote } from './remote.ts';

const help = `cuemark remote …   a Cuemark service from here: cuemark remote --help
cuemark mcp        a Cuemark service as tools of the Model Context Protocol, for an assistant that starts this
cuemark --version  the version of this package
`;

// A reader that has enough, such as head, is no error.
process.stdout.on('error', ({ code }: { code?: string }) => process.exit(code === 'EPIPE' ? 0 : 1));

const [command, ...words] = process.argv.slice(2);
if (command === 'remote') process.exitCode = await runRemote(words);
else if (command === 'mcp') process.exitCode = await serveMcp(words[0] === '--url' ? words[1] : undefined);
else if (command === '--version' || command === '-V') console.log(version);
else {
  const isAsked = command === undefined || command === '--help' || command === '-h';
  process[isAsked ? 'stdout' : 'stderr'].write(isAsked ? help : `There is no command ${command}.\n\n${help}`);
  if (!isAsked) process.exitCode = 2;
}

async function serveMcp(given: string | undefined): Promise<number> {
  const { url, apiKey } = await readCredentials(given);
  if (!url || !apiKey) {
    console.error('Run `cuemark remote login` first, or set CUEMARK_URL and CUEMARK_API_KEY.');
    return 1;
  }
  await relayMcp({ url, apiKey });
  return 0;
}
