import type { Chapter } from '../api/client.ts';
import type { Sentence } from './transcript-query.ts';

/** A row of the transcript: the title of a chapter, or a few sentences that are read together. */
export type Row =
  | { kind: 'chapter'; start: number; title: string }
  | {
      kind: 'paragraph';
      start: number;
      end: number;
      /** Number of its first sentence in the transcript, from 0. */
      number: number;
      /** Who begins to speak with it, where that is known. */
      speaker: string | null;
      sentences: Sentence[];
    };

const enoughWords = 60;
/** Words between spaces, and of scripts that have none between words about as many letters as one takes. */
const word =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{1,2}|[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]{1,5}|[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+/gu;

/** A transcript as rows: sentences in paragraphs, one at least for each turn, grouped by the chapters in which they begin. */
export function rowsOf(sentences: readonly Sentence[], chapters: readonly Chapter[]): Row[] {
  const rows: Row[] = [];
  let next = 0;
  let own: Sentence[] = [];
  let words = 0;
  let number = 0;
  const close = (end: number) => {
    const [first] = own;
    if (first) {
      const { start_seconds: start, speaker } = first;
      rows.push({ kind: 'paragraph', start, end, number, speaker, sentences: own });
    }
    number += own.length;
    own = [];
    words = 0;
  };
  for (const sentence of sentences) {
    // A chapter begins in whole seconds, its first sentence within the second.
    while (next < chapters.length && (chapters[next]?.start_seconds ?? 0) <= sentence.start_seconds) {
      close(sentence.start_seconds);
      const chapter = chapters[next];
      if (chapter) rows.push({ kind: 'chapter', start: chapter.start_seconds, title: chapter.title });
      next += 1;
    }
    if (sentence.opens_turn) close(sentence.start_seconds);
    own.push(sentence);
    words += sentence.text.match(word)?.length ?? 0;
    if (words >= enoughWords) close(sentence.start_seconds);
  }
  close(Number.POSITIVE_INFINITY);
  return rows;
}

/** The rows in which every word that is looked for stands; all of them where nothing is. */
export function rowsWith(rows: readonly Row[], sought: string): Row[] {
  const words = foldedWords(sought);
  if (words.length === 0) return [...rows];
  return rows.filter((row) => {
    if (row.kind === 'chapter') return false;
    const text = fold([row.speaker ?? '', ...row.sentences.map((sentence) => sentence.text)].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** The row in which a moment lies. */
export function rowAt(rows: readonly Row[], seconds: number): number {
  let [last, after] = [-1, rows.length];
  while (after - last > 1) {
    const middle = Math.floor((last + after) / 2);
    if ((rows[middle]?.start ?? 0) > seconds + 0.95) after = middle;
    else last = middle;
  }
  return rows[last]?.kind === 'chapter' && last + 1 < rows.length ? last + 1 : Math.max(0, last);
}

/** The sentence of a row in which a moment lies, by its number in it; -1 where none does. */
export function sentenceAt(row: Row | undefined, seconds: number | undefined): number {
  if (row?.kind !== 'paragraph' || seconds === undefined || seconds + 0.05 < row.start || seconds >= row.end) return -1;
  return row.sentences.findLastIndex((sentence) => sentence.start_seconds <= seconds + 0.05);
}

/** A text cut where words that are looked for begin and end; every second piece is one of them. */
export function cutAtWords(text: string, sought: string): string[] {
  const words = foldedWords(sought);
  if (words.length === 0) return [text];
  const folded = fold(text);
  // What folds to another length can not be marked in its place.
  if (folded.length !== text.length) return [text];
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: found, index } of folded.matchAll(new RegExp(pattern, 'gu'))) {
    pieces.push(text.slice(from, index), text.slice(index, index + found.length));
    from = index + found.length;
  }
  return [...pieces, text.slice(from)];
}

const foldedWords = (text: string) => fold(text).match(/\S+/gu) ?? [];

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}
