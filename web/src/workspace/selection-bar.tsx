import { Tag, Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { noneBack } from '../deletions/deletions.ts';
import { useDeleteVideos } from '../deletions/use-delete-videos.ts';
import { TagMenu } from '../tags/tag-menu.tsx';
import type { Selection } from './use-selection.ts';

const look =
  'inline-flex min-h-11 items-center gap-2 px-2 font-medium hover:text-ink hover:underline hover:underline-offset-4 sm:pointer-fine:min-h-9';

/** What can be done to the videos that are selected, at the foot of the window. */
export function SelectionBar({ selection, onLeave }: { selection: Selection; onLeave: () => void }) {
  const { videos } = selection;
  const [isTagging, setTagging] = useState(false);
  const tags = useRef<HTMLButtonElement>(null);
  const deletion = useDeleteVideos();
  const closeTags = () => {
    setTagging(false);
    tags.current?.focus();
  };
  const remove = () => {
    if (deletion.isPending) return;
    const next = '#main [aria-label="Videos"] input, #search-titles';
    deletion.mutate({ videos, next }, { onSuccess: selection.clear });
  };
  return (
    <section
      aria-label="Selected videos"
      className="fixed inset-x-0 bottom-0 z-20 mx-auto w-full max-w-215 px-3 pb-3 sm:px-5 sm:pb-5"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
      }}
    >
      <div className="rounded-md border border-line bg-surface px-4 shadow-[0_4px_16px_rgb(0_0_0/0.12)]">
        {isTagging && (
          <div className="border-b border-line">
            <TagMenu
              videos={videos}
              onChange={(tag, isGiven) =>
                selection.retag(({ tags: had }) => {
                  const others = had.filter(({ id }) => id !== tag.id);
                  return isGiven ? [...others, tag] : others;
                })
              }
              onClose={closeTags}
            />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-2 py-1 text-small text-muted">
          <p className="me-auto font-medium text-ink tabular-nums">{videos.length} selected</p>
          <button
            ref={tags}
            id="tag-selected"
            type="button"
            aria-expanded={isTagging}
            className={look}
            onClick={() => setTagging(!isTagging)}
          >
            <Tag aria-hidden="true" className="size-4" />
            Tags
          </button>
          <button
            type="button"
            aria-describedby="delete-selected"
            aria-disabled={deletion.isPending}
            className={look}
            onClick={remove}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            Delete
          </button>
          <span id="delete-selected" className="sr-only">
            {noneBack} It can be undone for ten seconds.
          </span>
          <button type="button" aria-label="Select nothing" className={look} onClick={onLeave}>
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      </div>
    </section>
  );
}
