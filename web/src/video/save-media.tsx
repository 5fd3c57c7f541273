import { useMutation, useQuery } from '@tanstack/react-query';
import { api, bodyOf, type WebVideo } from '../api/client.ts';
import { isRefusal, whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { showError } from '../shell/error-banner.tsx';

/** The file that the video was made of, to be saved with its chapters in it; not offered where it can not hold them. */
export function SaveMedia({ video, className }: { video: WebVideo; className: string }) {
  const describe = (signal?: AbortSignal) =>
    bodyOf(
      api.GET('/web-api/videos/{video_id}/chaptered-media', {
        params: { path: { video_id: video.id } },
        ...(signal && { signal }),
      }),
    );
  const offer = useQuery({
    queryKey: ['video', video.id, 'chaptered-media'],
    queryFn: ({ signal }) => describe(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const asking = useMutation({
    // A download that is refused says nothing on the page: what stands in its way is asked first.
    mutationFn: () => describe(),
    onSuccess() {
      announce(t('saveMedia.begins'));
      window.location.assign(`/web-api/videos/${video.id}/chaptered-media/file`);
    },
    onError: (error) => showError(whyNot(error, t('saveMedia.failed'))),
  });
  // One that could be had at another time is offered, and says so when it is asked for.
  const isPossible = offer.data || (isRefusal(offer.error) && offer.error.status === 503);
  if (!isPossible) return null;
  return (
    <button
      id="save-media"
      type="button"
      aria-labelledby="save-chapters save-media"
      aria-disabled={asking.isPending}
      className={className}
      onClick={() => !asking.isPending && asking.mutate()}
    >
      {offer.data ? t('saveMedia.form', { form: nameOf(offer.data.form) }) : t('saveMedia.file')}
    </button>
  );
}

/** As people write it. */
const nameOf = (form: string) => (form === 'webm' ? 'WebM' : form.toUpperCase());
