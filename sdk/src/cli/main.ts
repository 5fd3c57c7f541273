#!/usr/bin/env node
import process from 'node:process';
import { version } from '../version.ts';
import { runRemote } from './remote.ts';

const help = `cuemark remote …   a Cuemark service from here: cuemark remote --help
cuemark --version  the version of this package
`;

// A reader that has enough, such as head, is no error.
process.stdout.on('error', ({ code }: { code?: string }) => process.exit(code === 'EPIPE' ? 0 : 1));

const [command, ...words] = process.argv.slice(2);
if (command === 'remote') process.exitCode = await runRemote(words);
else if (command === '--version' || command === '-V') console.log(version);
else {
  const isAsked = command === undefined || command === '--help' || command === '-h';
  process[isAsked ? 'stdout' : 'stderr'].write(isAsked ? help : `There is no command ${command}.\n\n${help}`);
  if (!isAsked) process.exitCode = 2;
}
