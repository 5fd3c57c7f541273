import { requireFewer } from '../unreadable-captions.ts';
import { linesOf, type Piece } from './caption-lines.ts';
import type { Cue, CueList } from './cue.ts';
import { cuePieces, type Speaker } from './cue-text.ts';
import { field } from './json-field.ts';

/**
 * Cues of YouTube's `json3` captions (undocumented; the shape is that of recorded answers), or null where the value
 * has no list of events. Events without `segs` define windows, those that append a line feed only scroll. Times are
 * milliseconds there; fields that are missing count as 0, a missing length as unknown. Text is plain but for the tags and
 * references that people upload.
 */
export function readJson3(value: unknown): CueList | null {
  const events = field(value, 'events');
  if (!Array.isArray(events)) return null;
  const cues: Cue[] = [];
  let fault: string | null = null;
  let last = 0;
  const speaker: Speaker = { name: null, heard: false };
  for (const [index, event] of events.entries()) {
    const segs = field(event, 'segs');
    if (!Array.isArray(segs)) continue;
    const start = milliseconds(field(event, 'tStartMs')) ?? last;
    if (Number.isNaN(start)) fault ??= `Event ${index + 1} has no readable "tStartMs".`;
    else last = start;
    const length = milliseconds(field(event, 'dDurationMs')) ?? Number.NaN;
    const pieces = segs.flatMap((seg) => piecesOf(seg, start, speaker));
    cues.push({ start: start / 1000, end: (start + length) / 1000, lines: linesOf(pieces, start / 1000) });
    requireFewer(cues.length);
  }
  return { language: null, cues, fault };
}

function piecesOf(seg: unknown, start: number, speaker: Speaker): Piece[] {
  const text = field(seg, 'utf8');
  const offset = milliseconds(field(seg, 'tOffsetMs'));
  const timed = offset !== null && Number.isFinite(offset);
  const at = timed ? (start + offset) / 1000 : null;
  if (typeof text !== 'string') return [{ text: '', at }];
  return /[<&]/.test(text) ? cuePieces(text, { tags: 'known', speaker, at }) : [{ text, at }];
}

/** Null where the field is missing, NaN where it is no number. */
function milliseconds(value: unknown): number | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : Number.NaN;
}
