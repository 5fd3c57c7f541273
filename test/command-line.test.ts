import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkRules } from '../src/chaptering/rules.ts';
import { sampleCatalogue } from '../src/samples/catalogue.ts';
import { type ModelServer, soundAnswer, soundClaims, startModelServer } from './harness/model-server.ts';
import { folderForTest, runProgram, serve, until } from './harness/program.ts';

const recorded = path.resolve(import.meta.dirname, '../../shared/platform');

async function run(words: string[], environment: Record<string, string> = {}) {
  const program = runProgram(words, environment);
  return { code: await program.ended, output: program.output(), errors: program.errors() };
}

/** The lines of a description block, read back. */
function linesOf(block: string) {
  return block
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, hours = '0', minutes = '', seconds = '', title = ''] =
        /^(?:(\d+):)?(\d+):(\d\d) - (.+)$/.exec(line) ?? [];
      return { startSeconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), title };
    });
}

/** A sample's captions as a file in each form that people have. */
async function captionFile(form: 'json3' | 'srt' | 'vtt'): Promise<string> {
  const captions = sampleCatalogue().get('sampleTalk1')?.captions?.json3() as {
    events: { tStartMs: number; dDurationMs: number; segs?: { utf8: string }[] }[];
  };
  const file = path.join(await folderForTest(), `talk.${form}`);
  const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23);
  const cues = captions.events
    .map(({ tStartMs, dDurationMs, segs }) => ({
      times: `${clock(tStartMs)} --> ${clock(tStartMs + dDurationMs)}`,
      text: segs?.map(({ utf8 }) => utf8).join('') ?? '',
    }))
    .filter(({ text }) => text.trim() !== '');
  const text = {
    json3: () => JSON.stringify(captions),
    vtt: () => `WEBVTT\n\n${cues.map(({ times, text: words }) => `${times}\n${words}\n`).join('\n')}`,
    srt: () =>
      cues.map(({ times, text: words }, index) => `${index + 1}\n${times.replaceAll('.', ',')}\n${words}\n`).join('\n'),
  }[form]();
  writeFileSync(file, text);
  return file;
}

