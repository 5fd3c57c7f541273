import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examplePassage, exampleQuestion, exampleVideo } from '../../src/contract/objects.ts';
import { watch } from '../harness/client.ts';
import { startFaultyProxy } from '../harness/faulty-proxy.ts';
import { folderWithPackedSdk } from '../harness/packed-sdk.ts';
import { installedRuntimes, needsRuntimes } from '../harness/runtimes.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';

let service: TestService;
let folder: string;
let homes: string;
beforeAll(async () => {
  service = await startTestService();
  ({ folder } = await folderWithPackedSdk());
  homes = await mkdtemp(path.join(tmpdir(), 'cuemark-homes-'));
});
afterAll(async () => {
  await service.stop();
  await Promise.all([folder, homes].map((one) => rm(one, { recursive: true })));
});

const checkout = path.resolve(import.meta.dirname, '../../bin/cuemark.js');
const nodes = installedRuntimes().filter(({ name }) => name.startsWith('Node'));
const node = process.execPath;

interface Shell {
  home: string;
  /** Runs `cuemark` with these words, and what is piped into it. */
  cuemark: (
    words: string[],
    given?: { input?: string; typedAfter?: RegExp; env?: Record<string, string> },
  ) => Promise<Outcome>;
}
interface Outcome {
  code: number | string;
  output: string;
  errors: string;
}

/** A user of this machine without a past, and the program as the package or the checkout has it. */
async function newShell({ program = node, bin = packed(), before = [] as string[] } = {}): Promise<Shell> {
  const home = await mkdtemp(path.join(homes, 'home-'));
  return {
    home,
    async cuemark(words, { input = '', typedAfter, env = {} } = {}) {
      const [first = '', ...rest] = [...before, program, bin, ...words];
      const child = spawn(first, rest, { cwd: home, env: { PATH: process.env.PATH, HOME: home, ...env } });
      let [output, errors] = ['', ''];
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk;
        if (typedAfter?.test(output)) child.stdin.end(input);
      });
      child.stderr.on('data', (chunk: Buffer) => {
        errors += chunk;
      });
      if (!typedAfter) child.stdin.end(input);
      const [code, signal] = await once(child, 'close');
      return { code: code ?? signal, output, errors };
    },
  };
}

const packed = () => path.join(folder, 'node_modules/.bin/cuemark');

/** One who has logged in, with a new account. */
async function loggedIn(setting: Parameters<typeof newShell>[0] = {}, plan: 'free' | 'pro' = 'pro') {
  const shell = await newShell(setting);
  const { key } = await newCustomer(service, { plan });
  const login = await shell.cuemark(['remote', 'login', '--url', service.origin], { input: key });
  return { ...shell, key, login };
}

const programs = [
  ...nodes.map(({ name, program }) => ({ name: `the package’s command in ${name}`, program, bin: packed })),
  { name: 'the service’s own command', program: node, bin: () => checkout },
];

describe.for(programs)('$name', ({ program, bin }) => {
  test('it goes from a key to chapters and an answer, and to nothing again', async () => {
    const { cuemark, login, home } = await loggedIn({ program, bin: bin() });
    expect(login).toMatchObject({ code: 0, errors: '' });
    expect(login.output).toMatch(/^Plan pro, 1000 minutes left\. The key is stored in .*credentials\.json\.$/m);
    expect(login.output).toContain(home);

    const added = await cuemark(['remote', 'add', watch('sampleTalk1')]);
    expect(added).toEqual({ code: 0, output: `${exampleVideo.chapters_text}\n`, errors: '' });
    const listed = await cuemark(['remote', 'list']);
    expect(listed.output).toMatch(/^\w{20} {2}ready +9:15 {2}Why Our Library Lends Ladders/);
    const id = listed.output.slice(0, 20);
    const shown = await cuemark(['remote', 'show', id]);
    expect(shown.output).toContain(`/workspace/${id}\n\n${exampleVideo.chapters_text}\n`);
    const found = await cuemark(['remote', 'search', '"battery system"']);
    expect(found.output).toBe(
      `${id}  ${examplePassage.timestamp.padStart(7)}  ${exampleVideo.title}\n  ${examplePassage.text}\n`,
    );
    expect((await cuemark(['remote', 'search', 'okapi'])).output).toBe('Nobody says that.\n');
    const asked = await cuemark(['remote', 'ask', id, ...exampleQuestion.question.split(' ')]);
    expect(asked).toEqual({ code: 0, output: `${exampleQuestion.answer}\n`, errors: '' });
    expect((await cuemark(['remote', 'delete', id, '--yes'])).code).toBe(0);
    expect((await cuemark(['remote', 'list'])).output).toBe('There is no such video.\n');
  });
});

