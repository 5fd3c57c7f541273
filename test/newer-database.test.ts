import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneForTest } from './harness/database.ts';
import { runProgram } from './harness/program.ts';
import { startScriptedPlatform } from './harness/scripted-platform.ts';

test('a command that migrates an older database says so, and not that it made one', async () => {
  const url = await cloneForTest();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('alter table uploads drop writer, drop writer_until, drop writer_wanted');
  await client.query("delete from schema_migrations where name = '0016-upload-writers'");
  await client.end();

  const list = async () => {
    const program = runProgram(['account', 'list'], { DATABASE_URL: url });
    return [await program.ended, program.errors()];
  };
  expect(await list()).toEqual([0, 'Migrated the database for this version; older ones refuse it from now on.\n']);
  expect(await list()).toEqual([0, '']);
});

test('a database that a newer version has migrated is refused by the service, the commands and the doctor', async () => {
  const url = await cloneForTest();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("insert into schema_migrations (name) values ('9999-to-come')");
  await client.end();

  const sentence = /^A newer version of Cuemark .*9999-to-come.*restore the backup/m;
  for (const words of [['migrate'], ['account', 'create', '--email', 'ada@example.test'], ['audit'], ['serve']]) {
    const program = runProgram(words, { DATABASE_URL: url, PORT: '0' });
    expect([words[0], await program.ended]).toEqual([words[0], 1]);
    expect(program.errors()).toMatch(sentence);
  }

  const { origin } = await startScriptedPlatform((_asked, response) => response.end());
  const program = runProgram(['doctor', '--json'], { DATABASE_URL: url, YOUTUBE_ORIGIN: origin });
  expect(await program.ended).toBe(1);
  const { checks } = JSON.parse(program.output()) as { checks: { name: string }[] };
  expect(checks.find(({ name }) => name === 'postgresql')).toMatchObject({
    status: 'broken',
    detail: expect.stringMatching(sentence),
  });
});
