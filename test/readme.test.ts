import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtinEngine } from '../src/chaptering/builtin/builtin-engine.ts';
import { chaptersText } from '../src/chaptering/rules.ts';
import { videoSchema } from '../src/contract/objects.ts';
import { sampleCatalogue } from '../src/samples/catalogue.ts';
import { parseCaptions } from '../src/transcripts/parse-captions.ts';
import { readTranscript } from '../src/transcripts/reading/reading.ts';

const root = path.resolve(import.meta.dirname, '..');
const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'evals/README.md', 'evals/tried.md']
  .concat(
    readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((file) => path.join('docs', file)),
  )
  .filter((file) => file.endsWith('.md'));

test.each(pages)('the links of %s lead somewhere, and nothing in it waits to be filled in', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  const targets = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map((match) => match[1] ?? '');
  const broken = targets
    .filter((target) => !/^https?:/.test(target))
    .filter((target) => !existsSync(path.join(root, path.dirname(page), target)));
  expect(broken).toEqual([]);
  expect(text).not.toMatch(/@@|TODO|TBD/);
});

test('every setting is in the table for operators and in .env.example, and nothing else is', () => {
  const config = readFileSync(path.join(root, 'src/settings/environment.ts'), 'utf8');
  const names = [...config.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name);
  const known = names.filter((name) => name !== 'PATH').map((name) => name.replace(/^YOUTUBE_COOKIES$/, '$&_FILE'));
  expect(known.length).toBeGreaterThan(30);
  const guide = readFileSync(path.join(root, 'docs/deployment.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| (`[A-Z][^|]*) \|/gm)].map(([, cell = '']) => cell);
  const told = rows.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name));
  expect(told.toSorted()).toEqual(known.toSorted());
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  const shown = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(shown.toSorted()).toEqual(known.filter((name) => name !== 'NODE_ENV').toSorted());
});

test('the answer in the README is the one that the service gives', async () => {
  const shown = videoSchema.parse(
    JSON.parse(/```json\n([\s\S]*?)```/.exec(readFileSync(path.join(root, 'README.md'), 'utf8'))?.[1] ?? ''),
  );
  const video = sampleCatalogue().get('sampleTalk1');
  const captions = parseCaptions(JSON.stringify(video?.captions?.json3()));
  if (!video || !captions.ok) throw new Error('the sample has no captions');
  const { title, durationSeconds } = video;
  const transcript = { language: 'en', kind: 'automatic' as const, segments: captions.segments };
  const result = await builtinEngine.chapters({ reading: readTranscript(transcript, durationSeconds), title });
  expect({ title: shown.title, duration: shown.duration_seconds, text: shown.chapters_text }).toEqual({
    title,
    duration: durationSeconds,
    text: result.kind === 'chapters' ? chaptersText(result.chapters) : '',
  });
});
