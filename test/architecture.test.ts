import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '../src');

/** Each folder (or file) of `src` and what it may import beside itself. `ARCHITECTURE.md` says why. */
const mayImport: Record<string, string[]> = {
  'main.ts': ['cli'],
  cli: [
    'mcp',
    'search',
    'language-model',
    'service.ts',
    'store.ts',
    'platforms.ts',
    'speech-recognition.ts',
    'local-encoders.ts',
    'local-model.ts',
    'engines',
    'config.ts',
    'settings',
    'accounts',
    'videos',
    'questions',
    'uploads',
    'chaptering',
    'answering',
    'summarizing',
    'transcripts',
    'speech',
    'media',
    'platform',
    'models',
    'samples',
    'mail',
    'observability',
    'contract',
  ],
  'service.ts': [
    'config.ts',
    'settings',
    'engines',
    'platforms.ts',
    'speech-recognition.ts',
    'local-encoders.ts',
    'local-model.ts',
    'store.ts',
    'http',
    'jobs',
    'accounts',
    'videos',
    'questions',
    'uploads',
    'webhooks',
    'connected-apps',
    'mail',
    'database',
    'observability',
    'contract',
  ],
  'store.ts': ['videos', 'accounts', 'database', 'config.ts', 'observability'],
  'platforms.ts': ['platform', 'samples', 'config.ts', 'observability', 'contract'],
  'local-encoders.ts': ['addons', 'config.ts', 'media', 'models'],
  'local-model.ts': ['addons', 'config.ts', 'media', 'models'],
  'speech-recognition.ts': ['speech', 'media', 'platform', 'samples', 'videos', 'config.ts', 'observability'],
  'config.ts': ['settings'],
  settings: [],
  mcp: ['transcripts', 'contract'],
  http: [
    'mcp',
    'search',
    'settings',
    'accounts',
    'videos',
    'questions',
    'uploads',
    'webhooks',
    'connected-apps',
    'chaptering',
    'transcripts',
    'messages',
    'contract',
    'observability',
  ],
  jobs: ['accounts', 'videos', 'questions', 'uploads', 'webhooks', 'connected-apps', 'database', 'observability'],
  videos: [
    'accounts',
    'search',
    'webhooks',
    'engines',
    'chaptering',
    'summarizing',
    'transcripts',
    'platform',
    'media',
    'speech',
    'database',
    'contract',
    'observability',
  ],
  questions: [
    'accounts',
    'videos',
    'webhooks',
    'engines',
    'answering',
    'transcripts',
    'database',
    'contract',
    'observability',
  ],
  uploads: ['accounts', 'videos', 'transcripts', 'platform', 'media', 'database', 'contract', 'observability'],
  search: ['accounts', 'transcripts', 'database'],
  'connected-apps': ['accounts', 'outgoing', 'database', 'contract'],
  webhooks: ['accounts', 'outgoing', 'mail', 'database', 'contract', 'observability'],
  outgoing: [],
  accounts: ['mail', 'messages', 'database', 'contract', 'observability'],
  mail: ['observability'],
  engines: ['search', 'chaptering', 'answering', 'summarizing', 'transcripts', 'models', 'language-model', 'contract'],
  platform: ['transcripts', 'contract', 'observability'],
  media: [],
  speech: ['addons', 'media', 'transcripts'],
  samples: [],
  models: ['addons', 'language-model'],
  addons: [],
  database: ['observability'],
  answering: ['transcripts', 'messages', 'trees', 'language-model', 'contract'],
  chaptering: ['transcripts', 'messages', 'trees', 'language-model', 'contract'],
  // Its sentences are claims like those of answers, read, checked and written as they are there.
  summarizing: ['answering', 'chaptering', 'transcripts', 'language-model'],
  messages: [],
  transcripts: [],
  trees: [],
  'language-model': [],
  contract: [],
  observability: [],
};

const reachesOutside = /^node:|^(?:pg|pg-boss|kysely|undici|fastify|ai|nodemailer|youtubei\.js)(?:$|\/)|^@ai-sdk\//;
/** What they may load of Node all the same: it unpacks tables that stand in the code, or loads a package when it is first needed. */
const harmless = ['node:zlib', 'node:module', 'node:url'];
/** Folders that only turn data into data. */
const pure = ['answering', 'chaptering', 'summarizing', 'transcripts', 'trees', 'language-model'];

