import type { Segment, Transcript } from '../transcript.ts';
import { isInjection } from './prompt-injection.ts';
import { runningOn } from './running-on.ts';
import { callsForAction } from './sponsors.ts';

/** A spoken word as the transcript writes it, punctuation included. */
export interface Word {
  text: string;
  /** Seconds from the start of the video. */
  start: number;
  /** Whether white space stands before it; false inside text that is written without. */
  spaced: boolean;
  /** Whether it opens a segment of the source. */
  opensSegment: boolean;
  /** Seconds of silence before it, as far as the source lets one guess. */
  pause: number;
  /** Whether another speaker begins (`>>`). */
  speaker: boolean;
  /** Who speaks, as the source names them; null where it does not say. */
  by: string | null;
  /** Whether a mark such as `[Music]` or `(applause)` stands before it. */
  mark: boolean;
}

const marks = /\[[^\][]{0,60}\]|［[^］]{0,60}］|【[^】]{0,60}】|[♪♫♬]+/gu;
const roundMarks =
  /[(（♪♫♬][^()（）♪♫♬]{0,30}(?:music|applause|laugh|cheer|sigh|musik|lach|beifall|gelächter|applaus|音楽|音乐|掌声|笑|拍手)[^()（）♪♫♬]{0,30}[)）♪♫♬]/giu;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const spoken = /[\p{L}\p{N}]/u;
const longestWord = 40;
/** Stands apart from the word before it, too. */
const dash = /^[-–—―]+$/;

/** The transcript's words in order of time; times never leave `0…durationSeconds` and never go back. */
export function wordsOf(transcript: Transcript, durationSeconds: number): Word[] {
  const words: Word[] = [];
  const rate = usualRate(transcript.segments);
  const runsOn = runningOn(transcript.segments);
  let previousEnd = 0;
  let time = 0;
  transcript.segments.forEach((segment, index) => {
    const next = transcript.segments[index + 1];
    const end = Math.max(segment.start, Math.min(segment.end, next?.start ?? segment.end));
    const pieces = pieceOf(segment.text);
    const letters = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
    const isFirst = index === 0 && transcript.segments.length > 1;
    const begin = isFirst ? speechBegin(segment, end, letters / rate) : segment.start;
    const silence = Math.max(0, begin - previousEnd);
    let by = segment.speaker !== undefined && isName(segment.speaker) ? segment.speaker : null;
    let before = 0;
    pieces.forEach((piece, place) => {
      const known = piece.index < (segment.wordStarts?.length ?? 0) ? segment.wordStarts?.[piece.index] : undefined;
      const guessed = begin + ((end - begin) * before) / Math.max(1, letters);
      const moment = Math.min(durationSeconds, Math.max(time, finite(known ?? guessed)));
      const pause = place === 0 ? silence : known === undefined ? 0 : Math.max(0, moment - time - 0.6);
      if (piece.word.speaker && place > 0) by = null;
      const isJoined = runsOn(words.at(-1)?.text ?? '', piece.text);
      const spaced = piece.word.spaced && !isJoined;
      const start = Math.min(durationSeconds, inMilliseconds(moment));
      words.push({
        ...piece.word,
        spaced,
        by,
        start,
        opensSegment: place === 0,
        pause: inMilliseconds(Math.min(10, pause)),
      });
      time = moment;
      before += piece.text.length;
    });
    // A segment that lasts far longer than its letters need ends in silence.
    previousEnd = pieces.length === 0 ? previousEnd : Math.min(end, begin + letters / rate + 0.3);
    if (pieces.length > 0 && segment.wordStarts) previousEnd = Math.max(previousEnd, Math.min(end, time + 0.5));
  });
  return words;
}

/** Seconds as readings are stored, so that a stored one is what was read. */
function inMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

/** A video's first words that seem to last so many seconds longer than they take are said at the end of that time. */
const mostSlowly = 8;