describe('cuemark chapters', () => {
  test.each(['json3', 'srt', 'vtt'] as const)(
    'prints a block that the platform accepts, of a .%s file',
    async (form) => {
      const { code, output } = await run(['chapters', await captionFile(form)]);
      expect(code).toBe(0);
      expect(linesOf(output).length).toBeGreaterThanOrEqual(3);
      expect(checkRules(linesOf(output), 555)).toEqual([]);
    },
  );

  describe.skipIf(!existsSync(recorded))('recorded files (skipped where ../shared/platform is absent)', () => {
    test.each(['captions--Q8wVMdwhlh4.en.vtt', 'captions--json3_0.json', 'captions--json3_1.json'])(
      '%s',
      async (name) => {
        const { code, output } = await run(['chapters', path.join(recorded, name), '--json']);
        expect(code).toBe(0);
        const { chapters, chapters_text: text, duration_seconds: duration } = JSON.parse(output);
        expect(checkRules(linesOf(text), duration)).toEqual([]);
        expect(chapters).toHaveLength(linesOf(text).length);
      },
    );
  });

  test('--json prints one object and nothing else', async () => {
    const { output } = await run(['chapters', await captionFile('vtt'), '--json']);
    const object = JSON.parse(output);
    const keys = ['title', 'duration_seconds', 'engine', 'chapters', 'chapters_text', 'transcript'];
    expect(Object.keys(object)).toEqual(keys);
    expect(object.transcript).toMatchObject({ kind: 'file', file_name: 'talk.vtt', track: null, recogniser: null });
    expect(object).toMatchObject({ title: 'talk', engine: 'builtin' });
    expect(Object.keys(object.chapters[0])).toEqual(['start_seconds', 'timestamp', 'title']);
  });

  test.each([
    ['vtt', /^WEBVTT\n\n/],
    ['ffmetadata', /^;FFMETADATA1\n\n?\[CHAPTER\]\n/],
    ['csv', /^start,/],
  ])('--format %s', async (format, beginning) => {
    const { code, output } = await run(['chapters', await captionFile('srt'), '--format', format]);
    expect(code).toBe(0);
    expect(output).toMatch(beginning);
  });

  test('--density gives fewer chapters or more, the coarser ones among the finer ones', async () => {
    const file = await captionFile('srt');
    const startsAt = async (density: string) => {
      const { code, output } = await run(['chapters', file, '--density', density]);
      expect(code).toBe(0);
      return linesOf(output).map(({ startSeconds }) => startSeconds);
    };
    const [fewer, normal, more] = [await startsAt('fewer'), await startsAt('normal'), await startsAt('more')];
    expect(normal).toEqual(expect.arrayContaining(fewer));
    expect(more).toEqual(expect.arrayContaining(normal));
    expect(more.length).toBeGreaterThan(fewer.length);
  });

  test('takes the link of a sample', async () => {
    const { code, output } = await run(['chapters', 'https://youtu.be/sampleGerm1']);
    expect(code).toBe(0);
    expect(output).toMatch(/^0:00 - /);
  });

  test('says what is wrong with what it can not read, and exits with 1', async () => {
    const folder = await folderForTest();
    const binary = path.join(folder, 'film.vtt');
    writeFileSync(binary, Buffer.from([0, 1, 2, 3, 0, 255, 254]));
    const missing = await run(['chapters', path.join(folder, 'nothing.vtt')]);
    expect(missing).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('There is no such file') });
    const foreign = await run(['chapters', 'https://vimeo.com/1']);
    expect(foreign).toMatchObject({
      code: 1,
      output: '',
      errors: expect.stringContaining('no link to a YouTube video'),
    });
    expect(await run(['chapters', folder])).toMatchObject({ code: 1, errors: expect.stringContaining('folder') });
    expect(await run(['chapters', ''])).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^Nothing is named\. /),
    });
    expect(await run(['chapters', binary])).toMatchObject({
      code: 1,
      output: '',
      errors: expect.stringContaining('film.vtt'),
    });
    const mute = await run(['chapters', 'https://youtu.be/sampleMute1']);
    expect(mute).toMatchObject({ code: 1, output: '', errors: expect.stringMatching(/^The video has no captions\. /) });
  });
});

const environment = (server: ModelServer) => ({
  LLM_PROVIDER: 'google',
  LLM_BASE_URL: server.baseUrl('google'),
  LLM_API_KEY: 'sk-test',
  LLM_MODEL: 'model-1',
});

describe('cuemark chapters --engine llm', () => {
  test('says what to set where no model is set up', async () => {
    const answer = await run(['chapters', await captionFile('vtt'), '--engine', 'llm']);
    expect(answer).toMatchObject({ code: 1, output: '' });
    expect(answer.errors).toMatch(/^No language model is set up\. Set LLM_PROVIDER .*LLM_MODEL.*\n$/);
  });

  test('prints the model’s chapters', async () => {
    const server = await startModelServer(({ prompt }) => ({ kind: 'text', text: soundAnswer(prompt) }));
    const words = ['chapters', await captionFile('vtt'), '--engine', 'llm', '--json'];
    const { code, output, errors } = await run(words, environment(server));
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const { engine, chapters } = JSON.parse(output);
    expect(engine).toBe('llm');
    expect(chapters[0].title).toBe('Photograph treasurers');
  });

  test('says so where the model did not serve', async () => {
    const server = await startModelServer(() => ({ kind: 'status', status: 404 }));
    const words = ['chapters', await captionFile('vtt'), '--engine', 'llm', '--json'];
    const { code, output, errors } = await run(words, environment(server));
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ engine: 'builtin' });
    expect(errors).toMatch(
      /^The chapters are the built-in engine's, since model-1 did not serve: the model answered 404.*\n$/,
    );
  });
});

