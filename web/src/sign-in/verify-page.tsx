import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, bodyOf } from '../api/client.ts';
import { announce } from '../shell/announcer.tsx';
import { Button } from '../shell/button.tsx';
import { BrokenLink } from './broken-link.tsx';
import { EntrySection } from './entry-section.tsx';
import { MailNote } from './mail-note.tsx';
import { sessionQuery, useEnter } from './session.ts';

const route = getRouteApi('/verify');

/** After a sign-up: where the link is. With the link: the way in. */
export function VerifyPage() {
  const { token } = route.useSearch();
  return token === undefined ? <LinkIsUnderway /> : <ConfirmAddress token={token} />;
}

function LinkIsUnderway() {
  const email = useLocation({ select: (location) => location.state.email });
  const address = email ? <strong className="font-medium text-ink wrap-anywhere">{email}</strong> : 'your address';
  return (
    <MailNote
      takesFocus
      mailed={
        <>
          <p>A message to {address} is on its way. It says how to go on.</p>
          <p>The link in it works once, within 24 hours.</p>
        </>
      }
      logged={
        <p>
          This Cuemark sends no mail. What it would have sent to {address} is in its log, where whoever runs it can read
          it to you.
        </p>
      }
    >
      <p className="mt-8 text-small text-muted">
        Nothing after a few minutes? Look among the spam, check the address, and{' '}
        <Link to="/sign-up" className="text-link">
          sign up again
        </Link>
        .
      </p>
    </MailNote>
  );
}

/** Goes in by itself, but never from one account into another without being told to. */
function ConfirmAddress({ token }: { token: string }) {
  const session = useQuery(sessionQuery);
  const enter = useEnter();
  const [error, setError] = useState<Error>();
  const asked = useRef('');
  const confirm = useCallback(async () => {
    setError(undefined);
    try {
      await bodyOf(api.POST('/web-api/sign-up/confirm', { body: { token } }));
    } catch (refused) {
      return setError(refused instanceof Error ? refused : new Error(String(refused)));
    }
    announce('Your address is confirmed. This is your Workspace.');
    await enter();
  }, [token, enter]);
  const isFree = session.data === null;
  useEffect(() => {
    if (!isFree || asked.current === token) return;
    asked.current = token; // a link works once, however often the page is drawn
    void confirm();
  }, [isFree, token, confirm]);
  const failure = error ?? session.error;
  if (failure) return <BrokenLink error={failure} purpose="sign-up" onTryAgain={() => void confirm()} />;
  if (session.data && asked.current !== token) {
    const goOn = () => {
      asked.current = token;
      void confirm();
    };
    return (
      <EntrySection
        title="Confirm another address"
        lead={
          <p className="wrap-anywhere">
            You are signed in as {session.data.email}. This link leads into another account.
          </p>
        }
      >
        <p className="mt-8">
          <Button onClick={goOn}>Confirm and change to it</Button>
        </p>
      </EntrySection>
    );
  }
  return (
    <div className="animate-late">
      <EntrySection title="Confirming your address…" />
    </div>
  );
}
