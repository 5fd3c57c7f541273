import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePageTitle } from '../shell/page-title.ts';
import { forgetAccount, sessionQuery } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';

const route = getRouteApi('/sign-in');

export function SignInPage() {
  usePageTitle('Sign in');
  const { next } = route.useSearch();
  const router = useRouter();
  const queryClient = useQueryClient();
  const session = useQuery(sessionQuery);
  const signedIn = Boolean(session.data);
  useEffect(() => {
    if (signedIn) router.history.replace(next ?? '/workspace');
  }, [signedIn, next, router]);
  const onSignedIn = async () => {
    forgetAccount(queryClient);
    await queryClient.invalidateQueries(sessionQuery);
  };
  if (signedIn) return null;
  return (
    <section className="mx-auto max-w-88 pt-[4vh] sm:pt-[10vh]">
      <h1 className="font-serif text-title">Sign in</h1>
      <p className="mt-2 text-muted">
        {next ? 'Then you go on to the page you asked for.' : 'Your videos and their chapters.'}
      </p>
      <SignInForm onSignedIn={onSignedIn} />
    </section>
  );
}
