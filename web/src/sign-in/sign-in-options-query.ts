import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.ts';

/** Whether people sign up themselves, whether mail goes out, whether the demo opens from here. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  staleTime: 5 * 60_000,
  queryFn: ({ signal }) => bodyOf(api.GET('/web-api/sign-in-options', { signal })),
});
