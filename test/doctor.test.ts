import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { staticEncoder } from '../src/models/static-encoder.ts';
import { searchVersion } from '../src/search/passages-of.ts';
import { readingVersion } from '../src/transcripts/reading/reading-version.ts';
import { cloneDatabase } from './harness/database.ts';
import { mailServerForTest } from './harness/mail-server.ts';
import { hasFfmpeg } from './harness/media-files.ts';
import { type ModelTurn, soundAnswer, soundClaims, startModelServer } from './harness/model-server.ts';
import { startPotProvider } from './harness/pot-provider.ts';
import { folderForTest, runProgram } from './harness/program.ts';
import { hasS3Server, needsS3Server, startS3Server } from './harness/s3-server.ts';
import {
  type Answer,
  automaticTrack,
  isPlayer,
  json3,
  playerAnswer,
  startScriptedPlatform,
  trackList,
} from './harness/scripted-platform.ts';

// Each run is a process of its own, and some tests have several.
vi.setConfig({ testTimeout: 120_000 });

/** The video that is looked up where no link is given. */
const known = 'jNQXAC9IVRw';
const about = (videoId: string, more: object = {}) =>
  playerAnswer({ videoDetails: { videoId, title: 'At the zoo', lengthSeconds: '19' }, ...more });

let database: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

/** Runs the doctor against a platform that answers as written; with what it printed as JSON. */
async function doctor(answer: Answer | string, words: string[] = [], environment: Record<string, string> = {}) {
  const origin = typeof answer === 'string' ? answer : (await startScriptedPlatform(answer)).origin;
  const program = runProgram(['doctor', ...words, '--json'], {
    DATABASE_URL: database.url,
    YOUTUBE_ORIGIN: origin,
    YOUTUBE_TIMEOUT_MS: '20000',
    ...environment,
  });
  const code = await program.ended;
  const object = JSON.parse(program.output()) as { fit: boolean; checks: Check[] };
  const check = (name: string) => object.checks.find((one) => one.name === name);
  return { code, fit: object.fit, checks: object.checks, check, output: program.output(), errors: program.errors() };
}

interface Check {
  name: string;
  status: string;
  detail: string;
  remedy: string | null;
}

/** The longest words of a chapter. */
const titleOf = (prompt: string) =>
  (prompt.split('\n\n')[1]?.match(/\p{Ll}{5,}/gu) ?? [])
    .sort((one, other) => other.length - one.length)
    .slice(0, 3)
    .join(' ');

const sound: Answer = (asked, response) =>
  response.end(isPlayer(asked) ? about(asked.videoId ?? '') : json3('All right, so here we are'));

test('a machine and a platform in order: fit, and every line says what was found', async () => {
  const { code, fit, checks, check, errors } = await doctor(sound, [], { LOCAL_ENCODER_ADDON_DIR: '/nowhere' });
  expect(checks.filter(({ status }) => status === 'broken')).toEqual([]);
  expect({ code, fit, errors }).toEqual({ code: 0, fit: true, errors: '' });
  expect(checks.map(({ name }) => name)).toEqual([
    ...[
      'node',
      'postgresql',
      'storage',
      'disk',
      'youtube',
      'address',
      'video',
      'captions',
      'cookies',
      'po-token',
      'mail',
      'model',
      'summaries',
      'encoder',
    ],
    ...['speech', 'ffmpeg', 'ffprobe', 'yt-dlp'],
  ]);
  for (const one of checks) expect(Object.keys(one)).toEqual(['name', 'status', 'detail', 'remedy']);
  expect(check('node')?.detail).toMatch(/^24\./);
  expect(check('postgresql')).toMatchObject({
    status: 'works',
    detail: expect.stringMatching(/^18\.\d+ .*DATABASE_URL/),
  });
  expect(check('youtube')?.detail).toContain('YOUTUBE_ORIGIN');
  expect(check('address')).toMatchObject({ status: 'works', detail: 'is not blocked' });
  expect(check('video')).toMatchObject({ status: 'works', detail: '“At the zoo”, 0:19, public' });
  expect(check('captions')?.detail).toBe('automatic, en, track a.en, 1 lines: “All right, so here we are”');
  expect(check('model')).toMatchObject({ status: 'note', detail: expect.stringContaining('built-in') });
  expect(check('summaries')).toMatchObject({
    status: 'note',
    detail:
      'SUMMARIES=asked (for whom somebody asks), but none can be made: no language model is set up (LLM_PROVIDER)',
  });
  expect(check('encoder')).toMatchObject({
    status: 'note',
    detail: expect.stringMatching(
      /^all-MiniLM-L6-v2-\w+ does not serve, so what is said is understood by vectors of words alone: /,
    ),
  });
});

