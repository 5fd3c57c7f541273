import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { talkSrt } from '../harness/caption-file.ts';
import { until } from '../harness/program.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { uploadClient } from '../harness/upload-client.ts';
import { sessionCookie } from '../harness/web-client.ts';

/** Two processes' worth of the web app on one data folder and one database. */
let one: TestService;
let other: TestService;
beforeAll(async () => {
  one = await startTestService({ ROLES: 'web' });
  other = await startTestService({ ROLES: 'web', DATABASE_URL: one.databaseUrl, DATA_DIR: one.dataDir });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const bytes = Buffer.from(talkSrt());
const half = Math.floor(bytes.length / 2);

async function sender() {
  const person = await newCustomer(one);
  const [here, there] = await Promise.all([uploadClient(one.publicUrl, person), uploadClient(other.publicUrl, person)]);
  const at = (await here.open('talk.srt', bytes.length)).headers.get('location') ?? '';
  const stored = { accountId: person.accountId, uploadId: at.split('/').at(-1) ?? '' };
  return { at, here, there, stored, cookie: await sessionCookie(one.publicUrl, person) };
}

/** Begins to send the whole file to the first process, and falls silent after so many bytes. */
function beginPart({ at, cookie }: { at: string; cookie: string }, count: number) {
  const part = request(`${one.publicUrl}${at}`, {
    method: 'PATCH',
    headers: {
      cookie,
      origin: one.publicUrl,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes.length,
    },
  });
  const ended = new Promise<void>((resolve) => {
    part.once('response', (response) => resolve(void response.resume()));
    part.once('error', () => resolve());
  });
  part.write(bytes.subarray(0, count));
  return { part, ended };
}

test('a file that is taken up at another process is not written to by the connection that fell silent', async () => {
  const { at, there, stored, cookie } = await sender();
  const { part, ended } = beginPart({ at, cookie }, half);
  await until(async () => (await one.ctx.uploadStorage.received(stored)) === half, 45);

  const found = await there.head(at);
  expect([found.status, found.headers.get('upload-offset')]).toEqual([200, `${half}`]);
  expect((await there.patch(at, half, bytes.subarray(half))).status).toBe(204);
  part.end(Buffer.alloc(bytes.length - half, 'x'));

  await ended;
  expect(Buffer.from(await one.ctx.uploadStorage.read(stored)).equals(bytes)).toBe(true);
});

test('of two who send the same part to two processes at once, one does, and the other hears where to go on', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { at, here, there, stored } = await sender();
    const answers = await Promise.all([here.patch(at, 0, bytes), there.patch(at, 0, bytes)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(Buffer.from(await one.ctx.uploadStorage.read(stored)).equals(bytes)).toBe(true);
  }
});

test('a process that died with a file in hand keeps nobody from going on', async () => {
  const { at, there, stored } = await sender();
  const dead = { writer: 'of the dead', writer_until: new Date(Date.now() + 2000) };
  await one.ctx.db.updateTable('uploads').set(dead).where('upload_id', '=', stored.uploadId).execute();
  expect((await there.patch(at, 0, bytes)).status).toBe(204);
});
