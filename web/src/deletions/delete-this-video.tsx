import { t } from '../i18n/messages.ts';
import { focusWhenShown } from '../shell/focus-when-shown.ts';
import { useGoOn } from '../shell/use-go-on.ts';
import type { DeletableVideo } from './deletions.ts';
import { useDeleteVideos } from './use-delete-videos.ts';

/** At the end of a video's page: deletes it, and leads to the Workspace, where it can be undone. */
export function DeleteThisVideo({ video }: { video: DeletableVideo }) {
  const goOnFrom = useGoOn();
  const deletion = useDeleteVideos();
  const leave = async () => {
    const goOn = goOnFrom();
    // What goes wrong is told by the banner.
    const isDeleted = await deletion.mutateAsync({ videos: [video] }).then(
      () => true,
      () => false,
    );
    if (!isDeleted || !(await goOn({ to: '/workspace' }))) return;
    requestAnimationFrame(() => focusWhenShown('[data-undo]')); // before what is at the beginning of the page
  };
  return (
    <p className="mt-16 border-t border-line pt-4 text-small text-muted print:hidden">
      <button
        type="button"
        aria-disabled={deletion.isPending}
        className="min-h-11 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-accent sm:pointer-fine:min-h-8"
        onClick={() => !deletion.isPending && void leave()}
      >
        {t('delete.thisVideo')}
      </button>
      <span className="ms-4">
        {video.status === 'ready' && t('delete.noneBack')} {t('delete.undoable')}
      </span>
    </p>
  );
}
