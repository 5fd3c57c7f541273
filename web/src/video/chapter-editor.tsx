import { Button as BaseButton } from '@base-ui/react/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { isNotSignedIn, whyNot } from '../api/refusal.ts';
import { announce } from '../shell/announcer.tsx';
import { Button } from '../shell/button.tsx';
import { chaptersOf, type DraftLine, draftOf, isSameDraft, ofOthers, withLineAfter } from './chapter-draft.ts';
import { ChapterFields } from './chapter-fields.tsx';
import { type Step, withStep } from './draft-history.ts';
import { checkQuery, type EditedChapter, newerVideo, saveChapters } from './edit-chapters.ts';
import { LeaveEdits } from './leave-edits.tsx';
import { deleteSavedEdits, type SavedEdits, saveEdits, useStoredEdits } from './saved-edits.ts';
import { useUndoKey } from './use-undo-key.ts';
import { videoQuery } from './video-query.ts';

/** Milliseconds without a key press after which the rules are checked. */
const patience = 250;

const aside =
  'min-h-11 px-1 text-muted hover:text-ink data-disabled:cursor-default data-disabled:opacity-55 sm:pointer-fine:min-h-10';

interface ChapterEditorProps {
  video: WebVideo;
  /** Edits that were left unsaved, to go on with, and from then on those that are kept of this video. */
  kept: SavedEdits | undefined;
  onDone: () => void;
}

/**
 * The chapters where they stand, to be written anew; broken rules are named beside the line that breaks them. Every change
 * is kept in the browser until it is saved, so leaving in whatever way loses nothing.
 */
export function ChapterEditor({ video, kept, onDone }: ChapterEditorProps) {
  const queryClient = useQueryClient();
  const [base] = useState(() => kept?.base ?? draftOf(video.chapters ?? []));
  const [draft, setDraft] = useState<readonly DraftLine[]>(kept?.lines ?? base);
  const isChanged = !isSameDraft(draft, base);
  const stored = useStoredEdits(video.id);
  // Another tab may keep other edits in their place, or have saved or discarded them.
  const isStored = stored !== undefined && isSameDraft(stored.lines, draft);
  const isHeld = kept !== undefined && isSameDraft(kept.lines, draft);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState('');
  const isOfOthers = !saving && !isSameDraft(base, draftOf(video.chapters ?? []));
  useEffect(() => {
    if (isOfOthers) announce(ofOthers);
  }, [isOfOthers]);
  const chapters = chaptersOf(draft);
  const settled = useSettled(chapters);
  const check = useQuery(checkQuery(video.id, settled));
  const isChecked = chapters !== undefined && JSON.stringify(chapters) === JSON.stringify(settled);
  const broken = isChecked ? (check.data?.broken ?? []) : [];
  const isBroken = broken.length > 0;
  const keep = (lines: readonly DraftLine[]) => saveEdits(video.id, { base, lines, at: Date.now() });
  const [past, setPast] = useState<readonly Step[]>([]);
  const show = (lines: readonly DraftLine[]) => {
    setDraft(lines);
    setRefusal('');
    if (isSameDraft(lines, base)) deleteSavedEdits(video.id);
    else keep(lines);
  };
  const change = (next: readonly DraftLine[], by?: unknown) => {
    if (saving) return; // what is typed now would be neither sent nor kept
    setPast(withStep(past, { before: draft, after: next, by }));
    show(next);
  };
  const undo = () => {
    const last = past.at(-1);
    if (!last || saving) return;
    setPast(past.slice(0, -1));
    show(last.before);
    announce('Undone.');
  };
  const form = useUndoKey((field) => {
    // What was typed last is taken back by the browser, word by word.
    if (field && past.at(-1)?.by === field) return false;
    undo();
    return true;
  });
  const leave = () => {
    if (isChanged && !isStored) keep(draft);
    if (isChanged) announce('Your edits are not saved. They are kept until you go on with them or discard them.');
    onDone();
  };
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && !saving) leave();
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!chapters || saving) return;
    if (isBroken) return announce(broken.map(({ message }) => message).join(' '));
    setSaving(true);
    setRefusal('');
    try {
      queryClient.setQueryData(videoQuery(video.id).queryKey, await saveChapters(video, chapters));
      deleteSavedEdits(video.id);
      announce('The chapters are saved.');
      onDone();
    } catch (error) {
      const newer = newerVideo(error);
      if (newer) queryClient.setQueryData(videoQuery(video.id).queryKey, newer);
      else setRefusal(whyNot(error, 'Your edits are still here.')); // of newer ones it is said below
      setSaving(false);
      // Asking for the video leads to the sign-in, and from there back to these edits.
      if (isNotSignedIn(error)) void queryClient.invalidateQueries(videoQuery(video.id));
    }
  };

  return (
    <>
      <form ref={form} data-focus-next="edit-chapters" onSubmit={(event) => void save(event)} onKeyDown={leaveOnEscape}>
        <ol className="mt-3">
          {draft.map((line, index) => (
            <ChapterFields
              key={line.id}
              line={line}
              place={index + 1}
              faults={broken.filter((one) => one.index === index).map(({ message }) => message)}
              isLocked={saving}
              isNew={line.title === '' && line.id >= (video.chapters ?? []).length}
              onChange={(changed, by) => change(draft.with(index, changed), by)}
              onAdd={() => change(withLineAfter(draft, index, video.duration_seconds))}
              onRemove={draft.length > 1 ? () => change(draft.toSpliced(index, 1)) : undefined}
            />
          ))}
        </ol>
        <div className="mt-5 grid gap-3">
          {broken
            .filter(({ index }) => index === null)
            .map(({ message }) => (
              <p key={message} className="text-small">
                {message}
              </p>
            ))}
          {refusal !== '' && !isBroken && (
            <p role="alert" className="text-small">
              {refusal}
            </p>
          )}
          {isOfOthers && <p className="text-small">{ofOthers}</p>}
          {isChanged && (
            <p className="text-small text-muted">
              {isStored
                ? 'Not saved yet. Your edits are kept in this browser until then.'
                : 'Not saved yet, and not kept in this browser: save before you close this page.'}
            </p>
          )}
          <div className="flex flex-wrap gap-x-2 gap-y-1 sm:gap-x-5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:border-t max-lg:bg-paper max-lg:px-5 max-lg:py-3 sm:max-lg:px-8">
            <Button
              type="submit"
              className="max-lg:flex-1"
              disabled={saving || chapters === undefined || isBroken}
              focusableWhenDisabled
            >
              Save chapters
            </Button>
            <BaseButton
              type="button"
              className={aside}
              aria-keyshortcuts="Control+Z Meta+Z"
              disabled={past.length === 0}
              focusableWhenDisabled
              onClick={undo}
            >
              Undo
            </BaseButton>
            <button type="button" className={aside} onClick={leave}>
              Cancel
            </button>
          </div>
        </div>
      </form>
      <LeaveEdits areLostByLink={isChanged && !isHeld} areLostByClosing={isChanged && !isStored} />
    </>
  );
}

/** The chapters once nobody has typed for a moment. */
function useSettled(chapters: EditedChapter[] | undefined): EditedChapter[] | undefined {
  const [settled, setSettled] = useState(chapters);
  const key = JSON.stringify(chapters);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key === undefined ? undefined : JSON.parse(key)), patience);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}
