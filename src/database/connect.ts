import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import type { Log } from '../observability/log.ts';
import { HoldingClient } from './held-statements.ts';
import { type NamingClient, speaksToServer } from './named-statements.ts';
import type { DB } from './schema.ts';
import { WaitedPool } from './waited-pool.ts';

export type Db = Kysely<DB>;

export interface Database {
  db: Db;
  pool: WaitedPool;
  close(): Promise<void>;
}

/**
 * Milliseconds without a byte after which a connection of the service is lost: where a server went away without a word, as in a
 * failover or behind a firewall, the system would tell after a quarter of an hour, or two.
 */
const longestSilence = 30_000;

/** Seconds after which the server ends a transaction whose process does nothing: it may have gone without a word, and holds locks. */
const longestStandstill = 20;

/** What a connection goes by; one on which nothing comes or goes for too long is an error of the query at hand. */
export function boundedSocket(): Socket {
  const socket = new Socket();
  const lost = Object.assign(new Error('the database was silent'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(longestSilence, () => socket.destroy(lost));
}

/**
 * A pool of connections. A server that goes away is an error of the query at hand, never the end of the process.
 *
 * @param of.patience `endless`: a query may take any time, as those of a migration or an audit do
 */
export function connectDatabase(
  url: string,
  log: Log,
  { connections = 20, patience = 'bounded' }: { connections?: number; patience?: 'bounded' | 'endless' } = {},
): Database {
  const sockets = new Set<Socket>();
  const pool = new WaitedPool({
    connectionString: url,
    stream: () => {
      const socket = patience === 'bounded' ? boundedSocket() : new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    application_name: 'cuemark',
    keepAlive: true,
    Client: HoldingClient,
    pipeline: true, // statements that are sent together
    // Waited for: node-postgres warns of a query that is asked while another one runs.
    onConnect: (client) =>
      setUp(client as NamingClient).catch((error) => log.debug({ err: error }, 'a database connection was not set up')),
  });
  pool.on('error', (error) => log.debug({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ err: error }, 'a database connection was lost'));
  });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    // The pool leaves the connection of a log-in that failed to the server, which closes it after a minute.
    for (const socket of sockets) socket.destroySoon();
  };
  return { db, pool, close };
}

async function setUp(client: NamingClient): Promise<void> {
  await client.query(`select set_config('idle_in_transaction_session_timeout', '${longestStandstill}s', false)`);
  client.namesStatements = await speaksToServer(client);
}
