import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Transcript } from '../src/transcripts/transcript.ts';
import { inventedSet, readInventedTalks } from './invented.ts';

/** The sets that carry chapters, the main yardstick first. */
export const sets = [
  'yt_creator_chapters',
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

const documentShape = z.object({
  id: z.string(),
  source: z.string(),
  title: z.string(),
  channel: z.string().optional(),
  duration_seconds: z.number(),
  language: z.string(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string(), speaker: z.string().nullish() })),
  chapters: z.array(z.object({ start_seconds: z.number(), title: z.string() })),
});
export type Document = z.infer<typeof documentShape>;

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

/** A document as the engine gets it; a change of speaker becomes the mark that captions use, with the name beside it. */
export function transcriptOf(document: Document): Transcript {
  let speaker: string | null | undefined;
  const segments = document.segments.map(({ start, end, text, speaker: current }) => {
    const changed = speaker !== undefined && current !== speaker;
    speaker = current;
    return { start, end, text: changed ? `>> ${text}` : text, ...(current ? { speaker: current } : {}) };
  });
  return { language: document.language, kind: 'automatic', segments };
}
