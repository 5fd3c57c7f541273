import { linesOf } from './caption-lines.ts';
import type { Cue, CueList } from './cue.ts';
import { cuePieces, nameIn, type Speaker } from './cue-text.ts';
import { field } from './json-field.ts';

/**
 * Where recognisers of speech and their kin write the list of what was said, the better list first: Whisper, WhisperX and Podcasting
 * 2.0; whisper.cpp; Hugging Face; AssemblyAI, OpenAI and ElevenLabs, word by word; Deepgram, likewise; Amazon Transcribe. A bare list is read too.
 */
const LISTS = paths(
  'segments transcription chunks words results.channels.0.alternatives.0.words utterances results.utterances results.audio_segments transcript content',
);
const TEXTS = paths('text body punctuated_word word transcript');
const STARTS = paths('start startTime start_time offset timestamp.0 offsets.from');
const ENDS = paths('end endTime end_time timestamp.1 offsets.to');
const LENGTHS = paths('duration dur');
const SPEAKERS = paths('speaker speaker_id');
const LANGUAGES = paths('language language_code result.language');

interface Said {
  text: string;
  start: number;
  /** NaN where the file does not say. */
  end: number;
  speaker: string;
}

/**
 * Cues of the JSON that recognisers of speech write, and of the bare list of texts in which others give the same (youtube-transcript-api,
 * with `duration` for `end`). Null where it has no list of texts, not even an empty one. Seconds, or milliseconds where seconds would be far too slow.
 */
export function readTranscriptJson(value: unknown): CueList | null {
  const lists = [value, ...found(value, LISTS)].filter(Array.isArray);
  const list =
    lists.find((one) => one.some((said) => textIn(said) !== undefined)) ?? lists.find((one) => one.length === 0);
  if (list === undefined) return null;
  const said: Said[] = [];
  let fault: string | null = null;
  for (const [index, one] of list.entries()) {
    const text = textIn(one);
    const start = numberIn(one, STARTS);
    if (text === undefined || !Number.isFinite(start)) {
      fault ??= `Segment ${index + 1} has no readable "${text === undefined ? 'text' : 'start'}".`;
      continue;
    }
    const end = numberIn(one, ENDS) || start + numberIn(one, LENGTHS);
    said.push({ text, start, end, speaker: speakerIn(one) });
  }
  const unit = areMilliseconds(said) ? 1000 : 1;
  const speaker: Speaker = { name: null, heard: false };
  const cues = said.map(({ text, start, end, speaker: voice }): Cue => {
    const lines = linesOf(cuePieces(text, { tags: 'known', speaker, voice }), start / unit);
    const cue = { start: start / unit, end: end / unit, lines };
    return voice === '' ? cue : { ...cue, speaker: voice };
  });
  const language = found(value, LANGUAGES).find((name) => typeof name === 'string') ?? null;
  return { language, cues, fault };
}

function textIn(one: unknown): string | undefined {
  return found(one, TEXTS).find((text) => typeof text === 'string');
}

function numberIn(one: unknown, places: readonly string[][]): number {
  return Number(found(one, places).find(isNumber) ?? Number.NaN);
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\d/.test(value));
}

function paths(written: string): string[][] {
  return written.split(' ').map((path) => path.split('.'));
}

/** What stands in each of the places of a value, undefined where there is nothing. */
function found(value: unknown, places: readonly string[][]): unknown[] {
  return places.map((path) => path.reduce(field, value));
}

/** The name of who speaks; what only numbers people (`A`, `0`) becomes one. */
function speakerIn(one: unknown): string {
  const named = found(one, SPEAKERS).find((name) => typeof name === 'string' || typeof name === 'number') ?? '';
  return nameIn(String(named)).replace(/^[a-z\d]$/i, 'Speaker $&');
}

/** People say some fifteen letters a second, never one in twenty: whole numbers that would say so are milliseconds. */
function areMilliseconds(said: readonly Said[]): boolean {
  const known = said.filter(({ end }) => Number.isFinite(end));
  const letters = known.reduce((sum, { text }) => sum + text.length, 0);
  const length = known.reduce((sum, { start, end }) => sum + end - start, 0);
  return said.every(({ start }) => Number.isInteger(start)) && letters * 20 < length;
}
