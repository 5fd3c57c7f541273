import { useSyncExternalStore } from 'react';
import { api, bodyOf } from '../api/client.ts';
import { isNotFound, whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { showError } from '../shell/error-banner.tsx';

export interface DeletableVideo {
  id: string;
  title: string;
  status: 'processing' | 'ready' | 'failed';
}

/** What was deleted at once, one video or several, and comes back together. */
export interface Deletion {
  id: number;
  videos: readonly DeletableVideo[];
  /** A selector of what takes their place on the page, for the keyboard. */
  next: string | undefined;
  /** Until when they can be brought back, in milliseconds by this browser's clock. */
  until: number;
  /** `late`: it was tried, and they could not be brought back. */
  phase: 'deleted' | 'returning' | 'late';
  /** It was tried and nothing was heard: they may be back. */
  isUnheard?: boolean;
}

/** Milliseconds for which the service can bring a video back, less what an answer of its own may take. */
const undoTime = 9500;
/** Videos that one request may name. */
const mostAtOnce = 200;

let deletions: readonly Deletion[] = [];
let made = 0;
const listeners = new Set<() => void>();

function change(next: readonly Deletion[]): void {
  deletions = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was just deleted in this tab, in order. */
export const useDeletions = () => useSyncExternalStore(subscribe, () => deletions);

/** What it means for the minutes. Work goes on while a deletion can be undone, and what is ready then has used them. */
export function minutesWords(videos: readonly Pick<DeletableVideo, 'status'>[]): string {
  const isIn = (status: DeletableVideo['status']) => videos.some((video) => video.status === status);
  if (isIn('processing')) {
    if (videos.length === 1) return t('delete.wasInWork');
    return isIn('ready') ? `${t('delete.noneBack')} ${t('delete.oneInWork')}` : t('delete.oneInWork');
  }
  return isIn('ready') ? t('delete.noneBack') : t('delete.usedNone', { count: videos.length });
}

/** What was deleted, in words: a title, or how many. */
export const nameOf = (videos: readonly DeletableVideo[]): string =>
  videos.length === 1
    ? t('delete.title', { title: videos[0]?.title ?? '' })
    : t('delete.videos', { count: videos.length });

/** Those that are gone already are left out. Throws a `Refusal` where they are not deleted. */
export async function deleteVideos(videos: readonly DeletableVideo[], next?: string): Promise<void> {
  const until = Date.now() + undoTime;
  const ids = new Set<string>();
  try {
    for (const video_ids of inParts(videos)) {
      const { video_ids: deleted } = await bodyOf(api.POST('/web-api/videos/delete', { body: { video_ids } }));
      for (const id of deleted) ids.add(id);
    }
  } finally {
    const own = videos.filter(({ id }) => ids.has(id));
    if (own.length > 0) {
      made += 1;
      change([...deletions, { id: made, videos: own, next, until, phase: 'deleted' }]);
      announce(`${t('delete.deleted', { name: nameOf(own) })} ${minutesWords(own)} ${t('delete.undoable')}`);
    }
  }
}

/**
 * Brings them back, where their time is not over; else they stay a moment to say so. False where nothing was heard: as long as their
 * time lasts it can be tried again.
 */
export async function restoreVideos(deletion: Deletion): Promise<boolean> {
  replace({ ...deletion, phase: 'returning' });
  const { videos } = deletion;
  const back = new Set<string>();
  const missing = () => videos.filter(({ id }) => !back.has(id));
  let late: readonly DeletableVideo[];
  try {
    for (const video_ids of inParts(videos)) {
      const { video_ids: restored } = await bodyOf(api.POST('/web-api/videos/restore', { body: { video_ids } }));
      for (const id of restored) back.add(id);
    }
    // Those that were back before are not brought back again.
    late = deletion.isUnheard ? await goneOf(missing()) : missing();
  } catch (error) {
    late = missing();
    if (!isNotFound(error)) {
      const unheard = { ...deletion, videos: late, isUnheard: true };
      if (Date.now() >= deletion.until) tellLate(unheard);
      else {
        replace({ ...unheard, phase: 'deleted' });
        showError(whyNot(error, t('common.tryAgainSentence')));
      }
      return false;
    }
  }
  if (late.length === 0) {
    forgetDeletion(deletion.id);
    announce(t('delete.back', { name: nameOf(videos), count: videos.length }));
  } else tellLate({ ...deletion, videos: late, isUnheard: false });
  return true;
}

function tellLate(deletion: Deletion): void {
  replace({ ...deletion, phase: 'late', until: Date.now() + 6000 });
  announce(lateWords(deletion.videos));
}

/** Those of them that the service does not have any more. Throws what keeps it from saying so. */
export async function goneOf(videos: readonly DeletableVideo[]): Promise<DeletableVideo[]> {
  const looked = videos.map(async (video) => {
    try {
      await bodyOf(api.GET('/web-api/videos/{video_id}', { params: { path: { video_id: video.id } } }));
      return [];
    } catch (error) {
      if (isNotFound(error)) return [video];
      throw error;
    }
  });
  return (await Promise.all(looked)).flat();
}

export const lateWords = (videos: readonly DeletableVideo[]): string => t('delete.late', { count: videos.length });

/** Says no more of it: its time is over, or somebody has read it. */
export function forgetDeletion(deletionId: number): void {
  change(deletions.filter(({ id }) => id !== deletionId));
}

function replace(deletion: Deletion): void {
  change(deletions.map((one) => (one.id === deletion.id ? deletion : one)));
}

function inParts(videos: readonly DeletableVideo[]): string[][] {
  const ids = videos.map(({ id }) => id);
  return Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, part) =>
    ids.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
  );
}
