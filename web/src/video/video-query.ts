import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.ts';
import { pollingInterval } from '../live/polling-interval.ts';

/** One video; asked again while it is being worked on, every second where changes are not told, less often while nobody answers. */
export const videoQuery = (videoId: string) =>
  queryOptions({
    queryKey: ['video', videoId],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/web-api/videos/{video_id}', { params: { path: { video_id: videoId } }, signal })),
    refetchInterval: ({ state }) => {
      if (state.data?.status !== 'processing') return false;
      return state.status === 'error' ? 5000 : pollingInterval(1000);
    },
  });
