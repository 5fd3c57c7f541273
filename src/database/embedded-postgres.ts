import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../observability/log.ts';
import { DatabaseError, locatePostgres, type PostgresHome } from './postgres-home.ts';
import {
  followPostmasterLog,
  initialisePostgres,
  readPostmaster,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';

/** A share in the embedded PostgreSQL of a data folder: any number of processes may hold one. */
export interface EmbeddedPostgres {
  /** `postgres://` address; it stays the same when the server is started again. */
  url: string;
  /** The folder of the server's files. */
  folder: string;
  /** Gives the share back; the last one to do so stops the server. */
  release(): Promise<void>;
}

const databaseName = 'cuemark';
const presence = 'cuemark presence';

/**
 * Takes over the PostgreSQL that runs in this data folder, or starts one, making its files on first use. While the share
 * is held a connection watches the server, and a server that died is started again on the same port.
 *
 * @throws {DatabaseError} with what to do, where the folder belongs to another major version or the server does not start
 */
export async function joinEmbeddedPostgres(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  const home = await locatePostgres(dataDir);
  await initialisePostgres(home, password(home));
  let port = await ensureRunning(home, undefined, log);
  let released = false;
  let watcher: pg.Client;
  try {
    await createDatabase(home, port);
    watcher = await watch();
  } catch (error) {
    await leave();
    throw error;
  }

  async function watch(): Promise<pg.Client> {
    const client = connection(home, port, 'postgres', presence);
    await client.connect();
    client.once('end', () => {
      if (!released) void restart();
    });
    return client;
  }

  async function restart(): Promise<void> {
    log.warn('the embedded PostgreSQL is gone; starting it again');
    for (let wait = 200; !released; wait = Math.min(wait * 2, 5000)) {
      try {
        port = await ensureRunning(home, port, log);
        watcher = await watch();
        log.info('the embedded PostgreSQL is back');
        return;
      } catch (error) {
        log.error({ err: error }, 'the embedded PostgreSQL did not start');
        await sleep(wait);
      }
    }
  }

  /** The last one to go stops the server. */
  async function leave(): Promise<void> {
    if (!(await isUsed(home, port))) await stopPostmaster(home);
  }

  return {
    url: `postgres://postgres:${password(home)}@127.0.0.1:${port}/${databaseName}`,
    folder: home.folder,
    async release() {
      released = true;
      await watcher.end().catch(() => undefined);
      await leave();
    },
  };
}

/** Answers the port of a server that takes connections; `fixedPort` where others already rely on one. */
async function ensureRunning(home: PostgresHome, fixedPort: number | undefined, log: Log): Promise<number> {
  const deadline = Date.now() + 60_000;
  const heard = followPostmasterLog(home);
  let silentSince: number | undefined;
  let starts = 0;
  for (;;) {
    const running = readPostmaster(home);
    if (running?.outdated) {
      log.warn('the PostgreSQL that runs has lost its programs (a new install); starting it anew');
      await stopPostmaster(home);
      continue;
    }
    const answer = running?.port === undefined ? 'silent' : await ask(home, running.port);
    if (running?.port !== undefined && answer === 'answers') return running.port;
    if (answer === 'refuses') {
      if (starts > 0) await stopPostmaster(home);
      throw wrongPassword(home);
    }
    if (Date.now() > deadline) {
      throw new DatabaseError(`The embedded PostgreSQL did not start; ${home.folder}/postgres.log says why.`);
    }
    if (running) {
      silentSince ??= Date.now();
      if (Date.now() - silentSince > 20_000) {
        log.warn({ pid: running.pid }, 'a PostgreSQL of this folder runs and does not answer; stopping it');
        await stopPostmaster(home, 'now');
        silentSince = undefined;
      }
      await sleep(100);
      continue;
    }
    silentSince = undefined;
    if (starts > 0) {
      refuseVainStarts(home, heard());
      await sleep(Math.min(100 * 2 ** starts, 3000));
    }
    starts += 1;
    // After a few vain starts the port may be somebody else's by now.
    await startPostmaster(home, fixedPort ?? (starts > 2 ? 'new' : 'last'));
  }
}

/** A disk that is full, or not to be written, or that others may enter, stays so while a start is tried again and again. */
function refuseVainStarts(home: PostgresHome, written: string): void {
  const fatal =
    /(?:FATAL|PANIC): +(.*(?:No space left|quota exceeded|Read-only file|Permission denied|has invalid permissions).*)/.exec(
      written,
    );
  // Its log can not tell of a disk that has no room for a line more.
  const fault = fatal?.[1] ?? (statfsSync(home.folder).bavail === 0 ? 'No space left on device' : undefined);
  if (fault === undefined) return;
  const remedy = fault.endsWith('has invalid permissions')
    ? `Only its owner may enter that folder, as before it was copied: chmod -R go= '${home.data}'`
    : /No space|quota/.test(fault)
      ? 'Make room on that disk.'
      : 'Let its user write there.';
  throw new DatabaseError(`The embedded PostgreSQL can not start in ${home.folder}: ${fault}. ${remedy}`);
}

async function ask(home: PostgresHome, port: number): Promise<'answers' | 'refuses' | 'silent'> {
  const client = connection(home, port, 'postgres', 'cuemark probe');
  try {
    await client.connect();
    await client.query('select 1');
    return 'answers';
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === '28P01' ? 'refuses' : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether anybody else is connected; closing connections are given a moment to go. */
async function isUsed(home: PostgresHome, port: number): Promise<boolean> {
  const client = connection(home, port, 'postgres', 'cuemark farewell');
  try {
    await client.connect();
    for (let attempt = 0; attempt < 15; attempt += 1) {
      const { rows } = await client.query<{ others: number }>(
        `select count(*)::int as others from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> 'cuemark farewell'`,
      );
      if (rows[0]?.others === 0) return false;
      await sleep(100);
    }
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(home: PostgresHome, port: number): Promise<void> {
  const client = connection(home, port, 'postgres', 'cuemark set-up');
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  } catch (error) {
    // Another process made it in the meantime.
    if (!(error instanceof pg.DatabaseError) || !['42P04', '23505'].includes(error.code ?? '')) throw error;
  } finally {
    await client.end();
  }
}

function connection(home: PostgresHome, port: number, database: string, applicationName: string): pg.Client {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: password(home),
    database,
    application_name: applicationName,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
  });
  client.on('error', () => undefined); // `end` follows; without a listener the process would end
  return client;
}

function passwordFile(home: PostgresHome): string {
  return path.join(home.folder, 'postgres-password');
}

/** The database's password, made at first use; it never leaves the folder. */
function password(home: PostgresHome): string {
  const file = passwordFile(home);
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  const text = readFileSync(file, 'utf8').trim();
  if (text.length === 32) return text;
  if (existsSync(path.join(home.data, 'PG_VERSION'))) throw wrongPassword(home);
  rmSync(file); // a start that was killed between making and writing it
  return password(home);
}

function wrongPassword(home: PostgresHome): DatabaseError {
  return new DatabaseError(
    `The database in ${home.data} was made with another password than the one in ${passwordFile(home)}. ` +
      'Put that file back from where the database comes from, such as the same backup.',
  );
}
