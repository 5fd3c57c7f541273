import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, ownedFolder, type PostgresHome } from './postgres-home.ts';

/** The PostgreSQL server process of a data folder, as its `postmaster.pid` tells. */
export interface Postmaster {
  pid: number;
  /** Not there in the first moments of a start. */
  port: number | undefined;
  /** Its program file has been deleted: it can not load what it needs any more. */
  outdated: boolean;
}

/**
 * Makes the data folder unless it is there. Two processes may try at once, and either may be killed: the folder appears
 * whole, by a rename, or not at all.
 */
export async function initialisePostgres(home: PostgresHome, password: string): Promise<void> {
  if (existsSync(path.join(home.data, 'PG_VERSION'))) return;
  removeUnfinished(home);
  const unfinished = path.join(home.folder, `postgres.new-${process.pid}`);
  ownedFolder(unfinished, home.user);
  const passwordFile = path.join(home.folder, `postgres.new-${process.pid}.password`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (home.user) chownSync(passwordFile, home.user.uid, home.user.gid);
  const options = [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ];
  const made = await run(path.join(home.programs, 'initdb'), options, home);
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new DatabaseError(
      `The embedded PostgreSQL could not make its files in ${home.folder}. Mend what it says, or set DATA_DIR to another folder:\n` +
        tellingLines(made.output),
    );
  }
  try {
    if (existsSync(home.data)) rmdirSync(home.data); // an empty one
    renameSync(unfinished, home.data);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(path.join(home.data, 'PG_VERSION'))) throw error;
  }
}

/** What went wrong, out of all that initdb tells; all of it where no line says so. */
function tellingLines(output: string): string {
  const lines = output.split('\n').filter((line) => /\b(?:FATAL|PANIC|ERROR|error):/.test(line));
  return lines.length > 0 ? lines.join('\n') : output.trim();
}

/** The server that runs in this data folder; a lock file that nobody holds any more is removed. */
export function readPostmaster(home: PostgresHome): Postmaster | undefined {
  const lock = path.join(home.data, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(lock, 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return undefined;
  const program = isPostmaster(pid, home);
  if (program === 'none') {
    rmSync(lock, { force: true });
    return undefined;
  }
  return { pid, port: Number(lines[3]) || undefined, outdated: program === 'outdated' };
}

/** PostgreSQL starts on files of its own user alone; here root found those of a user whom Cuemark ran as before. */
function refuseForeignOwner({ data, user }: PostgresHome): void {
  const owner = statSync(data).uid;
  if (user === undefined || owner === user.uid) return;
  if (owner === 0) {
    throw new DatabaseError(
      `The database in ${data} belongs to root, as after a copy without its owners, and PostgreSQL does not run as root. Give it back: chown -R ${user.uid}:${user.gid} '${data}'`,
    );
  }
  throw new DatabaseError(
    `The database in ${data} belongs to the user with the number ${owner}, and Cuemark runs as root. Run it as that user: sudo -u '#${owner}' …`,
  );
}

/** Answers, whenever it is called, what the server has written to its log since this moment. */
export function followPostmasterLog(home: PostgresHome): () => string {
  const file = logFile(home);
  const begin = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return () => {
    const written = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    return written.subarray(written.length < begin ? 0 : begin).toString();
  };
}

function logFile(home: PostgresHome): string {
  return path.join(home.folder, 'postgres.log');
}

/** Starts the server, in a process group and session of its own, and returns at once; it ends early where another one was first. */
export async function startPostmaster(home: PostgresHome, port: number | 'last' | 'new'): Promise<void> {
  refuseForeignOwner(home);
  const chosen = typeof port === 'number' ? port : await freePort(port === 'last' ? lastPort(home) : undefined);
  const file = logFile(home);
  const isLong = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000;
  const log = openSync(file, isLong ? 'w' : 'a', 0o600);
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(chosen),
    unix_socket_directories: '',
    max_connections: '200',
    log_min_messages: 'warning',
    log_error_verbosity: 'terse', // the details of a refused row are what people typed, such as emails
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(home.programs, 'postgres'), ['-D', home.data, ...options], {
    ...home.user,
    cwd: home.data,
    env: {},
    detached: true,
    stdio: ['ignore', log, log],
  });
  server.on('error', () => undefined); // the caller sees that nothing runs
  server.unref();
  closeSync(log);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null || server.signalCode !== null) return;
    if (existsSync(path.join(home.data, 'postmaster.pid'))) return;
    await sleep(20);
  }
}

/** Stops the server: connections are ended and everything is written (`fast`), or without a good-bye (`now`). */
export async function stopPostmaster(home: PostgresHome, how: 'fast' | 'now' = 'fast'): Promise<void> {
  const signals = how === 'fast' ? (['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) : (['SIGQUIT', 'SIGKILL'] as const);
  for (const signal of signals) {
    const running = readPostmaster(home);
    if (!running) return;
    try {
      process.kill(running.pid, signal);
    } catch {
      // gone in the meantime
    }
    for (let attempt = 0; attempt < 160; attempt += 1) {
      if (readPostmaster(home)?.pid !== running.pid) return;
      await sleep(50);
    }
  }
}

function removeUnfinished(home: PostgresHome): void {
  for (const name of readdirSync(home.folder)) {
    const pid = /^postgres\.new-(\d+)/.exec(name)?.[1];
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid)))) {
      rmSync(path.join(home.folder, name), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process is the PostgreSQL server of this very folder; numbers are given out again, above all in containers. */
function isPostmaster(pid: number, home: PostgresHome): 'current' | 'outdated' | 'none' {
  if (!isAlive(pid)) return 'none';
  if (process.platform === 'win32') return 'current';
  if (process.platform !== 'linux') {
    const listed = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
    return listed.status !== 0 || listed.stdout.includes(home.data) ? 'current' : 'none';
  }
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const folder = words[words.indexOf('-D') + 1];
    if (!words[0]?.includes('postgres') || !folder || realpathSync(folder) !== realpathSync(home.data)) return 'none';
    return readlinkSync(`/proc/${pid}/exe`).endsWith(' (deleted)') ? 'outdated' : 'current';
  } catch {
    return isAlive(pid) ? 'current' : 'none';
  }
}

function lastPort(home: PostgresHome): number | undefined {
  try {
    return Number(/port=(\d+)/.exec(readFileSync(path.join(home.data, 'postmaster.opts'), 'utf8'))?.[1]) || undefined;
  } catch {
    return undefined;
  }
}

/** The wished port if nobody has it, else one that the system picks. */
function freePort(wish: number | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (wish === undefined ? reject(error) : resolve(freePort(undefined))));
    server.listen({ host: '127.0.0.1', port: wish ?? 0, exclusive: true }, () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function run(
  program: string,
  options: string[],
  home: PostgresHome,
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, options, { ...home.user, cwd: home.folder, env: {}, detached: true });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('error', (error) => resolve({ status: 1, output: error.message }));
    child.once('close', (status) => resolve({ status, output }));
  });
}