if (nodes.length === 1) test.skip(`the package’s command in Node 22 (${needsRuntimes})`, () => {});

test('with --json each prints one object of the API', async () => {
  const { cuemark } = await loggedIn();
  const json = async (...words: string[]) => {
    const { output, code, errors } = await cuemark(['remote', ...words, '--json']);
    expect({ code, errors }, words.join(' ')).toEqual({ code: 0, errors: '' });
    return JSON.parse(output);
  };
  const video = await json('add', watch('sampleTalk1'));
  expect(video).toMatchObject({ object: 'video', status: 'ready' });
  expect(await json('show', video.id)).toEqual(video);
  expect(await json('list', '--status', 'ready', '--title', 'ladders', '--limit', '1')).toEqual({
    object: 'list',
    data: [video],
  });
  expect(await json('search', '"battery', 'system"', '--video', video.id)).toEqual({
    object: 'list',
    data: [{ ...examplePassage, video_id: video.id }],
  });
  expect((await json('search', 'the', '--limit', '2')).data).toHaveLength(2);
  expect(await json('ask', video.id, 'What is lent?')).toMatchObject({ object: 'question', status: 'answered' });
  expect(await json('delete', video.id, '--yes')).toEqual({ id: video.id, deleted: true });
});

describe('the key', () => {
  test('is in a file that its user alone may read', async () => {
    const { home } = await loggedIn();
    const file = path.join(home, '.config/cuemark/credentials.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
  });

  test('is not stored when the service does not take it', async () => {
    const { login, home } = await loggedIn({}, 'free');
    expect(login).toMatchObject({
      code: 1,
      output: '',
      errors: expect.stringContaining('(pro_required, request req_'),
    });
    expect(existsSync(path.join(home, '.config'))).toBe(false);
  });

  test('of the environment wins, and none goes to another address than it was stored for', async () => {
    const { cuemark } = await loggedIn();
    const CUEMARK_API_KEY = (await newCustomer(service)).key;
    await cuemark(['remote', 'add', watch('sampleMute1')]);
    expect((await cuemark(['remote', 'list'])).output).toContain('failed');
    expect((await cuemark(['remote', 'list'], { env: { CUEMARK_API_KEY } })).output).toContain('no such video');
    const elsewhere = await startFaultyProxy(service.origin);
    const sent = await cuemark(['remote', 'list'], { env: { CUEMARK_URL: elsewhere.origin } });
    expect(sent).toMatchObject({ code: 1, errors: expect.stringContaining('There is no key for') });
    expect(elsewhere.seen).toEqual([]);
    const both = { CUEMARK_URL: elsewhere.origin, CUEMARK_API_KEY };
    expect((await cuemark(['remote', 'list'], { env: both })).code).toBe(0);
  });

  test('is gone after logout', async () => {
    const { cuemark, home } = await loggedIn();
    expect((await cuemark(['remote', 'logout'])).code).toBe(0);
    expect(existsSync(path.join(home, '.config/cuemark/credentials.json'))).toBe(false);
    const { code, errors } = await cuemark(['remote', 'list']);
    expect(code).toBe(1);
    expect(errors).toContain('run `cuemark remote login`');
  });
});

test.each([
  [['remote', 'nothing'], 'There is no remote nothing.'],
  [['remote', 'show'], 'Give the id of a video.\nUsage: cuemark remote show VIDEO'],
  [['remote', 'show', 'one', 'two'], 'What is "two" for?'],
  [['remote', 'list', '--limit', 'many'], '--limit is a whole number'],
  [['remote', 'list', '--colour'], "Unknown option '--colour'"],
  [['remote', 'delete', 'some-video'], 'Say --yes'],
  [['nothing'], 'There is no command nothing.'],
])('%j is answered with what would be right', async (words, says) => {
  const { cuemark } = await loggedIn();
  const { code, output, errors } = await cuemark(words);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors).toContain(says);
});

