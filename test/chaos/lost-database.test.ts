import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiClient, watch } from '../harness/client.ts';
import { startHeldPlatform } from '../harness/held-platform.ts';
import { folderForTest, runProgram, serve, until } from '../harness/program.ts';

// Each of them starts several processes.
vi.setConfig({ testTimeout: 300_000 });

/** The postmaster's process number, by its lock file. */
function postmaster(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Where the embedded database of a folder is reached. */
function databaseUrl(dataDir: string): string {
  const port = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(path.join(dataDir, 'postgres-password'), 'utf8');
  return `postgres://postgres:${password}@127.0.0.1:${port}/cuemark`;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A process that nobody waited for has ended all the same.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** A data folder whose database is stopped when the test ends, whatever became of its owners. */
async function dataFolder(): Promise<string> {
  const folder = await folderForTest();
  onTestFinished(() => {
    try {
      process.kill(postmaster(folder), 'SIGQUIT');
    } catch {
      // it has ended
    }
  });
  return folder;
}

async function demoKey(output: string): Promise<string> {
  return /cuemark_live_[A-Za-z0-9]{40}/.exec(output)?.[0] ?? '';
}

test('losing PostgreSQL ends no process: requests get 503, and the work goes on by itself', async () => {
  const platform = await startHeldPlatform();
  onTestFinished(platform.stop);
  const dataDir = await dataFolder();
  const service = await serve({ DATA_DIR: dataDir, YOUTUBE_ORIGIN: platform.origin });
  const client = apiClient(service.origin, await demoKey(service.output()));
  const { body: video } = await client.submit(watch('aaaaaaaaaaA'));
  await until(() => platform.heldRequests() === 1, 45);
  process.kill(postmaster(dataDir), 'SIGKILL');

  const statuses = new Set<number>();
  await until(async () => {
    const answer = await client.get('/account');
    statuses.add(answer.status);
    if (answer.status === 503) {
      expect(answer.body.code).toBe('unavailable');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    return answer.status === 200 && statuses.has(503);
  }, 30);
  platform.release('harbours');
  const settled = await client.settled(video.id, 100);

  expect([...statuses].sort()).toEqual([200, 503]);
  expect(settled.body.status).toBe('ready');
  expect(service.process.exitCode).toBeNull();
});

test('after SIGKILL the next start takes over the PostgreSQL that was left running, with everything in it', async () => {
  const dataDir = await dataFolder();
  const first = await serve({ DATA_DIR: dataDir });
  const key = await demoKey(first.output());
  const { body: video } = await apiClient(first.origin, key).submit(watch('sampleTalk1'));
  first.process.kill('SIGKILL');
  await first.ended;
  const left = postmaster(dataDir);
  expect(isRunning(left)).toBe(true);

  const second = await serve({ DATA_DIR: dataDir });

  expect(postmaster(dataDir)).toBe(left);
  expect((await apiClient(second.origin, key).settled(video.id, 100)).body.status).toBe('ready');
  expect(second.output()).not.toContain('cuemark_live_');
  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  await until(() => !isRunning(left), 45);
});

test('a lock file of a PostgreSQL that was killed, its number now somebody else’s, is no obstacle', async () => {
  const dataDir = await dataFolder();
  const first = runProgram(['migrate', '--json'], { DATA_DIR: dataDir });
  expect(await first.ended).toBe(0);
  const stranger = spawn('sleep', ['60']);
  onTestFinished(() => void stranger.kill());
  const lock = path.join(dataDir, 'postgres', 'postmaster.pid');
  writeFileSync(
    lock,
    `${stranger.pid}\n${path.join(dataDir, 'postgres')}\n1700000000\n5432\n\n127.0.0.1\n  123456 0\nready\n`,
  );

  const second = runProgram(['account', 'list', '--json'], { DATA_DIR: dataDir });

  expect(await second.ended).toBe(0);
  expect(JSON.parse(second.output())).toEqual({ accounts: [] });
  expect(stranger.exitCode).toBeNull();
});

test('a PostgreSQL that does not answer is stopped and started anew', async () => {
  const dataDir = await dataFolder();
  const first = await serve({ DATA_DIR: dataDir });
  first.process.kill('SIGKILL');
  const left = postmaster(dataDir);
  process.kill(left, 'SIGSTOP');

  const second = runProgram(['account', 'list', '--json'], { DATA_DIR: dataDir });

  expect(await second.ended).toBe(0);
  expect(JSON.parse(second.output()).accounts).toHaveLength(1);
});

test('SIGTERM ends the service with 0 and stops the database, unless another process uses it', async () => {
  const dataDir = await dataFolder();
  const first = await serve({ DATA_DIR: dataDir });
  const second = await serve({ DATA_DIR: dataDir, DEMO: 'off' });
  const server = postmaster(dataDir);
  first.process.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect((await fetch(`${second.origin}/readyz`)).status).toBe(200);

  second.process.kill('SIGINT');
  expect(await second.ended).toBe(0);
  await until(() => !isRunning(server), 45);
});

test('a second SIGTERM, as npm hands its own on, cuts nothing short', async () => {
  const dataDir = await dataFolder();
  const service = await serve({ DATA_DIR: dataDir });
  const server = postmaster(dataDir);
  service.process.kill('SIGTERM');
  await until(() => service.errors().includes('"stopping"'), 45);
  service.process.kill('SIGTERM');
  service.process.kill('SIGINT');
  expect(await service.ended).toBe(0);
  await until(() => !isRunning(server), 45);
});

test('a database that refuses to write is named in the log beside the 503, and a second start logs no errors of its own', async () => {
  const dataDir = await dataFolder();
  const service = await serve({ DATA_DIR: dataDir });
  const client = apiClient(service.origin, await demoKey(service.output()));
  const database = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await database.connect();
  // As a full disk answers (53100).
  await database.query(
    `create function refuse() returns trigger language plpgsql as
       $$ begin raise exception 'No space left on device' using errcode = '53100', detail = 'ada@example.test'; end $$;
     create trigger full_disk before insert on videos for each row execute function refuse()`,
  );
  const { status, body } = await client.submit(watch('sampleTalk1'));
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
  await until(() => service.errors().includes('the database did not serve a request'), 45);
  expect(service.errors()).toMatch(/"requestId":"req_\w+","cause":"No space left on device"/);

  await database.query('drop trigger full_disk on videos');
  await database.end();
  await runProgram(['account', 'list'], { DATA_DIR: dataDir }).ended;
  const log = readFileSync(path.join(dataDir, 'postgres.log'), 'utf8');
  expect(log).toContain('No space left on device');
  expect(log).not.toMatch(/schema_migrations_pkey|ada@example/);
});

test('an operator’s server that refuses the password, or lacks the database, is named with what to do', async () => {
  const dataDir = await dataFolder();
  await serve({ DATA_DIR: dataDir });
  const url = new URL(databaseUrl(dataDir));
  const begun = Date.now();
  url.pathname = '/elsewhere';
  const absent = runProgram(['account', 'list'], { DATABASE_URL: url.href });
  url.password = 'another';
  const refused = runProgram(['account', 'list'], { DATABASE_URL: url.href });
  url.password = '';
  const unnamed = runProgram(['account', 'list'], { DATABASE_URL: url.href });
  const readOnlyUrl = `${databaseUrl(dataDir)}?options=-c%20default_transaction_read_only%3Don`;
  const readOnly = runProgram(['account', 'create', '--email', 'a@b.example'], { DATABASE_URL: readOnlyUrl });
  expect(await Promise.all([absent, refused, unnamed, readOnly].map(({ ended }) => ended))).toEqual([1, 1, 1, 1]);
  // A command does not stay until the server closes what was not let in, which it does after a minute.
  expect(Date.now() - begun).toBeLessThan(50_000);
  expect(absent.errors()).toBe(`There is no database "elsewhere" at ${url.host}. Create it, or check DATABASE_URL.\n`);
  expect(refused.errors()).toBe(`The database at ${url.host} refuses the user or the password. Check DATABASE_URL.\n`);
  expect(unnamed.errors()).toBe(refused.errors());
  expect(readOnly.errors()).toBe(
    `The database at ${url.host} takes no writes. Let DATABASE_URL name the server that does.\n`,
  );
});

test('while work and requests end, /readyz says that the process is stopping', async () => {
  const platform = await startHeldPlatform();
  onTestFinished(platform.stop);
  const service = await serve({ DATA_DIR: await dataFolder(), YOUTUBE_ORIGIN: platform.origin });
  const key = await demoKey(service.output());
  const { body: video } = await apiClient(service.origin, key).submit(watch('aaaaaaaaaaA'));
  await until(() => platform.heldRequests() === 1, 45);
  // Two requests in one go: once the first is answered the second one runs.
  const socket = connect(Number(new URL(service.origin).port), '127.0.0.1');
  const get = (path: string, more = '') =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n${more}\r\n`;
  socket.write(get('/healthz') + get(`/api/v1/videos/${video.id}`, 'Prefer: wait=30\r\nConnection: close\r\n'));
  let answers = '';
  socket.on('data', (chunk) => {
    answers += String(chunk);
  });
  const closed = once(socket, 'close');
  await until(() => answers.includes('HTTP/1.1 200 '), 45);
  expect(answers).not.toContain(video.id);

  service.process.kill('SIGTERM');
  await until(async () => (await fetch(`${service.origin}/readyz`)).status === 503, 45);

  await closed;
  expect(answers.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
  expect(answers).toContain(video.id);
  expect(await service.ended).toBe(0);
});

test('a request that comes while work ends is answered, although it takes longer than that', async () => {
  const platform = await startHeldPlatform();
  onTestFinished(platform.stop);
  const service = await serve({ DATA_DIR: await dataFolder(), YOUTUBE_ORIGIN: platform.origin });
  const key = await demoKey(service.output());
  await apiClient(service.origin, key).submit(watch('aaaaaaaaaaA'));
  await until(() => platform.heldRequests() === 1, 45); // a worker that gets its five seconds to end
  service.process.kill('SIGTERM');
  await until(() => service.errors().includes('"stopping"'), 45);
  const body = JSON.stringify({ url: watch('bbbbbbbbbbA') });
  const socket = connect(Number(new URL(service.origin).port), '127.0.0.1');
  socket.write(
    `POST /api/v1/videos HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body.slice(0, 5)}`,
  );
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  const closed = once(socket, 'close');
  await until(() => service.errors().includes('is given back'), 45);
  await sleep(300);
  socket.write(body.slice(5));

  await closed;
  expect(answer).toContain('HTTP/1.1 202 ');
  expect(await service.ended).toBe(0);
});

test('a demo account whose sign-in nobody was shown gets a new one at the next start', async () => {
  const dataDir = await dataFolder();
  const first = runProgram(['serve'], { DATA_DIR: dataDir, PORT: '0' });
  await until(() => first.output().includes('cuemark_live_'), 45);
  first.process.kill('SIGKILL');
  await first.ended;
  const database = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await database.connect();
  await database.query('update accounts set is_announced = false'); // as if it had been killed before it printed
  await database.end();

  const second = await serve({ DATA_DIR: dataDir });
  const [before, after] = await Promise.all([demoKey(first.output()), demoKey(second.output())]);

  expect(after).not.toBe(before);
  expect((await apiClient(second.origin, before).get('/account')).status).toBe(401);
  expect((await apiClient(second.origin, after).get('/account')).status).toBe(200);
});

test('two operator commands at once on a folder that does not exist yet make one database and stop it', async () => {
  const folder = path.join(await dataFolder(), 'with a space', 'data');
  const both = ['a@example.test', 'b@example.test'].map((email) =>
    runProgram(['account', 'create', '--email', email, '--json'], { DATA_DIR: folder }),
  );
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
  for (const { output } of both) expect(JSON.parse(output())).toHaveProperty('password');

  const list = runProgram(['account', 'list', '--json'], { DATA_DIR: folder });
  expect(await list.ended).toBe(0);
  expect(JSON.parse(list.output()).accounts).toHaveLength(2);
  expect(existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('a database that was restored without its password is refused at once, with what to put back', async () => {
  const dataDir = await dataFolder();
  await runProgram(['migrate'], { DATA_DIR: dataDir }).ended;
  rmSync(path.join(dataDir, 'postgres-password'));
  const program = runProgram(['account', 'list'], { DATA_DIR: dataDir });
  expect(await program.ended).toBe(1);
  expect(program.errors()).toMatch(
    /^The database in .* another password .*\/postgres-password\. Put that file back .*\.\n$/,
  );
  expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('a folder of another PostgreSQL major version is refused with what to do, and nothing in it is touched', async () => {
  const dataDir = await dataFolder();
  mkdirSync(path.join(dataDir, 'postgres'));
  writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '17\n');

  const program = runProgram(['serve'], { DATA_DIR: dataDir, PORT: '0' });

  expect(await program.ended).toBe(1);
  expect(program.errors()).toContain('was made by PostgreSQL 17');
  expect(program.errors()).toContain('pg_dump');
  expect(readFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('17\n');
});

test('a database whose place can not be written is named at once, with what to do', async () => {
  const dataDir = await dataFolder();
  expect(await runProgram(['migrate'], { DATA_DIR: dataDir }).ended).toBe(0);
  appendFileSync(path.join(dataDir, 'postgres.log'), 'FATAL:  could not write: No space left on device\n'); // long ago
  chmodSync(path.join(dataDir, 'postgres'), 0o500);
  const begun = Date.now();
  const program = runProgram(['account', 'list'], { DATA_DIR: dataDir });
  expect(await program.ended).toBe(1);
  expect(Date.now() - begun).toBeLessThan(50_000);
  expect(program.errors()).toMatch(
    /^The embedded PostgreSQL can not start in .*"postmaster\.pid": Permission denied\. Let its user write there\.\n$/,
  );
  chmodSync(path.join(dataDir, 'postgres'), 0o700);
});

test('a database that others may enter, as after a copy without its modes, is named at once, with what to do', async () => {
  const dataDir = await dataFolder();
  expect(await runProgram(['migrate'], { DATA_DIR: dataDir }).ended).toBe(0);
  chmodSync(path.join(dataDir, 'postgres'), 0o755);
  const begun = Date.now();
  const program = runProgram(['account', 'list'], { DATA_DIR: dataDir });
  expect(await program.ended).toBe(1);
  expect(Date.now() - begun).toBeLessThan(50_000);
  expect(program.errors()).toMatch(
    /has invalid permissions\. Only its owner may enter that folder, .*chmod -R go= '.*postgres'\n$/,
  );
  chmodSync(path.join(dataDir, 'postgres'), 0o700);
});

test('a password file that an editor has ended with a line break serves; another one is refused and kept', async () => {
  const dataDir = await dataFolder();
  expect(await runProgram(['migrate'], { DATA_DIR: dataDir }).ended).toBe(0);
  const file = path.join(dataDir, 'postgres-password');
  appendFileSync(file, '\n');
  expect(await runProgram(['account', 'list'], { DATA_DIR: dataDir }).ended).toBe(0);
  writeFileSync(file, 'mine\n');
  const program = runProgram(['account', 'list'], { DATA_DIR: dataDir });
  expect(await program.ended).toBe(1);
  expect(program.errors()).toContain('another password');
  expect(readFileSync(file, 'utf8')).toBe('mine\n');
});

test('a disk without room for the database’s files is named in a line, and nothing half-made stays', async () => {
  const dataDir = await dataFolder();
  const program = path.resolve(import.meta.dirname, '../../bin/cuemark.js');
  const made = spawnSync('sh', ['-c', `ulimit -f 200; exec "$0" "$1" account list`, process.execPath, program], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(made.status).toBe(1);
  expect(made.stderr).toMatch(
    /^The embedded PostgreSQL could not make its files in .*, or set DATA_DIR to another folder:\n.*FATAL: .*File too large\n$/,
  );
  expect(readdirSync(dataDir)).toEqual(['postgres-password']);
});

test('as root, a database that another user has made is refused at once, with whom to run as', async () => {
  if (process.getuid?.() !== 0) return; // nobody else can give a folder away
  const dataDir = await dataFolder();
  expect(await runProgram(['account', 'list'], { DATA_DIR: dataDir }).ended).toBe(0);
  chownSync(path.join(dataDir, 'postgres'), 4242, 4242);
  const program = runProgram(['account', 'list'], { DATA_DIR: dataDir });
  expect(await program.ended).toBe(1);
  expect(program.errors()).toMatch(
    /^The database in .* belongs to the user with the number 4242, .* sudo -u '#4242' …\n$/,
  );
});

test('as root, a database that came back as root’s own is refused with how to give it back', async () => {
  if (process.getuid?.() !== 0) return; // nobody else can take it
  const dataDir = await dataFolder();
  expect(await runProgram(['account', 'list'], { DATA_DIR: dataDir }).ended).toBe(0);
  chownSync(path.join(dataDir, 'postgres'), 0, 0);
  const program = runProgram(['account', 'list'], { DATA_DIR: dataDir });
  expect(await program.ended).toBe(1);
  const [, command = ''] =
    /^The database in .* belongs to root, .* Give it back: (chown -R .*)\n$/.exec(program.errors()) ?? [];
  expect(spawnSync('sh', ['-c', command]).status).toBe(0);
  expect(await runProgram(['account', 'list'], { DATA_DIR: dataDir }).ended).toBe(0);
});

test('a service whose port is taken says so and leaves no database behind', async () => {
  const dataDir = await dataFolder();
  const first = await serve({ DATA_DIR: dataDir });
  const elsewhere = await dataFolder();
  const port = new URL(first.origin).port;

  const second = runProgram(['serve'], { DATA_DIR: elsewhere, PORT: port });

  expect(await second.ended).toBe(1);
  expect(second.errors()).toContain(`Another program listens on port ${port}. `);
  await until(() => !existsSync(path.join(elsewhere, 'postgres', 'postmaster.pid')), 45);
});
