import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.ts';
import type { paths } from '../api/types.ts';

type SearchPage = paths['/web-api/search']['get']['responses'][200]['content']['application/json'];
export type FoundPassage = SearchPage['passages'][number];

/** Where the account's videos say these words, best first, as far as it has been asked for. */
export const searchQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: ['search', words],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = { q: words, ...(pageParam !== '' && { cursor: pageParam }) };
      return bodyOf(api.GET('/web-api/search', { params: { query }, signal }));
    },
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ passages }) => passages),
    placeholderData: keepPreviousData,
    enabled: words !== '',
  });
