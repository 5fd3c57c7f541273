import { queryOptions, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { api, bodyOf } from '../api/client.ts';
import { Refusal } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { BrokenLink } from './broken-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useEnter } from './session.ts';
import type { Credentials } from './sign-in-form.tsx';
import { SignInSection } from './sign-in-section.tsx';

const route = getRouteApi('/reset');

/** Whose password the link changes, asked before somebody thinks of a new one. */
const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-link', token],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: () => bodyOf(api.POST('/web-api/password/link', { body: { token } })),
  });

/** The landing of a link to a new password. */
export function ResetPage() {
  const { token = '' } = route.useSearch();
  const link = useQuery(linkQuery(token));
  const enter = useEnter();
  const [ended, setEnded] = useState<Error>();
  const failure = ended ?? link.error;
  if (failure) return <BrokenLink error={failure} purpose="reset" onTryAgain={() => void link.refetch()} />;
  if (!link.data) return null;
  const { email } = link.data;
  const send = async ({ password }: Credentials) => {
    try {
      await bodyOf(api.POST('/web-api/password/reset', { body: { token, password } }));
    } catch (error) {
      // The link may have run out, or been used, while the page was open.
      if (error instanceof Refusal && error.code?.startsWith('link_')) return setEnded(error);
      throw error;
    }
    announce(t('reset.done'));
    await enter();
  };
  return (
    <SignInSection title={t('forgot.title')} lead={<p className="wrap-anywhere">{t('reset.for', { email })}</p>}>
      <NewPasswordForm email={email} label={t('reset.change')} doing={t('reset.changing')} send={send} />
    </SignInSection>
  );
}