describe('cuemark summary', () => {
  test('prints what the model says of the whole and of each chapter, with moments', async () => {
    const server = await startModelServer(({ prompt }) => ({ kind: 'text', text: soundClaims(prompt) }));
    const file = await captionFile('vtt');
    const { code, output, errors } = await run(['summary', file, '--json'], environment(server));
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const { chapters, ...whole } = JSON.parse(output);
    expect(whole).toMatchObject({ title: 'talk', engine: 'llm', text: expect.stringMatching(/ \(\d:\d\d\)\./) });
    expect(chapters[0]).toMatchObject({
      start_seconds: 0,
      timestamp: '0:00',
      text: expect.stringMatching(/\(0:\d\d\)/),
    });
    const text = await run(['summary', file], environment(server));
    expect(text.output).toContain(`${whole.text}\n\n## 0:00 ${chapters[0].title}\n\n${chapters[0].text}`);
  });

  test('says why there is none', async () => {
    const server = await startModelServer(() => ({ kind: 'status', status: 401 }));
    const { code, output, errors } = await run(['summary', await captionFile('vtt')], environment(server));
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(
      /^There is no summary, since model-1 did not serve: the model answered 401: [^\n]*[^.\n]\.\n$/,
    );
  });

  test('says what to set up where there is no model, and where that of this machine can not', async () => {
    const none = await run(['summary', await captionFile('vtt')]);
    expect(none).toMatchObject({ code: 1, output: '' });
    expect(none.errors).toMatch(
      /^No language model is set up\. Set LLM_PROVIDER .*LLM_BASE_URL; or fetch one .* LLM_PROVIDER=local\.\n$/,
    );
    const here = { LLM_PROVIDER: 'local', LOCAL_MODEL_ADDON_DIR: '/nowhere' };
    const local = await run(['summary', await captionFile('vtt')], here);
    expect(local).toMatchObject({ code: 1, output: '' });
    expect(local.errors).toMatch(
      /^There is no summary, since .* did not serve: .*npm ci --prefix addons\/local-model\.\n$/,
    );
  });
});

