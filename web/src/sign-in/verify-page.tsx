import { queryOptions, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { api, bodyOf } from '../api/client.ts';
import { Refusal } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { announce } from '../shell/announcer.tsx';
import { BrokenLink } from './broken-link.tsx';
import { MailNote } from './mail-note.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { sessionQuery, useEnter } from './session.ts';
import type { Credentials } from './sign-in-form.tsx';
import { SignInSection } from './sign-in-section.tsx';

const route = getRouteApi('/verify');
/** Refusals after which the link leads nowhere. */
const endings = /^(link_.*|email_taken|sign_up_closed)$/;

/** After a sign-up: where the link is. With the link: the way in. */
export function VerifyPage() {
  const { token } = route.useSearch();
  return token === undefined ? <LinkIsUnderway /> : <BeginAccount token={token} />;
}

function LinkIsUnderway() {
  const email = useLocation({ select: (location) => location.state.email });
  const address = email ? (
    <strong className="font-medium text-ink wrap-anywhere">{email}</strong>
  ) : (
    <span>{t('verify.yourAddress')}</span>
  );
  return (
    <MailNote
      takesFocus
      mailed={
        <>
          <p>
            <Sentence id="verify.mailed" slots={{ address }} />
          </p>
          <p>{t('verify.worksOnce')}</p>
        </>
      }
      logged={
        <p>
          <Sentence id="verify.logged" slots={{ address }} />
        </p>
      }
    >
      <p className="mt-8 text-small text-muted">
        <Sentence id="verify.nothing" slots={{ link: <Link to="/sign-up" className="text-link" /> }} />
      </p>
    </MailNote>
  );
}

/** Whose account the link begins, asked before somebody thinks of a password. */
const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['sign-up-link', token],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: () => bodyOf(api.POST('/web-api/sign-up/link', { body: { token } })),
  });

/** The password is chosen here and not at sign-up: only whoever reads the mail of the address knows it. */
function BeginAccount({ token }: { token: string }) {
  const session = useQuery(sessionQuery);
  const link = useQuery(linkQuery(token));
  const enter = useEnter();
  const [ended, setEnded] = useState<Error>();
  const failure = ended ?? link.error;
  if (failure) return <BrokenLink error={failure} purpose="sign-up" onTryAgain={() => void link.refetch()} />;
  if (!link.data || session.isPending) return null;
  const { email } = link.data;
  const send = async ({ password }: Credentials) => {
    try {
      await bodyOf(api.POST('/web-api/sign-up/confirm', { body: { token, password } }));
    } catch (error) {
      // The link may have run out, or been used, while the page was open.
      if (error instanceof Refusal && endings.test(error.code ?? '')) return setEnded(error);
      throw error;
    }
    announce(t('verify.done'));
    await enter();
  };
  return (
    <SignInSection
      title={t('verify.choosePassword')}
      lead={
        <p className="wrap-anywhere">
          {session.data && session.data.email !== email
            ? t('verify.other', { signedIn: session.data.email, email })
            : t('verify.confirmed', { email })}
        </p>
      }
    >
      <NewPasswordForm email={email} label={t('verify.begin')} doing={t('verify.beginning')} send={send} />
    </SignInSection>
  );
}
