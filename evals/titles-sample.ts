/**
 * Draws titles to be read blind: `node evals/titles-sample.ts --out FOLDER [--seed N] [--count N] [--set NAME] [--model FILE] [DATA]`.
 * Writes `sample.txt`, chapters with the engine's title or the creators', shuffled, and `key.txt`, which says whose each is. With a
 * model's `.gguf` file the engine's chapters stand there a second time, with the title that they have once that model was asked.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeTitles } from '../src/chaptering/language-model/write-titles.ts';
import type { LineWriter } from '../src/language-model/line-writer.ts';
import { createLocalLineWriter, type LocalLineWriter } from '../src/models/local/local-line-writer.ts';
import { seeded } from './answers-material.ts';
import type { Document } from './document.ts';
import { mainSet, readSet } from './documents.ts';
import { referenceOf } from './figures.ts';
import type { Span } from './measures.ts';
import { ownChapters, unseenReading } from './titled-chapters.ts';
import { unseenBy } from './unseen.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '50' },
    set: { type: 'string', default: mainSet },
    model: { type: 'string' },
  },
});
const documents = readSet(positionals[0] ?? join(import.meta.dirname, '../../shared/eval'), options.set);
if (!options.out || !documents) {
  console.error('Name the folder to write into with --out, and one that holds the transcripts.');
  process.exit(2);
}
const random = seeded(Number(options.seed));
const writer = options.model === undefined ? undefined : openWriter(options.model);
const drawn = await draw(documents, Number(options.count));
await writer?.close();
mkdirSync(options.out, { recursive: true });
writeFileSync(
  join(options.out, 'sample.txt'),
  drawn.map(({ text, title }, at) => `${at + 1}. ${title}\n\n${text}\n`).join('\n---\n\n'),
);
writeFileSync(join(options.out, 'key.txt'), drawn.map(({ whose }, at) => `${at + 1} ${whose}\n`).join(''));

/** So many chapters of the engine's own and so many of the creators', one of each channel in turn. */
async function draw(from: readonly Document[], count: number) {
  const channels = [...Map.groupBy(from, ({ channel }) => channel).values()];
  const items: { order: number; whose: 'engine' | 'creators' | 'model'; title: string; text: string }[] = [];
  for (let turn = 0; turn < count; turn++) {
    const document = anyOf(channels[turn % channels.length] ?? []);
    if (!document) continue;
    for (const whose of ['engine', 'creators'] as const) {
      const chapters = whose === 'engine' ? await ownChapters(options.set, document) : referenceOf(document);
      const chapter = anyOf(chapters.filter(({ title }) => title));
      if (!chapter) continue;
      const text = saidIn(document, chapter);
      items.push({ order: random(), whose, title: chapter.title ?? '', text });
      if (whose === 'creators' || !writer) continue;
      const title = await titleByModel(writer, document, chapters, chapter);
      items.push({ order: random(), whose: 'model', title, text });
    }
  }
  return items.sort((a, b) => a.order - b.order);
}

/** The title that a chapter has once a model was asked for it. */
async function titleByModel(
  writer: LineWriter,
  document: Document,
  chapters: readonly Span[],
  chapter: Span,
): Promise<string> {
  let title = chapter.title ?? '';
  const wanted = chapters.map((one) => ({
    startSeconds: one.start,
    title: one.title ?? '',
    isWanted: one === chapter,
  }));
  const reading = unseenReading(document, unseenBy(options.set, document));
  const onTitle = async (_: number, written: string) => {
    title = written;
  };
  const signal = new AbortController().signal;
  await writeTitles(writer, { reading, names: [document.title], chapters: wanted }, { onTitle, signal });
  return title;
}

function openWriter(file: string): LocalLineWriter {
  return createLocalLineWriter({
    ...{ addonFolder: join(import.meta.dirname, '../addons/local-model'), name: file, file, threads: 1 },
    ...{ smallerModel: () => undefined, bounds: { prlimit: undefined, withoutNetwork: [] } },
    patience: { lineMs: 3_600_000, loadMs: 3_600_000, stopMs: 1000, restMs: 0 },
  });
}

function saidIn({ segments }: Document, { start, end }: Span): string {
  return segments
    .filter((segment) => segment.start >= start - 1 && segment.start < end - 1)
    .map(({ text }) => text)
    .join(' ');
}

function anyOf<One>(values: readonly One[]): One | undefined {
  return values[Math.floor(random() * values.length)];
}
