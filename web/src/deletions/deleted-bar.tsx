import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { focusWhenShown, handsFocusTo } from '../shell/focus-when-shown.ts';
import { deleteSavedEdits } from '../video/saved-edits.ts';
import { videosKey } from '../workspace/videos-query.ts';
import {
  type DeletedVideo,
  forgetDeleted,
  lateWords,
  minutesWords,
  restoreVideo,
  useDeletedVideos,
} from './deleted-videos.ts';

/** What was just deleted, at the foot of the window, each with its way back as long as there is one. */
export function DeletedBar() {
  const deleted = useDeletedVideos();
  if (deleted.length === 0) return null;
  return (
    <section
      aria-label="Just deleted"
      className="fixed inset-x-0 bottom-0 z-20 mx-auto w-full max-w-215 px-3 pb-3 sm:px-5 sm:pb-5"
    >
      <ul className="max-h-[60svh] divide-y divide-line overflow-y-auto rounded-md border border-line bg-surface px-4 shadow-[0_4px_16px_rgb(0_0_0/0.12)]">
        {deleted.map((video) => (
          <DeletedEntry key={video.id} video={video} />
        ))}
      </ul>
    </section>
  );
}

function DeletedEntry({ video }: { video: DeletedVideo }) {
  const queryClient = useQueryClient();
  const undo = useRef<HTMLButtonElement>(null);
  const seconds = useSecondsLeft(video);
  const handsOn = useMemo(
    () => handsFocusTo(['[aria-label^="Undo deleting"]', ...(video.next ? [video.next] : []), '#main'].join(', ')),
    [video.next],
  );
  // The row that had the focus is gone.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  const bringBack = async () => {
    await restoreVideo(video);
    await queryClient.invalidateQueries({ queryKey: videosKey });
    await queryClient.invalidateQueries({ queryKey: ['video', video.id] });
    if (!document.activeElement?.matches('input, textarea'))
      focusWhenShown(`#main li a[href="/workspace/${video.id}"]`);
  };
  return (
    <li ref={handsOn} className="flex items-center gap-4 py-2 text-small">
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0">
          <span className="shrink-0">Deleted “</span>
          <bdi className="truncate">{video.title}</bdi>
          <span className="shrink-0">”.</span>
        </p>
        <p className="text-muted">{video.phase === 'late' ? lateWords : minutesWords(video)}</p>
      </div>
      {video.phase !== 'late' && (
        <p className="flex shrink-0 items-center">
          <button
            ref={undo}
            type="button"
            aria-label={`Undo deleting ${video.title}`}
            aria-disabled={video.phase === 'returning'}
            className="min-h-11 px-2 font-medium text-accent underline underline-offset-4 sm:pointer-fine:min-h-9"
            onClick={() => video.phase === 'deleted' && void bringBack()}
          >
            Undo
          </button>
          <span aria-hidden="true" className="times min-w-[4ch] text-muted">
            {seconds} s
          </span>
        </p>
      )}
    </li>
  );
}

/** Whole seconds until its time is over, when it is forgotten. The service's clock runs on, whatever somebody points at. */
function useSecondsLeft({ id, until, phase }: DeletedVideo): number {
  const [seconds, setSeconds] = useState(() => Math.ceil((until - Date.now()) / 1000));
  useEffect(() => {
    if (phase === 'returning') return;
    const tick = () => {
      const left = until - Date.now();
      if (left <= 0) {
        forgetDeleted(id);
        deleteSavedEdits(id);
      }
      setSeconds(Math.max(0, Math.ceil(left / 1000)));
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [id, until, phase]);
  return seconds;
}
