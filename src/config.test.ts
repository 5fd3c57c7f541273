import { mkdtempSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, readDotEnv } from './config.ts';
import { projectRoot } from './settings/environment.ts';

test('nothing set: everything has a default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    dataDir: path.join(projectRoot, 'data'),
    databaseUrl: undefined,
    roles: new Set(['api', 'web', 'worker']),
    demo: true,
    samples: true,
    youtubeTimeoutMs: 10_000,
    videoDeadlineSeconds: 3600,
    maintenance: false,
  });
});

test('engines work in a thread less than there are cores, one at least, or in as many as are set', () => {
  expect(readConfig({}).engineThreads).toBe(Math.max(1, availableParallelism() - 1));
  expect(readConfig({ ENGINE_THREADS: '12' }).engineThreads).toBe(12);
  expect(() => readConfig({ ENGINE_THREADS: '0' })).toThrow(/ENGINE_THREADS: at least 1/);
  expect(() => readConfig({ ENGINE_THREADS: 'all' })).toThrow(/ENGINE_THREADS: a whole number from 1 to 256/);
});

test('in production there is no demo and there are no samples, unless they are asked for', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ demo: false, samples: false });
  expect(readConfig({ NODE_ENV: 'production', SAMPLES: 'on' })).toMatchObject({ demo: false, samples: true });
  expect(readConfig({ DEMO: 'off' })).toMatchObject({ demo: false, samples: true });
});

test('every fault is listed at once, by name', () => {
  const faulty = {
    PORT: 'eighty',
    ROLES: 'api,baker',
    DATABASE_URL: 'mysql://x',
    YOUTUBE_ORIGIN: 'not an address',
    DEMO: 'maybe',
  };
  expect(() => readConfig(faulty)).toThrow(/5 faults(.|\n)*/);
  for (const name of Object.keys(faulty)) expect(() => readConfig(faulty)).toThrow(name);
});

test.each([
  [{ TRUSTED_PROXIES: 'proxy.example' }, /TRUSTED_PROXIES: addresses such as 10\.0\.0\.1/],
  [{ TRUSTED_PROXIES: '10.0.0.1,10.0.0.0/33' }, /TRUSTED_PROXIES: addresses/],
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, /TRUSTED_PROXIES: addresses/],
  [{ PUBLIC_URL: 'https://user:secret@cuemark.example' }, /PUBLIC_URL: an address such as https/],
  [{ PUBLIC_URL: 'https://cuemark.example/?a=1' }, /PUBLIC_URL: an address such as https/],
  [{ PUBLIC_URL: 'https://example.org/cuemark' }, /PUBLIC_URL: an address without a path: .* root of a host/],
  [{ DATABASE_URL: 'postgres://user:pass%word@db/cuemark' }, /DATABASE_URL: .* written as %25/],
  [{ DATABASE_URL: 'postgres://user:secret/x@db/cuemark' }, /DATABASE_URL: .* written as %25/],
  [{ SMTP_URL: 'smtp://user:secret%@mail.example' }, /SMTP_URL: .* written as %25/],
  [{ YOUTUBE_PROXY: 'http://user:secret%@proxy.example:8080' }, /YOUTUBE_PROXY: .* written as %25/],
  [{ SMTP_URL: 'smtp://' }, /SMTP_URL: .*names a host/],
  [{ NODE_ENV: 'prod' }, /NODE_ENV: say production/],
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN: at least 16 letters/],
  [{ LOG_LEVEL: 'verbose' }, /LOG_LEVEL: say fatal, error, warn/],
  [{ ROLES: ',' }, /^The configuration has a fault:\n {2}ROLES: roles are api, web, worker$/],
])('%j is refused, with what to write instead', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
  expect(() => readConfig(environment)).not.toThrow(/secret/);
});

test.each([
  ['https://Cuemark.Example', 'https://cuemark.example'],
  ['https://cuemark.example:443/', 'https://cuemark.example'],
  ['http://cuemark.example:8080', 'http://cuemark.example:8080'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
])('PUBLIC_URL %s is %s, as browsers and apps write it', (written, meant) => {
  expect(readConfig({ PUBLIC_URL: written }).publicUrl).toBe(meant);
});

test('proxies are addresses and ranges of both kinds, and names of ranges', () => {
  const list = '127.0.0.1, ::1,10.0.0.0/8,fd00::/8,loopback,';
  expect(readConfig({ TRUSTED_PROXIES: list }).trustedProxies).toEqual([
    '127.0.0.1',
    '::1',
    '10.0.0.0/8',
    'fd00::/8',
    'loopback',
  ]);
});

test('a .env that can not be read is named; one that is not there sets nothing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cuemark-config-'));
  expect(readDotEnv(path.join(folder, '.env'))).toEqual({});
  expect(() => readDotEnv(folder)).toThrow(/ can not be read \(EISDIR\): let this user read it/);
});