test('summaries that are turned off are tried with no model', async () => {
  const { check } = await doctor(sound, [], { SUMMARIES: 'off' });
  expect(check('summaries')).toMatchObject({ status: 'note', detail: 'SUMMARIES=off (never)' });
});

test('a link is looked up in the place of the known video', async () => {
  const platform = await startScriptedPlatform(sound);
  await doctor(platform.origin, []);
  await doctor(platform.origin, ['https://youtu.be/aaaaaaaaaaA']);
  expect(platform.requests.filter(isPlayer).map(({ videoId }) => videoId)).toEqual([
    ...[known, known],
    ...['aaaaaaaaaaA', 'aaaaaaaaaaA'],
  ]);
});

test('a platform that refuses this address: not fit, with both remedies', async () => {
  const { code, fit, check } = await doctor((_asked, response) => response.writeHead(429).end());
  expect({ code, fit }).toEqual({ code: 1, fit: false });
  expect(check('youtube')?.status).toBe('works');
  expect(check('address')).toMatchObject({
    status: 'broken',
    detail: 'is blocked by YouTube: the platform answered 429',
    remedy: expect.stringMatching(/YOUTUBE_PROXY.*YOUTUBE_COOKIES_FILE/),
  });
});

test('a platform out of reach: not fit, and the address is not to blame', async () => {
  const { code, check } = await doctor('http://127.0.0.1:49151'); // nobody listens there

  expect(code).toBe(1);
  expect(check('youtube')).toMatchObject({
    status: 'broken',
    detail: expect.stringContaining('ECONNREFUSED'),
    remedy: expect.stringContaining('www.youtube.com'),
  });
  expect(check('address')?.status).toBe('note');
});

test('an answer that nobody understands is told from a block', async () => {
  const { code, check } = await doctor((_asked, response) => response.end('{"new":1}'));
  expect(code).toBe(1);
  expect(check('youtube')).toMatchObject({ status: 'broken', remedy: expect.stringContaining('report') });
});

test('captions that are not handed out: not fit', async () => {
  const guarded = trackList({ ...automaticTrack, baseUrl: `${automaticTrack.baseUrl}&exp=xpe` });
  const { code, check } = await doctor((asked, response) =>
    response.end(about(asked.videoId ?? '', { captions: guarded })),
  );
  expect(code).toBe(1);
  expect(check('video')?.status).toBe('works');
  expect(check('captions')).toMatchObject({ status: 'broken', detail: expect.stringContaining('PO token') });
});

test('a link to what can not be read is an answer, not a fault', async () => {
  const playabilityStatus = { status: 'LOGIN_REQUIRED', reason: 'Private video' };
  const { code, check } = await doctor(
    (_asked, response) => response.end(JSON.stringify({ playabilityStatus })),
    ['https://youtu.be/aaaaaaaaaaA'],
  );
  expect(code).toBe(0);
  expect(check('video')).toMatchObject({ status: 'note', detail: 'This video is private.' });
  const silent = await doctor((_asked, response) => response.end(about(known, { captions: undefined })));
  expect(silent.check('captions')).toMatchObject({ status: 'note', detail: 'the video has none' });
});

