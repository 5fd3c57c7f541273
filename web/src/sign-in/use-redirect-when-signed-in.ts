import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sessionQuery } from './session.ts';

/** Leads whoever is signed in already on from a page for those who are not; whether somebody is. */
export function useRedirectWhenSignedIn(next = '/workspace'): boolean {
  const router = useRouter();
  const session = useQuery(sessionQuery);
  const isSignedIn = Boolean(session.data);
  useEffect(() => {
    if (isSignedIn) router.history.replace(next);
  }, [isSignedIn, next, router]);
  return isSignedIn;
}
