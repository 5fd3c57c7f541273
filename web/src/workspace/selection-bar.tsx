import { Tag, Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDeleteVideos } from '../deletions/use-delete-videos.ts';
import { t } from '../i18n/messages.ts';
import { TagMenu } from '../tags/tag-menu.tsx';
import type { Selection } from './use-selection.ts';

const look =
  'inline-flex min-h-11 items-center gap-2 px-2 font-medium hover:text-ink hover:underline hover:underline-offset-4 sm:pointer-fine:min-h-9';

/** What was just deleted stands above it (deleted-bar.tsx). */
function tellHeight(bar: HTMLElement) {
  const { style } = document.documentElement;
  const watcher = new ResizeObserver(() => style.setProperty('--selection-bar', `${bar.offsetHeight}px`));
  watcher.observe(bar);
  return () => {
    watcher.disconnect();
    style.removeProperty('--selection-bar');
  };
}

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
    const next = '#videos input, #search-titles';
    deletion.mutate({ videos, next }, { onSuccess: selection.clear });
  };
  return (
    <section
      ref={tellHeight}
      aria-label={t('workspace.selectedVideos')}
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
          <p className="me-auto font-medium text-ink tabular-nums">
            {t('workspace.selected', { count: videos.length })}
          </p>
          <button
            ref={tags}
            id="tag-selected"
            type="button"
            aria-expanded={isTagging}
            className={look}
            onClick={() => setTagging(!isTagging)}
          >
            <Tag aria-hidden="true" className="size-4" />
            {t('tags.title')}
          </button>
          <button
            type="button"
            aria-describedby="delete-selected"
            aria-disabled={deletion.isPending}
            className={look}
            onClick={remove}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            {t('common.delete')}
          </button>
          <span id="delete-selected" className="sr-only">
            {t('delete.noneBack')} {t('delete.undoable')}
          </span>
          <button type="button" aria-label={t('workspace.selectNothing')} className={look} onClick={onLeave}>
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      </div>
    </section>
  );
}