test('a sample’s link says that YouTube was not asked', async () => {
  const { code, check } = await doctor('http://127.0.0.1:1', ['https://youtu.be/sampleTalk1']);
  expect(code).toBe(0);
  expect(check('youtube')).toMatchObject({ status: 'note', detail: expect.stringContaining('was not asked') });
  expect(check('captions')?.status).toBe('works');
});

describe('tools', () => {
  async function withTools(scripts: Record<string, string>) {
    const folder = path.join(await folderForTest(), 'bin');
    mkdirSync(folder);
    for (const [name, text] of Object.entries(scripts)) {
      writeFileSync(path.join(folder, name), `#!/bin/sh\n${text}\n`);
      chmodSync(path.join(folder, name), 0o755);
    }
    return doctor(sound, [], { PATH: folder });
  }

  test('that are there say their versions', async () => {
    const year = new Date().getFullYear();
    const today = `${year}.${String(new Date().getMonth() + 1).padStart(2, '0')}.01`;
    const { code, check } = await withTools({
      ffmpeg: 'echo "ffmpeg version 7.1-test Copyright"',
      ffprobe: 'echo "ffprobe version 7.1-test Copyright"',
      'yt-dlp': `echo ${today}`,
    });
    expect(code).toBe(0);
    expect(check('ffmpeg')).toMatchObject({ status: 'works', detail: '7.1-test' });
    expect(check('ffprobe')).toMatchObject({ status: 'works', detail: '7.1-test' });
    expect(check('yt-dlp')).toMatchObject({ status: 'works', detail: today });
  });

  test('that are missing, broken or old are notes with a remedy', async () => {
    const { code, check } = await withTools({ ffprobe: 'exit 1', 'yt-dlp': 'echo 2023.03.04' });
    expect(code).toBe(0);
    for (const name of ['ffmpeg', 'ffprobe']) {
      expect(check(name)).toMatchObject({ status: 'note', detail: 'not found', remedy: expect.any(String) });
    }
    expect(check('yt-dlp')).toMatchObject({ status: 'note', detail: '2023.03.04, which is old' });
  });
});