describe('cuemark ask', () => {
  test.each(['json3', 'srt', 'vtt'] as const)('answers about a .%s file, with moments that it quotes', async (form) => {
    const file = await captionFile(form);
    const { code, output } = await run(['ask', file, 'How often was the drill borrowed?', '--json']);
    expect(code).toBe(0);
    const object = JSON.parse(output);
    expect(Object.keys(object)).toEqual(['answer', 'citations', 'engine']);
    expect(object.engine).toBe('builtin');
    const [first] = object.citations;
    expect(Object.keys(first)).toEqual(['start_seconds', 'quote']);
    expect(first.quote).toContain('four hundred and eleven times');
    expect(object.answer).toContain(`“${first.quote}” 0:${first.start_seconds}`);
  });

  test('without --json prints the Markdown; a sample’s link will do', async () => {
    const { code, output } = await run(['ask', 'https://youtu.be/sampleTalk1', 'How often was the drill borrowed?']);
    expect(code).toBe(0);
    expect(output).toMatch(/“[^”]*four hundred and eleven times[^”]*” 0:21/);
  });

  test('says when the video does not say it, which is an answer', async () => {
    const { code, output } = await run(['ask', await captionFile('vtt'), 'How do I bake rye bread?', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(output).answer).toMatch(/^The video does not say that/);
  });

  test('--engine llm prints the model’s answer', async () => {
    const server = await startModelServer(({ prompt }) => ({ kind: 'text', text: soundClaims(prompt) }));
    const words = ['ask', await captionFile('vtt'), 'Who lent the drill?', '--engine', 'llm', '--json'];
    const { code, output, errors } = await run(words, environment(server));
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(JSON.parse(output).engine).toBe('llm');
    // A file's name is not what a video is called.
    expect(server.asked[0]?.prompt).not.toContain('The video is called');
  });

  test('--engine llm says so where the model’s answer could not be used', async () => {
    const server = await startModelServer(() => ({ kind: 'text', text: 'Lorem ipsum dolor sit amet.' }));
    const words = ['ask', await captionFile('vtt'), 'Who lent the drill?', '--engine', 'llm', '--json'];
    const { code, output, errors } = await run(words, environment(server));
    expect(code).toBe(0);
    expect(JSON.parse(output).engine).toBe('builtin');
    expect(errors).toMatch(/^The answer is the built-in engine's, since model-1 did not serve: [^\n]*[^.\n]\.\n$/);
  });

  test('--engine llm says why the model gave no answer, which is the built-in engine’s then', async () => {
    const server = await startModelServer(() => ({ kind: 'status', status: 401 }));
    const words = ['ask', await captionFile('vtt'), 'Who lent the drill?', '--engine', 'llm', '--json'];
    const { code, output, errors } = await run(words, environment(server));
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({
      engine: 'builtin',
      answer: expect.stringContaining('*The language model did not answer; this answer was found without it.*'),
    });
    expect(errors).toMatch(
      /^The answer is the built-in engine's, since model-1 did not serve: the model answered 401: [^\n]*[^.\n]\.\n$/,
    );
  });

  test('--engine llm says so where the model was not even asked, since its context is too small', async () => {
    const server = await startModelServer(() => ({ kind: 'silence' }));
    const words = ['ask', await captionFile('vtt'), 'Who lent the drill?', '--engine', 'llm'];
    const { code, errors } = await run(words, { ...environment(server), LLM_CONTEXT_TOKENS: '1024' });
    expect(code).toBe(0);
    expect(errors).toMatch(/did not serve: its context has room for too little of a transcript\.\n$/);
    expect(server.asked).toEqual([]);
  });

  test('says what is wrong with what it can not answer, and exits with 1', async () => {
    expect(await run(['ask', 'nothing.vtt', 'Why?'])).toMatchObject({
      code: 1,
      output: '',
      errors: expect.stringContaining('There is no such file'),
    });
    expect(await run(['ask', 'nothing.vtt', ' '])).toMatchObject({ code: 1, errors: 'The question is empty.\n' });
    expect(await run(['ask', 'nothing.vtt', 'a'.repeat(2001)])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('2000'),
    });
  });
});

test.each([
  [['nonsense']],
  [['chapters']],
  [['ask', 'a.vtt']],
  [['chapters', 'a.vtt', '--format', 'pdf']],
  [['chapters', 'a.vtt', '--engine', 'gpt']],
  [['chapters', 'a.vtt', '--density', 'some']],
  [['account', 'create']],
  [[]],
])('usage faults exit with 2: %j', async (words) => {
  const { code, output, errors } = await run(words);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors).not.toBe('');
});

test('a database or a data folder that can not be used is said in a sentence', async () => {
  const away = await run(['account', 'list'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(away).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^The database at 127.0.0.1:1 does not answer/),
  });
  const file = path.join(await folderForTest(), 'file');
  writeFileSync(file, '');
  const noFolder = await run(['account', 'list'], { DATA_DIR: path.join(file, 'data') });
  expect(noFolder).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^The data folder .* Set DATA_DIR/),
  });
  const dataDir = await folderForTest();
  writeFileSync(path.join(dataDir, 'secrets'), '');
  const noSecrets = await run(['serve'], { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' });
  expect(noSecrets.errors).toBe(
    `The configuration has a fault:\n  DATA_DIR: ${dataDir}/secrets is a file where a folder belongs: move it away\n`,
  );
});

test('output that nobody reads any more ends a command without a word, and no service', async () => {
  const program = runProgram(['chapters', await captionFile('vtt')]);
  program.process.stdout?.destroy();
  expect(await program.ended).toBe(1);
  expect(program.errors()).toBe('');
  const service = runProgram(['serve'], { DATA_DIR: await folderForTest(), PORT: '0' });
  service.process.stdout?.destroy();
  await until(() => /"msg":"serving"/.test(service.errors()), 60, service.errors);
  service.process.kill('SIGTERM');
  expect(await service.ended).toBe(0);
});

