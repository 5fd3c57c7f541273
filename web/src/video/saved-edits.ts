import { useMemo, useSyncExternalStore } from 'react';
import type { DraftLine } from './chapter-draft.ts';

/** Chapters that are being written anew and are not saved. */
export interface SavedEdits {
  /** The chapters that they were made of. */
  base: readonly DraftLine[];
  lines: readonly DraftLine[];
  /** When they were made, in milliseconds. */
  at: number;
}

const prefix = 'cuemark.edits.';
/** What the browser does not keep lasts until the page is closed. */
const here = new Map<string, string>();
const listeners = new Set<() => void>();

/** Keeps them in this browser until they are saved or discarded. */
export function saveEdits(videoId: string, edits: SavedEdits): void {
  const text = JSON.stringify(edits);
  const isStored = tryStorage(() => localStorage.setItem(prefix + videoId, text));
  if (isStored) here.delete(videoId);
  else here.set(videoId, text);
  tell();
}

/** They are saved or discarded, or their video is gone. */
export function deleteSavedEdits(videoId: string): void {
  here.delete(videoId);
  tryStorage(() => localStorage.removeItem(prefix + videoId));
  tell();
}

/** Edits of a video that were left unsaved, in whichever tab. */
export function useSavedEdits(videoId: string): SavedEdits | undefined {
  const text = useSyncExternalStore(subscribe, () => textOf(videoId));
  return useMemo(() => editsIn(text), [text]);
}

/** Edits of a video that outlive the page: those that were made last, in whichever tab. */
export function useStoredEdits(videoId: string): SavedEdits | undefined {
  const text = useSyncExternalStore(subscribe, () => storedTextOf(videoId));
  return useMemo(() => editsIn(text), [text]);
}

/** Whether there are edits of any video that nobody has saved. */
export const holdsEdits = () => here.size > 0 || storedNames().length > 0;

/** Whoever signs out takes what they wrote with them. */
export function deleteAllSavedEdits(): void {
  here.clear();
  for (const name of storedNames()) tryStorage(() => localStorage.removeItem(name));
  tell();
}

const textOf = (videoId: string) => here.get(videoId) ?? storedTextOf(videoId);

function storedTextOf(videoId: string): string | null {
  let text: string | null = null;
  tryStorage(() => {
    text = localStorage.getItem(prefix + videoId);
  });
  return text;
}

function editsIn(text: string | null): SavedEdits | undefined {
  try {
    const { base, lines, at } = JSON.parse(text ?? '{}') as Partial<SavedEdits>;
    return Array.isArray(base) && Array.isArray(lines) && typeof at === 'number' ? { base, lines, at } : undefined;
  } catch {
    return undefined;
  }
}

function storedNames(): string[] {
  let names: string[] = [];
  tryStorage(() => {
    names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  });
  return names;
}

function tryStorage(use: () => void): boolean {
  try {
    use();
    return true;
  } catch {
    return false; // a browser that keeps nothing, or is full
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
