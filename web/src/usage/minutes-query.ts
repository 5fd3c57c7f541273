import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.ts';
import type { paths } from '../api/types.ts';

type Body = paths['/web-api/minutes']['get']['responses'][200]['content']['application/json'];
export type Entry = Body['entries'][number];

/** What happened to the account's minutes, newest first. */
export const minutesQuery = queryOptions({
  queryKey: ['minutes'],
  queryFn: async ({ signal }) => (await bodyOf(api.GET('/web-api/minutes', { signal }))).entries,
});
