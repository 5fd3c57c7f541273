import { readFileSync } from 'node:fs';
import path from 'node:path';
import { captionsOf } from '../../src/samples/captions.ts';
import { parseCaptions } from '../../src/transcripts/parse-captions.ts';

const script = readFileSync(path.resolve(import.meta.dirname, '../../src/samples/scripts/talk.txt'), 'utf8');

/** What is said in the sample talk, as a file would hold it: segments with times in seconds. */
export function talkSegments() {
  const { json3 } = captionsOf(script, { pace: 150, punctuation: true });
  const parsed = parseCaptions(JSON.stringify(json3()));
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.segments;
}

/** The sample talk as a SubRip file; `late` seconds later than it was said. */
export function talkSrt(late = 0): string {
  return talkSegments()
    .map(
      ({ start, end, text }, index) => `${index + 1}\n${srtTime(start + late)} --> ${srtTime(end + late)}\n${text}\n`,
    )
    .join('\n');
}

function srtTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (unit: number, of: number, width: number) =>
    String(Math.floor(milliseconds / unit) % of).padStart(width, '0');
  return `${part(3_600_000, 1000, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)},${part(1, 1000, 3)}`;
}
