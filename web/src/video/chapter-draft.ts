import type { Chapter } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { clockTime } from './clock-time.ts';
import type { BrokenRule } from './edit-chapters.ts';

/** A chapter while it is edited: its time as it is written. `id` stays the line's own. */
export interface DraftLine {
  id: number;
  time: string;
  title: string;
}

/** Seconds of `ss`, `m:ss` or `h:mm:ss`, in wide characters too, as East Asian keyboards write them; undefined for anything else. */
export function secondsOf(written: string): number | undefined {
  const time = written.normalize('NFKC');
  const [, hours = '0', minutes = '0', seconds = ''] =
    /^\s*(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,5})\s*$/.exec(time) ?? [];
  if (seconds === '') return undefined;
  if (time.includes(':') && (seconds.length > 2 || Number(seconds) > 59)) return undefined;
  if (hours !== '0' && Number(minutes) > 59) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

export const draftOf = (chapters: readonly Chapter[]): DraftLine[] =>
  chapters.map(({ timestamp, title }, id) => ({ id, time: timestamp, title }));

/** The lines whose times can be read, as chapters. */
export const readableOf = (draft: readonly DraftLine[]) =>
  draft.flatMap(({ time, title }) => {
    const start = secondsOf(time);
    return start === undefined ? [] : [{ start_seconds: start, title }];
  });

/** What is sent; undefined while a time can not be read. */
export function chaptersOf(draft: readonly DraftLine[]): { start_seconds: number; title: string }[] | undefined {
  const chapters = readableOf(draft);
  return chapters.length === draft.length ? chapters : undefined;
}

/**
 * Rules that the readable lines break, by their places in the whole draft. While a time can not be read nothing is said of
 * all together, nor that a later line has to be the first.
 */
export function brokenIn(draft: readonly DraftLine[], ofReadable: BrokenRule[]): BrokenRule[] {
  const places = draft.flatMap(({ time }, place) => (secondsOf(time) === undefined ? [] : [place]));
  if (places.length === draft.length) return ofReadable;
  return ofReadable.flatMap((fault) => {
    const place = places[fault.index ?? -1];
    return place === undefined || (fault.rule === 'first_at_start' && place > 0) ? [] : [{ ...fault, index: place }];
  });
}

/** The draft with one line's time moved by a few seconds. */
export function nudged(line: DraftLine, seconds: number): DraftLine {
  const start = secondsOf(line.time);
  return start === undefined ? line : { ...line, time: clockTime(Math.max(0, start + seconds)) };
}

/** The draft with a new line after that one, in the middle of what it covers. */
export function withLineAfter(draft: readonly DraftLine[], index: number, durationSeconds: number): DraftLine[] {
  const from = secondsOf(draft[index]?.time ?? '') ?? 0;
  const to = secondsOf(draft[index + 1]?.time ?? '') ?? durationSeconds;
  const id = Math.max(-1, ...draft.map((line) => line.id)) + 1;
  return draft.toSpliced(index + 1, 0, { id, time: clockTime(from + Math.floor((to - from) / 2)), title: '' });
}

/** The draft with a new line at that second, which divides the chapter that covers it; the same where one begins there. */
export function withLineAt(draft: readonly DraftLine[], seconds: number): readonly DraftLine[] {
  const starts = draft.map(({ time }) => secondsOf(time) ?? Number.NaN);
  if (starts.includes(seconds)) return draft;
  const id = Math.max(-1, ...draft.map((line) => line.id)) + 1;
  const place = starts.findLastIndex((start) => start < seconds) + 1;
  return draft.toSpliced(place, 0, { id, time: clockTime(seconds), title: '' });
}

/** Whether two drafts say the same, whatever their lines are known by. */
export const isSameDraft = (one: readonly DraftLine[], other: readonly DraftLine[]) => said(one) === said(other);

/** What is said where the chapters are no longer those that edits were made of. */
export const ofOthers = () => t('video.changedSince');

const said = (draft: readonly DraftLine[]) => JSON.stringify(draft.map(({ time, title }) => [time, title]));