test('help says what there is', async () => {
  for (const bin of [packed(), checkout]) {
    const { cuemark } = await newShell({ bin });
    for (const words of [['remote'], ['remote', '--help']]) {
      const { code, output } = await cuemark(words);
      expect(code).toBe(0);
      for (const name of ['login', 'add', 'list', 'show', 'search', 'ask', 'delete'])
        expect(output).toContain(`cuemark remote ${name} `);
    }
    expect((await cuemark(['remote', 'add', '--help'])).output).toContain('which uses minutes');
    expect((await cuemark(['--help'])).output).toContain('remote');
  }
});

test('a refusal says what it is, with its code, and where to read on', async () => {
  const { cuemark } = await loggedIn();
  const { code, output, errors } = await cuemark(['remote', 'add', watch('sampleHide1')]);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(
    /^This video is private.*\n\(video_not_supported, request req_\w+: http.*#video_not_supported\)\n$/,
  );
});

describe('several videos at once', () => {
  const [talk, tutorial, hidden] = ['sampleTalk1', 'sampleTuto1', 'sampleHide1'].map(watch) as [string, string, string];

  test('are added one after the other, and one that is refused keeps no other from it', async () => {
    const { cuemark } = await loggedIn();
    const { code, output, errors } = await cuemark(['remote', 'add', talk, hidden, tutorial, talk]);
    expect(code).toBe(1);
    expect(errors).toMatch(/^https:\S+sampleHide1: This video is private.* \(video_not_supported\)\n$/);
    expect(output.match(/^\w{20} {2}ready .*$/gm)).toEqual([
      expect.stringContaining(exampleVideo.title),
      expect.stringMatching(/\S$/),
    ]);
    expect(output).toContain(exampleVideo.chapters_text);
    const again = await cuemark(['remote', 'add', talk, tutorial, '--no-wait', '--json']);
    expect(again).toMatchObject({ code: 0, errors: '' });
    expect(JSON.parse(again.output)).toMatchObject({ object: 'list', data: [{}, {}], refused: [] });
    const listed = JSON.parse((await cuemark(['remote', 'list', '--json'])).output);
    expect(listed.data).toHaveLength(4);
  });

  test('one that fails fails the command', async () => {
    const { cuemark } = await loggedIn();
    const { code, output } = await cuemark(['remote', 'add', watch('sampleMute1'), talk]);
    expect(code).toBe(1);
    expect(output).toContain('(transcript_unavailable)');
    expect(output).toContain(exampleVideo.chapters_text);
  });

  test('a wrong key is told once', async () => {
    const { cuemark } = await newShell();
    const env = { CUEMARK_URL: service.origin, CUEMARK_API_KEY: 'cuemark_live_wrong' };
    const { code, errors } = await cuemark(['remote', 'add', talk, tutorial], { env });
    expect(code).toBe(1);
    expect(errors.match(/invalid_api_key/g)).toHaveLength(2); // the code, and its address
  });

  const playlist = 'https://www.youtube.com/playlist?list=PLsamples';

  test('those of a playlist are added once what they take is agreed to, and not twice', async () => {
    const { cuemark } = await loggedIn({ bin: checkout });
    const unasked = await cuemark(['remote', 'add', playlist]);
    expect(unasked).toMatchObject({ code: 2, output: '' });
    const [, count, minutes] = /“Sample videos”: (\d+) videos, (\d+) minutes together/.exec(unasked.errors) ?? [];
    expect(Number(count)).toBeGreaterThan(1);
    const account = async () => JSON.parse((await cuemark(['remote', 'list', '--limit', '100', '--json'])).output).data;
    expect(await account()).toEqual([]);
    const added = await cuemark(['remote', 'add', playlist, '--yes', '--no-wait', '--json']);
    const { data, refused } = JSON.parse(added.output);
    expect(data.length + refused.length).toBe(Number(count));
    expect(await account()).toHaveLength(data.length);
    expect(Number(minutes)).toBeGreaterThan(data.length);
    const again = await cuemark(['remote', 'add', playlist, '--yes', '--no-wait']);
    expect(again.errors).toContain('more are there already or can not be added');
    expect(Number(/: (\d+) videos/.exec(again.errors)?.[1])).toBeLessThan(data.length);
  });

  test('those of a playlist are left where the service does not tell which are there already', async () => {
    const { cuemark } = await newShell({ bin: checkout });
    const env = { CUEMARK_URL: service.origin, CUEMARK_API_KEY: 'cuemark_live_wrong' };
    const { code, output, errors } = await cuemark(['remote', 'add', playlist, '--yes'], { env });
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(/^Which of them your account has is not known.*\nNone was added: .*\n$/);
  });

  test('a playlist that there is not is told', async () => {
    const { cuemark } = await loggedIn({ bin: checkout });
    const words = ['remote', 'add', 'https://www.youtube.com/playlist?list=PLnothing', '--yes'];
    const env = { YOUTUBE_ORIGIN: 'http://127.0.0.1:9' };
    expect(await cuemark(words, { env })).toMatchObject({
      code: 1,
      output: '',
      errors: expect.stringMatching(/^YouTube did not answer: .*\n$/),
    });
  });

  test('where no playlist can be read that is said', async () => {
    const { cuemark } = await loggedIn();
    const { code, errors } = await cuemark(['remote', 'add', playlist, '--yes']);
    expect(code).toBe(1);
    expect(errors).toContain('The web app takes a playlist');
  });
});

test('a video that failed is told and fails the command', async () => {
  const { cuemark } = await loggedIn();
  const { code, output } = await cuemark(['remote', 'add', watch('sampleMute1')]);
  expect(code).toBe(1);
  expect(output).toContain('(transcript_unavailable)');
});

test('a video that is not waited for goes on', async () => {
  const { cuemark } = await loggedIn();
  const { output } = await cuemark(['remote', 'add', watch('sampleSlow1'), '--no-wait']);
  const [, id = ''] = /cuemark remote show (\w+)/.exec(output) ?? [];
  expect((await cuemark(['remote', 'show', id])).output).toContain('It is processing.');
  const late = await cuemark(['remote', 'add', watch('sampleSlow1'), '--deadline', '1']);
  expect(late).toMatchObject({ code: 1, output: '' });
  expect(late.errors).toContain('It was not done within 1 second.');
});

describe('on a terminal', () => {
  const terminal = [
    'python3',
    '-c',
    'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))',
  ];

  test('it says what goes on and for how long, and takes that away again', async () => {
    const { home, key } = await loggedIn();
    const { cuemark } = await newShell({ before: terminal });
    const env = { HOME: home, CUEMARK_URL: service.origin, CUEMARK_API_KEY: key };
    const { code, output } = await cuemark(['remote', 'add', watch('sampleSlow1')], { env });
    expect(code).toBe(0);
    expect(output).toMatch(/\w{20}: The same talk/);
    expect(output).toMatch(/\rMaking chapters, 0 s\rMaking chapters, 1 s/);
    expect(output.split('\r\u001b[K').at(-1)).toContain('0:00 - ');
  });

  test('the key does not show when it is typed', async () => {
    const { cuemark } = await newShell({ before: terminal });
    const { key } = await newCustomer(service);
    const words = ['remote', 'login', '--url', service.origin];
    const { output } = await cuemark(words, { input: `${key}\r`, typedAfter: /it does not show/ });
    expect(output).not.toContain(key.slice(-10));
    expect(output).toContain('1000 minutes left');
  });
});

test('Ctrl-C ends a wait, not the video', async () => {
  const proxy = await startFaultyProxy(service.origin);
  proxy.meet(/^GET \/videos/, 'hanging');
  const { key } = await newCustomer(service);
  const env = { CUEMARK_URL: proxy.origin, CUEMARK_API_KEY: key };
  const running = cuemarkUntil(env, () => proxy.seen.some(({ method }) => method === 'GET'));
  expect(await running).toMatchObject({ code: 130, errors: 'Interrupted.\n' });
});

/** Runs `remote add` and interrupts it once something holds. */
async function cuemarkUntil(env: Record<string, string>, holds: () => boolean): Promise<Outcome> {
  const child = spawn(node, [packed(), 'remote', 'add', watch('sampleTalk1')], {
    env: { PATH: process.env.PATH, ...env },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const timer = setInterval(() => {
    if (!holds()) return;
    clearInterval(timer); // a second one would not be waited for
    child.kill('SIGINT');
  }, 100);
  const [code, signal] = await once(child, 'close');
  clearInterval(timer);
  return { code: code ?? signal, output, errors };
}
