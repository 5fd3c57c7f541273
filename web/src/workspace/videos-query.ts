import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.ts';

/** The account's videos, newest first; asked again while any of them is being worked on. */
export const videosQuery = queryOptions({
  queryKey: ['videos'],
  queryFn: async ({ signal }) => (await bodyOf(api.GET('/web-api/videos', { signal }))).videos,
  refetchInterval: ({ state }) => {
    if (!state.data?.some((video) => video.status === 'processing')) return false;
    return state.status === 'error' ? 5000 : 2000;
  },
});
