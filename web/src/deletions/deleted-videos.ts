import { useSyncExternalStore } from 'react';
import { api, bodyOf } from '../api/client.ts';
import { announce } from '../shell/announcer.tsx';

export interface DeletableVideo {
  id: string;
  title: string;
  status: 'processing' | 'ready' | 'failed';
  /** A selector of what takes its place on the page, for the keyboard. */
  next?: string | undefined;
}

export interface DeletedVideo extends DeletableVideo {
  /** Until when it can be brought back, in milliseconds by this browser's clock. */
  until: number;
  /** `late`: it was tried, and could not be brought back. */
  phase: 'deleted' | 'returning' | 'late';
}

/** Milliseconds for which the service can bring a video back, less what an answer of its own may take. */
const undoTime = 9500;

let deleted: readonly DeletedVideo[] = [];
const listeners = new Set<() => void>();

function change(next: readonly DeletedVideo[]): void {
  deleted = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was just deleted in this tab, in order. */
export const useDeletedVideos = () => useSyncExternalStore(subscribe, () => deleted);

/** What is said before, too. */
export const noneBack = 'A deleted video gives no minutes back.';

/** What it means for the minutes. Work goes on while a deletion can be undone, and what is ready then has used them. */
export function minutesWords({ status }: DeletableVideo): string {
  if (status === 'ready') return noneBack;
  if (status === 'failed') return 'It had used no minutes.';
  return 'It was still in work: its minutes come back, unless its chapters are ready within these ten seconds.';
}

/** Throws a `Refusal` where it is not deleted. */
export async function deleteVideo(video: DeletableVideo): Promise<void> {
  const answer = api.DELETE('/web-api/videos/{video_id}', { params: { path: { video_id: video.id } } });
  await bodyOf(answer.then(({ error, response }) => ({ data: response.ok ? true : undefined, error, response })));
  const own: DeletedVideo = { ...video, until: Date.now() + undoTime, phase: 'deleted' };
  change([...deleted.filter(({ id }) => id !== video.id), own]);
  announce(`Deleted “${video.title}”. ${minutesWords(video)} It can be undone for ten seconds.`);
}

/** Brings it back, where its time is not over; else it stays a moment to say so. */
export async function restoreVideo(video: DeletedVideo): Promise<void> {
  replace({ ...video, phase: 'returning' });
  try {
    const path = { video_id: video.id };
    await bodyOf(api.POST('/web-api/videos/{video_id}/restore', { params: { path }, body: {} }));
    forgetDeleted(video.id);
    announce(`“${video.title}” is back.`);
  } catch {
    replace({ ...video, phase: 'late', until: Date.now() + 6000 });
    announce(lateWords);
  }
}

export const lateWords = 'It could not be brought back: the ten seconds were over, or Cuemark did not answer.';

/** Says no more of it: its time is over, or somebody has read it. */
export function forgetDeleted(videoId: string): void {
  change(deleted.filter(({ id }) => id !== videoId));
}

function replace(video: DeletedVideo): void {
  change(deleted.map((one) => (one.id === video.id ? video : one)));
}
