import { hashKey, QueryCache, QueryClient } from '@tanstack/react-query';
import { fallBack } from '../offline/fall-back.ts';
import { sessionQuery } from '../sign-in/session.ts';
import { isNotSignedIn, Refusal } from './refusal.ts';

/**
 * The cache of everything the server told; `onNotSignedIn` is called when it refuses for want of a session, `onNobody` when it
 * says that nobody is signed in.
 */
export function createQueryClient(onNotSignedIn: () => void, onNobody: () => void) {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isNotSignedIn(error)) onNotSignedIn();
      },
      onSuccess: (data, { queryHash }) => {
        if (data === null && queryHash === hashKey(sessionQuery.queryKey)) onNobody();
      },
    }),
    defaultOptions: {
      queries: {
        // Being offline is an answer to show, not a reason to wait in silence.
        networkMode: 'always',
        persister: fallBack,
        retry: (failures, error) =>
          failures < 1 && navigator.onLine && !(error instanceof Refusal && error.status < 500),
        retryDelay: 400,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
