/**
 * A sample for reading titles blind: `node evals/titles-sample.ts --out FOLDER [--seed N] [--set NAME] [--data FOLDER]`. Writes `list.txt`, 50
 * chapters that the engine found and titled (by what was learned without their channel) and 50 of the creators', shuffled, each with
 * what a judge needs, and `key.json`, which says whose each is. The folder must lie outside the project: transcripts are not ours to keep.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Document } from './document.ts';
import { readSet } from './documents.ts';
import { referenceOf } from './figures.ts';
import type { Span } from './measures.ts';
import { ownChapters, titledChapters } from './titled-chapters.ts';
import { unseenBy } from './unseen.ts';

const each = 50;

const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    set: { type: 'string', default: 'yt_creator_chapters' },
    data: { type: 'string' },
  },
});
const { set } = options;
const documents = readSet(options.data ?? join(import.meta.dirname, '../../shared/eval'), set);
const project = resolve(import.meta.dirname, '..');
if (!options.out || !relative(project, resolve(options.out)).startsWith('..') || !documents) {
  console.error('Say with --out where to write, outside the project, and with --data where the transcripts are.');
  process.exit(2);
}

interface Item {
  by: 'engine' | 'creator';
  document: Document;
  chapter: Span;
}

const random = randomFrom(Number(options.seed));
const channels = [...Map.groupBy(documents, ({ channel }) => channel ?? '').values()];
const items: Item[] = [...(await draw('engine')), ...(await draw('creator'))];
const shuffled = items
  .map((item) => ({ item, place: random() }))
  .sort((a, b) => a.place - b.place)
  .map(({ item }) => item);
mkdirSync(options.out, { recursive: true });
writeFileSync(join(options.out, 'list.txt'), shuffled.map(spell).join('\n'));
const key = shuffled.map(({ by, document, chapter }, place) => ({
  number: place + 1,
  by,
  title: chapter.title,
  document: document.id,
  start: Math.floor(chapter.start),
}));
writeFileSync(join(options.out, 'key.json'), `${JSON.stringify(key, null, 1)}\n`);
console.log(`${shuffled.length} titles in ${join(options.out, 'list.txt')}`);

/** Chapters of one channel after the other, no chapter twice. */
async function draw(by: Item['by']): Promise<Item[]> {
  const drawn: Item[] = [];
  const seen = new Set<string>();
  for (let turn = 0; drawn.length < each && turn < 40 * each; turn++) {
    const documents = channels[turn % channels.length] ?? [];
    const document = documents[Math.floor(random() * documents.length)];
    if (!document) continue;
    const chapters =
      by === 'creator'
        ? referenceOf(document)
        : titledChapters(document, await ownChapters(set, document), unseenBy(set, document));
    const chapter = chapters[Math.floor(random() * chapters.length)];
    if (!chapter?.title || seen.has(`${document.id} ${chapter.start}`)) continue;
    seen.add(`${document.id} ${chapter.start}`);
    drawn.push({ by, document, chapter });
  }
  return drawn;
}

/** A chapter as the judge sees it: its title, how it opens, and stretches from further in. */
function spell({ document, chapter }: Item, place: number): string {
  const words = document.segments
    .filter(({ start }) => start >= chapter.start - 1.5 && start < chapter.end - 1.5)
    .flatMap(({ text }) => text.trim().split(/\s+/));
  const later = [0.25, 0.45, 0.65, 0.85].map((share) => {
    const from = Math.max(120, Math.floor(share * words.length));
    return words.slice(from, from + 40).join(' ');
  });
  const digest = words.length > 160 ? `\n   later: ${later.filter(Boolean).join(' […] ')}` : '';
  const minutes = ((chapter.end - chapter.start) / 60).toFixed(1);
  return `${place + 1}. ${chapter.title}\n   video: ${document.title} (this chapter: ${minutes} min)\n   opens: ${words.slice(0, 120).join(' ')}${digest}\n`;
}

function randomFrom(seed: number): () => number {
  let state = (Math.imul(seed, 2_654_435_761) + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
