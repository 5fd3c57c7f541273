import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isNotSignedIn, Refusal } from './refusal.ts';

/** The cache of everything the server told; `onNotSignedIn` is called when it refuses for want of a session. */
export function createQueryClient(onNotSignedIn: () => void) {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isNotSignedIn(error)) onNotSignedIn();
      },
    }),
    defaultOptions: {
      queries: {
        // Being offline is an answer to show, not a reason to wait in silence.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && !(error instanceof Refusal && error.status < 500),
        retryDelay: 400,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
