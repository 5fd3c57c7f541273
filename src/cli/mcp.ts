import { once } from 'node:events';
import type { Command } from 'commander';
import { readCredentials } from '../../sdk/src/cli/credentials.ts';
import { relayMcp } from '../../sdk/src/cli/relay-mcp.ts';
import { programVersion } from '../settings/program-version.ts';
import { SourceError } from './source-error.ts';

/** Where a service is that nobody has moved. */
const usualUrl = 'http://localhost:3000';

/** `cuemark mcp`: tools for an assistant on this machine, over standard input and output. */
export function addTo(program: Command): void {
  program
    .command('mcp')
    .description(
      'serve the Model Context Protocol over standard input and output: with CUEMARK_API_KEY (or after `cuemark remote login`) for the account of a Cuemark server, else on files of this machine',
    )
    .option('--url <url>', 'the server; CUEMARK_URL where it is not said')
    .option('--local', 'on files of this machine, whoever is logged in')
    .action(async ({ url, local }: { url?: string; local?: boolean }) => {
      const known = await readCredentials(url);
      if (local || (!known.apiKey && !url)) return serveLocally();
      if (!known.apiKey)
        throw new SourceError(`Set CUEMARK_API_KEY to a key of ${url}: its web app makes one under Keys.`);
      const where = known.url ?? usualUrl;
      if (!/^https?:\/\//i.test(where) || !URL.canParse(where)) {
        throw new SourceError(`${where} is no address of a server: give one such as https://cuemark.example.`);
      }
      await relayMcp({ url: where, apiKey: known.apiKey });
    });
}

/** The engines take a moment to load: only where they are used. */
async function serveLocally(): Promise<void> {
  const [{ serveStdio }, { createMcpServer }, { localLibrary }] = await Promise.all([
    import('@modelcontextprotocol/server/stdio'),
    import('../mcp/create-mcp-server.ts'),
    import('./local-library.ts'),
  ]);
  const library = localLibrary();
  const version = programVersion();
  const isOver = once(process.stdin, 'close');
  serveStdio(() => createMcpServer(library, version), { maxSubscriptions: 0 });
  await isOver;
}