describe('settings', () => {
  test('faults are listed, and what needs no setting is checked all the same', async () => {
    const { code, checks, check } = await doctor(sound, [], { YOUTUBE_PROXY: 'ftp://me:pass-secret@x', PORT: 'many' });
    expect(code).toBe(1);
    expect(check('configuration')).toMatchObject({
      status: 'broken',
      detail: expect.stringMatching(/PORT(.|\n)*YOUTUBE_PROXY/),
    });
    expect(checks.map(({ name }) => name)).toEqual(['configuration', 'node', 'ffmpeg', 'ffprobe', 'yt-dlp']);
    expect(JSON.stringify(checks)).not.toContain('pass-secret');
  });

  test('a proxy that does not run is told by its host, without its password', async () => {
    const { code, check, output, errors } = await doctor(sound, [], {
      YOUTUBE_PROXY: 'http://me:pass-secret@127.0.0.1:1',
    });
    expect(code).toBe(1);
    expect(check('youtube')).toMatchObject({
      status: 'broken',
      detail: expect.stringContaining('through the proxy at 127.0.0.1:1'),
      remedy: expect.stringContaining('YOUTUBE_PROXY'),
    });
    expect(output + errors).not.toContain('pass-secret');
  });

  test('speech: what is missing, and by whom videos without captions are listened to', async () => {
    const nowhere = { TRANSCRIBE_ADDON_DIR: '/nowhere' };
    expect((await doctor(sound, [], nowhere)).check('speech')).toMatchObject({
      status: 'note',
      remedy: expect.stringMatching(/addons\/local-speech.*TRANSCRIBE_BASE_URL/),
    });
    const server = { TRANSCRIBE_BASE_URL: 'http://localhost:9/v1', TRANSCRIBE_API_KEY: 'planted-transcription-key' };
    const { check, output } = await doctor(sound, [], server);
    expect(check('speech')?.detail ?? '').toMatch(hasFfmpeg ? /localhost:9, with whisper-1/ : /nothing to listen/);
    expect(output).not.toContain('planted-transcription-key');
  });

  test('the provider of proofs of origin is Disabled, Healthy, Unreachable or Invalid', async () => {
    const healthy = await startPotProvider();
    const strange = await startPotProvider((response) => response.end('{"error":"no"}'));
    const of = async (url: string) => (await doctor(sound, [], { POT_PROVIDER_URL: url })).check('po-token');
    expect(await of('')).toMatchObject({ status: 'note', detail: expect.stringMatching(/^Disabled/) });
    expect(await of(healthy.url)).toMatchObject({ status: 'works', detail: expect.stringMatching(/^Healthy/) });
    expect(healthy.bindings).toEqual([known]);
    expect(await of('http://127.0.0.1:1')).toMatchObject({
      status: 'broken',
      detail: expect.stringMatching(/^Unreachable/),
    });
    expect(await of(strange.url)).toMatchObject({ status: 'broken', detail: expect.stringMatching(/^Invalid/) });
  });

  test('cookies: a file that is none, one that has run out, and a sound one', async () => {
    const file = path.join(await folderForTest(), 'cookies.txt');
    const withCookies = (text: string) => {
      writeFileSync(file, text);
      return doctor(sound, [], { YOUTUBE_COOKIES_FILE: file });
    };
    const line = (expires: string) => ['.youtube.com', 'TRUE', '/', 'TRUE', expires, 'SID', 'cookie-secret'].join('\t');
    const first = '# Netscape HTTP Cookie File\n';

    const none = await withCookies(`${first}.youtube.com cookie-secret\n`);
    expect(none).toMatchObject({ code: 1 });
    expect(none.check('cookies')?.detail).toMatch(/YOUTUBE_COOKIES_FILE: line 2 has 1 fields/);
    expect(none.output).not.toContain('cookie-secret');
    const old = await withCookies(`${first}${line('1000')}\n`);
    expect(old.check('cookies')).toMatchObject({ status: 'broken', detail: 'all 1 of youtube.com have run out' });
    const good = await withCookies(`${first}${line('0')}\n${line('1000')}\n`);
    expect(good).toMatchObject({ code: 0 });
    expect(good.check('cookies')?.detail).toBe('1 of youtube.com, and 1 that have run out');
    expect(good.output).not.toContain('cookie-secret');
  });

  test('files: a folder that is written to and a disk that is full, told apart from each other', async () => {
    const DATA_DIR = path.join(await folderForTest(), 'not', 'made', 'yet');
    const good = await doctor(sound, [], { DATA_DIR });
    expect(good.check('storage')).toMatchObject({ status: 'works', detail: expect.stringContaining(DATA_DIR) });
    expect(good.check('disk')?.detail).toMatch(/^[\d.]+ [KMGT]B are free on the disk of /);
    const full = await doctor(sound, [], { DATA_DIR, UPLOAD_FREE_DISK_BYTES: '9999999999999' });
    expect(full).toMatchObject({ code: 1 });
    expect(full.check('disk')).toMatchObject({
      status: 'broken',
      remedy: expect.stringContaining('UPLOAD_FREE_DISK_BYTES'),
    });
  });

  test.skipIf(!hasS3Server)(`files in an S3-compatible storage (${needsS3Server})`, async () => {
    const s3 = await startS3Server();
    const { STORAGE_URL = '', ...keys } = s3.environment;
    const withStorage = (more: Record<string, string> = {}) => doctor(sound, [], { STORAGE_URL, ...keys, ...more });
    try {
      const good = await withStorage();
      expect(good).toMatchObject({ code: 0 });
      expect(good.check('storage')).toMatchObject({
        status: 'works',
        detail: expect.stringMatching(/^the bucket files at 127\.0\.0\.1:\d+ takes files/),
      });
      const nowhere = await withStorage({ STORAGE_URL: STORAGE_URL.replace('//files', '//other') });
      expect(nowhere).toMatchObject({ code: 1 });
      expect(nowhere.check('storage')).toMatchObject({
        status: 'broken',
        detail: expect.stringContaining('404: NoSuchBucket'),
        remedy: expect.stringContaining('STORAGE_URL'),
      });
      const wrong = await withStorage({ AWS_ACCESS_KEY_ID: 'guessed', AWS_SECRET_ACCESS_KEY: 'planted-secret-key' });
      expect(wrong.check('storage')?.remedy).toContain('AWS_SECRET_ACCESS_KEY');
      expect(wrong.output + wrong.errors).not.toContain('planted-secret-key');
      await s3.pause();
      const away = await withStorage();
      expect(away.check('storage')).toMatchObject({
        detail: expect.stringContaining('ECONNREFUSED'),
        remedy: expect.stringContaining('endpoint'),
      });
      await s3.resume();
    } finally {
      await s3.stop();
    }
  });

  test('a mail server that lets us in, one that does not, and none', async () => {
    const server = await mailServerForTest({ name: 'cuemark', password: 'mail-secret' });
    const good = await doctor(sound, [], { SMTP_URL: server.url, MAIL_FROM: 'Cuemark <mail@cuemark.test>' });
    expect(good).toMatchObject({ code: 0 });
    expect(good.check('mail')).toMatchObject({
      status: 'works',
      detail: expect.stringMatching(/^127\.0\.0\.1:\d+ takes mail from Cuemark <mail@cuemark\.test>$/),
    });
    expect(server.received).toEqual([]);
    const wrong = await doctor(sound, [], { SMTP_URL: server.url.replace('mail-secret', 'no-secret') });
    expect(wrong).toMatchObject({ code: 1 });
    expect(wrong.check('mail')).toMatchObject({ status: 'broken', detail: expect.stringContaining('535') });
    await server.stop();
    const away = await doctor(sound, [], { SMTP_URL: server.url });
    expect(away.check('mail')).toMatchObject({ status: 'broken', detail: expect.stringContaining('ECONNREFUSED') });
    for (const { output } of [good, wrong, away]) expect(output).not.toMatch(/mail-secret|no-secret/);
  });

  test('a language model that answers, and one that does not', async () => {
    const model = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'model-1', LLM_API_KEY: 'sk-secret' };
    const server = await startModelServer(
      (asked): ModelTurn => {
        if (asked.isStructured) return { kind: 'text', text: soundAnswer(asked.prompt) };
        if (asked.instructions.startsWith('You sum up')) return { kind: 'text', text: soundClaims(asked.prompt) };
        if (!asked.isStream) return { kind: 'text', text: titleOf(asked.prompt) };
        if (asked.prompt.includes('rye bread'))
          return { kind: 'text', text: '{"not_said":"It does not say.","nearest":null}' };
        return { kind: 'text', text: soundClaims(asked.prompt) };
      },
      { '/v1/models': { data: [{ id: 'model-1', max_model_len: 16_384 }] } },
    );
    const up = await doctor(sound, [], { ...model, LLM_BASE_URL: server.baseUrl('openai-compatible') });
    expect(up.checks.filter(({ name, status }) => name.startsWith('model') && status === 'broken')).toEqual([]);
    expect(up.check('model')?.detail).toMatch(
      /^model-1 \(openai-compatible at 127\.0\.0\.1:\d+\) answers; its context is 16384 tokens \(as its server says\); it reads about \d+ tokens a second and writes \d+; its server takes a schema of the answer$/,
    );
    for (const use of ['titles', 'answers', 'chapters']) {
      expect(up.check(`model-${use}`)).toMatchObject({
        status: 'works',
        detail: expect.stringContaining('it is good for'),
      });
    }
    expect(up.check('summaries')).toMatchObject({
      status: 'works',
      detail: expect.stringMatching(
        /^SUMMARIES=asked \(for whom somebody asks\): of a talk of 90 s model-1 wrote 3 sentences in \d+ s, of which 3 are said there and stand$/,
      ),
    });
    const weak = await startModelServer(({ isStream, prompt }) => ({
      kind: 'text',
      text: isStream ? soundClaims(prompt) : 'Yes.',
    }));
    const small = await doctor(sound, [], { ...model, LLM_BASE_URL: weak.baseUrl('openai-compatible') });
    expect(small.checks.filter(({ name, status }) => name.startsWith('model') && status === 'broken')).toEqual([]);
    expect(small.check('model')).toMatchObject({
      status: 'works',
      detail: expect.stringContaining('8192 tokens (assumed'),
      remedy: expect.stringContaining('LLM_CONTEXT_TOKENS'),
    });
    expect(small.check('model-titles')).toMatchObject({ status: 'note', detail: expect.stringContaining('“Yes.”') });
    expect(small.check('summaries')).toMatchObject({
      status: 'note',
      detail: expect.stringMatching(/, but model-1 does not sum up: none of its sentences holds$/),
    });
    expect(small.check('model-answers')?.detail).toMatch(
      /not good for answers here: it answered what a talk does not say/,
    );
    expect(small.check('model-chapters')?.detail).toMatch(
      /not good for dividing here: the model's answers could not be used/,
    );
    const refusing = await startModelServer(() => ({ kind: 'status', status: 401 }));
    const reached = { ...model, LLM_BASE_URL: refusing.baseUrl('openai-compatible') };
    const down = await doctor(sound, [], { ...reached, SUMMARIES: 'always' });
    expect(down.check('summaries')?.detail).toBe(
      'SUMMARIES=always (with the chapters of every video), but none can be made: the model does not answer',
    );
    expect(down).toMatchObject({ code: 1 });
    expect(down.check('model')).toMatchObject({ status: 'broken', detail: expect.stringContaining('LLM_API_KEY') });
    expect(down.check('model')?.remedy).toMatch(
      /chapters and answers are the built-in engine's, and answers say so\.$/,
    );
    expect(down.output).not.toContain('sk-secret');
    const full = await startModelServer(() => ({ kind: 'status', status: 429 }));
    const busy = await doctor(sound, [], { ...model, LLM_BASE_URL: full.baseUrl('openai-compatible') });
    expect(busy.check('model')?.remedy).toMatch(/^It takes no more requests for now/);
  });

  test('the speed of a language model whose server counts no tokens is not known', async () => {
    const message = { role: 'assistant', content: 'Yes.' };
    const body = JSON.stringify({ id: 'a', choices: [{ index: 0, message, finish_reason: 'stop' }] });
    const server = await startModelServer(() => ({ kind: 'raw', body }));
    const model = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'model-1', SUMMARIES: 'off' };
    const { check } = await doctor(sound, [], { ...model, LLM_BASE_URL: server.baseUrl('openai-compatible') });
    expect(check('model')?.detail).toMatch(/; how quick it is is not known, since its server counts no tokens;/);
  });

  test('tokens of the month that are left for a language model, and such that are used up', async () => {
    const { url, drop } = await cloneDatabase();
    onTestFinished(drop);
    const client = new pg.Client(url);
    await client.connect();
    await client.query(
      `insert into model_months (month, calls, input_tokens, output_tokens)
      values (to_char(now() at time zone 'utc', 'YYYY-MM'), 1, 99000, 500)`,
    );
    await client.end();
    const server = await startModelServer(() => ({ kind: 'text', text: 'Yes.' }));
    const model = {
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'model-1',
      LLM_BASE_URL: server.baseUrl('openai-compatible'),
    };
    const left = await doctor(sound, [], { ...model, DATABASE_URL: url, LLM_MONTHLY_TOKENS: '1000000' });
    expect(left.check('tokens')).toMatchObject({
      status: 'works',
      detail: expect.stringMatching(/^99500 of the 1000000 /),
    });
    const used = await doctor(sound, [], { ...model, DATABASE_URL: url, LLM_MONTHLY_TOKENS: '100000' });
    expect(used).toMatchObject({ code: 0 });
    expect(used.check('tokens')).toMatchObject({ status: 'note', remedy: expect.stringContaining('built-in engine') });
  });

  test('transcripts that are still to be read by this version', async () => {
    const { url, drop } = await cloneDatabase();
    onTestFinished(drop);
    const client = new pg.Client(url);
    await client.connect();
    await client.query(`insert into accounts (account_id, plan, began_at) values ('acc_one', 'pro', now())`);
    await client.query(`insert into videos (account_id, video_id, title, duration_seconds, via, status, stage, chapters, due_at,
      deadline, created_at) select 'acc_one', 'vid_' || n, 'A video', 60, 'web', 'ready', 'waiting', '[]', now(), now(), now()
      from generate_series(1, 3) n`);
    await client.query(`insert into transcripts (account_id, video_id, kind, segments, reading, reading_version, vectors_by,
      search_version) select 'acc_one', 'vid_' || n, 'manual', '[]', '', ${readingVersion}, '${staticEncoder().name}', n % 2 * ${searchVersion}
      from generate_series(1, 3) n`);
    const look = async () => (await doctor(sound, [], { DATABASE_URL: url })).check('transcripts');
    expect(await look()).toMatchObject({
      status: 'note',
      detail: expect.stringMatching(/^1 of 3 are still to be read/),
      remedy: expect.stringContaining('worker'),
    });
    await client.query(`update transcripts set search_version = ${searchVersion}`);
    await client.end();
    expect(await look()).toMatchObject({ status: 'works', detail: '3 are read and can be searched' });
  });

  test('a database whose clock is far from this one', async () => {
    const { url, drop } = await cloneDatabase();
    onTestFinished(drop);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(
      `create schema late; create function late.clock_timestamp() returns timestamptz
         return pg_catalog.clock_timestamp() - interval '1 hour'`,
    );
    await client.end();
    const { code, check } = await doctor(sound, [], {
      DATABASE_URL: `${url}?options=-c%20search_path%3Dlate%2Cpublic%2Cpg_catalog`,
    });
    expect(code).toBe(0);
    expect(check('postgresql')).toMatchObject({
      status: 'note',
      detail: expect.stringMatching(/: its clock is 36\d\d s behind this machine's$/),
    });
  });

  test('a database that does not answer', async () => {
    const { code, check } = await doctor(sound, [], { DATABASE_URL: 'postgres://nobody:pg-secret@127.0.0.1:1/none' });
    expect(code).toBe(1);
    expect(check('postgresql')).toMatchObject({
      status: 'broken',
      detail: expect.stringMatching(
        /^The database at 127\.0\.0\.1:1 does not answer \(ECONNREFUSED\)\. Check DATABASE_URL/,
      ),
    });
    expect(JSON.stringify(check('postgresql'))).not.toContain('pg-secret');
  });
});