/** Where the words of a first of several segments begin: recognisers let it begin with the video, music or not. `needed`: seconds its words take. */
function speechBegin(segment: Segment, end: number, needed: number): number {
  const isStretched = !segment.wordStarts && segment.start < 1 && end - segment.start - needed > mostSlowly;
  return isStretched ? end - needed : segment.start;
}

/** Letters a second of an ordinary segment: the lower quartile, so that only real silence looks slow. */
function usualRate(segments: readonly Segment[]): number {
  const rates = segments
    .filter((segment) => segment.end - segment.start > 0.5 && segment.text.length > 8)
    .map((segment) => segment.text.length / (segment.end - segment.start))
    .sort((a, b) => a - b);
  return Math.max(2, rates[Math.floor(rates.length / 4)] ?? 12);
}

function finite(seconds: number): number {
  return Number.isFinite(seconds) ? seconds : 0;
}

interface Piece {
  text: string;
  /** Which white-space separated word of the segment it belongs to. */
  index: number;
  word: Pick<Word, 'text' | 'spaced' | 'speaker' | 'mark'>;
}

function pieceOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let speaker = false;
  let mark = false;
  // Marks keep their white space so that the words' numbers still fit `wordStarts`.
  const marked = text.replace(roundMarks, keepWidth).replace(marks, keepWidth);
  marked
    .split(/\s+/)
    .filter(Boolean)
    .forEach((chunk, index) => {
      if (chunk.startsWith('>>') || chunk.startsWith('&gt;&gt;')) speaker = true;
      const spelled = chunk.replace(/^(?:>>|&gt;&gt;)+/, '');
      if (spelled.includes('\uFFFC')) mark = true;
      const bare = spelled.replaceAll('\uFFFC', '');
      if (!spoken.test(bare)) {
        const last = pieces.at(-1);
        if (last && last.word.text.length < longestWord && /^\p{P}{1,3}$/u.test(bare))
          last.word.text += dash.test(bare) ? ` ${bare}` : bare;
        return;
      }
      for (const part of partsOf(bare)) {
        const spaced = part.first;
        pieces.push({ text: part.text, index, word: { text: part.text, spaced, speaker, mark } });
        speaker = false;
        mark = false;
      }
    });
  return pieces;
}

function keepWidth(mark: string): string {
  return mark
    .split(/\s+/)
    .map(() => ' \uFFFC ')
    .join(' ')
    .trim()
    .padStart(2)
    .padEnd(3);
}

let segmenter: Intl.Segmenter | undefined;

/** A chunk without white space as words: itself, or what the language's segmenter finds in it. */
function partsOf(chunk: string): { text: string; first: boolean }[] {
  if (!unspaced.test(chunk)) return cutLong(chunk);
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const parts: { text: string; first: boolean }[] = [];
  for (const piece of segmenter.segment(chunk)) {
    const last = parts.at(-1);
    if (piece.isWordLike || !last) parts.push({ text: piece.segment, first: parts.length === 0 });
    else if (last.text.length < longestWord) last.text += piece.segment;
  }
  return parts;
}

function cutLong(chunk: string): { text: string; first: boolean }[] {
  if (chunk.length <= longestWord) return [{ text: chunk, first: true }];
  const parts: { text: string; first: boolean }[] = [];
  for (let at = 0; at < chunk.length; at += longestWord) {
    parts.push({ text: chunk.slice(at, at + longestWord), first: at === 0 });
  }
  return parts.filter((part) => spoken.test(part.text));
}

/** The words as running text. */
export function textOf(words: readonly Word[]): string {
  return words.map((word, index) => (index > 0 && word.spaced ? ` ${word.text}` : word.text)).join('');
}

/** Whether a source may name somebody so: what gives a model orders, or calls viewers to act, is nobody's name. */
function isName(speaker: string): boolean {
  return !isInjection(speaker) && !callsForAction(speaker);
}
