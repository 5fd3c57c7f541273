import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountQuery } from '../api/account-query.ts';
import { DeletedBar } from '../deletions/deleted-bar.tsx';
import { followAccountLanguage } from '../i18n/change-language.ts';
import { followChanges } from '../live/follow-changes.ts';
import { keepSeen } from '../offline/device-copy.ts';
import { keepProgram } from '../offline/keep-program.ts';

export { SignOut } from './sign-out.tsx';

/**
 * As long as somebody is signed in pages are in their language, what is shown follows what changes and stays on the device for when there is no connection, and
 * what was just deleted can be brought back.
 */
export function SignedIn({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const { data: account, isFetchedAfterMount } = useQuery(accountQuery);
  // What the device has kept of before may name a language of before.
  const language = isFetchedAfterMount ? account?.interface_language : undefined;
  useEffect(() => {
    if (language !== undefined) followAccountLanguage(language);
  }, [language]);
  useEffect(() => keepSeen(queryClient, email), [queryClient, email]);
  useEffect(keepProgram, []);
  useEffect(() => followChanges(queryClient), [queryClient]);
  return <DeletedBar />;
}