test('NAME_FILE gives a value from a file; a file that is not there is a fault', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'cuemark-config-')), 'url');
  writeFileSync(file, 'postgres://user:secret@db/cuemark\n');
  expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://user:secret@db/cuemark');
  expect(() => readConfig({ DATABASE_URL_FILE: `${file}x` })).toThrow('DATABASE_URL_FILE');
});

test('modes of encryption that node-postgres takes for verify-full are called so; others stay', () => {
  const address = 'postgres://ada:secret@db/cuemark?application_name=x&sslmode=';
  const modeOf = (mode: string) => readConfig({ DATABASE_URL: address + mode }).databaseUrl?.replace(/^.*sslmode=/, '');
  expect(modeOf('require')).toBe('verify-full');
  expect(modeOf('verify-ca&sslrootcert=/ca.pem')).toBe('verify-full&sslrootcert=/ca.pem');
  expect(modeOf('no-verify')).toBe('no-verify');
  expect(modeOf('require&uselibpqcompat=true')).toBe('require&uselibpqcompat=true');
});

test('an empty value counts as absent', () => {
  expect(readConfig({ PORT: '', YOUTUBE_ORIGIN: '' })).toMatchObject({ port: 3000, youtubeOrigin: undefined });
});

test('a proxy and cookies for the platform; a fault shows neither', () => {
  expect(readConfig({})).toMatchObject({ youtubeProxy: undefined, youtubeCookies: undefined });
  for (const scheme of ['http', 'https', 'socks5']) {
    const proxy = `${scheme}://user:password@proxy:8080`;
    expect(readConfig({ YOUTUBE_PROXY: proxy }).youtubeProxy).toBe(proxy);
  }
  expect(() => readConfig({ YOUTUBE_PROXY: 'ftp://user:password@proxy' })).toThrow(
    /YOUTUBE_PROXY: an address that begins/,
  );
  expect(() => readConfig({ YOUTUBE_PROXY: 'ftp://user:password@proxy' })).not.toThrow(/password/);

  const file = path.join(mkdtempSync(path.join(tmpdir(), 'cuemark-config-')), 'cookies.txt');
  writeFileSync(file, '# Netscape HTTP Cookie File\n.youtube.com\tTRUE\t/\tTRUE\t0\tEMPTY\t\n');
  expect(readConfig({ YOUTUBE_COOKIES_FILE: file }).youtubeCookies).toMatch(/EMPTY\t$/);
  expect(() => readConfig({ YOUTUBE_COOKIES_FILE: `${file}x` })).toThrow(/YOUTUBE_COOKIES_FILE: .*can not be read/);
});

describe('a language model', () => {
  const whole = { LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'sk-1', LLM_MODEL: 'model-1' };

  test('is none where nothing is set', () => {
    expect(readConfig({ LLM_MONTHLY_TOKENS: '1000' }).languageModel).toBeUndefined();
  });

  test('is read with its address, its key from a file, its limit and its prices', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'cuemark-config-')), 'key');
    writeFileSync(file, 'sk-secret\n');
    const { LLM_API_KEY: _, ...rest } = whole;
    const more = {
      LLM_API_KEY_FILE: file,
      LLM_BASE_URL: 'http://localhost:1/v1/',
      LLM_MONTHLY_TOKENS: '5000000000',
      LLM_CONTEXT_TOKENS: '16384',
      LLM_QUESTION_TOKENS: '8000',
      LLM_INPUT_PRICE: '0.15',
      LLM_OUTPUT_PRICE: '6',
    };
    expect(readConfig({ ...rest, ...more }).languageModel).toEqual({
      provider: 'anthropic',
      baseUrl: 'http://localhost:1/v1',
      apiKey: 'sk-secret',
      model: 'model-1',
      monthlyTokens: 5_000_000_000,
      contextTokens: 16_384,
      questionTokens: 8000,
      prices: { input: 0.15, output: 6 },
    });
  });

  test.each([
    [{ ...whole, LLM_PROVIDER: 'openai' }, /LLM_PROVIDER: say openai-compatible, anthropic, google/],
    [{ ...whole, LLM_MODEL: '' }, /LLM_MODEL: LLM_PROVIDER needs the name of a model/],
    [{ ...whole, LLM_API_KEY: '' }, /LLM_API_KEY: anthropic needs a key/],
    [{ ...whole, LLM_PROVIDER: 'openai-compatible' }, /LLM_BASE_URL: an openai-compatible server has an address/],
    [
      { ...whole, LLM_BASE_URL: 'http://user:secret@localhost:1/v1' },
      /LLM_BASE_URL: an address without a user(?!.*secret)/,
    ],
    [{ ...whole, LLM_BASE_URL: 'http://localhost:1/v1?api-version=1' }, /LLM_BASE_URL: an address without .* \?/],
    [{ TRANSCRIBE_BASE_URL: 'http://user@localhost:1/v1' }, /TRANSCRIBE_BASE_URL: an address without a user/],
    [{ ...whole, LLM_BASE_URL: 'localhost' }, /LLM_BASE_URL: an address that begins with http/],
    [{ ...whole, LLM_API_KEY: 'two words' }, /LLM_API_KEY: a key has no spaces/],
    [{ ...whole, LLM_INPUT_PRICE: '1' }, /LLM_INPUT_PRICE, LLM_OUTPUT_PRICE: a cost needs both/],
    [{ ...whole, LLM_INPUT_PRICE: 'cheap', LLM_OUTPUT_PRICE: '1' }, /LLM_INPUT_PRICE: dollars/],
    [{ ...whole, LLM_MONTHLY_TOKENS: 'many' }, /LLM_MONTHLY_TOKENS: a whole number/],
    [{ LLM_MODEL: 'm', LLM_API_KEY: 'k' }, /LLM_PROVIDER: LLM_API_KEY and LLM_MODEL without it/],
    [{ LLM_PROVIDER: 'google' }, /2 faults(.|\n)*LLM_MODEL(.|\n)*LLM_API_KEY/],
  ])('%j is a fault', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  test('a fault never shows the key', () => {
    const faulty = { ...whole, LLM_API_KEY: 'sk secret' };
    expect(() => readConfig(faulty)).toThrow(/^((?!secret)(.|\n))*$/);
  });
});

