import { requireFewer } from '../unreadable-captions.ts';
import { countWords, linesOf, tidyText } from './caption-lines.ts';
import { secondsOf } from './clock-time.ts';
import type { Cue } from './cue.ts';
import { cuePieces, nameIn, type Speaker } from './cue-text.ts';
import { field } from './json-field.ts';

/** What one entry of a list or table says, whatever tool wrote it. */
export interface Row {
  text: string;
  /** Seconds, or milliseconds where all are; NaN where it does not say. */
  start: number;
  end: number;
  speaker: string;
  /** When its words begin, where it lists them. */
  wordStarts: number[] | null;
}

/** Places of each field, the better one first; times by the unit of which there are so many in a second. */
const TEXTS = paths(
  'text body punctuated_word displayText display_text word spokenText transcript sentence segment value content caption utterance snippet.text nBest.0.display NBest.0.Display alternatives.0.content alternatives.0.transcript content.0.text',
);
type Times = [unit: number, places: string[][]][];
const STARTS: Times = [
  [
    1000,
    paths(
      'start_ms startMs start_time_ms startTimeMs tStartMs offsets.from offsetMilliseconds offset_ms begin_ms videoOffsetTimeMsec',
    ),
  ],
  [1e7, paths('offsetInTicks Offset')],
  [
    1,
    paths(
      'start startTime start_time startTs start_ts startOffset startTimestamp offset timestamp.0 timestamps.from timestamp ts begin beginTime from time',
    ),
  ],
];
const ENDS: Times = [
  [1000, paths('end_ms endMs end_time_ms endTimeMs offsets.to')],
  [
    1,
    paths(
      'end endTime end_time endTs end_ts endOffset endTimestamp timestamp.1 timestamps.to to stop resultEndTime resultEndOffset',
    ),
  ],
];
const LENGTHS: Times = [
  [1000, paths('duration_ms durationMs durationMilliseconds dDurationMs')],
  [1e7, paths('durationInTicks Duration')],
  [1, paths('duration dur')],
];
const SPEAKERS = paths(
  'voice speaker_name speakerName speakerDisplayName speaker.name speaker speaker_label speakerLabel speaker_id speakerId speakerTag alternatives.0.speaker',
);
const WORDS = paths('words alternatives.0.words');

function paths(written: string): string[][] {
  return written.split(' ').map((path) => path.split('.'));
}

/** What stands in the first of the places of a value that holds what is looked for; undefined where none does. */
function first(value: unknown, places: readonly string[][], isMeant: (one: unknown) => boolean): unknown {
  for (const path of places) {
    const one = path.length === 1 ? field(value, path[0] ?? '') : path.reduce(field, value);
    if (one !== undefined && isMeant(one)) return one;
  }
  return undefined;
}

/** Whether an entry says only when it ends, and begins where the one before it ended. */
export const beginsAtEndBefore = (entry: unknown): boolean =>
  (field(entry, 'resultEndTime') ?? field(entry, 'resultEndOffset')) !== undefined;

/** What an entry says; null where it has no text. `outer` is who speaks in what is around it. */
export function rowOf(entry: unknown, outer = ''): Row | null {
  if (Array.isArray(entry)) return rowOfList(entry);
  const text = textIn(entry);
  if (text === undefined) return null;
  const listed = first(entry, WORDS, Array.isArray);
  const words = Array.isArray(listed) ? listed.flatMap((word: unknown) => rowOf(word) ?? []) : [];
  const own = timeIn(entry, STARTS);
  const [from, to] = Number.isFinite(own) ? [own, Number.NaN] : rangeIn(entry);
  const start = Number.isFinite(from) ? from : (words[0]?.start ?? Number.NaN);
  const until = timeIn(entry, ENDS);
  const end = Number.isFinite(until)
    ? until
    : [to, start + timeIn(entry, LENGTHS), words.at(-1)?.end ?? Number.NaN].find(Number.isFinite);
  const areKnown =
    words.length > 1 &&
    words.length === countWords(tidyText(text)) &&
    words.every((word) => Number.isFinite(word.start));
  const wordStarts = areKnown ? words.map((word) => word.start) : null;
  return { text, start, end: end ?? Number.NaN, speaker: speakerIn(entry) || outer, wordStarts };
}

