import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isNotFound, whyNot } from '../api/refusal.ts';
import { showError } from '../shell/error-banner.tsx';
import { type VideosPage, videosKey } from '../workspace/videos-query.ts';
import { type DeletableVideo, deleteVideo } from './deleted-videos.ts';

/** Deletes a video; its row goes at once.. */
export function useDeleteVideo() {
  const queryClient = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const remove = async (video: DeletableVideo): Promise<boolean> => {
    setDeleting(true);
    try {
      await deleteVideo(video).catch((error: unknown) => {
        if (!isNotFound(error)) throw error; // it was deleted elsewhere
      });
      queryClient.setQueriesData<InfiniteData<VideosPage>>({ queryKey: videosKey }, (data) => without(data, video.id));
      void queryClient.invalidateQueries({ queryKey: videosKey });
      return true;
    } catch (error) {
      showError(whyNot(error, 'The video was not deleted.'));
      return false;
    } finally {
      setDeleting(false);
    }
  };
  return { remove, isDeleting };
}

function without(data: InfiniteData<VideosPage> | undefined, videoId: string) {
  return (
    data && {
      ...data,
      pages: data.pages.map((page) => ({ ...page, videos: page.videos.filter(({ id }) => id !== videoId) })),
    }
  );
}
