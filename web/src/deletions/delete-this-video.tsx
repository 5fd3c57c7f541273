import { useRouter } from '@tanstack/react-router';
import { type DeletableVideo, noneBack } from './deleted-videos.ts';
import { useDeleteVideo } from './use-delete-video.ts';

/** At the end of a video's page: deletes it, and leads to the Workspace, where it can be undone. */
export function DeleteThisVideo({ video }: { video: DeletableVideo }) {
  const router = useRouter();
  const { remove, isDeleting } = useDeleteVideo();
  const leave = async () => {
    if (await remove(video)) await router.navigate({ to: '/workspace' });
  };
  return (
    <p className="mt-16 border-t border-line pt-4 text-small text-muted print:hidden">
      <button
        type="button"
        aria-disabled={isDeleting}
        className="min-h-11 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-accent sm:pointer-fine:min-h-8"
        onClick={() => !isDeleting && void leave()}
      >
        Delete this video
      </button>
      <span className="ms-4">{video.status === 'ready' && noneBack} It can be undone for ten seconds.</span>
    </p>
  );
}
