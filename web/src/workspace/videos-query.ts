import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.ts';
import type { paths } from '../api/types.ts';
import { pollingInterval } from '../live/polling-interval.ts';
import { type ListSearch, listFilterOf } from './list-search.ts';

export type VideosPage = paths['/web-api/videos']['get']['responses'][200]['content']['application/json'];
export type ListedVideo = VideosPage['videos'][number];

/** Under which every list of videos is kept. */
export const videosKey = ['videos'];

/** The account's videos, newest first, as far as they have been asked for; asked again, since others may be added elsewhere. */
export const videosQuery = (search: ListSearch) =>
  infiniteQueryOptions({
    queryKey: [...videosKey, listFilterOf(search)],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = { ...listFilterOf(search), ...(pageParam !== '' && { cursor: pageParam }) };
      return bodyOf(api.GET('/web-api/videos', { params: { query }, signal }));
    },
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ videos }) => videos),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      if (state.status === 'error') return 5000;
      const isInWork = state.data?.pages.some(({ videos }) => videos.some(({ status }) => status === 'processing'));
      return pollingInterval(isInWork ? 2000 : 15_000);
    },
  });
