import { setTimeout as sleep } from 'node:timers/promises';
import type { Enqueue, SystemContext } from './accounts/context.ts';
import { tokensThisMonth } from './accounts/token-usage.ts';
import type { Config } from './config.ts';
import { databaseClock } from './database/clock.ts';
import { connectDatabase } from './database/connect.ts';
import { joinEmbeddedPostgres } from './database/embedded-postgres.ts';
import { isDatabaseAway, isDatabaseSlow } from './database/failures.ts';
import { isMigrated, migrate, requireNoneNewer } from './database/migrate.ts';
import { DatabaseError } from './database/postgres-home.ts';
import type { Log } from './observability/log.ts';
import { countReadings } from './videos/renew-readings.ts';

/**
 * The database and the context of verbs that need nothing else: what operator commands run on.
 *
 * @param patience how long a query may take: `bounded` for whoever serves others
 */
export async function openStore(config: Config, log: Log, patience: 'bounded' | 'endless') {
  const embedded = config.databaseUrl === undefined ? await joinEmbeddedPostgres(config.dataDir, log) : undefined;
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const database = connectDatabase(url, log, { patience });
  const enqueue: Enqueue = async () => {
    throw new Error('no work can be enqueued here');
  };
  let stopClock = () => {};
  const close = async () => {
    stopClock();
    await database.close();
    await embedded?.release();
  };
  try {
    const applied = await whenAnswering(() => migrateAt(url, log), log);
    const { clock, stop } = await databaseClock(database.db, log);
    stopClock = stop;
    const ctx: SystemContext = { db: database.db, clock, log, enqueue };
    const { pool } = database;
    const waitingQueries = () => ({ count: pool.waitingCount, expectedWait: pool.expectedWait });
    return { ctx, url, applied, waitingQueries, folder: embedded?.folder, close };
  } catch (error) {
    await close();
    throw config.databaseUrl === undefined ? error : ofServer(error, new URL(config.databaseUrl));
  }
}

/** Migrates by a connection of its own: a statement may take any time on large tables. */
async function migrateAt(url: string, log: Log): Promise<string[]> {
  const database = connectDatabase(url, log, { connections: 1, patience: 'endless' });
  try {
    return await migrate(database.db, log);
  } finally {
    await database.close();
  }
}

/** What takes no connection in time while the machine is busy, or the server starts, is given so many seconds. */
const patience = 30;

/** Runs what needs the database, once it answers; what fails otherwise fails at once. */
async function whenAnswering<T>(run: () => Promise<T>, log: Log): Promise<T> {
  for (const end = Date.now() + patience * 1000; ; await sleep(200)) {
    try {
      return await run();
    } catch (error) {
      if (!isDatabaseSlow(error) || Date.now() > end) throw error;
      log.warn('the database does not answer yet');
    }
  }
}

/** Why a server of the operator's does not serve, in a sentence; another error as it is. Codes: PostgreSQL's appendix A, and Node's. */
function ofServer(error: unknown, { host, pathname }: URL): unknown {
  const { code = '', message = '', path } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (code.startsWith('28') || message.startsWith('SASL')) {
    return new DatabaseError(`The database at ${host} refuses the user or the password. Check DATABASE_URL.`);
  }
  if (code === '3D000') {
    const name = decodeURIComponent(pathname.slice(1));
    return new DatabaseError(`There is no database "${name}" at ${host}. Create it, or check DATABASE_URL.`);
  }
  if (code === '42501') {
    return new DatabaseError(`The user of DATABASE_URL may not make tables at ${host}. Let it own the database.`);
  }
  if (code === '25006') {
    return new DatabaseError(`The database at ${host} takes no writes. Let DATABASE_URL name the server that does.`);
  }
  if (/does not support SSL/.test(message)) {
    return new DatabaseError(
      `The database at ${host} takes no encrypted connections. Leave sslmode out of DATABASE_URL.`,
    );
  }
  if (path !== undefined || code === 'EISDIR') {
    return new DatabaseError(
      `A file that DATABASE_URL names can not be read (${message}). Check sslrootcert and the like.`,
    );
  }
  if (code.startsWith('ERR_OSSL')) {
    return new DatabaseError(
      `The files that DATABASE_URL names as sslcert and sslkey are no certificate with its key (${message}).`,
    );
  }
  if (/CERT|LEAF_SIGNATURE|INVALID_CA/.test(code)) {
    return new DatabaseError(
      `The certificate of the database at ${host} is refused (${message.split(';')[0]}). Let DATABASE_URL call the host as its ` +
        'certificate does and name the file of its authority (sslrootcert=…), or leave it unchecked (sslmode=no-verify).',
    );
  }
  if (!isDatabaseAway(error)) return error;
  return new DatabaseError(
    `The database at ${host} does not answer (${code || message}). Check DATABASE_URL, and that the server runs.`,
  );
}

/**
 * What the database that the service would use says of itself, how far its clock is ahead of ours, how many tokens language models
 * have taken this month, and how many transcripts are still to be read anew. An embedded one is started for it; no table is made.
 */
export async function inspectDatabase(
  config: Config,
  log: Log,
  engines: { encoder: string; keptEncoders: readonly string[] },
): Promise<{
  version: string;
  folder: string | undefined;
  isMigrated: boolean;
  secondsAhead: number;
  modelTokens: number;
  readings: { all: number; old: number };
}> {
  const embedded = config.databaseUrl === undefined ? await joinEmbeddedPostgres(config.dataDir, log) : undefined;
  const database = connectDatabase(config.databaseUrl ?? embedded?.url ?? '', log, { connections: 1 });
  try {
    const { rows } = await database.pool.query<{ version: string; time: Date }>(
      `select current_setting('server_version') as version, clock_timestamp() as time`,
    );
    const { version, time } = rows[0] ?? { version: 'of an unknown version', time: new Date() };
    const secondsAhead = Math.round((time.getTime() - Date.now()) / 1000);
    // Without its register there is no migration either.
    const hasTables = await isMigrated(database.db).catch(() => false);
    if (hasTables) await requireNoneNewer(database.db);
    const modelTokens = hasTables ? await tokensThisMonth({ db: database.db, clock: () => time }) : 0;
    const readings = hasTables ? await countReadings(database.db, engines) : { all: 0, old: 0 };
    return { version, folder: embedded?.folder, isMigrated: hasTables, secondsAhead, modelTokens, readings };
  } catch (error) {
    throw config.databaseUrl === undefined ? error : ofServer(error, new URL(config.databaseUrl));
  } finally {
    await database.close();
    await embedded?.release();
  }
}
