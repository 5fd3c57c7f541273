import type { MediaRun } from './run-media-tool.ts';

/** Why a file is not taken. `cause` is for the log: it may hold the tool's own words. */
export interface MediaRefusal {
  kind: 'refused';
  reason: 'not_media' | 'no_audio' | 'broken' | 'truncated' | 'too_long' | 'too_much';
  /** For people. */
  detail: string;
  cause: string;
}

/** Nothing is there to read media with. */
export interface MediaToolMissing {
  kind: 'missing';
  /** For the operator. */
  remedy: string;
}

/** What reads media was kept from it, which says nothing against the file: another time it may be read. */
export interface MediaInterrupted {
  kind: 'interrupted';
  /** For the log. */
  cause: string;
}

/** Why nothing came of a file. */
export type MediaFault = MediaRefusal | MediaToolMissing | MediaInterrupted;

const details: Record<MediaRefusal['reason'], string> = {
  not_media: 'This is no audio or video file that can be read. MP4, MOV, WebM, MKV, MP3, M4A, WAV, FLAC and OGG can.',
  no_audio: 'There is no sound in this file, so there is nothing to make chapters of.',
  broken: 'This file is damaged, or its sound is in a form that can not be read. Export it again, as MP4 or MP3.',
  truncated: 'This file ends before it should. Send it again, whole.',
  too_long: 'This file is longer than it may be.',
  too_much:
    'This file takes more time or memory to read than a file of its size should. Export it again, as MP4 or MP3.',
};

export function refuse(reason: MediaRefusal['reason'], cause: string): MediaRefusal {
  return { kind: 'refused', reason, detail: details[reason], cause };
}

/** What it means for the file that a run did not end well. */
export function faultOfRun(run: Exclude<MediaRun, { kind: 'done' }>): MediaFault {
  if (run.kind === 'missing' || run.kind === 'interrupted') return run;
  if (run.kind === 'exceeded') return refuse('too_much', `the limit of ${run.limit} was passed`);
  if (/format not on whitelist|Invalid data found|could not find|moov atom not found/i.test(run.errors)) {
    return refuse('not_media', run.errors);
  }
  return refuse(/cannot allocate|out of memory/i.test(run.errors) ? 'too_much' : 'broken', run.errors);
}
