import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from './client.ts';

/** Plan and balance of whoever is signed in. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => bodyOf(api.GET('/web-api/account', { signal })),
});
