import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Document, documentShape } from './document.ts';
import { inventedSet, readInventedTalks } from './invented.ts';

/** The main yardstick: videos of many channels with their creators' chapters. */
export const mainSet = 'yt_creator_chapters';

/** The sets that carry chapters, the main yardstick first. */
export const sets = [
  mainSet,
  'datatalks',
  'syntax_fm',
  'bitcoin',
  'engineeringkiosk_de',
  'ethereum_calls',
  'treeseg_augmend',
  'avlectures_boundaries',
  'clvts_zh_boundaries',
  'qmsum',
  inventedSet,
];

/** A set's documents that have chapters, from the folder `data` or our own; null where it is not there. Throws where a line is not a document. */
export function readSet(data: string, set: string): Document[] | null {
  if (set === inventedSet) return readInventedTalks().map(({ document }) => document);
  const path = join(data, `${set}.jsonl.gz`);
  if (!existsSync(path)) return null;
  const lines = gunzipSync(readFileSync(path)).toString().trim().split('\n');
  return lines
    .map((line) => JSON.parse(line))
    .filter((one) => Array.isArray(one.chapters) && one.chapters.length > 0)
    .map((one) => documentShape.parse(one));
}
