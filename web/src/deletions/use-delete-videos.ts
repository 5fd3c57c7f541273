import { useMutation, useQueryClient } from '@tanstack/react-query';
import { whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { forgetVideos } from '../offline/device-copy.ts';
import { showError } from '../shell/error-banner.tsx';
import { type VideosPage, videosKey } from '../workspace/videos-query.ts';
import { type DeletableVideo, deleteVideos } from './deletions.ts';

interface Wanted {
  videos: readonly DeletableVideo[];
  /** A selector of what gets the focus when they can not be brought back any more. */
  next?: string | undefined;
}

/** Deletes videos; their rows go at once. */
export function useDeleteVideos() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ videos, next }: Wanted) => deleteVideos(videos, next),
    onSuccess(_done, { videos }) {
      const ids = new Set(videos.map(({ id }) => id));
      void forgetVideos(ids);
      queryClient.setQueriesData<VideosPage>(
        { queryKey: videosKey },
        (page) => page && { ...page, videos: page.videos.filter(({ id }) => !ids.has(id)) },
      );
    },
    onError: (error, { videos }) => showError(whyNot(error, t('delete.notDeleted', { count: videos.length }))),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: videosKey }),
  });
}