test('for people: a line for each, with its sign, the remedy below, and the verdict; the embedded database is tried', async () => {
  const { origin } = await startScriptedPlatform((_asked, response) =>
    response.writeHead(302, { location: 'https://consent.youtube.com/' }).end(),
  );
  const program = runProgram(['doctor'], { DATA_DIR: await folderForTest(), YOUTUBE_ORIGIN: origin });
  expect(await program.ended).toBe(1);
  const text = program.output();
  expect(text).toMatch(/^✓ node {8}24\./m);
  expect(text).toMatch(/^– postgresql {2}18\.\d+ \(embedded, files in .*\): tables are still to be made\n {14}→ /m);
  expect(text).toMatch(/^✗ address {5}is blocked by YouTube: redirected \(302\) .*\n {14}→ .*YOUTUBE_PROXY/m);
  expect(text).toMatch(/\n\nNot fit to serve: see the lines with ✗\.\n$/);
});

test.each([[['doctor', 'nowhere']], [['doctor', 'https://example.com/watch?v=aaaaaaaaaaA']]])(
  'what is no link is a fault of usage: %j',
  async (words) => {
    const program = runProgram(words);
    expect(await program.ended).toBe(2);
    expect(program.output()).toBe('');
    expect(program.errors()).toContain('Give a YouTube link');
  },
);