test('--version prints the version of package.json', async () => {
  const { version } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8'));
  expect(await run(['--version'])).toEqual({ code: 0, output: `${version}\n`, errors: '' });
});

test('a place where the service can not listen is said in a sentence, and no database is left running', async () => {
  const dataDir = await folderForTest();
  for (const host of ['192.0.2.1', 'no-such-host.invalid']) {
    const { code, errors } = await run(['serve'], { HOST: host, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(/^HOST is .*\. Set it to .*\.\n$/) });
  }
  expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('a process that only works greets with no address and no request that it would not answer', async () => {
  const environment = { DATA_DIR: await folderForTest() };
  const worker = await serve({ ...environment, ROLES: 'worker' });
  expect(worker.output()).toMatch(/^\nCuemark works for the processes that serve .*\nDatabase files: .*\n\n$/);
  const pages = await serve({ ...environment, ROLES: 'web' });
  expect(pages.output()).toMatch(/Cuemark serves at .*\n(.*\n)*Demo API key: /);
  expect(pages.output()).not.toContain('curl');
  const sampleless = await serve({ ...environment, ROLES: 'api', SAMPLES: 'off' });
  expect(sampleless.output()).toMatch(/Cuemark serves at .*\n(.*\n)*Demo sign-in: /);
  expect(sampleless.output()).not.toContain('curl');
  for (const { process: running, ended } of [worker, pages, sampleless]) {
    running.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
});

test('a fault in the configuration is named and nothing starts', async () => {
  const { code, errors } = await run(['serve'], { PORT: 'http', DATA_DIR: await folderForTest() });
  expect(code).toBe(1);
  expect(errors).toContain('PORT: a whole number');
});

test('operators create, change and show accounts and keys; the audit finds nothing, then what is broken', async () => {
  const environment = { DATA_DIR: await folderForTest() };
  const json = async (...words: string[]) => {
    const { code, output, errors } = await run([...words, '--json'], environment);
    expect(code, errors).toBe(0);
    return JSON.parse(output);
  };
  const made = await json('account', 'create', '--email', 'Ada@Example.test', '--plan', 'pro', '--minutes', '90');
  expect(made).toEqual({ account_id: expect.any(String), email: 'ada@example.test', password: expect.any(String) });
  expect(await json('account', 'show', 'ada@example.test')).toMatchObject({
    plan: 'pro',
    minutes_limit: 90,
    minutes_left: 90,
  });

  const set = await json('account', 'set', made.account_id, '--minutes-limit', '100', '--minutes-used', '40');
  expect(set).toMatchObject({ minutes_limit: 100, minutes_used: 40, minutes_left: 60 });

  for (let count = 0; count < 5; count += 1) await json('key', 'create', made.account_id, '--name', `key ${count}`);
  const sixth = await run(['key', 'create', made.account_id, '--name', 'sixth'], environment);
  expect(sixth).toMatchObject({ code: 1, errors: expect.stringContaining('5 API keys') });
  const { keys } = await json('key', 'list', made.account_id);
  await json('key', 'revoke', keys[0].key_id);
  await json('key', 'create', made.account_id, '--name', 'sixth');

  const again = await run(['account', 'create', '--email', 'ada@example.test'], environment);
  expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('already') });
  const long = await run(['account', 'create', '--email', `${'a'.repeat(60)}@${'b.'.repeat(100)}test`], environment);
  expect(long).toMatchObject({ code: 1, errors: expect.stringContaining('at most 254 characters') });
  const audit = await json('audit');
  expect(audit).toEqual({ checked: expect.any(Number), violations: [] });
  expect(audit.checked).toBeGreaterThan(0);
});
