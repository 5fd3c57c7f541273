import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, readConfig } from './config.ts';

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

test('NAME_FILE gives a value from a file; a file that is not there is a fault', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'cuemark-config-')), 'url');
  writeFileSync(file, 'postgres://user:secret@db/cuemark\n');
  expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://user:secret@db/cuemark');
  expect(() => readConfig({ DATABASE_URL_FILE: `${file}x` })).toThrow('DATABASE_URL_FILE');
});

test('an empty value counts as absent', () => {
  expect(readConfig({ PORT: '', YOUTUBE_ORIGIN: '' })).toMatchObject({ port: 3000, youtubeOrigin: undefined });
});
