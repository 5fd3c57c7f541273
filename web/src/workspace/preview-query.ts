import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.ts';
import { Refusal } from '../api/refusal.ts';

/** What a link leads to, and what it would cost; nothing is charged. */
export const previewQuery = (url: string) =>
  queryOptions({
    queryKey: ['preview', url],
    enabled: url !== '',
    staleTime: 60_000,
    // Forgotten with its link: the same one another time may be in the Workspace by then, and the minutes used.
    gcTime: 0,
    retry: (failures, error) => !(error instanceof Refusal) && failures < 2,
    queryFn: ({ signal }) => bodyOf(api.GET('/web-api/preview', { params: { query: { url } }, signal })),
  });