test('TRANSCRIBE_*: a server of transcriptions, or a model for this machine', () => {
  const address = 'http://localhost:8000/v1';
  const server = { TRANSCRIBE_BASE_URL: `${address}/`, TRANSCRIBE_API_KEY: 'secret' };
  expect(readConfig(server).transcribe).toEqual({ baseUrl: address, apiKey: 'secret', model: 'whisper-1' });
  expect(readConfig({ ...server, TRANSCRIBE_MODEL: 'large' })).toMatchObject({
    transcribe: { model: 'large' },
    speechAddon: { model: undefined },
  });

  expect(readConfig({}).transcribe).toBeUndefined();
  const folder = path.join(projectRoot, 'addons/local-speech');
  expect(readConfig({}).speechAddon).toEqual({ folder, hubUrl: 'https://huggingface.co', model: undefined });
  const revision = '0123456789abcdef0123456789abcdef01234567';
  const modelOf = (model: string) => readConfig({ TRANSCRIBE_MODEL: model }).speechAddon.model;
  expect(modelOf(`makers/base-ONNX@${revision}`)).toEqual({ repository: 'makers/base-ONNX', revision });
  expect(modelOf('/srv/models/base')).toEqual({ folder: '/srv/models/base' });

  expect(() => modelOf('makers/base-ONNX@main')).toThrow(/TRANSCRIBE_MODEL: .*commit/);
  expect(() => readConfig({ TRANSCRIBE_API_KEY: 'secret' })).toThrow(/TRANSCRIBE_BASE_URL/);
});

test('a storage of files: a bucket, and how to reach it', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  const storage = (url: string) => readConfig({ STORAGE_URL: url, ...keys }).storage;
  const same = { accessKeyId: 'key', secretAccessKey: 'secret' };
  expect(readConfig({}).storage).toBeUndefined();
  expect(storage('s3://Files/cue/mark/?endpoint=http://minio:9000/&region=garage')).toEqual({
    ...{ endpoint: 'http://minio:9000', bucket: 'Files', prefix: 'cue/mark/', region: 'garage' },
    ...same,
  });
  expect(storage('s3://files?region=eu-central-1')).toEqual({
    ...{ endpoint: 'https://s3.eu-central-1.amazonaws.com', bucket: 'files', prefix: '', region: 'eu-central-1' },
    ...same,
  });
  expect(() => storage('https://files')).toThrow('STORAGE_URL: an address of the form s3://bucket');
  expect(() => storage('s3://files?endpoint=minio:9000')).toThrow('STORAGE_URL: its endpoint is an address');
  expect(() => storage('s3://files?zone=x')).toThrow('STORAGE_URL: zone says nothing');
  expect(() => storage('s3://me:secret@files')).toThrow('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  expect(() => storage('s3://files/a b')).toThrow('letters, digits');
  expect(() => readConfig({ STORAGE_URL: 's3://files' })).toThrow('AWS_SECRET_ACCESS_KEY: STORAGE_URL needs the key');
});
