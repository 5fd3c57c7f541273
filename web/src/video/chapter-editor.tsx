import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { Refusal } from '../api/refusal.ts';
import { announce } from '../shell/announcer.tsx';
import { Button } from '../shell/button.tsx';
import { chaptersOf, type DraftLine, draftOf, withLineAfter } from './chapter-draft.ts';
import { ChapterFields } from './chapter-fields.tsx';
import { checkQuery, type EditedChapter, saveChapters } from './edit-chapters.ts';
import { videoQuery } from './video-query.ts';

/** Milliseconds without a key press after which the rules are checked. */
const patience = 250;

/** The chapters where they stand, to be written anew; broken rules are named beside the line that breaks them. */
export function ChapterEditor({ video, onDone }: { video: WebVideo; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<DraftLine[]>(() => draftOf(video.chapters ?? []));
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState('');
  const chapters = chaptersOf(draft);
  const settled = useSettled(chapters);
  const check = useQuery(checkQuery(video.id, settled));
  const isChecked = chapters !== undefined && JSON.stringify(chapters) === JSON.stringify(settled);
  const broken = isChecked ? (check.data?.broken ?? []) : [];
  const change = (index: number, line: DraftLine) => setDraft((before) => before.with(index, line));

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!chapters || saving) return;
    setSaving(true);
    setRefusal('');
    try {
      queryClient.setQueryData(videoQuery(video.id).queryKey, await saveChapters(video.id, chapters));
      announce('The chapters are saved.');
      onDone();
    } catch (error) {
      setRefusal(error instanceof Refusal ? error.message : 'Cuemark does not answer. Your edits are still here.');
      setSaving(false);
    }
  };

  return (
    <form
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
      }}
    >
      <ol className="mt-3">
        {draft.map((line, index) => (
          <ChapterFields
            key={line.id}
            line={line}
            place={index + 1}
            faults={broken.filter((one) => one.index === index).map(({ message }) => message)}
            isNew={line.title === '' && line.id >= (video.chapters ?? []).length}
            onChange={(changed) => change(index, changed)}
            onAdd={() => setDraft(withLineAfter(draft, index, video.duration_seconds))}
            onRemove={draft.length > 1 ? () => setDraft(draft.toSpliced(index, 1)) : undefined}
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
        {refusal !== '' && (
          <p role="alert" className="text-small">
            {refusal}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            look="quiet"
            disabled={saving || chapters === undefined || (isChecked && broken.length > 0)}
          >
            Save chapters
          </Button>
          <button type="button" className="min-h-11 px-3 text-muted hover:text-ink sm:min-h-10" onClick={onDone}>
            Cancel
          </button>
        </div>
      </div>
    </form>
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
