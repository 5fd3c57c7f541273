import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.ts';
import { askAgain } from '../live/ask-again.ts';

/** The account's videos, newest first; asked again, since others may be added elsewhere. */
export const videosQuery = queryOptions({
  queryKey: ['videos'],
  queryFn: async ({ signal }) => (await bodyOf(api.GET('/web-api/videos', { signal }))).videos,
  refetchInterval: ({ state }) => {
    if (state.status === 'error') return 5000;
    return askAgain(state.data?.some((video) => video.status === 'processing') ? 2000 : 15_000);
  },
});