interface Import {
  file: string;
  from: string;
  to: string;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const place = (file: string) => file.split('/')[0] ?? file;
const specifiers = files.flatMap((file) =>
  [...readFileSync(path.join(source, file), 'utf8').matchAll(/(?:from|import)\s*\(?'([\w.@#][^'\n]*)'/g)].map(
    (match) => ({
      file,
      specifier: match[1] ?? '',
    }),
  ),
);
const imports: Import[] = specifiers
  .filter(({ specifier }) => specifier.startsWith('.'))
  .map(({ file, specifier }) => {
    const to = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
    return { file, from: place(file), to };
  });

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(imports.length).toBeGreaterThan(100);
  expect(new Set(files.map(place))).toEqual(new Set(Object.keys(mayImport)));
});

test('imports go the way the house is built', () => {
  const wrong = imports.filter(
    ({ from, to }) => place(to) !== '..' && place(to) !== from && !mayImport[from]?.includes(place(to)),
  );
  expect(wrong.map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
});

test('there are no cycles', () => {
  const next = Map.groupBy(imports, ({ file }) => file);
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, trail: string[]) => {
    if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (done.has(file) || trail.includes(file)) return;
    for (const { to } of next.get(file) ?? []) visit(to, [...trail, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(cycles).toEqual([]);
});

test('of rooms that lie side by side none leads back into another', () => {
  // Two files of different rooms meet in the innermost folder that holds both.
  const passages = imports.flatMap(({ file, to }) => {
    const [own, other] = [file.split('/'), to.split('/')];
    const depth = own.findIndex((name, at) => name !== other[at]);
    const isRoom = depth > 0 && own.length - 1 > depth && other.length - 1 > depth;
    const room = (parts: string[]) => parts.slice(0, depth + 1).join('/');
    return isRoom ? [{ from: room(own), to: room(other), by: `${file} → ${to}` }] : [];
  });
  const leadsTo = (from: string, to: string, seen: Set<string> = new Set()): boolean =>
    passages.some((one) => {
      if (one.from !== from || seen.has(one.to)) return false;
      seen.add(one.to);
      return one.to === to || leadsTo(one.to, to, seen);
    });
  expect(new Set(passages.map(({ from }) => from)).size).toBeGreaterThan(5);
  expect(passages.filter(({ from, to }) => leadsTo(to, from)).map(({ by }) => by)).toEqual([]);
});

describe('the pure folders', () => {
  const texts = files.filter((file) => pure.includes(place(file)));

  test('load nothing that reaches files, a network or a database', () => {
    const outside = specifiers.filter(
      ({ file, specifier }) =>
        pure.includes(place(file)) && reachesOutside.test(specifier) && !harmless.includes(specifier),
    );
    expect(outside.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
  });

  test.each(['Date.now', 'new Date(', 'performance.', 'fetch(', 'process.', 'Math.random', 'setTimeout'])(
    'do not use %s',
    (name) => {
      const users = texts.filter((file) => readFileSync(path.join(source, file), 'utf8').includes(name));
      expect(users).toEqual([]);
    },
  );
});

test('only config.ts reads the environment', () => {
  const readers = files.filter((file) => /process\.env\b/.test(readFileSync(path.join(source, file), 'utf8')));
  expect(readers).toEqual(['config.ts']);
});

test.each(['web/src', 'sdk/src'])('%s imports nothing of src', (name) => {
  const strangers = filesOf(name).filter((file) => /from '(\.\.\/)+src\//.test(readFileSync(file, 'utf8')));
  expect(strangers).toEqual([]);
});

test('web and sdk are imported by nobody but the commands that are the SDK’s too, or ask a service for an account', () => {
  const known = specifiers.filter(
    ({ specifier }) => /\/(web|sdk)\//.test(specifier) && !specifier.includes('http/web'),
  );
  expect(known).toEqual([
    { file: 'cli/mcp.ts', specifier: '../../sdk/src/cli/credentials.ts' },
    { file: 'cli/mcp.ts', specifier: '../../sdk/src/cli/relay-mcp.ts' },
    { file: 'cli/remote.ts', specifier: '../../sdk/src/cli/remote.ts' },
    { file: 'cli/videos-elsewhere.ts', specifier: '../../sdk/src/cli/credentials.ts' },
    { file: 'cli/videos-elsewhere.ts', specifier: '../../sdk/src/client.ts' },
  ]);
});

test('the SDK imports no package, and what programs get of it nothing of Node', () => {
  const loaded = filesOf('sdk/src').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '([^.][^']*)'/g)].map(([, specifier = '']) => ({ file, specifier })),
  );
  const allowed = ({ file, specifier }: (typeof loaded)[number]) =>
    specifier.startsWith('node:') && file.includes('sdk/src/cli/');
  expect(loaded.filter((one) => !allowed(one))).toEqual([]);
});

function filesOf(name: string): string[] {
  const folder = path.resolve(source, '..', name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file).replaceAll('\\', '/'));
}

test('no two schemas of the published documents have one name', () => {
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/\.meta\(\{[^}]*\bid: '(\w+)'/g)].map(([, id]) => id),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