/** faster-whisper's tuples, and pairs of times with a text: the times are the last two numbers before the text. */
function rowOfList(entry: readonly unknown[]): Row | null {
  const parts = entry.slice(0, 20).flat();
  const place = parts.findIndex(
    (part) => typeof part === 'string' && /\p{L}/u.test(part) && Number.isNaN(secondsOf(part)),
  );
  const times = parts.slice(0, Math.max(0, place)).map(secondsOf);
  const text = parts[place];
  if (typeof text !== 'string' || times.length < 1) return null;
  const [start = Number.NaN, end = Number.NaN] = times.slice(-2);
  return { text, start, end, speaker: '', wordStarts: null };
}

export function textIn(entry: unknown): string | undefined {
  const text = first(entry, TEXTS, (one) => typeof one === 'string');
  if (typeof text === 'string') return text;
  const runs = field(field(entry, 'snippet'), 'runs');
  return Array.isArray(runs) ? runs.map((run) => field(run, 'text')).join('') : undefined;
}

const between = /\s*(?:-->|→|–|\s-\s)\s*/;

/** Both times in one field: `0:00 - 0:08`. */
function rangeIn(entry: unknown): [start: number, end: number] {
  for (const [unit, places] of STARTS) {
    const written = first(entry, places, (one) => typeof one === 'string' && between.test(one.slice(0, 80)));
    if (typeof written !== 'string') continue;
    const [from, to] = written.slice(0, 80).split(between);
    return [secondsOf(from) / unit, secondsOf(to) / unit];
  }
  return [Number.NaN, Number.NaN];
}

/** Seconds, or what was meant for them. */
function timeIn(entry: unknown, times: Times): number {
  for (const [unit, places] of times) {
    const written = first(entry, places, (one) => Number.isFinite(secondsOf(one)));
    if (written !== undefined) return secondsOf(written) / unit;
  }
  return Number.NaN;
}

/** The name of who speaks; what only numbers people (`A`, `0`) becomes one. */
export function speakerIn(entry: unknown): string {
  const named = first(entry, SPEAKERS, (name) => typeof name === 'string' || typeof name === 'number') ?? '';
  return nameIn(String(named)).replace(/^[a-z\d]$/i, 'Speaker $&');
}

/** What ends or parts sentences, as an entry of its own. */
const MARK = /^\s*(?!\p{Ps}|\p{Pi}|[¿¡])\p{P}{1,3}\s*$/u;

/** Cues of the rows of a list or table. A mark goes with the word before it, whether or not it has a time of its own. */
export function cuesOfRows(rows: readonly Row[]): Cue[] {
  requireFewer(rows.length);
  const unit = areMilliseconds(rows) ? 1000 : 1;
  const whole: Row[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    const isMark = MARK.test(row.text) || (Number.isNaN(row.start) && /^[\s\p{P}]*$/u.test(row.text));
    if (isMark && last) last.text += row.text.trimEnd();
    else if (row.text.trim() !== '') whole.push({ ...row });
  }
  const speaker: Speaker = { name: null, heard: false };
  return whole.map(({ text, start, end, speaker: voice, wordStarts }): Cue => {
    const lines = linesOf(cuePieces(text, { tags: 'known', speaker, voice }), start / unit);
    const [only, ...others] = lines;
    const isTimed =
      wordStarts !== null && only !== undefined && others.length === 0 && countWords(only.text) === wordStarts.length;
    const timed = isTimed ? [{ text: only.text, wordStarts: wordStarts.map((at) => at / unit) }] : lines;
    const cue = { start: start / unit, end: end / unit, lines: timed };
    return voice === '' ? cue : { ...cue, speaker: voice };
  });
}

/** People say some fifteen letters a second, never one in twenty: whole numbers that would say so are milliseconds. */
function areMilliseconds(rows: readonly Row[]): boolean {
  const ended = rows.map((row, at) =>
    Number.isFinite(row.end) ? row : { ...row, end: rows[at + 1]?.start ?? Number.NaN },
  );
  const known = ended.filter(({ start, end }) => Number.isFinite(start) && Number.isFinite(end));
  const letters = known.reduce((sum, { text }) => sum + text.length, 0);
  const length = known.reduce((sum, { start, end }) => sum + end - start, 0);
  return known.length > 0 && known.every(({ start }) => Number.isInteger(start)) && letters * 20 < length;
}
