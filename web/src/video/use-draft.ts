import { useEffect, useRef, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { type DraftLine, draftOf, isSameDraft } from './chapter-draft.ts';
import { historyFor, rememberHistory } from './draft-histories.ts';
import { redone, undone, withStep } from './draft-history.ts';
import { deleteSavedEdits, type SavedEdits, saveEdits, useStoredEdits } from './saved-edits.ts';

/**
 * The chapters of a video while they are written anew. Every change is kept in the browser until it is saved, so leaving in
 * whatever way loses nothing; `kept` are edits that were left unsaved, and from then on those that are kept of this video.
 */
export function useDraft(video: WebVideo, kept: SavedEdits | undefined) {
  const [base, setBase] = useState(() => kept?.base ?? draftOf(video.chapters ?? []));
  const [history, setHistory] = useState(() => historyFor(video.id, kept?.lines ?? base));
  const { lines, past, future } = history;
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  }, [lines]);
  const stored = useStoredEdits(video.id);
  const isChanged = !isSameDraft(lines, base);
  const keep = (now: readonly DraftLine[], of = base) => saveEdits(video.id, { base: of, lines: now, at: Date.now() });
  const show = (next: typeof history) => {
    setHistory(next);
    rememberHistory(video.id, next);
    latest.current = next.lines;
    if (isSameDraft(next.lines, base)) deleteSavedEdits(video.id);
    else keep(next.lines);
  };
  return {
    lines,
    isChanged,
    /** Whether they outlive the page. Another tab may keep other edits in their place, or have saved or discarded them. */
    isStored: stored !== undefined && isSameDraft(stored.lines, lines),
    /** Whether they outlive this form. */
    isHeld: kept !== undefined && isSameDraft(kept.lines, lines),
    /** Whether the video has other chapters than those that they were made of. */
    isOfOthers: !isSameDraft(base, draftOf(video.chapters ?? [])),
    /** `by`: with what, as in a history's steps. */
    change: (next: readonly DraftLine[], by?: unknown) => show(withStep(history, next, by)),
    /** What the last step was made with. */
    lastBy: past.at(-1)?.by,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo() {
      if (past.length === 0) return;
      show(undone(history));
      announce(t('video.undone'));
    },
    redo() {
      if (future.length === 0) return;
      show(redone(history));
      announce(t('video.doneAgain'));
    },
    keep: () => keep(lines),
    /** These chapters were saved as `saved`. True where nothing has been written since; else that goes on being kept. */
    settle(sent: readonly DraftLine[], saved: WebVideo): boolean {
      if (isSameDraft(latest.current, sent)) {
        deleteSavedEdits(video.id);
        return true;
      }
      const now = draftOf(saved.chapters ?? []);
      setBase(now);
      keep(latest.current, now);
      return false;
    },
  };
}
