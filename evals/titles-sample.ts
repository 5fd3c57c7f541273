/**
 * Draws titles to be read blind: `node evals/titles-sample.ts --out FOLDER [--seed N] [--count N] [--set NAME] [DATA]`. Writes
 * `sample.txt`, chapters with the engine's title or the creators', shuffled, and `key.txt`, which says whose each is.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from './answers-material.ts';
import type { Document } from './document.ts';
import { mainSet, readSet } from './documents.ts';
import { referenceOf } from './figures.ts';
import type { Span } from './measures.ts';
import { ownChapters } from './titled-chapters.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '50' },
    set: { type: 'string', default: mainSet },
  },
});
const documents = readSet(positionals[0] ?? join(import.meta.dirname, '../../shared/eval'), options.set);
if (!options.out || !documents) {
  console.error('Name the folder to write into with --out, and one that holds the transcripts.');
  process.exit(2);
}
const random = seeded(Number(options.seed));
const drawn = await draw(documents, Number(options.count));
mkdirSync(options.out, { recursive: true });
writeFileSync(
  join(options.out, 'sample.txt'),
  drawn.map(({ text, title }, at) => `${at + 1}. ${title}\n\n${text}\n`).join('\n---\n\n'),
);
writeFileSync(join(options.out, 'key.txt'), drawn.map(({ whose }, at) => `${at + 1} ${whose}\n`).join(''));

/** So many chapters of the engine's own and so many of the creators', one of each channel in turn. */
async function draw(from: readonly Document[], count: number) {
  const channels = [...Map.groupBy(from, ({ channel }) => channel).values()];
  const items: { order: number; whose: 'engine' | 'creators'; title: string; text: string }[] = [];
  for (let turn = 0; turn < count; turn++) {
    const document = anyOf(channels[turn % channels.length] ?? []);
    if (!document) continue;
    for (const whose of ['engine', 'creators'] as const) {
      const chapters = whose === 'engine' ? await ownChapters(options.set, document) : referenceOf(document);
      const chapter = anyOf(chapters.filter(({ title }) => title));
      if (chapter) items.push({ order: random(), whose, title: chapter.title ?? '', text: saidIn(document, chapter) });
    }
  }
  return items.sort((a, b) => a.order - b.order);
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
