import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.ts';
import type { paths } from '../api/types.ts';
import { pollingInterval } from '../live/polling-interval.ts';
import { type ListSearch, listFilterOf } from './list-search.ts';

export type VideosPage = paths['/web-api/videos']['get']['responses'][200]['content']['application/json'];
export type ListedVideo = VideosPage['videos'][number];

/** Under which every list of videos is kept. */
export const videosKey = ['videos'];

/** A page of the account's videos, asked for again, since others may be added elsewhere. */
export const videosQuery = (search: ListSearch) =>
  queryOptions({
    queryKey: [...videosKey, listFilterOf(search)],
    queryFn: ({ signal }) => bodyOf(api.GET('/web-api/videos', { params: { query: listFilterOf(search) }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      if (state.status === 'error') return 5000;
      const isInWork = state.data?.videos.some(({ status }) => status === 'processing');
      return pollingInterval(isInWork ? 2000 : 15_000);
    },
  });
