import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../i18n/messages.ts';
import { focusWhenShown, handsFocusTo } from '../shell/focus-when-shown.ts';
import { forgetWrittenAbout } from '../shell/forget-written.ts';
import { videosKey } from '../workspace/videos-query.ts';
import {
  type Deletion,
  forgetDeletion,
  goneOf,
  lateWords,
  minutesWords,
  nameOf,
  restoreVideos,
  useDeletions,
} from './deletions.ts';

/** What was just deleted, at the foot of the window, each with its way back as long as there is one. */
export function DeletedBar() {
  const deletions = useDeletions();
  if (deletions.length === 0) return null;
  return (
    <section
      aria-label={t('delete.justDeleted')}
      className="fixed inset-x-0 bottom-[var(--selection-bar,0px)] z-20 mx-auto w-full max-w-215 px-3 pb-3 sm:px-5 sm:pb-5"
    >
      <ul className="max-h-[60svh] divide-y divide-line overflow-y-auto rounded-md border border-line bg-surface px-4 shadow-[0_4px_16px_rgb(0_0_0/0.12)]">
        {deletions.map((deletion) => (
          <DeletedEntry key={deletion.id} deletion={deletion} />
        ))}
      </ul>
    </section>
  );
}

function DeletedEntry({ deletion }: { deletion: Deletion }) {
  const { videos, next, phase } = deletion;
  const one = videos.length === 1 ? videos[0] : undefined;
  const queryClient = useQueryClient();
  const undo = useRef<HTMLButtonElement>(null);
  const seconds = useSecondsLeft(deletion);
  const handsOn = useMemo(() => handsFocusTo(['[data-undo]', ...(next ? [next] : []), '#main'].join(', ')), [next]);
  // The row that had the focus is gone.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  const bringBack = async () => {
    const isHeard = await restoreVideos(deletion);
    await queryClient.invalidateQueries({ queryKey: videosKey });
    await Promise.all(videos.map(({ id }) => queryClient.invalidateQueries({ queryKey: ['video', id] })));
    if (isHeard && !document.activeElement?.matches('input, textarea'))
      focusWhenShown(`#main li a[href="/workspace/${videos[0]?.id}"]`);
  };
  return (
    <li ref={handsOn} className="flex items-center gap-4 py-2 text-small">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate">
          {t('delete.deleted', { name: nameOf(videos) })}
        </p>
        <p className="text-muted">{phase === 'late' ? lateWords(videos) : minutesWords(videos)}</p>
      </div>
      {phase !== 'late' && (
        <p className="flex shrink-0 items-center">
          <button
            ref={undo}
            type="button"
            data-undo=""
            aria-label={t('delete.undoOf', { name: one?.title ?? nameOf(videos) })}
            aria-disabled={phase === 'returning'}
            className="min-h-11 px-2 font-medium text-accent underline underline-offset-4 sm:pointer-fine:min-h-9"
            onClick={() => phase === 'deleted' && void bringBack()}
          >
            {t('delete.undo')}
          </button>
          <span aria-hidden="true" className="times min-w-[4ch] text-muted">
            {t('delete.secondsLeft', { seconds })}
          </span>
        </p>
      )}
    </li>
  );
}

/** What was written about them is of no use any more, where they are known to be gone. */
async function forgetWhatWasWritten({ videos, isUnheard }: Deletion): Promise<void> {
  const gone = isUnheard ? await goneOf(videos).catch(() => []) : videos;
  for (const { id } of gone) forgetWrittenAbout(id);
}

/** Whole seconds until its time is over, when it is forgotten. The service's clock runs on, whatever somebody points at. */
function useSecondsLeft(deletion: Deletion): number {
  const { id, until, phase } = deletion;
  const [seconds, setSeconds] = useState(() => Math.ceil((until - Date.now()) / 1000));
  useEffect(() => {
    if (phase === 'returning') return;
    const tick = () => {
      const left = until - Date.now();
      if (left <= 0) {
        forgetDeletion(id);
        void forgetWhatWasWritten(deletion);
      }
      setSeconds(Math.max(0, Math.ceil(left / 1000)));
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [id, until, phase, deletion]);
  return seconds;
}
