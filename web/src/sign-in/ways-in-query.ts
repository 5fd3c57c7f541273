import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.ts';

/** Whether people sign up themselves, whether mail goes out, whether the demo opens from here. */
export const waysInQuery = queryOptions({
  queryKey: ['ways-in'],
  staleTime: 5 * 60_000,
  queryFn: ({ signal }) => bodyOf(api.GET('/web-api/ways-in', { signal })),
});
