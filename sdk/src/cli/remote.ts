import process from 'node:process';
import { parseArgs } from 'node:util';
import { createClient } from '../client.ts';
import { ApiError, CuemarkError, DeadlineError } from '../errors.ts';
import { readCredentials } from './credentials.ts';
import { type Call, commands, type Print, type ReadList, UsageError } from './remote-commands.ts';

/**
 * The program's exit code: 0, 1 (it failed), 2 (it was called wrongly) or 130 (interrupted). `readList` reads playlists and channels,
 * where the program can.
 */
export async function runRemote(words: string[], readList?: ReadList): Promise<number> {
  const [name = 'help', ...rest] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const isAsked = ['help', '--help', '-h'].includes(name);
    process[isAsked ? 'stdout' : 'stderr'].write(isAsked ? overview() : `There is no remote ${name}.\n\n${overview()}`);
    return isAsked ? 0 : 2;
  }
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort(new CuemarkError('Interrupted.'));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    const options = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' }, ...command.options } as const;
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
    if (values.help) {
      process.stdout.write(`${usageOf(name)}\n\n${command.about}.\n${command.more ? `\n${command.more}\n` : ''}`);
      return 0;
    }
    const isJson = values.json === true;
    const call: Call = {
      words: positionals,
      values,
      isJson,
      print: printer(isJson),
      signal: interrupted.signal,
      connect,
      readList,
    };
    return await command.run(call);
  } catch (error) {
    if (isUsage(error)) {
      console.error(`${error.message}\nUsage: ${usageOf(name)}`);
      return 2;
    }
    if (!(error instanceof CuemarkError) && !isAbort(error)) throw error;
    console.error(explained(error as Error));
    return interrupted.signal.aborted || isAbort(error) ? 130 : 1;
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

/** A client of the service that `login` or the environment names. */
async function connect() {
  const { url, apiKey } = await readCredentials();
  if (!url || !apiKey) {
    const missing = url ? `There is no key for ${url}` : 'It is not known where the service is';
    throw new CuemarkError(`${missing}: run \`cuemark remote login\`, or set CUEMARK_URL and CUEMARK_API_KEY.`);
  }
  return createClient({ url, apiKey });
}

/** With `--json` one JSON object goes to standard output, and nothing else; without it, the text. */
function printer(isJson: boolean): Print {
  return (object, text) => void process.stdout.write(isJson ? `${JSON.stringify(object)}\n` : withEnd(text()));
}

const withEnd = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);

function overview(): string {
  const width = Math.max(...Object.keys(commands).map((name) => usageOf(name).length));
  const lines = Object.entries(commands).map(([name, { about }]) => `  ${usageOf(name).padEnd(width)}  ${about}`);
  return `A Cuemark service from here. Each prints JSON with --json; --help says more of one.\n\n${lines.join('\n')}\n`;
}

function usageOf(name: string): string {
  return ['cuemark remote', name, commands[name]?.usage].filter(Boolean).join(' ');
}

function isUsage(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

function explained(error: Error): string {
  if (error instanceof ApiError)
    return `${error.message}\n(${error.code}, request ${error.requestId}: ${error.docUrl})`;
  if (error instanceof DeadlineError) return `${error.message} It goes on.`;
  return isAbort(error) ? 'Interrupted.' : error.message;
}
